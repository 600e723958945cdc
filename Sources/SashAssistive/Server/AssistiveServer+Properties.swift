import Foundation
import SashBus
import SashSemantics

// The standard interfaces of D-Bus, which sd-bus leaves to whoever answers for whole trees.
extension AssistiveServer {
  func answerProperties(_ call: Bus.Call, _ object: AssistiveObject) -> Bus.Answer {
    guard let name = call.text(0), let interface = AssistiveInterface(rawValue: name),
      object.interfaces.contains(interface)
    else {
      return .failure(
        name: "org.freedesktop.DBus.Error.UnknownInterface", message: "no such interface at \(call.path)")
    }
    switch call.member {
    case "Get":
      guard let property = call.text(1), let value = propertyValue(property, interface, object) else { break }
      return .values([.variant(value)])
    case "GetAll":
      let entries = interface.properties.compactMap { property in
        propertyValue(property, interface, object).map { (property, BusValue.variant($0)) }
      }
      return .values([.dictionary(of: "v", entries)])
    case "Set":
      guard let property = call.text(1), call.arguments.count > 2,
        set(property, interface, object, call.arguments[2])
      else { break }
      return .values([])
    default: break
    }
    return .failure(
      name: "org.freedesktop.DBus.Error.UnknownProperty",
      message: "no property \(call.text(1) ?? "") of \(name) at \(call.path)")
  }

  private func propertyValue(
    _ name: String, _ interface: AssistiveInterface, _ object: AssistiveObject
  ) -> BusValue? {
    if name == "version" { return .uint(1) }
    switch interface {
    case .accessible: return accessibleProperty(name, object)
    case .application: return applicationProperty(name)
    case .value: return valueProperty(name, object)
    case .action: return name == "NActions" ? .int(actions(of: object).count) : nil
    case .text: return textProperty(name, object)
    case .selection: return name == "NSelectedChildren" ? .int(chosen(in: object).count) : nil
    case .table: return tableProperty(name, object)
    case .tableCell: return cellProperty(name, object)
    case .component, .editableText, .collection: return nil
    }
  }

  private func set(
    _ name: String, _ interface: AssistiveInterface, _ object: AssistiveObject, _ value: BusValue
  ) -> Bool {
    switch (interface, name) {
    case (.application, "Id"):
      number = Int32(clamping: value.number ?? 0)
      return true
    case (.value, "CurrentValue"):
      guard let number = value.real else { return false }
      return setNumber(number, object)
    default: return false
    }
  }

  /// For people who look at the bus.
  func answerIntrospection(_ object: AssistiveObject) -> Bus.Answer {
    let lines = object.interfaces.map { "<interface name=\"\($0.rawValue)\"/>" }
    return .values([.string("<node>" + lines.joined() + "</node>")])
  }
}

extension AssistiveInterface {
  var properties: [String] {
    switch self {
    case .accessible:
      ["Name", "Description", "Parent", "ChildCount", "Locale", "AccessibleId", "HelpText", "version"]
    case .application: ["ToolkitName", "ToolkitVersion", "Version", "AtspiVersion", "InterfaceVersion", "Id"]
    case .value: ["MinimumValue", "MaximumValue", "MinimumIncrement", "CurrentValue", "Text", "version"]
    case .action: ["NActions", "version"]
    case .text: ["CharacterCount", "CaretOffset", "version"]
    case .selection: ["NSelectedChildren", "version"]
    case .table: ["NRows", "NColumns", "Caption", "Summary", "NSelectedRows", "NSelectedColumns", "version"]
    case .tableCell: ["ColumnSpan", "Position", "RowSpan", "Table", "version"]
    case .component, .editableText, .collection: ["version"]
    }
  }
}
