import Foundation
import SashCore
import SashGeometry
import SashGraph

/// What an app wants of a window that opens.
struct WindowWishes {
  /// The content, in points.
  var size: CGSize?
  var position: UnitPoint?
  /// Where windows open, and how large.
  var placement: ((WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement)?
  /// Where windows go when they zoom.
  var idealPlacement: ((WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement)?
  /// How large windows become when they zoom.
  var idealSize = WindowIdealSize.Kind.automatic
  var resizability = WindowResizability.Kind.automatic
  var level = WindowLevel.Kind.automatic
  var hasFrame = true
  /// Parts of URLs that its windows are opened for; nil leaves it to the order of the scenes.
  var events: Set<String>?
  var opensAtLaunch: Bool?
  /// Whether windows come back at the next launch, with the size that they had.
  var comesBack = true
  /// Whether a menu bar extra is a window rather than a menu.
  var extraIsWindow = false
}

/// A scene whose windows open in another way.
private nonisolated struct WishScene<Content: Scene, Value>: Scene {
  var content: Content
  nonisolated(unsafe) var keyPath: WritableKeyPath<WindowWishes, Value>
  nonisolated(unsafe) var value: Value

  typealias Body = Never
  @MainActor var body: Never { fatalError("body should not be called on a scene of the framework.") }

  static func _makeScene(
    scene: _GraphValue<Self>, inputs: _SceneInputs, into windows: inout _SceneWindows
  ) {
    let modifier = scene.attribute
    let first = windows.list.count
    Content._makeScene(
      scene: scene.part(at: MemoryLayout<Self>.offset(of: \.content)!, as: Content.self), inputs: inputs,
      into: &windows)
    for index in first..<windows.list.count {
      windows.list[index].wishes.append { wishes in
        let modifier = modifier.untrackedValue
        wishes[keyPath: modifier.keyPath] = modifier.value
      }
    }
  }
}

/// How far a person may resize a window.
public struct WindowResizability: Sendable {
  enum Kind: Sendable { case automatic, contentSize, contentMinSize }
  let kind: Kind
  /// As far as the window system lets them; the window of settings as far as its content.
  public static let automatic = WindowResizability(kind: .automatic)
  /// Between the least and the greatest size of the content.
  public static let contentSize = WindowResizability(kind: .contentSize)
  /// Not below the least size of the content.
  public static let contentMinSize = WindowResizability(kind: .contentMinSize)
}

/// How high a window stands among others.
public struct WindowLevel: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, normal, floating, desktop }
  let kind: Kind
  /// Normal, and floating for utility windows.
  public static let automatic = WindowLevel(kind: .automatic)
  /// Among the windows of other programs.
  public static let normal = WindowLevel(kind: .normal)
  /// Above the windows of other programs.
  public static let floating = WindowLevel(kind: .floating)
  /// Below the windows of other programs; where the window system does not let programs say so, as on Wayland, among them.
  public static let desktop = WindowLevel(kind: .desktop)
}

/// What happens to windows of a scene when the app is launched.
public struct SceneLaunchBehavior: Sendable {
  let opens: Bool?
  /// The first scene opens a window.
  public static let automatic = SceneLaunchBehavior(opens: nil)
  public static let presented = SceneLaunchBehavior(opens: true)
  public static let suppressed = SceneLaunchBehavior(opens: false)
}

/// Whether windows of a scene come back when the app is launched again.
public struct SceneRestorationBehavior: Sendable {
  let comesBack: Bool
  /// Windows that were open when the app ended, or was killed, are opened again, for the values and with the sizes that they had; and
  /// on X11 where they stood. The window of the settings comes back with its size once it is asked for.
  public static let automatic = SceneRestorationBehavior(comesBack: true)
  /// Each launch begins with what the scene opens by itself, in its default size.
  public static let disabled = SceneRestorationBehavior(comesBack: false)
}

extension Scene {
  nonisolated func wish<V>(_ keyPath: WritableKeyPath<WindowWishes, V>, _ value: V) -> some Scene {
    WishScene(content: self, keyPath: keyPath, value: value)
  }

  /// Sets the size that windows of this scene open with, in points, unless the person who starts the program wants another.
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene { wish(\.size, size) }
  /// Sets the size that windows of this scene open with, in points.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    wish(\.size, CGSize(width: width, height: height))
  }
  /// Sets where on the screen windows of this scene open, where the window system lets programs say so.
  public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene { wish(\.position, position) }
  /// Sets how far a person may resize windows of this scene.
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
    wish(\.resizability, resizability.kind)
  }
  /// Sets how high windows of this scene stand among others.
  public nonisolated func windowLevel(_ level: WindowLevel) -> some Scene { wish(\.level, level.kind) }
  /// Says for which URLs windows of this scene are opened: those that contain one of the strings; `*` is for all.
  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    wish(\.events, conditions)
  }
  /// Sets whether this scene opens a window when the app is launched.
  public nonisolated func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    wish(\.opensAtLaunch, behavior.opens)
  }
  /// Sets whether windows of this scene come back when the app is launched again.
  public nonisolated func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    wish(\.comesBack, behavior.comesBack)
  }
  /// Sets how the frames of windows of this scene look.
  public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
    wish(\.hasFrame, S.self != PlainWindowStyle.self)
  }
  /// Sets how the toolbars of windows of this scene look; a window of this system has the bars that its screens have.
  public nonisolated func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
  /// Says whether toolbars have labels; here they have icons.
  public nonisolated func windowToolbarLabelStyle(fixed style: ToolbarLabelStyle) -> some Scene { self }
  /// Says what a window is for among those of the app.
  ///
  /// - Missing: any effect.
  public nonisolated func windowManagerRole(_ role: WindowManagerRole) -> some Scene {
    hasNoEffect("windowManagerRole")
    return self
  }
}

/// What a window is for.
public struct WindowManagerRole: Sendable {
  public static let automatic = WindowManagerRole()
  public static let principal = WindowManagerRole()
  public static let associated = WindowManagerRole()
}

/// Whether items of a toolbar show texts.
public struct ToolbarLabelStyle: Equatable, Sendable {
  private let value: UInt8
  public static let automatic = ToolbarLabelStyle(value: 0)
  public static let titleAndIcon = ToolbarLabelStyle(value: 1)
  public static let titleOnly = ToolbarLabelStyle(value: 2)
  public static let iconOnly = ToolbarLabelStyle(value: 3)
}

/// How the frame of a window looks.
public protocol WindowStyle: Sendable {}
/// As the window system draws it.
public struct DefaultWindowStyle: WindowStyle {
  public init() {}
}
/// With a bar that has the title.
public struct TitleBarWindowStyle: WindowStyle {
  public init() {}
}
/// With a bar that has no title.
///
/// - Missing: hiding the bar alone; the window system draws it, with buttons that a person needs.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  public init() {}
}
/// Without any frame.
public struct PlainWindowStyle: WindowStyle {
  public init() {}
}
extension WindowStyle where Self == DefaultWindowStyle { public static var automatic: Self { Self() } }
extension WindowStyle where Self == TitleBarWindowStyle { public static var titleBar: Self { Self() } }
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  public static var hiddenTitleBar: Self { Self() }
}
extension WindowStyle where Self == PlainWindowStyle { public static var plain: Self { Self() } }

/// How the toolbar of a window looks.
public protocol WindowToolbarStyle: Sendable {}
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  public init() {}
}
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  public init(showsTitle: Bool = true) {}
}
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  public init(showsTitle: Bool = true) {}
}
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  public init() {}
}
extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  public static var automatic: Self { Self() }
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  public static var unified: Self { Self() }
  public static func unified(showsTitle: Bool) -> Self { Self(showsTitle: showsTitle) }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  public static var unifiedCompact: Self { Self() }
  public static func unifiedCompact(showsTitle: Bool) -> Self { Self(showsTitle: showsTitle) }
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  public static var expanded: Self { Self() }
}
