import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Turns `#Rule(Self.event) { … }` into a `Tips.Rule`.
struct RuleMacro: ExpressionMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> ExprSyntax {
    let condition = node.trailingClosure.map { " \($0.trimmed)" } ?? ""
    return "TipKit.Tips.Rule(\(raw: node.arguments.trimmedDescription))\(raw: condition)"
  }
}
