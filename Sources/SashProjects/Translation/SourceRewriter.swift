import Foundation
import SwiftSyntax

/// Finds in a file what has to be said in other words, and says it.
final class SourceRewriter: SyntaxVisitor {
  private(set) var edits = SourceEdits()
  private(set) var notices: [ProjectNotice] = []
  private let file: ParsedSource
  private let scopes: SelectorScopes
  /// Requirements of protocols that classes may leave out.
  private let optional: Set<String>
  /// The classes of the module.
  private let classes: Set<String>
  /// What the classes get of what extensions override.
  private(set) var overrides: [ExtensionOverride] = []

  init(_ file: ParsedSource, _ scopes: SelectorScopes, _ optional: Set<String>, _ classes: Set<String>) {
    (self.file, self.scopes, self.optional, self.classes) = (file, scopes, optional, classes)
    super.init(viewMode: .sourceAccurate)
  }

  private func notice(_ text: String, at node: some SyntaxProtocol) {
    notices.append(
      ProjectNotice(text, file: file.url.path, line: file.line(node.positionAfterSkippingLeadingTrivia)))
  }

  // MARK: Attributes

  private static let withoutMeaning: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBDesignable", "IBInspectable",
    "IBSegueAction",
    "GKInspectable", "NSCopying",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    switch node.attributeName.trimmedDescription {
    case "UIApplicationMain": edits.replace(node, "@main")
    case "NSApplicationMain": notice("AppKit is not here, so @NSApplicationMain starts nothing", at: node)
    case let name where Self.withoutMeaning.contains(name): edits.remove(node)
    default: break
    }
    return .skipChildren
  }

  // MARK: Expressions

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard let argument = node.arguments.first else { return .visitChildren }
    switch node.macroName.text {
    case "selector":
      guard argument.label == nil,
        let (name, isKnown) = scopes.name(argument.expression, in: node.enclosingType)
      else {
        notice("this selector cannot be found here: \(node.trimmedDescription)", at: node)
        edits.replace(
          node,
          "Selector(\"\(argument.expression.trimmedDescription.filter { $0 != "\"" && !$0.isNewline })\")")
        return .skipChildren
      }
      if !isKnown {
        notice("no method for \(node.trimmedDescription) is known, so this may call nothing", at: node)
      }
      edits.replace(node, "Selector(\"\(name)\")")
      return .skipChildren
    case "keyPath":
      var names = argument.expression.trimmedDescription.split(separator: ".").map {
        $0.trimmingCharacters(in: .whitespacesAndNewlines)
      }
      // A type before the names is none of them.
      if names.count > 1, names[0].first?.isUppercase == true || names[0] == "self" { names.removeFirst() }
      edits.replace(node, "\"\(names.joined(separator: "."))\"")
      return .skipChildren
    default: return .visitChildren
    }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    // What may be left out is always there here, and does nothing: its question mark goes.
    if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let member = chain.expression.as(MemberAccessExprSyntax.self),
      optional.contains(member.declName.baseName.text)
    {
      edits.replace(chain.questionMark, "")
    }
    return .visitChildren
  }

  // MARK: Declarations

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    var defaults: [String] = []
    for member in node.memberBlock.members {
      guard let modifier = OptionalRequirements.modifier(member.decl) else { continue }
      guard let function = member.decl.as(FunctionDeclSyntax.self),
        OptionalRequirements.canBeLeftOut(function)
      else {
        notice("requirements that may be left out are methods without results here", at: member.decl)
        edits.remove(modifier)
        continue
      }
      edits.remove(modifier)
      let access =
        node.modifiers.first { ["public", "package"].contains($0.name.text) }.map { $0.name.text + " " } ?? ""
      let words = function.with(\.attributes, []).with(\.modifiers, []).trimmedDescription
      defaults.append("\(access)\(words.split(whereSeparator: \.isNewline).joined(separator: " ")) {}")
    }
    if !defaults.isEmpty {
      edits.insert(
        " ; extension \(node.name.text) { \(defaults.joined(separator: "; ")) }",
        at: node.endPositionBeforeTrailingTrivia)
    }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let types = node.inheritanceClause?.inheritedTypes
    let base = types?.first?.type.trimmedDescription
    if base == "Formatter", let last = types?.last { formatter(node, last) }
    oneConfiguration(node)
    // Only responders have a method to override here; other objects are told by the method's name.
    guard base == "NSObject" else { return .visitChildren }
    for member in node.memberBlock.members {
      guard let function = member.decl.as(FunctionDeclSyntax.self), function.name.text == "observeValue",
        function.signature.parameterClause.parameters.first?.firstName.text == "forKeyPath",
        let word = function.modifiers.first(where: { $0.name.text == "override" })
      else { continue }
      edits.remove(word)
    }
    return .visitChildren
  }

  /// XCTest of this system does not ask whether tests are to run for dark colours and each orientation too.
  private func oneConfiguration(_ node: ClassDeclSyntax) {
    for member in node.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        variable.bindings.first?.pattern.trimmedDescription == Self.configurations,
        let word = variable.modifiers.first(where: { $0.name.text == "override" })
      else { continue }
      edits.remove(word)
      notice(
        "the tests of \(node.name.text) run once, and not for each configuration of the app", at: variable)
    }
  }
  static let configurations = "runsForEachTargetApplicationUIConfiguration"

  /// The formatter of this system has no methods that make values of texts, which could be overridden.
  private func formatter(_ node: ClassDeclSyntax, _ last: InheritedTypeSyntax) {
    for member in node.memberBlock.members {
      guard let function = member.decl.as(FunctionDeclSyntax.self),
        ["getObjectValue", "isPartialStringValid", "editingString", "attributedString"].contains(
          function.name.text),
        let word = function.modifiers.first(where: { $0.name.text == "override" })
      else { continue }
      edits.remove(word)
      if function.name.text == "getObjectValue" {
        edits.insert(", _ParsingFormatter", at: last.endPositionBeforeTrailingTrivia)
      }
    }
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    // Foundation brings what of it is here.
    if node.path.trimmedDescription == "Darwin" { edits.replace(node.path, "Foundation") }
    return .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    for member in node.memberBlock.members {
      let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
      guard let modifiers, modifiers.contains(where: { $0.name.text == "override" }) else { continue }
      if let moved = ExtensionOverride(member.decl, of: node), classes.contains(moved.className) {
        edits.remove(moved.word)
        edits.replace(moved.name, moved.newName)
        overrides.append(moved)
        continue
      }
      if let moved = ExtensionOverride(member.decl, of: node), moved.canReplace {
        edits.replace(moved.word, "@_dynamicReplacement(for: \(moved.fullName))")
        edits.replace(moved.name, moved.newName)
        // Nobody overrides it.
        if let open = modifiers.first(where: { $0.name.text == "open" }) { edits.remove(open) }
        continue
      }
      notice(
        "an extension cannot override members here; move this one into \(node.extendedType.trimmedDescription)",
        at: member.decl)
    }
    return .visitChildren
  }

  // MARK: Conditions

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { ConditionRewriter { self.edits.replace($0, "true") }.walk(condition) }
    return .visitChildren
  }
}

/// Finds what is asked of the system and holds here: sources of apps are written for iOS.
private final class ConditionRewriter: SyntaxVisitor {
  private let holds: (FunctionCallExprSyntax) -> Void
  init(_ holds: @escaping (FunctionCallExprSyntax) -> Void) {
    self.holds = holds
    super.init(viewMode: .sourceAccurate)
  }
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let (asked, what) = (node.calledExpression.trimmedDescription, node.arguments.trimmedDescription)
    if asked == "os" && what == "iOS" || asked == "targetEnvironment" && what == "simulator" { holds(node) }
    return .skipChildren
  }
}

/// Requirements of protocols of Objective-C that a class need not have.
enum OptionalRequirements {
  static func modifier(_ declaration: DeclSyntax) -> DeclModifierSyntax? {
    declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers.first { $0.name.text == "optional" }
  }
  /// Only what gives nothing back can be done by doing nothing.
  static func canBeLeftOut(_ function: FunctionDeclSyntax) -> Bool {
    let result = function.signature.returnClause?.type.trimmedDescription
    return result == nil || result == "Void" || result == "()"
  }
  static func names(in tree: SourceFileSyntax) -> Set<String> {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.names
  }
  private final class Finder: SyntaxVisitor {
    var names: Set<String> = []
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      if modifier(DeclSyntax(node)) != nil, canBeLeftOut(node) { names.insert(node.name.text) }
      return .skipChildren
    }
  }
}
