import SashCore

/// What bars look like where no view says otherwise; the appearance objects of UIKit say it.
package struct BarLook: Equatable, Sendable {
  package enum Ground: Equatable, Sendable {
    /// The material of bars, nothing at all, a colour.
    case system, none
    case color(Color)
  }
  /// A colour and a font of texts; nil leaves them.
  package struct TextLook: Equatable, Sendable {
    package var color: Color?
    package var font: Font?
    package init(color: Color? = nil, font: Font? = nil) { (self.color, self.font) = (color, font) }
  }
  /// Behind the bar while content is under it.
  package var ground = Ground.system
  /// Behind it while nothing is.
  package var groundAtRest = Ground.none
  package var title = TextLook()
  package var largeTitle = TextLook()
  /// Of what can be tapped; of tabs, of the one that is selected.
  package var tint: Color?
  /// Of tabs that are not selected.
  package var unselected: Color?
  package init() {}

  /// What is drawn behind the bar, nil for the system's material.
  var style: AnyShapeStyle? {
    if case .color(let color) = ground { AnyShapeStyle(color) } else { nil }
  }
  var isShownAtRest: Bool { groundAtRest != .none }
}

/// The looks of all bars that are made later.
@MainActor package enum BarLooks {
  package static var navigation = BarLook()
  package static var tabs = BarLook()
  /// Whether bars of tabs are hidden; a view that wants its bar to be seen counts before it.
  package static var hidesTabs = false
}

private struct NavigationBarLookKey: EnvironmentKey { static var defaultValue: BarLook? { nil } }
private struct TabBarLookKey: EnvironmentKey { static var defaultValue: BarLook? { nil } }

extension EnvironmentValues {
  /// The look of navigation bars in a part of the views; nil is that of all.
  package var navigationBarLook: BarLook? {
    get { self[NavigationBarLookKey.self] }
    set { self[NavigationBarLookKey.self] = newValue }
  }
  /// The look of tab bars in a part of the views; nil is that of all.
  package var tabBarLook: BarLook? {
    get { self[TabBarLookKey.self] }
    set { self[TabBarLookKey.self] = newValue }
  }
}
