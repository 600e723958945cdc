import Foundation
import SwiftSyntax

/// Finds out which method a `#selector` means.
struct SelectorScopes {
  private let methods: [String: [(owner: String, method: MethodCollector.Method)]]

  init(_ owners: [MethodCollector.Owner]) {
    var methods: [String: [(String, MethodCollector.Method)]] = [:]
    for owner in owners {
      for method in owner.methods { methods[method.base, default: []].append((owner.name, method)) }
    }
    self.methods = methods
  }

  /// The name for `#selector(expression)` in a type; nil if the expression names no method.
  /// - Returns: The name, and whether a method of that name is known.
  func name(_ expression: ExprSyntax, in type: String?) -> (name: String, isKnown: Bool)? {
    guard let (reference, base) = Self.reference(expression) else { return nil }
    let name = reference.baseName.text.replacingOccurrences(of: "`", with: "")
    let owner = base.map { ["self", "Self", "super"].contains($0) ? type : $0 } ?? type
    let all = methods[name] ?? []
    let own = all.filter { Self.last($0.owner) == owner.map(Self.last) }
    if let labels = reference.argumentNames?.arguments.map(\.name.text) {
      let found = (own + all).first { $0.method.labels == labels }
      return (
        found?.method.selector ?? SelectorNames.name(name, labels),
        found != nil || SelectorNames.known[name] != nil
      )
    }
    // Those that are marked come first: others of the same name cannot be meant.
    let found = [own, all].lazy.compactMap { list in list.first { $0.method.isMarked } ?? list.first }.first
    if let found { return (found.method.selector, true) }
    return (SelectorNames.known[name] ?? name, SelectorNames.known[name] != nil)
  }

  private static func last(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  /// The name in an expression and what stands before it: `a(_:)`, `Type.a`, `Type.a as (Type) -> () -> Void`.
  private static func reference(_ expression: ExprSyntax) -> (DeclReferenceExprSyntax, String?)? {
    if let name = expression.as(DeclReferenceExprSyntax.self) { return (name, nil) }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return (member.declName, member.base?.trimmedDescription)
    }
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      return reference(first)
    }
    if let cast = expression.as(AsExprSyntax.self) { return reference(cast.expression) }
    if let tuple = expression.as(TupleExprSyntax.self), let first = tuple.elements.first {
      return reference(first.expression)
    }
    return nil
  }
}

extension SyntaxProtocol {
  /// The class or the extension that something stands in.
  var enclosingType: String? {
    var node = parent
    while let current = node {
      if let type = current.as(ClassDeclSyntax.self) { return type.name.text }
      if let type = current.as(ExtensionDeclSyntax.self) { return type.extendedType.trimmedDescription }
      node = current.parent
    }
    return nil
  }
}

/// Collects the names that a file asks for.
final class SelectorMentions: SyntaxVisitor {
  private let scopes: SelectorScopes
  private var found: Set<String> = []

  init(_ scopes: SelectorScopes) {
    self.scopes = scopes
    super.init(viewMode: .sourceAccurate)
  }
  func names(in tree: SourceFileSyntax) -> Set<String> {
    walk(tree)
    return found
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "selector", let argument = node.arguments.first,
      let (name, _) = scopes.name(argument.expression, in: node.enclosingType)
    {
      found.insert(name)
    }
    return .visitChildren
  }
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard ["Selector", "NSSelectorFromString"].contains(node.calledExpression.trimmedDescription) else {
      return .visitChildren
    }
    // Selector("a:") and, to quiet the compiler, Selector(("a:")).
    let text = node.arguments.trimmedDescription.trimmingCharacters(in: ["(", ")", " "])
    if text.hasPrefix("\""), text.hasSuffix("\""), text.count > 2 {
      found.insert(String(text.dropFirst().dropLast()))
    }
    return .visitChildren
  }
}
