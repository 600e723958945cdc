import Foundation
import SashCore

/// Recognises taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  override var sashGesture: AnyGesture<Void> {
    following(
      SpatialTapGesture(count: numberOfTapsRequired).onEnded { [weak self] in self?.end(at: $0.location) })
  }
  override var isContinuous: Bool { false }
}

/// Recognises a finger that moves.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  private var way = CGSize.zero
  private var zero = CGSize.zero
  private var speed = CGSize.zero
  /// Where the finger came down, in points of the view.
  private(set) var start = CGPoint.zero

  /// How far the finger has moved, in points.
  open func translation(in view: UIView?) -> CGPoint {
    CGPoint(x: way.width - zero.width, y: way.height - zero.height)
  }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    zero = CGSize(width: way.width - translation.x, height: way.height - translation.y)
  }
  /// Points a second.
  open func velocity(in view: UIView?) -> CGPoint { CGPoint(x: speed.width, y: speed.height) }

  private func take(_ value: DragGesture.Value) {
    if !isGoingOn { zero = .zero }
    (way, speed, start) = (value.translation, value.velocity, value.startLocation)
  }
  override var sashGesture: AnyGesture<Void> {
    following(
      DragGesture().onChanged { [weak self] in
        self?.take($0)
        self?.goOn(at: $0.location)
      }.onEnded { [weak self] in
        self?.take($0)
        self?.end(at: $0.location)
      })
  }
}

/// Recognises a pan that begins at an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which it may begin.
  open var edges: UIRectEdge = []
  /// How near, in points.
  private static let reach: CGFloat = 20
  override func mayBegin(at point: CGPoint) -> Bool {
    guard let view, let window = view.window else { return false }
    let (place, size, reach) = (view.convert(start, to: nil), window.bounds.size, Self.reach)
    return (edges.contains(.left) && place.x <= reach)
      || (edges.contains(.right) && place.x >= size.width - reach)
      || (edges.contains(.top) && place.y <= reach)
      || (edges.contains(.bottom) && place.y >= size.height - reach)
  }
}

/// Recognises a finger that stays down.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// Points.
  open var allowableMovement: CGFloat = 10
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  override var sashGesture: AnyGesture<Void> {
    following(
      LongPressGesture(minimumDuration: minimumPressDuration, maximumDistance: allowableMovement)
        .sequenced(before: DragGesture(minimumDistance: 0)).onChanged { [weak self] in
          if case .second(true, let drag) = $0 { self?.goOn(at: drag?.location ?? self?.place ?? .zero) }
        }.onEnded { [weak self] _ in self.map { $0.end(at: $0.place) } })
  }
}

/// Recognises a quick stroke in one direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Which way a stroke goes.
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }
  open var direction: Direction = .right
  open var numberOfTouchesRequired = 1
  override var isContinuous: Bool { false }
  override var sashGesture: AnyGesture<Void> {
    following(
      DragGesture(minimumDistance: 30).onEnded { [weak self] value in
        guard let self else { return }
        let (x, y) = (value.translation.width, value.translation.height)
        let way: Direction = abs(x) > abs(y) ? (x > 0 ? .right : .left) : y > 0 ? .down : .up
        if direction.contains(way) { end(at: value.location) }
      })
  }
}

/// Recognises two fingers that move apart or together.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// 1 is the distance at the start.
  ///
  /// Code may set it, often to 1 in each step: it goes on from there.
  open var scale: CGFloat {
    get { whole / base }
    set { base = newValue == 0 ? whole : whole / newValue }
  }
  private var (whole, base): (CGFloat, CGFloat) = (1, 1)
  open internal(set) var velocity: CGFloat = 0
  private func take(_ magnification: CGFloat) {
    if !isGoingOn { base = 1 }
    whole = magnification
  }
  override var sashGesture: AnyGesture<Void> {
    following(
      MagnifyGesture().onChanged { [weak self] in
        self?.take($0.magnification)
        self?.velocity = $0.velocity
        self?.goOn(at: $0.startLocation)
      }.onEnded { [weak self] in
        self?.take($0.magnification)
        self?.end(at: $0.startLocation)
      })
  }
}

/// Recognises two fingers that turn around each other.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// Radians, clockwise.
  ///
  /// Code may set it, often to 0 in each step: it goes on from there.
  open var rotation: CGFloat {
    get { whole - base }
    set { base = whole - newValue }
  }
  private var (whole, base): (CGFloat, CGFloat) = (0, 0)
  open internal(set) var velocity: CGFloat = 0
  private func take(_ radians: CGFloat) {
    if !isGoingOn { base = 0 }
    whole = radians
  }
  override var sashGesture: AnyGesture<Void> {
    following(
      RotateGesture().onChanged { [weak self] in
        self?.take($0.rotation.radians)
        self?.velocity = $0.velocity.radians
        self?.goOn(at: $0.startLocation)
      }.onEnded { [weak self] in
        self?.take($0.rotation.radians)
        self?.end(at: $0.startLocation)
      })
  }
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
