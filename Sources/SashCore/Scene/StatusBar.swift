import SashGraph

/// Views of a window that hide the status bar. It is no preference: each container would have to combine what its views prefer.
final class StatusBarWish {}

private nonisolated struct StatusBarModifier: InputsModifier {
  let isHidden: Bool

  static func _changeInputs(modifier: _GraphValue<Self>, inputs: inout _GraphInputs) {
    let (host, wish) = (inputs.host, StatusBarWish())
    host.addObserver(
      Attribute(rule: StatusBarRule(modifier: modifier.attribute, wish: wish, host: host)), inputs)
    Subgraph.current?.onInvalidate { [weak host] in
      guard let host else { return }
      host.enqueue { [weak host] in host?.area.statusBarWishes[ObjectIdentifier(wish)] = nil }
    }
  }
}

extension View {
  /// Hides the status bar. A window has none; on a simulated device with a home button its 20 points go to the views.
  ///
  /// - Source: the safe area of an iPhone whose screen is cut out stays as it is.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View {
    modifier(StatusBarModifier(isHidden: hidden))
  }

  /// Hides the status bar.
  @available(iOS, deprecated: 100000, renamed: "statusBarHidden(_:)")
  public nonisolated func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }
}

/// Notes what a view asks for.
private struct StatusBarRule: Rule {
  let modifier: Attribute<StatusBarModifier>
  let wish: StatusBarWish
  unowned(unsafe) let host: ViewGraph

  func compute() -> Bool {
    let isHidden = modifier.value.isHidden
    host.enqueue { [weak host, wish] in
      host?.area.statusBarWishes[ObjectIdentifier(wish)] = isHidden ? wish : nil
    }
    return isHidden
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
