import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Gives a type an `animatableData` made of its stored variables, and the conformance to `Animatable`.
///
/// Each variable takes part by its own `animatableData`, so its type must be `Animatable` and be written out.
struct AnimatableMacro: MemberMacro, ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let members = declaration.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
    let declared = members.flatMap(\.bindings).contains { $0.pattern.trimmedDescription == "animatableData" }
    guard !declared else { return [] }

    let animated = members.filter(isAnimated).flatMap(\.bindings)
    let names = try animated.filter { $0.accessorBlock == nil }.map { binding in
      guard binding.typeAnnotation != nil else {
        throw MacroError.at(
          binding, "@Animatable needs this variable's type; write it, or mark @AnimatableIgnored")
      }
      return (binding.pattern.trimmedDescription, binding.typeAnnotation!.type.trimmedDescription)
    }
    guard !names.isEmpty else {
      throw MacroError.at(node, "@Animatable found no stored variable to animate")
    }
    let access = declaration.modifiers.first { ["public", "package"].contains($0.name.text) }
    let prefix = access.map { "\($0.name.text) " } ?? ""
    // Pairs nest to the right: (a, (b, c)).
    func nested(_ parts: [String], _ join: (String, String) -> String) -> String {
      parts.dropLast().reversed().reduce(parts.last!) { join($1, $0) }
    }
    let type = nested(names.map { "\($0.1).AnimatableData" }) { "SwiftUI.AnimatablePair<\($0), \($1)>" }
    let value = nested(names.map { "\($0.0).animatableData" }) { "SwiftUI.AnimatablePair(\($0), \($1))" }
    let writes = names.indices.map { index in
      let path = String(repeating: ".second", count: index) + (index == names.count - 1 ? "" : ".first")
      return "\(names[index].0).animatableData = newValue\(path)"
    }
    return [
      """
      \(raw: prefix)var animatableData: \(raw: type) {
        get { \(raw: value) }
        set {
          \(raw: writes.joined(separator: "\n"))
        }
      }
      """
    ]
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard !protocols.isEmpty else { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftUI.Animatable {}")]
  }

  /// Stored, changeable, of the instance, without a wrapper of its own and not marked to be left alone.
  private static func isAnimated(_ variable: VariableDeclSyntax) -> Bool {
    variable.bindingSpecifier.text == "var" && variable.attributes.isEmpty
      && !variable.modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) }
  }
}

/// Marks a variable for `@Animatable`, which leaves it alone.
struct AnimatableIgnoredMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
