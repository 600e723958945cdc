import Foundation
import SwiftSyntax

/// The classes and extensions of a file, and the methods in them that selectors may name.
final class MethodCollector: SyntaxVisitor {
  struct Method {
    let base: String
    let labels: [String]
    let selector: String
    /// Whether it says that it is a method of Objective-C, or its class does.
    let isMarked: Bool
    /// Why no table can call it; nil if one can.
    let obstacle: String?
    let position: AbsolutePosition
  }
  struct Owner {
    /// As code inside of it can write it.
    let name: String
    let isExtension: Bool
    /// Where its last brace stands.
    let end: AbsolutePosition
    /// Why it can have no table; nil if it can.
    let obstacle: String?
    var methods: [Method] = []
    /// Properties that files of Interface Builder set by name.
    var outlets: [String] = []
  }

  private(set) var owners: [Owner] = []
  private var open: [Int] = []

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let isGeneric = node.genericParameterClause != nil
    begin(
      node.name.text, false, node.memberBlock, node.attributes,
      isGeneric ? "\(node.name.text) is generic, and selectors find no methods in generic classes here" : nil)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { open.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.extendedType.trimmedDescription, true, node.memberBlock, node.attributes, nil)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { open.removeLast() }

  private func begin(
    _ name: String, _ isExtension: Bool, _ block: MemberBlockSyntax, _ attributes: AttributeListSyntax,
    _ obstacle: String?
  ) {
    open.append(owners.count)
    var owner = Owner(
      name: name, isExtension: isExtension, end: block.rightBrace.positionAfterSkippingLeadingTrivia,
      obstacle: obstacle)
    let isAllMarked = Self.names(attributes).contains { $0 == "objcMembers" || isExtension && $0 == "objc" }
    for member in block.members {
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        owner.methods.append(Self.method(function, isAllMarked))
      } else if let variable = member.decl.as(VariableDeclSyntax.self) {
        owner.outlets += Self.outlets(variable)
      }
    }
    owners.append(owner)
  }

  static func names(_ attributes: AttributeListSyntax) -> [String] {
    attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
  }

  private static func outlets(_ variable: VariableDeclSyntax) -> [String] {
    let marks = names(variable.attributes)
    guard marks.contains(where: { ["IBOutlet", "IBInspectable", "GKInspectable"].contains($0) }),
      variable.bindingSpecifier.text == "var",
      !variable.modifiers.contains(where: { ["static", "class"].contains($0.name.text) })
    else { return [] }
    return variable.bindings.compactMap { binding in
      // What can only be read is no outlet.
      if case .getter? = binding.accessorBlock?.accessors { return nil }
      return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.filter { $0 != "`" }
    }
  }

  private static func method(_ function: FunctionDeclSyntax, _ isAllMarked: Bool) -> Method {
    let parameters = function.signature.parameterClause.parameters
    let base = function.name.text.replacingOccurrences(of: "`", with: "")
    let labels = parameters.map { $0.firstName.text.replacingOccurrences(of: "`", with: "") }
    let marks = names(function.attributes)
    let own = function.attributes.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedDescription == "objc" }?.arguments?.trimmedDescription
    let modifiers = function.modifiers.map(\.name.text)
    let effects = function.signature.effectSpecifiers
    var obstacle: String?
    if modifiers.contains("static") || modifiers.contains("class") {
      obstacle = "is a method of the class itself"
    } else if effects?.asyncSpecifier != nil {
      obstacle = "is async"
    } else if function.genericParameterClause != nil {
      obstacle = "is generic"
    } else if parameters.contains(where: {
      $0.ellipsis != nil || $0.type.trimmedDescription.hasPrefix("inout")
    }) {
      obstacle = "takes parameters that a message cannot bring"
    }
    return Method(
      base: base, labels: labels, selector: own ?? SelectorNames.name(base, labels),
      isMarked: isAllMarked || marks.contains { ["objc", "IBAction", "IBSegueAction"].contains($0) },
      obstacle: obstacle,
      position: function.positionAfterSkippingLeadingTrivia)
  }
}
