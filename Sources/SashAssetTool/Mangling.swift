import Foundation

/// The compiler's name of a member of a class, as far as `@NSManaged` declarations need it.
///
/// - Source: swift/docs/ABI/Mangling.rst.
struct Mangling {
  private(set) var text = "$s"
  private var words: [String] = []
  private let module: String
  private let ownClass: String
  /// What kind of type a name of the module is: `C`, `V` or `O`.
  private let kinds: [String: String]

  init(module: String, class name: String, kinds: [String: String]) {
    (self.module, ownClass, self.kinds) = (module, name, kinds)
    identifier(module)
    identifier(name)
    text += "C"
  }

  /// The name of a property's getter (`g`) or setter (`s`), nil if its type is not known.
  mutating func accessor(_ name: String, type: String, _ kind: String) -> String? {
    identifier(name)
    guard self.type(type) else { return nil }
    text += "v" + kind
    return text
  }

  /// The name of a method without result, nil if a type is not known.
  mutating func method(_ name: String, _ parameters: [(label: String, type: String)]) -> String? {
    identifier(name)
    if parameters.allSatisfy({ $0.label == "_" }) {
      text += "y"
    } else {
      for parameter in parameters {
        if parameter.label == "_" { text += "_" } else { identifier(parameter.label) }
      }
    }
    text += "y"
    let isTuple = parameters.count > 1 || parameters[0].label != "_"
    for (index, parameter) in parameters.enumerated() {
      guard type(parameter.type) else { return nil }
      if isTuple, index == 0 { text += "_" }
    }
    text += isTuple ? "tF" : "F"
    return text
  }

  // MARK: Types

  private static let short: [String: String] = [
    "String": "SS", "Int": "Si", "Bool": "Sb", "Double": "Sd", "Float": "Sf", "TimeInterval": "Sd",
  ]
  private static let known: [String: (module: String, kind: String)] = {
    var all: [String: (String, String)] = [:]
    for name in ["Date", "Data", "UUID", "URL", "Decimal"] { all[name] = ("FoundationEssentials", "V") }
    for name in [
      "NSSet", "NSOrderedSet", "NSNumber", "NSDecimalNumber", "NSObject", "NSData", "NSDate", "NSString",
      "NSArray",
      "NSDictionary", "NSURL", "NSUUID", "NSMutableSet", "NSMutableOrderedSet", "NSAttributedString",
    ] { all[name] = ("Foundation", "C") }
    for name in ["NSManagedObject", "NSManagedObjectID"] { all[name] = ("CoreData", "C") }
    for name in ["Int8", "Int16", "Int32", "Int64", "UInt16", "UInt32", "UInt64"] { all[name] = ("s", "V") }
    return all
  }()

  private mutating func type(_ name: String) -> Bool {
    if name.hasSuffix("?") || name.hasSuffix("!") {
      guard type(String(name.dropLast())) else { return false }
      text += "Sg"
      return true
    }
    if name.hasPrefix("["), name.hasSuffix("]"), !name.contains(":") {
      text += "Say"
      guard type(String(name.dropFirst().dropLast())) else { return false }
      text += "G"
      return true
    }
    if name.hasPrefix("Set<"), name.hasSuffix(">") {
      text += "Shy"
      guard type(String(name.dropFirst(4).dropLast())) else { return false }
      text += "G"
      return true
    }
    if let short = Self.short[name] {
      text += short
      return true
    }
    if name == ownClass {
      text += "AC"
      return true
    }
    if let kind = kinds[name] {
      text += "AA"
      identifier(name)
      text += kind
      return true
    }
    guard let (module, kind) = Self.known[name] else { return false }
    if module == "s" { text += "s" } else { identifier(module) }
    identifier(name)
    text += kind
    return true
  }

  // MARK: Identifiers

  /// Words that appeared before are told by their place.
  private mutating func identifier(_ name: String) {
    let letters = Array(name)
    var found: [(position: Int, word: Int, count: Int)] = []
    var start: Int?
    for position in 0...letters.count {
      let letter = position < letters.count ? letters[position] : nil
      if let begin = start,
        letter == nil || letter == "_" || (!letters[position - 1].isUppercase && letter!.isUppercase)
      {
        let word = String(letters[begin..<position])
        if let index = words.firstIndex(of: word) {
          found.append((begin, index, word.count))
        } else if word.count >= 2, words.count < 26 {
          words.append(word)
        }
        start = nil
      }
      if start == nil, let letter, letter != "_", !letter.isNumber { start = position }
    }
    if !found.isEmpty { text += "0" }
    var position = 0
    for (number, replaced) in found.enumerated() {
      if position < replaced.position {
        text += "\(replaced.position - position)" + String(letters[position..<replaced.position])
      }
      position = replaced.position + replaced.count
      let isLast = number == found.count - 1
      text += String(UnicodeScalar(UInt8(replaced.word) + (isLast ? 65 : 97)))
      if isLast, position == letters.count { text += "0" }
    }
    if position < letters.count { text += "\(letters.count - position)" + String(letters[position...]) }
  }
}
