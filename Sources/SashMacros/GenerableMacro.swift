import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Makes a type one that a language model could fill: how it is read from and written as content, a form of it that is
/// not whole yet, and its schema.
struct GenerableMacro: MemberMacro, ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let access = declaration.modifiers.first { ["public", "package"].contains($0.name.text) }
    let prefix = access.map { "\($0.name.text) " } ?? ""
    if declaration.is(EnumDeclSyntax.self) { return choice(declaration, prefix) }
    guard declaration.is(StructDeclSyntax.self) else {
      throw MacroError.at(node, "@Generable applies to structs and enums")
    }
    return try record(declaration, prefix)
  }

  /// The members of a struct: each stored variable is a property of the content.
  private static func record(_ declaration: some DeclGroupSyntax, _ prefix: String) throws -> [DeclSyntax] {
    let properties = try stored(declaration)
    let writes = properties.map { "\"\($0.name)\": \($0.name)" }.joined(separator: ", ")
    let parts = properties.map { "\(prefix)var \($0.name): Swift.Optional<\($0.type).PartiallyGenerated>" }
    let partReads = properties.map {
      "self.\($0.name) = try content.value(forProperty: \"\($0.name)\")"
    }
    let schema = properties.map {
      "FoundationModels.GenerationSchema.Property(name: \"\($0.name)\", type: \($0.type).self)"
    }.joined(separator: ", ")
    return [
      """
      \(raw: prefix)nonisolated var generatedContent: FoundationModels.GeneratedContent {
        FoundationModels.GeneratedContent(properties: [\(raw: writes.isEmpty ? ":" : writes)])
      }
      """,
      """
      \(raw: prefix)nonisolated static var generationSchema: FoundationModels.GenerationSchema {
        FoundationModels.GenerationSchema(type: Self.self, properties: [\(raw: schema)])
      }
      """,
      """
      \(raw: prefix)nonisolated struct PartiallyGenerated: Identifiable, FoundationModels.ConvertibleFromGeneratedContent {
        \(raw: prefix)var id: FoundationModels.GenerationID
        \(raw: parts.joined(separator: "\n"))
        \(raw: prefix)init(_ content: FoundationModels.GeneratedContent) throws {
          self.id = content.id ?? FoundationModels.GenerationID()
          \(raw: partReads.joined(separator: "\n"))
        }
      }
      """,
    ]
  }

  /// The members of an enum: a case is the content that has its name.
  private static func choice(_ declaration: some DeclGroupSyntax, _ prefix: String) -> [DeclSyntax] {
    let names = choices(declaration).map { $0.name.text.filter { $0 != "`" } }
    let writes = names.map { "case .\($0): FoundationModels.GeneratedContent(\"\($0)\")" }
    let all = names.map { "\"\($0)\"" }.joined(separator: ", ")
    return [
      """
      \(raw: prefix)nonisolated var generatedContent: FoundationModels.GeneratedContent {
        switch self {
        \(raw: writes.joined(separator: "\n"))
        }
      }
      """,
      """
      \(raw: prefix)nonisolated static var generationSchema: FoundationModels.GenerationSchema {
        FoundationModels.GenerationSchema(type: Self.self, anyOf: [\(raw: all)])
      }
      """,
    ]
  }

  private static func stored(_ declaration: some DeclGroupSyntax) throws -> [(name: String, type: String)] {
    try declaration.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter { variable in !variable.modifiers.contains { ["static", "lazy"].contains($0.name.text) } }
      .flatMap(\.bindings).filter { $0.accessorBlock == nil }
      .map { binding in
        guard let type = binding.typeAnnotation?.type else {
          throw MacroError.at(binding, "@Generable needs this variable's type; write it")
        }
        return (binding.pattern.trimmedDescription.filter { $0 != "`" }, written(type))
      }
  }
  /// A type in the form that a member can be asked of.
  private static func written(_ type: TypeSyntax) -> String {
    if let optional = type.as(OptionalTypeSyntax.self) {
      return "Swift.Optional<\(written(optional.wrappedType))>"
    }
    if let array = type.as(ArrayTypeSyntax.self) { return "Swift.Array<\(written(array.element))>" }
    return type.trimmedDescription
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard !protocols.isEmpty else { return [] }
    let access = declaration.modifiers.first { ["public", "package"].contains($0.name.text) }
    let prefix = access.map { "\($0.name.text) " } ?? ""
    return [
      try ExtensionDeclSyntax(
        """
        nonisolated extension \(type.trimmed): FoundationModels.Generable {
          \(raw: prefix)init(_ content: FoundationModels.GeneratedContent) throws {
            \(raw: try reading(declaration))
          }
        }
        """)
    ]
  }
  /// What an initialiser does with content. It stands in an extension, so that a struct keeps the one that it has.
  private static func reading(_ declaration: some DeclGroupSyntax) throws -> String {
    guard declaration.is(EnumDeclSyntax.self) else {
      return try stored(declaration).map {
        "self.\($0.name) = try content.value(forProperty: \"\($0.name)\")"
      }.joined(separator: "\n")
    }
    let cases = choices(declaration).filter { $0.parameterClause == nil }.map { element in
      let name = element.name.text.filter { $0 != "`" }
      return "case \"\(name)\": self = .\(name)"
    }
    return """
      switch try content.value(Swift.String.self) {
      \(cases.joined(separator: "\n"))
      case let other: throw FoundationModels.GeneratedContent.unknown(other)
      }
      """
  }
  private static func choices(_ declaration: some DeclGroupSyntax) -> [EnumCaseElementSyntax] {
    declaration.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
  }
}

/// Says of a property what a model should put there; it makes nothing.
struct GuideMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
