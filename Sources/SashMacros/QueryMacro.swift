import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Puts a `Query` behind a property: `@Query private var items: [Item]`.
struct QueryMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let name = try parts(declaration, node)?.name else { return [] }
    if isPreviewed(declaration) {
      return ["get { preconditionFailure(\"A query that is @Previewable is one of the preview's view.\") }"]
    }
    return ["get { _\(raw: name).wrappedValue }"]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let (name, type, element) = try parts(declaration, node), !isPreviewed(declaration) else {
      return []
    }
    let arguments = node.arguments?.trimmedDescription ?? ""
    // As Apple's: a private property would make the memberwise initialiser of the view private.
    return [
      "private(set) var _\(raw: name): SwiftData.Query<\(raw: element), \(raw: type)> = .init(\(raw: arguments))"
    ]
  }

  /// Whether it is a variable in the closure of `#Preview`, which moves it into a view; the closure itself is compiled too, and
  /// never runs.
  private static func isPreviewed(_ declaration: some DeclSyntaxProtocol) -> Bool {
    declaration.as(VariableDeclSyntax.self)?.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Previewable"
    } == true
  }

  private static func parts(_ declaration: some DeclSyntaxProtocol, _ node: AttributeSyntax) throws -> (
    name: String, type: String, element: String
  )? {
    guard let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first else { return nil }
    let name = binding.pattern.trimmedDescription
    let type = binding.typeAnnotation?.type
    if let array = type?.as(ArrayTypeSyntax.self) {
      return (name, array.trimmedDescription, array.element.trimmedDescription)
    }
    if let generic = type?.as(IdentifierTypeSyntax.self), generic.name.text == "Array",
      let element = generic.genericArgumentClause?.arguments.first
    {
      return (name, generic.trimmedDescription, element.trimmedDescription)
    }
    // A name that stands for an array: the compiler knows its elements.
    if let type, type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self) {
      return (name, type.trimmedDescription, "\(type.trimmedDescription).Element")
    }
    throw MacroError.at(node, "@Query needs the type of its variable, an array of models")
  }
}
