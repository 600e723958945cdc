import Foundation
import SwiftParser
import SwiftSyntax

/// Makes copies of sources that say what needs the runtime of Objective-C in words that work without it.
///
/// Copies keep the lines of what they are made of. A file that needs no change has no copy.
/// Methods that selectors may name come into a table in their class (`_SelectorTable` of SashFoundation).
///
/// - Missing: extensions of classes of other modules that override other members than `ReplaceableMembers`, optional requirements of protocols with results, `#selector(getter:)`,
///   methods of classes themselves and of generic classes in tables.
public struct SourceTranslator {
  public struct Result {
    public var texts: [URL: String] = [:]
    public var notices: [ProjectNotice] = []
  }

  private let sources: [(url: URL, text: String)]

  /// - Parameter sources: All files of a module.
  public init(_ sources: [(url: URL, text: String)]) { self.sources = sources }

  /// What a file has that may need a translation. The others are not even parsed.
  private static let signs = [
    "@objc", "@IB", "#selector", "#keyPath", "@UIApplicationMain", "@NSApplicationMain", "@nonobjc",
    "@GKInspectable", "import Darwin", "observeValue(forKeyPath",
    "os(iOS)", "Selector(", "targetEnvironment(simulator)", "@NSCopying", "getObjectValue(",
    "isPartialStringValid(", "editingString(", "attributedString(for", SourceRewriter.configurations,
  ]

  public func translate() -> Result {
    var files = sources.filter { source in
      Self.signs.contains { source.text.contains($0) } || Self.mayOverride(source.text)
    }
    .map { ParsedSource(url: $0.url, text: $0.text) }
    let overridden = files.reduce(into: Set<String>()) {
      $0.formUnion(ExtensionOverride.classes(in: $1.tree))
    }
    if !overridden.isEmpty {
      let known = Set(files.map(\.url))
      files += sources.filter { source in
        !known.contains(source.url) && overridden.contains { source.text.contains("class \($0)") }
      }.map { ParsedSource(url: $0.url, text: $0.text) }
    }
    let owners = files.flatMap(\.owners)
    let classes = Set(owners.filter { !$0.isExtension }.map(\.name))
    let scopes = SelectorScopes(owners)
    var names: Set<String> = []
    for file in files { names.formUnion(SelectorMentions(scopes).names(in: file.tree)) }
    // Told by name of what an object observes.
    names.insert(Self.observation.own)
    let optional = files.reduce(into: Set<String>()) { $0.formUnion(OptionalRequirements.names(in: $1.tree)) }
    var result = Result()
    let rewriters = files.map { file in
      let rewriter = SourceRewriter(file, scopes, optional, classes)
      rewriter.walk(file.tree)
      result.notices += rewriter.notices
      return rewriter
    }
    var moved = Dictionary(grouping: rewriters.flatMap(\.overrides), by: \.className)
    for (file, rewriter) in zip(files, rewriters) {
      var edits = rewriter.edits
      for (number, owner) in file.owners.enumerated() {
        if !owner.isExtension, let overrides = moved.removeValue(forKey: owner.name) {
          edits.insert(" " + overrides.map { "; \($0.declaration) " }.joined(), at: owner.end)
        }
        guard let table = Self.table(owner, number, names, file, &result.notices) else { continue }
        edits.insert((file.endsLine(at: owner.end) ? "" : ";") + table, at: owner.end)
      }
      if !edits.isEmpty { result.texts[file.url] = edits.applied(to: file.text) }
    }
    return result
  }

  /// What `observeValue(forKeyPath:of:change:context:)` is called by its words, and what it is called.
  private static let observation = (
    own: "observeValueForKeyPath:of:change:context:",
    apples: "observeValueForKeyPath:ofObject:change:context:"
  )

  private static func mayOverride(_ text: String) -> Bool {
    text.contains("extension ") && text.contains("override ")
  }

  /// The table of the methods of a class or an extension, on one line.
  private static func table(
    _ owner: MethodCollector.Owner, _ number: Int, _ names: Set<String>, _ file: ParsedSource,
    _ notices: inout [ProjectNotice]
  ) -> String? {
    var rows: [String] = []
    for method in owner.methods where method.isMarked || names.contains(method.selector) {
      // Nobody can tell whether a method without a table is ever called by name, unless its name is written somewhere.
      if let obstacle = method.obstacle ?? owner.obstacle {
        if names.contains(method.selector) {
          notices.append(
            ProjectNotice(
              "\(method.selector) cannot be found by its selector here: \(method.base) \(obstacle)",
              file: file.url.path,
              line: file.line(method.position)))
        }
        continue
      }
      let arguments = method.labels.enumerated().map { "\($1 == "_" ? "" : $1 + ": ")$1(\($0))" }
        .joined(separator: ", ")
      // A closure has to mention its parameters.
      let call = "try ($0 as! \(owner.name)).`\(method.base)`(\(arguments))"
      let body = method.labels.isEmpty ? "_ = $1; return \(call)" : call
      let selector = method.selector == observation.own ? observation.apples : method.selector
      rows.append("_SelectorMethod(\(owner.name).self, \"\(selector)\") { \(body) }")
    }
    // Files of Interface Builder set outlets by their names, as Objective-C does.
    for name in owner.outlets where owner.obstacle == nil {
      let setter = "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
      rows.append(
        "_SelectorMethod(\(owner.name).self, \"\(setter)\") { ($0 as! \(owner.name)).`\(name)` = try $1(0); return nil }"
      )
    }
    if rows.isEmpty { return nil }
    return
      " nonisolated enum _SashSelectors\(number): _SelectorTable { nonisolated static var _selectors: [_SelectorMethod] "
      + "{ [\(rows.joined(separator: ", "))] } } "
  }
}

/// A file that was parsed.
struct ParsedSource {
  let url: URL
  let text: String
  let tree: SourceFileSyntax
  let owners: [MethodCollector.Owner]
  private let lines: SourceLocationConverter

  init(url: URL, text: String) {
    (self.url, self.text) = (url, text)
    tree = Parser.parse(source: text)
    lines = SourceLocationConverter(fileName: url.path, tree: tree)
    let collector = MethodCollector(viewMode: .sourceAccurate)
    collector.walk(tree)
    owners = collector.owners
  }

  /// Whether a declaration may stand at a place without a sign between it and what is before it.
  func endsLine(at position: AbsolutePosition) -> Bool {
    let before = text.utf8.prefix(position.utf8Offset).last {
      $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t")
    }
    return before == nil || before == UInt8(ascii: "\n") || before == UInt8(ascii: "{")
      || before == UInt8(ascii: ";")
  }
  func line(_ position: AbsolutePosition) -> Int { lines.location(for: position).line }
}
