import Foundation
import SashBus
import SashDisplay
import SashSemantics

// What can be done.
extension AssistiveServer {
  func actions(of object: AssistiveObject) -> [(kind: SemanticsAction.Kind, name: String, title: String)] {
    if case .element(let element, _, _) = object { element.assistiveActions } else { [] }
  }

  func answerAction(_ call: Bus.Call, _ object: AssistiveObject) -> [BusValue]? {
    let actions = actions(of: object)
    let action = call.number(0).flatMap { actions.indices.contains($0) ? actions[$0] : nil }
    switch call.member {
    case "GetName": return [.string(action?.name ?? "")]
    case "GetLocalizedName": return [.string(action?.title ?? "")]
    case "GetDescription", "GetKeyBinding": return [.string("")]
    case "GetActions":
      return [.array(of: "(sss)", actions.map { .tuple([.string($0.title), .string(""), .string("")]) })]
    case "DoAction":
      guard let action, case .element(let element, _, let window) = object, element.isEnabled else {
        return [.bool(false)]
      }
      afterwards { AssistiveServer.perform(action.kind, element, window) }
      return [.bool(true)]
    default: return nil
    }
  }

  /// Does what an element does; a press on what says nothing of that is a tap.
  static func perform(_ kind: SemanticsAction.Kind, _ element: SemanticsElement, _ window: AssistiveWindow) {
    if !element.perform(kind), kind == .activate, element.isEnabled {
      window.subject?.tap(at: element.activationPoint)
    }
  }
}
