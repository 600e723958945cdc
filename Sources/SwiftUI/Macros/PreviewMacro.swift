import SashCore

// Macros are declared in the face, not in SashCore, so that parts below it build without swift-syntax.

/// Declares a preview of the view that the closure returns; debug builds of the program list it.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SashMacros", type: "PreviewMacro")

/// Declares a preview of the view that the closure returns, in the surroundings that the traits ask for.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SashMacros", type: "PreviewMacro")

/// Lets a variable with a property wrapper, such as `@State`, stand at the top of a `#Preview`'s closure.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SashMacros", type: "PreviewableMacro")
