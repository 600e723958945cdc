import Foundation
import SashBus
import SashDisplay
import SashSemantics

// Numbers within bounds.
extension AssistiveServer {
  func valueProperty(_ name: String, _ object: AssistiveObject) -> BusValue? {
    guard case .element(let element, _, _) = object, let range = element.properties.range else { return nil }
    switch name {
    case "MinimumValue": return .double(range.least)
    case "MaximumValue": return .double(range.most)
    case "MinimumIncrement": return .double(range.step)
    case "CurrentValue": return .double(range.current)
    case "Text": return .string(element.properties.value ?? "")
    default: return nil
    }
  }

  /// Steps that are made at most to come to a number.
  private static let mostSteps = 100

  func setNumber(_ number: Double, _ object: AssistiveObject) -> Bool {
    guard case .element(let element, _, _) = object, element.isEnabled, number.isFinite,
      let range = element.properties.range
    else { return false }
    let goal = min(max(number, range.least), range.most)
    if let set = element.properties.setNumber {
      set(goal)
      return true
    }
    guard range.step > 0 else { return false }
    let kind: SemanticsAction.Kind = goal > range.current ? .increment : .decrement
    guard element.actions.contains(where: { $0.kind == kind }) else { return false }
    let steps = Int(min((abs(goal - range.current) / range.step).rounded(), Double(Self.mostSteps)))
    for _ in 0..<steps { element.perform(kind) }
    return true
  }
}
