import SashCore

/// Makes a type `Animatable` by its stored variables; each needs an `Animatable` type, written out.
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "SashMacros", type: "AnimatableMacro")

/// Leaves a variable out of what `@Animatable` animates.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "SashMacros", type: "AnimatableIgnoredMacro")
