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
  /// Another one for each touch; 0 where it is not known.
  var number = 0
  /// In points of the window, where that is known: the view may be moved meanwhile.
  var windowPlace: CGPoint?
  var lastWindowPlace: CGPoint?
  /// The recognizers that hear of the finger.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// What touches the screen.
  public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }
  public internal(set) var type: TouchType = .direct
  /// How large the place is that the finger covers, in points. No screen here says more than where it is.
  open var majorRadius: CGFloat { 20 }
  open var majorRadiusTolerance: CGFloat { 5 }
  /// How hard the finger presses; 1 is usual.
  open var force: CGFloat { 1 }
  open var maximumPossibleForce: CGFloat { 1 }
  /// The angle between a pencil and the screen, in radians. Fingers come straight down.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// Where a pencil leans to, in radians from the x axis of a view. One that stands upright leans nowhere.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  /// How far a pencil is turned about itself, in radians.
  open var rollAngle: CGFloat { 0 }
  /// Properties that may be known better later. All are known here.
  public struct Properties: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let force = Properties(rawValue: 1)
    public static let azimuth = Properties(rawValue: 2)
    public static let altitude = Properties(rawValue: 4)
    public static let location = Properties(rawValue: 8)
    public static let roll = Properties(rawValue: 16)
  }
  open var estimatedProperties: Properties { [] }
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
  open var estimationUpdateIndex: NSNumber? { nil }

  /// Where the finger is, in points of a view; nil means the window.
  open func location(in view: UIView?) -> CGPoint { point(place, windowPlace, in: view) }
  /// Where the finger was before that, in points of a view.
  open func previousLocation(in view: UIView?) -> CGPoint { point(lastPlace, lastWindowPlace, in: view) }
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  private func point(_ place: CGPoint, _ inWindow: CGPoint?, in target: UIView?) -> CGPoint {
    guard let inWindow else { return view.map { $0.convert(place, to: target) } ?? place }
    if let target { return target.convert(inWindow, from: nil) }
    return view == nil ? place : inWindow
  }
}

/// What a person does with fingers, at one moment.
@MainActor @preconcurrency
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses, scroll = 10, hover, transform = 14
  }
  /// What happens, where its type does not say it all.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack,
      remoteControlPreviousTrack, remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward,
      remoteControlBeginSeekingForward, remoteControlEndSeekingForward
  }
  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }
  /// Seconds since the machine was started.
  public internal(set) var timestamp: TimeInterval = 0
  /// All fingers on the screen.
  public internal(set) var allTouches: Set<UITouch>?
  /// The fingers that came down on a view.
  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
  open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }
  /// The touches that became one since the last event: the hosts here hand each one on, so it is that alone.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    allTouches?.contains(touch) == true ? [touch] : nil
  }
  /// Where a touch is likely to go. Nothing is foreseen here.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    allTouches?.contains(touch) == true ? [] : nil
  }
}
