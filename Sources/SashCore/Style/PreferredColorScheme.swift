import SashGraph

/// The appearance that the views of a window or of a sheet ask for.
public struct PreferredColorSchemeKey: PreferenceKey {
  public typealias Value = ColorScheme?
  public static var defaultValue: ColorScheme? { nil }
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    if value == nil { value = nextValue() }
  }
}

extension View {
  /// Asks for an appearance of the window, or of the sheet that this view is in; nil follows the system.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }
}

/// Gives a presentation the appearance that its content asks for.
package struct PreferredColorSchemeModifier: ViewModifier {
  @State private var wish: ColorScheme?
  package init() {}
  package func body(content: Content) -> some View {
    let (binding, current) = ($wish, wish)
    content
      .onPreferenceChange(PreferredColorSchemeKey.self) { binding.wrappedValue = $0 }
      .transformEnvironment(\.colorScheme) { if let current { $0 = current } }
  }
}

/// Follows what the views of a window ask for.
struct PreferredColorSchemeRule: Rule {
  let wish: Attribute<ColorScheme??>
  unowned(unsafe) let host: ViewGraph
  var last: ColorScheme?

  init(wish: Attribute<ColorScheme??>, host: ViewGraph) {
    self.wish = wish
    self.host = host
  }

  mutating func compute() -> Int {
    let new = wish.value ?? nil
    if new == last { return 0 }
    last = new
    host.enqueue { [weak host] in host?.preferredColorScheme = new }
    return 0
  }
}
