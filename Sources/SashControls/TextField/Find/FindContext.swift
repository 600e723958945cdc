import SashCore

/// What surroundings say of finding words, for views of an app that edit text and find in it by themselves.
///
/// - Source: https://developer.apple.com/documentation/swiftui/findcontext
public struct FindContext {
  /// Whether a bar that finds is to be shown; nil where no `findNavigator(isPresented:)` says so.
  public let isPresented: Binding<Bool>?
  /// Whether what is found may be replaced.
  public let supportsReplace: Bool
}

extension EnvironmentValues {
  /// What surroundings say of finding words; nil where `findDisabled(_:)` keeps people from it.
  public var findContext: FindContext? {
    isFindDisabled ? nil : FindContext(isPresented: findRequest, supportsReplace: !isReplaceDisabled)
  }
}
