import SwiftDiagnostics
import SwiftSyntax

/// A teaching message at the place in the user's source that a macro cannot expand.
struct MacroError: DiagnosticMessage {
  let message: String
  var diagnosticID: MessageID { MessageID(domain: "SashMacros", id: message) }
  var severity: DiagnosticSeverity { .error }

  init(_ message: String) { self.message = message }

  static func at(_ node: some SyntaxProtocol, _ message: String) -> DiagnosticsError {
    DiagnosticsError(diagnostics: [Diagnostic(node: node, message: MacroError(message))])
  }
}
