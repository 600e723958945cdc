import Foundation
import SashBus
import SashSemantics

// What is chosen of what is in a container.
extension AssistiveServer {
  func chosen(in object: AssistiveObject) -> [AssistiveObject] {
    children(of: object).filter { $0.states.contains(.selected) }
  }

  func answerSelection(_ call: Bus.Call, _ object: AssistiveObject) -> [BusValue]? {
    let children = children(of: object)
    let index = call.number(0) ?? -1
    let child = children.indices.contains(index) ? children[index] : nil
    switch call.member {
    case "GetSelectedChild":
      let chosen = chosen(in: object)
      return [chosen.indices.contains(index) ? reference(chosen[index]) : nowhere]
    case "IsChildSelected": return [.bool(child?.states.contains(.selected) ?? false)]
    case "SelectChild":
      guard let child, case .element(let element, _, let window) = child, element.isEnabled else {
        return [.bool(false)]
      }
      if !child.states.contains(.selected) {
        afterwards { AssistiveServer.perform(.activate, element, window) }
      }
      return [.bool(true)]
    // Which of several things is chosen changes by choosing another one.
    case "DeselectChild", "DeselectSelectedChild", "SelectAll", "ClearSelection": return [.bool(false)]
    default: return nil
    }
  }
}
