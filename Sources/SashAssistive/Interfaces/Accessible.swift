import Foundation
import SashBus
import SashDisplay
import SashSemantics

// What everything is: name, kind, states, and what is around.
extension AssistiveServer {
  func answerAccessible(_ call: Bus.Call, _ object: AssistiveObject) -> [BusValue]? {
    switch call.member {
    case "GetChildAtIndex":
      let children = children(of: object)
      guard let index = call.number(0), children.indices.contains(index) else { return [nowhere] }
      return [reference(children[index])]
    case "GetChildren": return [.array(of: "(so)", children(of: object).map { reference($0) })]
    case "GetIndexInParent": return [.int(index(of: object))]
    case "GetRelationSet": return [.array(of: "(ua(so))", relations(of: object))]
    case "GetRole": return [.uint(object.role.rawValue)]
    case "GetRoleName": return [.string(object.role.name)]
    case "GetLocalizedRoleName": return [.string(localizedRole(of: object))]
    case "GetState": return [.array(of: "u", object.states.words.map { .uint($0) })]
    case "GetAttributes": return [.words(attributes(of: object))]
    case "GetApplication": return [reference(AssistivePath.root)]
    case "GetInterfaces": return [.strings(object.interfaces.map(\.rawValue))]
    default: return nil
    }
  }

  func accessibleProperty(_ name: String, _ object: AssistiveObject) -> BusValue? {
    switch name {
    case "Name": return .string(object.name)
    case "Description", "HelpText":
      guard case .element(let element, _, _) = object else { return .string("") }
      return .string(name == "HelpText" ? element.properties.hint ?? "" : element.assistiveDescription)
    case "Parent":
      if case .application = object {
        guard let desktop else { return nowhere }
        return .tuple([.string(desktop.name), .path(desktop.path)])
      }
      return reference(parent(of: object))
    case "ChildCount": return .int(childCount(of: object))
    case "Locale": return .string(AssistiveServer.locale)
    case "AccessibleId":
      guard case .element(let element, _, _) = object else { return .string("") }
      return .string(element.identifier)
    default: return nil
    }
  }

  /// As the C library names it: `de_DE`.
  static let locale = Locale.current.identifier.replacingOccurrences(of: "-", with: "_")

  private func attributes(of object: AssistiveObject) -> [(String, String)] {
    guard case .element(let element, _, _) = object else { return [("toolkit", "Sash")] }
    return element.assistiveAttributes
  }

  private func localizedRole(of object: AssistiveObject) -> String {
    if case .element(let element, _, _) = object, element.role == .toggle { return "switch" }
    return object.role.name
  }

  /// The others of which only one is chosen.
  private func relations(of object: AssistiveObject) -> [BusValue] {
    guard object.role == .radioButton, let group = parent(of: object) else { return [] }
    let members = children(of: group).filter { $0.role == .radioButton }
    // - Source: `ATSPI_RELATION_MEMBER_OF` is 5.
    return [.tuple([.uint(5), .array(of: "(so)", members.map { reference($0) })])]
  }

  // MARK: The application

  func answerApplication(_ call: Bus.Call) -> [BusValue]? {
    switch call.member {
    case "GetLocale": [.string(AssistiveServer.locale)]
    case "GetApplicationBusAddress": [.string("")]
    default: nil
    }
  }
  func applicationProperty(_ name: String) -> BusValue? {
    switch name {
    case "ToolkitName": .string("Sash")
    case "ToolkitVersion", "Version": .string("1.0")
    case "AtspiVersion": .string("2.1")
    case "InterfaceVersion": .uint(1)
    case "Id": .int(number)
    default: nil
    }
  }
}
