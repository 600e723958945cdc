import Foundation
import SashBus
import SashDisplay
import SashSemantics

// What is chosen of what is in a container.
extension AssistiveServer {
  func chosen(in object: AssistiveObject) -> [AssistiveObject] {
    children(of: object).filter { $0.states.contains(.selected) }
  }

  func answerSelection(_ call: Bus.Call, _ object: AssistiveObject) -> [BusValue]? {
    let children = children(of: object)
    let index = call.number(0) ?? -1
    func element(_ list: [AssistiveObject]) -> SemanticsElement? {
      guard list.indices.contains(index), case .element(let element, _, _) = list[index] else { return nil }
      return element
    }
    switch call.member {
    case "GetSelectedChild":
      let chosen = chosen(in: object)
      return [chosen.indices.contains(index) ? reference(chosen[index]) : nowhere]
    case "IsChildSelected": return [.bool(element(children)?.traits.contains(.selected) ?? false)]
    case "SelectChild":
      guard case .element(_, _, let window) = object else { return [.bool(false)] }
      return [.bool(choose(element(children), window))]
    case "DeselectChild": return [.bool(leave(element(children)))]
    case "DeselectSelectedChild": return [.bool(leave(element(chosen(in: object))))]
    case "SelectAll": return [.bool(change(.all, in: object) { $0.isMultiple })]
    case "ClearSelection": return [.bool(change(.none, in: object) { $0.canBeEmpty })]
    default: return nil
    }
  }

  /// Has one of several things chosen, beside what is chosen already where that can be. False if it cannot be.
  func choose(_ element: SemanticsElement?, _ window: AssistiveWindow) -> Bool {
    guard let element, element.isEnabled else { return false }
    if element.traits.contains(.selected) { return true }
    if let choice = element.properties.choice, choice.isMultiple {
      afterwards { choice.change(.add) }
    } else {
      afterwards { AssistiveServer.perform(.activate, element, window) }
    }
    return true
  }

  /// Has a thing not be chosen any more. False if another one is to be chosen for that.
  func leave(_ element: SemanticsElement?) -> Bool {
    guard let element, element.isEnabled, let choice = element.properties.choice, choice.canBeEmpty else {
      return false
    }
    if element.traits.contains(.selected) { afterwards { choice.change(.remove) } }
    return true
  }

  private func change(
    _ change: SemanticsChoice.Change, in object: AssistiveObject, if isPossible: (SemanticsChoice) -> Bool
  ) -> Bool {
    guard case .element(let element, _, _) = object, let choice = element.childChoice, isPossible(choice)
    else {
      return false
    }
    afterwards { choice.change(change) }
    return true
  }
}

extension SemanticsElement {
  /// How those are chosen that are in it; nil where none can be, or by being pressed only.
  var childChoice: SemanticsChoice? {
    for child in children where child.isEnabled { if let choice = child.properties.choice { return choice } }
    return nil
  }
}
