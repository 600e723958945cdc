import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Makes a class one whose objects SwiftData keeps.
///
/// What it adds belongs to no actor, so that contexts may use it where all of a module is on the main actor by default; the
/// variables of the program stay where the program has them.
struct ModelMacro: MemberMacro, MemberAttributeMacro, ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let type = declaration.as(ClassDeclSyntax.self) else {
      throw MacroError.at(node, "@Model is for classes")
    }
    let name = type.name.trimmedDescription
    let members = type.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.filter(
      isPersisted)
    var metadata: [String] = []
    var names: [String] = []
    for variable in members {
      for binding in variable.bindings {
        let property = binding.pattern.trimmedDescription
        names.append(property)
        let plain = property.replacingOccurrences("`", with: "")
        let value = binding.initializer.map { initial in
          binding.typeAnnotation.map {
            "{ let value: \($0.type.trimmedDescription) = \(initial.value.trimmedDescription); return value }()"
          }
            ?? initial.value.trimmedDescription
        }
        metadata.append(
          "SwiftData.Schema.PropertyMetadata(name: \"\(plain)\", keypath: \\\(name).\(property), "
            + "defaultValue: \(value ?? "nil"), metadata: \(note(on: variable) ?? "nil"))")
      }
    }
    let access =
      type.modifiers.contains { $0.name.text == "public" || $0.name.text == "open" } ? "public " : ""
    let changes = names.map { property in
      """
      case "\(property.replacingOccurrences("`", with: ""))":
        if after { _$observationRegistrar.didSet(self, keyPath: \\\(name).\(property)) }
        else { _$observationRegistrar.willSet(self, keyPath: \\\(name).\(property)) }
      """
    }
    let marks = names.map { "_\($0.replacingOccurrences("`", with: "")) = SwiftData._SwiftDataNoType()" }
    return [
      """
      @SwiftData.Transient
      nonisolated(unsafe) private var _$backingData: any SwiftData.BackingData<\(raw: name)> = \(raw: name).createBackingData()
      """,
      """
      nonisolated public var persistentBackingData: any SwiftData.BackingData<\(raw: name)> {
        get { _$backingData }
        set { _$backingData = newValue }
      }
      """,
      """
      nonisolated \(raw: access)static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
        [\(raw: metadata.joined(separator: ",\n"))]
      }
      """,
      """
      nonisolated \(raw: access)required init(backingData: any SwiftData.BackingData<\(raw: name)>) {
        \(raw: marks.joined(separator: "\n"))
        self.persistentBackingData = backingData
      }
      """,
      """
      @SwiftData.Transient
      private let _$observationRegistrar = Observation.ObservationRegistrar()
      """,
      """
      nonisolated \(raw: access)func _$changed(_ name: String, _ after: Bool) {
        switch name {
        \(raw: changes.joined(separator: "\n"))
        default: break
        }
      }
      """,
    ]
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard let variable = member.as(VariableDeclSyntax.self), isPersisted(variable) else { return [] }
    return ["@SwiftData._PersistedProperty"]
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    try protocols.map { conformance in
      let name =
        conformance.trimmedDescription.hasSuffix("Observable")
        ? "Observation.Observable" : "SwiftData.PersistentModel"
      return try ExtensionDeclSyntax("extension \(type.trimmed): nonisolated \(raw: name) {}")
    }
  }

  private static func attributes(of variable: VariableDeclSyntax) -> [AttributeSyntax] {
    variable.attributes.compactMap { $0.as(AttributeSyntax.self) }
  }

  private static func name(of attribute: AttributeSyntax) -> String {
    attribute.attributeName.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
  }

  /// Stored, changeable, of the instance and not marked to be left out.
  static func isPersisted(_ variable: VariableDeclSyntax) -> Bool {
    variable.bindingSpecifier.text == "var"
      && !variable.modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) }
      && !attributes(of: variable).contains { name(of: $0) == "Transient" }
      && variable.bindings.allSatisfy { binding in
        guard let block = binding.accessorBlock else { return true }
        guard case .accessors(let list) = block.accessors else { return false }
        return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
      }
  }

  /// What an attribute of the variable says, as a value.
  private static func note(on variable: VariableDeclSyntax) -> String? {
    for attribute in attributes(of: variable) {
      let name = name(of: attribute)
      guard name == "Attribute" || name == "Relationship" else { continue }
      return "SwiftData.Schema.\(name)(\(attribute.arguments?.trimmedDescription ?? ""))"
    }
    return nil
  }
}

extension String {
  fileprivate func replacingOccurrences(_ character: Character, with text: String) -> String {
    split(separator: character, omittingEmptySubsequences: false).joined(separator: text)
  }
}

/// The accessors of a variable that is kept, and the mark that stands for it in memory.
struct PersistedPropertyMacro: AccessorMacro, PeerMacro {
  private static func name(_ declaration: some DeclSyntaxProtocol) -> String? {
    declaration.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
  }
  private static func plain(_ name: String) -> String { name.filter { $0 != "`" } }

  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let name = name(declaration) else { return [] }
    let plain = plain(name)
    return [
      """
      @storageRestrictions(accesses: _$backingData, initializes: _\(raw: plain))
      init(initialValue) {
        _$backingData._set("\(raw: plain)", initialValue)
        _\(raw: plain) = SwiftData._SwiftDataNoType()
      }
      """,
      """
      get {
        _$observationRegistrar.access(self, keyPath: \\.\(raw: name))
        return _$backingData._get("\(raw: plain)")
      }
      """,
      """
      set { _$backingData._set("\(raw: plain)", newValue, in: self) }
      """,
    ]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let name = name(declaration) else { return [] }
    return ["@SwiftData.Transient private var _\(raw: plain(name)): SwiftData._SwiftDataNoType"]
  }
}

/// Marks that `@Model` reads.
struct ModelNoteMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

/// `#Unique` and `#Index`: lists of key paths that the schema reads.
struct ModelKeyPathsMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let type = node.genericArgumentClause?.arguments.first?.argument.trimmedDescription else {
      throw MacroError.at(
        node,
        "#\(node.macroName.text) needs the name of its class, as #\(node.macroName.text)<Item>([\\.name])")
    }
    let lists = node.arguments.map { argument -> String in
      let elements = argument.expression.as(ArrayExprSyntax.self)?.elements.map { element -> String in
        let text = element.expression.trimmedDescription
        return text.hasPrefix("\\.") ? "\\\(type)" + text.dropFirst() : text
      }
      return "[" + (elements ?? []).joined(separator: ", ") + "]"
    }
    let name = node.macroName.text == "Unique" ? "_$unique" : "_$indices"
    return [
      "public nonisolated static var \(raw: name): [[AnyKeyPath]] { [\(raw: lists.joined(separator: ", "))] }"
    ]
  }
}

/// Gives an actor the container, the executor and the initialiser that `ModelActor` asks for.
struct ModelActorMacro: MemberMacro, ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let access = declaration.modifiers.contains { $0.name.text == "public" } ? "public " : ""
    let hasOwn = declaration.memberBlock.members.contains { $0.decl.is(InitializerDeclSyntax.self) }
    var members: [DeclSyntax] = [
      "public nonisolated let modelExecutor: any SwiftData.ModelExecutor",
      "public nonisolated let modelContainer: SwiftData.ModelContainer",
    ]
    if !hasOwn {
      members.append(
        """
        \(raw: access)init(modelContainer: SwiftData.ModelContainer) {
          self.modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: SwiftData.ModelContext(modelContainer))
          self.modelContainer = modelContainer
        }
        """)
    }
    return members
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftData.ModelActor {}")]
  }
}
