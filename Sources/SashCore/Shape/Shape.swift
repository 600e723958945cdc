import Foundation
import SashLayout

/// A two-dimensional outline that fits itself to a rectangle; as a view it is filled with the foreground
/// style.
///
/// Write `path(in:)`. A shape takes all the space it is offered unless it answers `sizeThatFits(_:)` itself.
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// The outline in a rectangle; points are those of the space of `rect`.
  nonisolated func path(in rect: CGRect) -> Path
  /// What kind of thing the outline stands for.
  nonisolated static var role: ShapeRole { get }
  /// The size that the shape takes when it is offered `proposal`, in points.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// Whether the outline is mirrored where lines run from right to left.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  /// How `sizeThatFits(_:)` can be known without asking.
  nonisolated static var _sizing: _ShapeSizing { get }
}

/// What kind of thing an outline stands for.
public enum ShapeRole: Hashable, Sendable {
  /// An area.
  case fill
  /// The area of a line.
  case stroke
  /// A line between things.
  case separator
}

/// What a shape takes of what it is offered.
@frozen public enum _ShapeSizing: Sendable {
  /// All of it.
  case greedy
  /// The largest square.
  case square
  /// What `sizeThatFits(_:)` says.
  case custom
}

/// Whether something is mirrored where lines run from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It stays as it is.
  case fixed
  /// It is mirrored in one direction.
  case mirrors(in: LayoutDirection)
  /// It is mirrored where lines run from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
  public static var role: ShapeRole { .fill }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    switch Self._sizing {
    case .square:
      let size = proposal.replacingUnspecifiedDimensions()
      let side = min(size.width, size.height)
      return CGSize(width: side, height: side)
    default: return proposal.replacingUnspecifiedDimensions()
    }
  }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  public static var _sizing: _ShapeSizing { .custom }

  /// The shape filled with the foreground style.
  @inlinable @MainActor @preconcurrency public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  /// The outline in a frame as it is drawn where lines run in a direction.
  func outline(in rect: CGRect, direction: () -> LayoutDirection) -> Path {
    let path = path(in: rect)
    guard case .mirrors(let mirrored) = layoutDirectionBehavior, direction() == mirrored else { return path }
    return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
  }
}

/// A shape that can be made smaller on all sides alike.
public nonisolated protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  /// The shape with its outline moved inward, in points; negative moves it outward.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension Path: Shape {
  public typealias Body = _ShapeView<Path, ForegroundStyle>
  public nonisolated func path(in rect: CGRect) -> Path { self }
  public nonisolated static var _sizing: _ShapeSizing { .greedy }
  /// A path stays where it is told to be.
  /// - Source: facts on layout, 73.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A shape whose type is hidden.
@frozen public nonisolated struct AnyShape: Shape {
  @usableFromInline let storage: AnyShapeBox
  /// Hides the type of a shape.
  public init<S: Shape>(_ shape: S) { storage = (shape as? AnyShape)?.storage ?? ShapeBox(shape) }
  public func path(in rect: CGRect) -> Path { storage.path(in: rect) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { storage.sizeThatFits(proposal) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { storage.layoutDirectionBehavior }
}

@usableFromInline class AnyShapeBox: ComparedByValue, @unchecked Sendable {
  func path(in rect: CGRect) -> Path { Path() }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  func isEqual(to other: AnyShapeBox) -> Bool { self === other }
  @usableFromInline static func == (a: AnyShapeBox, b: AnyShapeBox) -> Bool { a === b || a.isEqual(to: b) }
}

private final class ShapeBox<S: Shape>: AnyShapeBox, @unchecked Sendable {
  let shape: S
  init(_ shape: S) { self.shape = shape }
  override func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  override var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  override func isEqual(to other: AnyShapeBox) -> Bool {
    guard let other = other as? ShapeBox<S> else { return false }
    var (a, b) = (shape, other.shape)
    return _isSameValue(&a, &b)
  }
}
