import Foundation

/// The outline of a two-dimensional shape, in points, y downward.
///
/// Simple outlines (a rectangle, an ellipse, a rounded rectangle) are kept as such, so that drawing can take
/// short cuts; anything else is a list of elements in a buffer that is copied when it is shared and written.
public struct Path: Equatable, Sendable {
  /// One step of the pen.
  @frozen public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  package enum Storage: Equatable, Sendable {
    case empty
    case rect(CGRect)
    case ellipse(CGRect)
    case roundedRect(CGRect, cornerSize: CGSize, style: RoundedCornerStyle)
    case elements(PathBuffer)
  }

  package var storage: Storage

  package init(storage: Storage) { self.storage = storage }

  /// An empty path.
  public init() { storage = .empty }
  public init(_ rect: CGRect) { storage = rect.isNull ? .empty : .rect(rect) }
  public init(ellipseIn rect: CGRect) { storage = rect.isNull ? .empty : .ellipse(rect) }
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    if rect.isNull {
      storage = .empty
      return
    }
    guard cornerSize.width > 0, cornerSize.height > 0 else {
      storage = .rect(rect)
      return
    }
    // A radius without end makes a capsule, as one that is merely too long does.
    let corner = CGSize(
      width: min(cornerSize.width, CGRect.reach), height: min(cornerSize.height, CGRect.reach))
    storage = .roundedRect(rect, cornerSize: corner, style: style)
  }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    if let radius = cornerRadii.uniform {
      self = Path(roundedRect: rect, cornerRadius: radius, style: style)
    } else if rect.isNull {
      storage = .empty
    } else {
      var buffer = PathBuffer()
      buffer.addRoundedRect(rect, cornerRadii: cornerRadii, style: style)
      storage = .elements(buffer)
    }
  }
  /// A path drawn by `callback`.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// True if the path has no elements.
  public var isEmpty: Bool {
    switch storage {
    case .empty: true
    case .elements(let buffer): buffer.verbs.isEmpty
    default: false
    }
  }

  /// Calls `body` with each element in order; simple outlines give the elements that draw them.
  public func forEach(_ body: (Element) -> Void) {
    switch storage {
    case .empty: break
    case .elements(let buffer): buffer.forEach(body)
    default: expanded().forEach(body)
    }
  }

  /// The elements as a buffer of this path's own, to be changed.
  package mutating func edit(_ change: (inout PathBuffer) -> Void) {
    var buffer = expanded()
    storage = .empty  // gives up the reference, so that the buffer is unique while it changes
    change(&buffer)
    storage = .elements(buffer)
  }

  /// The elements that draw this path.
  package func expanded() -> PathBuffer {
    switch storage {
    case .empty: return PathBuffer()
    case .elements(let buffer): return buffer
    case .rect(let rect):
      var buffer = PathBuffer()
      buffer.addRect(rect)
      return buffer
    case .ellipse(let rect):
      var buffer = PathBuffer()
      buffer.addEllipse(in: rect)
      return buffer
    case .roundedRect(let rect, let cornerSize, let style):
      var buffer = PathBuffer()
      buffer.addRoundedRect(rect, cornerSize: cornerSize, style: style)
      return buffer
    }
  }
}

/// How a rounded corner bends: a quarter of an ellipse, or Apple's smoother curve that starts further out.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular
  case continuous
}
