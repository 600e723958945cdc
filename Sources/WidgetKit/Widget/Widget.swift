import Foundation
import SashApp
import SashCore

/// A small view of an app's content, whose entries come at times that the app foresees.
///
/// - Missing: desktops that show widgets. A program whose `@main` is a widget or a bundle shows all of them in a window.
@MainActor @preconcurrency
public protocol Widget {
  associatedtype Body: WidgetConfiguration
  init()
  var body: Body { get }
  /// What the widget consists of.
  func _recipes() -> [_WidgetRecipe]
}

extension Widget {
  public func _recipes() -> [_WidgetRecipe] { [body._recipe()] }
  /// Shows the widget in a window, in each of its sizes.
  public static func main() { WidgetGalleryApp.run(Self()._recipes()) }
}

/// Some widgets.
@MainActor @preconcurrency
public protocol WidgetBundle {
  associatedtype Body: Widget
  init()
  @WidgetBundleBuilder var body: Body { get }
}
extension WidgetBundle {
  /// Shows the widgets in a window, each in all of its sizes.
  public static func main() { WidgetGalleryApp.run(Self().body._recipes()) }
}

/// Several widgets as one.
public struct _WidgetGroup: Widget {
  private let parts: [_WidgetRecipe]
  public nonisolated init() { parts = [] }
  init(_ parts: [_WidgetRecipe]) { self.parts = parts }
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
  public func _recipes() -> [_WidgetRecipe] { parts }
}

@MainActor @resultBuilder
public enum WidgetBundleBuilder {
  public static func buildExpression<Content: Widget>(_ content: Content) -> _WidgetGroup {
    _WidgetGroup(content._recipes())
  }
  /// Controls stand beside widgets in a bundle; nothing shows them here.
  @_disfavoredOverload
  public static func buildExpression<Content: ControlWidget>(_ content: Content) -> _WidgetGroup {
    _WidgetGroup([])
  }
  public static func buildBlock(_ parts: _WidgetGroup...) -> _WidgetGroup {
    _WidgetGroup(parts.flatMap { $0._recipes() })
  }
  public static func buildOptional(_ part: _WidgetGroup?) -> _WidgetGroup { part ?? _WidgetGroup([]) }
  public static func buildEither(first part: _WidgetGroup) -> _WidgetGroup { part }
  public static func buildEither(second part: _WidgetGroup) -> _WidgetGroup { part }
  public static func buildLimitedAvailability(_ part: some Widget) -> _WidgetGroup {
    _WidgetGroup(part._recipes())
  }
}
