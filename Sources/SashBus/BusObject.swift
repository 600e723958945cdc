/// An object that other programs see on a bus: interfaces with properties, methods and signals.
///
/// What every object has (`Properties`, `Introspectable`, `Peer`) is answered of what the interfaces say of themselves.
@MainActor package final class BusObject {
  package struct Property {
    let name: String
    let signature: String
    let value: () -> BusValue
    package init(_ name: String, _ signature: String, _ value: @escaping () -> BusValue) {
      (self.name, self.signature, self.value) = (name, signature, value)
    }
  }
  package struct Method {
    let name: String
    let input: String
    let output: String
    let answer: (Bus.Call) -> Bus.Answer
    package init(
      _ name: String, _ input: String = "", returns output: String = "",
      _ answer: @escaping (Bus.Call) -> Bus.Answer
    ) { (self.name, self.input, self.output, self.answer) = (name, input, output, answer) }
  }
  package struct Interface {
    let name: String
    let properties: [Property]
    let methods: [Method]
    /// Names, and what each says.
    let signals: KeyValuePairs<String, String>
    package init(
      _ name: String, properties: [Property] = [], methods: [Method] = [],
      signals: KeyValuePairs<String, String> = [:]
    ) { (self.name, self.properties, self.methods, self.signals) = (name, properties, methods, signals) }
  }

  package let path: String
  private let interfaces: [Interface]
  package init(_ path: String, _ interfaces: [Interface]) {
    (self.path, self.interfaces) = (path, interfaces)
  }

  /// Shows the object on a bus.
  package func serve(on bus: Bus) { bus.serve(below: path) { [self] in answer($0) } }

  package func answer(_ call: Bus.Call) -> Bus.Answer {
    guard call.path == path else { return .unknown }
    switch call.interface {
    case "org.freedesktop.DBus.Properties": return answerProperties(call)
    case "org.freedesktop.DBus.Introspectable": return .values([.string(introspection)])
    default:
      let wanted = interfaces.filter { call.interface.isEmpty || $0.name == call.interface }
      guard let method = wanted.lazy.flatMap(\.methods).first(where: { $0.name == call.member }) else {
        return .unknown
      }
      return method.answer(call)
    }
  }

  private func answerProperties(_ call: Bus.Call) -> Bus.Answer {
    guard let interface = interfaces.first(where: { $0.name == call.text(0) }) else { return .unknown }
    switch call.member {
    case "GetAll":
      return .values([
        .dictionary(of: "v", interface.properties.map { ($0.name, .variant($0.value())) })
      ])
    case "Get":
      guard let property = interface.properties.first(where: { $0.name == call.text(1) }) else {
        return .failure(
          name: "org.freedesktop.DBus.Error.UnknownProperty",
          message: "no \(call.text(1) ?? "property") in \(interface.name)")
      }
      return .values([.variant(property.value())])
    default:
      return .failure(
        name: "org.freedesktop.DBus.Error.PropertyReadOnly", message: "nothing here can be set from outside")
    }
  }

  private var introspection: String {
    func arguments(_ signature: String, _ direction: String) -> String {
      BusValue.types(in: signature).map { "<arg type=\"\($0)\"\(direction)/>" }.joined()
    }
    let described = interfaces.map { interface in
      "<interface name=\"\(interface.name)\">"
        + interface.properties.map {
          "<property name=\"\($0.name)\" type=\"\($0.signature)\" access=\"read\"/>"
        }.joined()
        + interface.methods.map {
          "<method name=\"\($0.name)\">" + arguments($0.input, " direction=\"in\"")
            + arguments($0.output, " direction=\"out\"") + "</method>"
        }.joined()
        + interface.signals.map { "<signal name=\"\($0.key)\">" + arguments($0.value, "") + "</signal>" }
        .joined() + "</interface>"
    }
    return "<node>" + described.joined() + "</node>"
  }
}

extension BusValue {
  /// The complete types that a signature is made of: `iay(ss)` is `i`, `ay`, `(ss)`.
  package static func types(in signature: String) -> [String] {
    var (types, current, depth) = ([String](), "", 0)
    for letter in signature {
      current.append(letter)
      if "({".contains(letter) { depth += 1 }
      if ")}".contains(letter) { depth -= 1 }
      if depth == 0, letter != "a" {
        types.append(current)
        current = ""
      }
    }
    return types
  }
}
