import Foundation
import SashBus
import SashSemantics

// All that is shown at once, so that a client need not ask for each thing.
extension AssistiveServer {
  private static let itemSignature = "((so)(so)(so)iiassusau)"

  func answerCache(_ call: Bus.Call) -> Bus.Answer {
    guard call.interface == "org.a11y.atspi.Cache", call.member == "GetItems" else {
      if call.interface == "org.freedesktop.DBus.Properties", call.member == "Get" {
        return .values([.variant(.uint(1))])
      }
      return .unknown
    }
    for window in windows { refresh(window) }
    return .values([.array(of: Self.itemSignature, withAll(.application).map(cacheItem))])
  }

  /// What a client keeps of an object.
  func cacheItem(_ object: AssistiveObject) -> BusValue {
    let parent: BusValue =
      if case .application = object, let desktop {
        .tuple([.string(desktop.name), .path(desktop.path)])
      } else {
        reference(self.parent(of: object))
      }
    var description = ""
    if case .element(let element, _, _) = object { description = element.assistiveDescription }
    return .tuple([
      reference(object.path), reference(AssistivePath.root), parent, .int(index(of: object)),
      .int(childCount(of: object)), .strings(object.interfaces.map(\.rawValue)), .string(object.name),
      .uint(object.role.rawValue), .string(description),
      .array(of: "u", object.states.words.map { .uint($0) }),
    ])
  }
}
