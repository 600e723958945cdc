import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Turns `#Preview("name", traits: …) { views }` into a type that conforms to `PreviewRegistry`.
///
/// Nothing calls the type: whoever shows previews finds it by its conformance in the running program.
struct PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let bodyArgument = node.arguments.first { $0.label?.text == "body" }
    guard
      let body = node.trailingClosure ?? bodyArgument?.expression.as(ClosureExprSyntax.self)
    else { throw MacroError.at(node, "#Preview needs a closure that returns the view to show") }

    var parameters = node.arguments.filter { $0.id != bodyArgument?.id }.map(\.trimmedDescription)
    if let last = parameters.last, last.hasSuffix(",") { parameters[parameters.count - 1].removeLast() }
    // Those of a widget: `timeline: { … }`.
    let more = node.additionalTrailingClosures.map(\.trimmedDescription).joined(separator: " ")
    let name = context.makeUniqueName("Preview")
    let place = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID)

    return [
      """
      struct \(name): SwiftUI.PreviewRegistry {
        static var fileID: String { \(place?.file ?? "\"\"") }
        static var line: Int { \(place?.line ?? "0") }
        static var column: Int { \(place?.column ?? "0") }
        @MainActor static func makePreview() throws -> SwiftUI.Preview {
          SwiftUI.Preview(\(raw: parameters.joined(separator: " "))) \(wrappingPreviewables(body)) \(raw: more)
        }
      }
      """
    ]
  }

  /// Moves `@Previewable` variables of the body into a view around it, where `@State` and its like have a home.
  private static func wrappingPreviewables(_ body: ClosureExprSyntax) -> ClosureExprSyntax {
    var properties: [DeclSyntax] = []
    var statements: [CodeBlockItemSyntax] = []
    for statement in body.statements {
      if let variable = statement.item.as(VariableDeclSyntax.self), let property = unmarked(variable) {
        properties.append(DeclSyntax(property))
      } else {
        statements.append(statement)
      }
    }
    guard !properties.isEmpty else { return body.trimmed }
    let members = properties.map(\.trimmedDescription).joined(separator: "\n")
    let content = statements.map(\.trimmedDescription).joined(separator: "\n")
    return ExprSyntax(
      """
      {
        struct PreviewableContent: SwiftUI.View {
          \(raw: members)
          var body: some SwiftUI.View {
            \(raw: content)
          }
        }
        return PreviewableContent()
      }
      """
    ).cast(ClosureExprSyntax.self)
  }

  /// The declaration without its `@Previewable`, or nil if it has none.
  private static func unmarked(_ variable: VariableDeclSyntax) -> VariableDeclSyntax? {
    let rest = variable.attributes.filter {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription != "Previewable"
    }
    guard rest.count < variable.attributes.count else { return nil }
    return variable.with(\.attributes, rest)
  }
}

/// Turns UIKit's `#Preview("name", traits: …) { controller }` into a type that conforms to `PreviewRegistry`.
///
/// All names in it are those of UIKit: the file need not import SwiftUI.
struct UIKitPreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let bodyArgument = node.arguments.first { $0.label?.text == "body" }
    guard
      let body = node.trailingClosure ?? bodyArgument?.expression.as(ClosureExprSyntax.self)
    else { throw MacroError.at(node, "#Preview needs a closure that returns the view to show") }
    var parameters = node.arguments.filter { $0.id != bodyArgument?.id }.map(\.trimmedDescription)
    if let last = parameters.last, last.hasSuffix(",") { parameters[parameters.count - 1].removeLast() }
    parameters.append("body: \(body.trimmedDescription)")
    let arguments = parameters.map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 }.joined(separator: ", ")
    let name = context.makeUniqueName("Preview")
    let place = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID)
    return [
      """
      struct \(name): _UIKitPreviewRegistry {
        static var fileID: String { \(place?.file ?? "\"\"") }
        static var line: Int { \(place?.line ?? "0") }
        static var column: Int { \(place?.column ?? "0") }
        @MainActor static func makePreview() throws -> _Preview { _Preview._ofUIKit(\(raw: arguments)) }
      }
      """
    ]
  }
}

/// Marks a variable for `#Preview`, which does the work; elsewhere it is a mistake.
struct PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard declaration.is(VariableDeclSyntax.self) else {
      throw MacroError.at(node, "@Previewable applies to a variable at the top of a #Preview's closure")
    }
    return []
  }
}
