import Foundation
import SashCore
import SashLayout

/// Where a window wants to stand, and how large it wants to be. What it does not say is as it would be otherwise.
public struct WindowPlacement: Equatable {
  /// Points from the upper left corner of all screens to that of the content.
  var x: CGFloat?
  var y: CGFloat?
  /// The place in the room that the screen leaves, as shares.
  var share: UnitPoint?
  /// The place beside another window.
  var position: Position?
  /// The content, in points.
  var width: CGFloat?
  var height: CGFloat?

  /// As it would be otherwise.
  public init() {}
  /// Beside another window.
  public init(_ position: Position?) { self.position = position }
  /// At a place of the screen, in points from its upper left corner.
  public init(_ position: CGPoint? = nil, size: CGSize? = nil) {
    self.init(x: position?.x, y: position?.y, width: size?.width, height: size?.height)
  }
  /// At a place of the room that the screen has for windows: 0, 0 is its upper left corner, and 1, 1 its lower right one.
  public init(_ position: UnitPoint, size: CGSize) {
    self.init(position, width: size.width, height: size.height)
  }
  /// At a place of the room that the screen has for windows: 0, 0 is its upper left corner, and 1, 1 its lower right one.
  public init(_ position: UnitPoint, width: CGFloat? = nil, height: CGFloat? = nil) {
    (share, self.width, self.height) = (position, width, height)
  }
  /// At a place of the screen, in points from its upper left corner.
  public init(x: CGFloat? = nil, y: CGFloat? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// A place beside another window of the app, where the window system lets programs say so.
  public struct Position: Equatable, Sendable {
    enum Side: Sendable { case leading, trailing, above, below, over, hand }
    let side: Side
    let window: WindowProxy?

    /// Before another window, in the direction of reading.
    public static func leading(_ relativeWindow: WindowProxy) -> Position {
      Position(side: .leading, window: relativeWindow)
    }
    /// After another window, in the direction of reading.
    public static func trailing(_ relativeWindow: WindowProxy) -> Position {
      Position(side: .trailing, window: relativeWindow)
    }
    public static func above(_ relativeWindow: WindowProxy) -> Position {
      Position(side: .above, window: relativeWindow)
    }
    public static func below(_ relativeWindow: WindowProxy) -> Position {
      Position(side: .below, window: relativeWindow)
    }
    /// In the place of another window, which is hidden until this one closes.
    @available(*, deprecated, message: "Use pushWindow.")
    public static func replacing(_ relativeWindow: WindowProxy) -> Position {
      Position(side: .over, window: relativeWindow)
    }
    /// Near the hand: at the pointer's screen, in the middle of its lower part.
    public static var utilityPanel: Position { Position(side: .hand, window: nil) }
  }
}

/// A window of the app that is open.
public struct WindowProxy: Equatable, Sendable {
  /// The id of its scene; nil if that has none.
  public let id: String?
  /// What it was in when it was asked for.
  public let phase: ScenePhase
  let place: WeakWindow

  public static func == (a: WindowProxy, b: WindowProxy) -> Bool { a.place === b.place }
}
final class WeakWindow: Sendable {
  @MainActor private(set) weak var window: AppWindow?
  @MainActor init(_ window: AppWindow) { self.window = window }
}

/// A screen that windows come to.
public struct DisplayProxy: Equatable, Sendable {
  /// All of it, in points.
  public let bounds: CGRect
  /// What bars of the desktop cover at its edges, in points.
  public let safeAreaInsets: EdgeInsets
  /// What is left to windows, in points.
  public let visibleRect: CGRect
}

/// What is known when a window is placed.
public struct WindowPlacementContext {
  /// Where the window comes up unless it says otherwise: the screen with the focus.
  public let defaultDisplay: DisplayProxy
  /// The windows that are open, the oldest first.
  public let windows: [WindowProxy]
}

/// The content of a window that is placed.
public struct WindowLayoutRoot {
  let size: (ProposedViewSize) -> CGSize
  /// The size that the content chooses for an offer, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

/// How large a window becomes when a person lets it zoom.
public struct WindowIdealSize: Sendable {
  enum Kind: Sendable { case automatic, fitToContent, maximum }
  let kind: Kind
  /// As large as the screen leaves room, or as its content can become if that is less.
  public static let automatic = WindowIdealSize(kind: .automatic)
  /// As large as its content is when nobody offers it anything.
  public static let fitToContent = WindowIdealSize(kind: .fitToContent)
  /// As large as its content can become.
  public static let maximum = WindowIdealSize(kind: .maximum)
}

extension Scene {
  /// Says where windows of this scene open that have not been open before, and how large they are.
  ///
  ///     .defaultWindowPlacement { content, context in
  ///       WindowPlacement(.topTrailing, size: content.sizeThatFits(.unspecified))
  ///     }
  public nonisolated func defaultWindowPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { wish(\.placement, makePlacement) }
  /// Says where a window of this scene goes, and how large it becomes, when a person lets it zoom.
  public nonisolated func windowIdealPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { wish(\.idealPlacement, makePlacement) }
  /// Sets how large windows of this scene become when a person lets them zoom.
  public nonisolated func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene {
    wish(\.idealSize, idealSize.kind)
  }
}
