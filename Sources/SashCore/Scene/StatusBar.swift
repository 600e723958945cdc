import SashGraph

/// Whether some view of the window hides the status bar.
struct StatusBarHiddenKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension View {
  /// Hides the status bar. A window has none; on a simulated device with a home button its 20 points go to the views.
  ///
  /// - Source: the safe area of an iPhone whose screen is cut out stays as it is.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View {
    preference(key: StatusBarHiddenKey.self, value: hidden)
  }

  /// Hides the status bar.
  @available(iOS, deprecated: 100000, renamed: "statusBarHidden(_:)")
  public nonisolated func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }
}

/// Follows what the views of a window ask for.
struct StatusBarRule: Rule {
  let isHidden: Attribute<Bool?>
  unowned(unsafe) let host: ViewGraph
  var last = false

  init(isHidden: Attribute<Bool?>, host: ViewGraph) {
    self.isHidden = isHidden
    self.host = host
  }

  mutating func compute() -> Int {
    let new = isHidden.value ?? false
    if new == last { return 0 }
    last = new
    host.enqueue { [weak host] in host?.hidesStatusBar = new }
    return 0
  }
}

extension CoveredArea {
  /// The same without what a status bar alone covers.
  var withoutStatusBar: CoveredArea {
    var area = self
    if insets.top == 20 { area.insets.top = 0 }
    return area
  }
}
