import Foundation

/// Bodies for what sources declare with `@NSManaged`: the compiler leaves them to the runtime of Objective-C.
///
/// - Missing: members that are private, of nested classes, or of types that are no common ones and no types of the module.
struct ManagedMembers {
  private struct Member {
    let owner: String
    let declaration: String
  }

  private var members: [Member] = []
  private var kinds: [String: String] = [:]
  private(set) var messages: [String] = []
  private let module: String

  /// `classes` are those that are written for models.
  init(module: String, sources: [URL], classes: [String]) {
    self.module = module
    for name in classes { kinds[name] = "C" }
    for source in sources {
      if let text = try? String(contentsOf: source, encoding: .utf8) { read(text, source.lastPathComponent) }
    }
  }

  // MARK: Reading

  private mutating func read(_ text: String, _ file: String) {
    var (owner, depth, isManaged): (String?, Int, Bool) = (nil, 0, false)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let code = String(line.range(of: "//").map { line[..<$0.lowerBound] } ?? line)
      let words = code.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }).map(String.init)
      if depth == 0,
        let index = words.firstIndex(where: { ["class", "struct", "enum", "extension"].contains($0) }),
        index + 1 < words.count
      {
        let name = words[index + 1]
        owner = name
        if words[index] != "extension" {
          kinds[name] = ["class": "C", "struct": "V", "enum": "O"][words[index]]!
        }
      }
      if code.contains("@NSManaged") || isManaged {
        let declaration = code.replacingOccurrences(of: "@NSManaged", with: "").trimmingCharacters(
          in: .whitespaces)
        // The attribute may stand on a line of its own.
        isManaged = !words.contains("var") && !words.contains("func")
        if !isManaged, let owner {
          if words.contains("private") && !code.contains("private(set)") || words.contains("fileprivate") {
            messages.append("\(file): @NSManaged members cannot be private here: \(declaration)")
          } else if depth == 1 {
            members.append(Member(owner: owner, declaration: declaration))
          }
        }
      }
      depth += code.filter { $0 == "{" }.count - code.filter { $0 == "}" }.count
    }
  }

  // MARK: Writing

  mutating func code() -> String {
    var lines: [String] = []
    for (number, member) in members.enumerated() {
      guard let body = write(member, number) else {
        messages.append(
          "@NSManaged \(member.declaration) of \(member.owner) has a type that is not known here")
        continue
      }
      lines += ["extension \(member.owner) {"] + body + ["}"]
    }
    return lines.isEmpty
      ? "" : "import CoreData\nimport Foundation\n\n" + lines.joined(separator: "\n") + "\n"
  }

  private func write(_ member: Member, _ number: Int) -> [String]? {
    func mangling() -> Mangling { Mangling(module: module, class: member.owner, kinds: kinds) }
    if let range = member.declaration.range(of: "var ") {
      let parts = member.declaration[range.upperBound...].split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      let name = parts[0].trimmingCharacters(in: .whitespaces).replacingOccurrences(of: "`", with: "")
      let type = parts[1].filter { !$0.isWhitespace && $0 != ";" }
      var (getter, setter) = (mangling(), mangling())
      guard let get = getter.accessor(name, type: type, "g"), let set = setter.accessor(name, type: type, "s")
      else { return nil }
      let plain = type.hasSuffix("!") ? type.dropLast() + "?" : type
      return [
        "  @_silgen_name(\"\(get)\") final func _managed_get_\(number)() -> \(plain) { _value(\"\(name)\") }",
        "  @_silgen_name(\"\(set)\") final func _managed_set_\(number)(_ value: __owned \(plain)) { _setValue(\"\(name)\", value) }",
      ]
    }
    guard let start = member.declaration.range(of: "func "),
      let open = member.declaration.firstIndex(of: "("),
      let close = member.declaration.lastIndex(of: ")")
    else { return nil }
    let name = member.declaration[start.upperBound..<open].trimmingCharacters(in: .whitespaces)
    let parameters = member.declaration[member.declaration.index(after: open)..<close].split(separator: ",")
      .map {
        parameter -> (label: String, type: String) in
        let parts = parameter.split(separator: ":", maxSplits: 1)
        let label = parts[0].split(separator: " ").first.map(String.init) ?? "_"
        return (label, parts.count > 1 ? parts[1].filter { !$0.isWhitespace } : "")
      }
    var mangled = mangling()
    guard !parameters.isEmpty, let symbol = mangled.method(name, parameters) else { return nil }
    func key(_ prefix: String) -> String {
      let rest = name.dropFirst(prefix.count)
      return rest.prefix(1).lowercased() + rest.dropFirst()
    }
    let list = parameters.enumerated().map { "\($1.label == "_" ? "_" : $1.label) value\($0): \($1.type)" }
      .joined(separator: ", ")
    let body: String
    if name.hasPrefix("addTo"), parameters.count == 1 {
      body = "_add(\"\(key("addTo"))\", value0)"
    } else if name.hasPrefix("removeFrom"), parameters.count == 1 {
      body =
        parameters[0].label == "at" && parameters[0].type == "Int"
        ? "_remove(\"\(key("removeFrom"))\", at: value0)" : "_remove(\"\(key("removeFrom"))\", value0)"
    } else if name.hasPrefix("insertInto"), parameters.count == 2, parameters[1].type == "Int" {
      body = "_insert(\"\(key("insertInto"))\", value0, at: value1)"
    } else if name.hasPrefix("replace"), parameters.count == 2, parameters[0].type == "Int" {
      body = "_remove(\"\(key("replace"))\", at: value0); _insert(\"\(key("replace"))\", value1, at: value0)"
    } else {
      body = "fatalError(\"\(name) of indexes is not there; use single objects\")"
    }
    return ["  @_silgen_name(\"\(symbol)\") final func _managed_call_\(number)(\(list)) { \(body) }"]
  }
}
