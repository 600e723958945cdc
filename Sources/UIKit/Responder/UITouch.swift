import Foundation

/// One finger on the screen, from its coming down to its lifting.
@MainActor @preconcurrency
open class UITouch: NSObject {
  /// What the finger has done last.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }
  public internal(set) var phase: Phase = .began
  /// The view that the finger came down on.
  public internal(set) var view: UIView?
  /// The window that the finger came down in.
  public var window: UIWindow? { view?.window }
  /// Seconds since the machine was started.
  public internal(set) var timestamp: TimeInterval = 0
  /// How often the finger came down at this place, in short time.
  public internal(set) var tapCount = 1
  /// In points of the view that the finger came down on.
  var place = CGPoint.zero
  var lastPlace = CGPoint.zero

  /// Where the finger is, in points of a view; nil means the window.
  open func location(in view: UIView?) -> CGPoint { convert(place, to: view) }
  /// Where the finger was before that, in points of a view.
  open func previousLocation(in view: UIView?) -> CGPoint { convert(lastPlace, to: view) }

  private func convert(_ point: CGPoint, to target: UIView?) -> CGPoint {
    view.map { $0.convert(point, to: target) } ?? point
  }
}

/// What a person does with fingers, at one moment.
@MainActor @preconcurrency
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses, scroll = 10, hover, transform = 14
  }
  open var type: EventType { .touches }
  /// Seconds since the machine was started.
  public internal(set) var timestamp: TimeInterval = 0
  /// All fingers on the screen.
  public internal(set) var allTouches: Set<UITouch>?
  /// The fingers that came down on a view.
  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
}
