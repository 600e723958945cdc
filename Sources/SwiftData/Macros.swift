/// Makes a class one whose objects are kept: its variables become attributes and relationships, and views follow them.
@attached(
  member, names: named(_$backingData), named(persistentBackingData), named(schemaMetadata),
  named(init(backingData:)),
  named(_$observationRegistrar), named(_$changed))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel, Observable)
public macro Model() = #externalMacro(module: "SashMacros", type: "ModelMacro")

/// Says how an attribute is kept: that no two objects have the same, what it was called before…
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SashMacros", type: "ModelNoteMacro")

/// Says what a relationship does when its object is deleted, and which one leads back.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
  inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "SashMacros", type: "ModelNoteMacro")

/// Leaves a variable out of what is kept; it needs a value to begin with.
@attached(peer)
public macro Transient() = #externalMacro(module: "SashMacros", type: "ModelNoteMacro")

/// Used by `@Model` on each variable that is kept.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() = #externalMacro(module: "SashMacros", type: "PersistedPropertyMacro")

/// Names groups of variables of which no two objects have the same values; an equal one replaces the older.
@freestanding(declaration, names: named(_$unique))
public macro Unique<T>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "SashMacros", type: "ModelKeyPathsMacro") where T: PersistentModel

/// Names groups of variables that objects are searched by.
@freestanding(declaration, names: named(_$indices))
public macro Index<T>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "SashMacros", type: "ModelKeyPathsMacro") where T: PersistentModel

/// Makes an actor one that works on objects in a context of its own.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "SashMacros", type: "ModelActorMacro")
