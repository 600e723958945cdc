import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Turns `@Entry var name: Type = value` in an extension into a key type and a computed property that uses it.
///
/// The extended type says which key protocol is meant. A default value is evaluated on each read if the variable
/// names its type, and once otherwise, since a computed default needs a type to declare.
struct EntryMacro: AccessorMacro, PeerMacro {
  /// The types that take entries, and the protocol of their keys.
  private static let keyProtocols = [
    "EnvironmentValues": "EnvironmentKey",
    "Transaction": "TransactionKey",
    "ContainerValues": "ContainerValueKey",
    "FocusedValues": "FocusedValueKey",
  ]

  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let entry = try Entry(declaration, node, context)
    return [
      "get { self[\(entry.keyName).self] }",
      "set { self[\(entry.keyName).self] = newValue }",
    ]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    // The accessor role has reported what is wrong with the declaration.
    guard let entry = try? Entry(declaration, node, context) else { return [] }
    let members: DeclSyntax
    switch (entry.type, entry.value) {
    case (let type?, _) where entry.keyProtocol == "FocusedValueKey":
      members = "typealias Value = \(type.wrappedIfOptional)"
    case (let type?, let value?):
      members = "static var defaultValue: \(type) { \(value) }"
    case (let type?, nil):
      members = "static var defaultValue: \(type) { nil }"
    case (nil, let value?):
      members = "static let defaultValue = \(value)"
    case (nil, nil):
      return []
    }
    return [
      """
      private struct \(entry.keyName): SwiftUI.\(raw: entry.keyProtocol) {
        \(members)
      }
      """
    ]
  }

  /// One marked variable, checked.
  private struct Entry {
    let keyName: TokenSyntax
    let keyProtocol: String
    let type: TypeSyntax?
    let value: ExprSyntax?

    init(
      _ declaration: some DeclSyntaxProtocol, _ node: AttributeSyntax, _ context: some MacroExpansionContext
    ) throws {
      guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "var",
        let binding = variable.bindings.first, variable.bindings.count == 1,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, binding.accessorBlock == nil
      else {
        throw MacroError.at(node, "@Entry applies to one stored 'var', such as '@Entry var size: Int = 1'")
      }

      let extended = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType
      let typeName = extended?.trimmedDescription.split(separator: ".").last.map(String.init)
      guard let keyProtocol = typeName.flatMap({ keyProtocols[$0] }) else {
        throw MacroError.at(
          node,
          "@Entry stands in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues")
      }
      type = binding.typeAnnotation?.type.trimmed
      value = binding.initializer?.value.trimmed
      if keyProtocol == "FocusedValueKey" {
        guard let type, type.isOptional, value == nil || value?.trimmedDescription == "nil" else {
          throw MacroError.at(node, "an @Entry of FocusedValues has an optional type and no default value")
        }
      } else if value == nil, type?.isOptional != true {
        throw MacroError.at(node, "this @Entry needs a default value, such as '= 1', or an optional type")
      }
      keyName = "__Key_\(raw: name.text.filter { $0 != "`" })"
      self.keyProtocol = keyProtocol
    }
  }
}

extension TypeSyntax {
  fileprivate var isOptional: Bool { trimmedDescription != wrappedIfOptional.trimmedDescription }

  /// `T` of `T?` or `Optional<T>`; otherwise the type itself.
  fileprivate var wrappedIfOptional: TypeSyntax {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.trimmed }
    if let named = self.as(IdentifierTypeSyntax.self), named.name.text == "Optional",
      let argument = named.genericArgumentClause?.arguments.first
    {
      return TypeSyntax("\(raw: argument.argument.trimmedDescription)")
    }
    return trimmed
  }
}
