import SwiftSyntax

/// An override that stands in an extension: Swift has it in the class. It stays where it is under another name, and the class gets
/// one that calls it.
struct ExtensionOverride {
  let className: String
  /// The override, on one line, for the class.
  let declaration: String
  /// The word that goes, and the name that gets another.
  let word: DeclModifierSyntax
  let name: TokenSyntax
  /// The name with its labels: `hitTest(_:with:)`.
  let fullName: String
  var newName: String { "_sash_\(name.text.filter { $0 != "`" })" }

  /// Nil for a member that overrides nothing or cannot be told apart by its name.
  init?(_ member: DeclSyntax, of node: ExtensionDeclSyntax) {
    guard let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers,
      let word = modifiers.first(where: { $0.name.text == "override" })
    else { return nil }
    self.word = word
    className = node.extendedType.trimmedDescription
    let access = ["public", "open", "package", "internal", "fileprivate", "private"]
    var words = modifiers.map(\.trimmedDescription)
    if !words.contains(where: access.contains) {
      words += node.modifiers.map(\.trimmedDescription).filter { access.contains($0) && $0 != "private" }
    }
    let isOfType = words.contains("class") || words.contains("static")
    let owner = isOfType ? "Self." : "self."
    let front = words.joined(separator: " ")

    if let function = member.as(FunctionDeclSyntax.self) {
      let parameters = function.signature.parameterClause.parameters
      guard function.genericParameterClause == nil, !parameters.contains(where: { $0.ellipsis != nil }) else {
        return nil
      }
      name = function.name
      let labels = parameters.map { $0.firstName.text + ":" }.joined()
      fullName = "\(function.name.text)(\(labels))"
      let arguments = parameters.map { parameter in
        let label = parameter.firstName.text
        let value = (parameter.secondName ?? parameter.firstName).text
        let sign = parameter.type.trimmedDescription.hasPrefix("inout") ? "&" : ""
        return label == "_" ? sign + value : "\(label): \(sign)\(value)"
      }
      let effects = function.signature.effectSpecifiers
      let marks =
        (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
      declaration =
        "\(front) func \(name.text)\(Self.line(function.signature)) { "
        + "\(marks)\(owner)_sash_\(name.text.filter { $0 != "`" })(\(arguments.joined(separator: ", "))) }"
    } else if let variable = member.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, let type = binding.typeAnnotation,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self), let block = binding.accessorBlock
    {
      (name, fullName) = (pattern.identifier, pattern.identifier.text)
      let inner = "\(owner)_sash_\(name.text.filter { $0 != "`" })"
      var isSet = false
      if case .accessors(let accessors) = block.accessors {
        isSet = accessors.contains { $0.accessorSpecifier.text == "set" }
        // Observers are of the class's own property.
        if accessors.contains(where: { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }) {
          return nil
        }
      }
      declaration =
        "\(front) var \(name.text)\(Self.line(type)) { "
        + (isSet ? "get { \(inner) } set { \(inner) = newValue } }" : "\(inner) }")
    } else {
      return nil
    }
  }

  /// Whether the class is UIKit's, and has the member done by an extension.
  var canReplace: Bool { ReplaceableMembers.known[className]?.contains(fullName) == true }

  private static func line(_ node: some SyntaxProtocol) -> String {
    node.trimmedDescription.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// The classes that extensions of a file override members of.
  static func classes(in tree: SourceFileSyntax) -> Set<String> {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.names
  }
  private final class Finder: SyntaxVisitor {
    var names: Set<String> = []
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.memberBlock.members.contains(where: { ExtensionOverride($0.decl, of: node) != nil }) {
        names.insert(node.extendedType.trimmedDescription)
      }
      return .skipChildren
    }
  }
}
