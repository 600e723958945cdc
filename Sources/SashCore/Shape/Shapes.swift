import Foundation

/// A rectangle that fills its frame.
@frozen public nonisolated struct Rectangle: Shape, InsettableShape, BitwiseCopyable {
  @inlinable public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public static var _sizing: _ShapeSizing { .greedy }
  @inlinable public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(amount: amount) }

  @usableFromInline @frozen nonisolated struct _Inset: InsettableShape, BitwiseCopyable {
    @usableFromInline var amount: CGFloat
    @usableFromInline init(amount: CGFloat) { self.amount = amount }
    @usableFromInline func path(in rect: CGRect) -> Path { Path(rect.inset(by: amount)) }
    @usableFromInline var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    @usableFromInline static var _sizing: _ShapeSizing { .greedy }
    @usableFromInline var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }
    @usableFromInline func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }
  }
}

/// A rectangle with rounded corners that fills its frame.
@frozen public nonisolated struct RoundedRectangle: Shape, InsettableShape {
  /// In points.
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle
  @inlinable public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
  /// With corners of one radius, in points.
  @inlinable public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public static var _sizing: _ShapeSizing { .greedy }
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
  @inlinable public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }

  @usableFromInline @frozen nonisolated struct _Inset: InsettableShape {
    @usableFromInline var base: RoundedRectangle
    @usableFromInline var amount: CGFloat
    @usableFromInline init(base: RoundedRectangle, amount: CGFloat) {
      self.base = base
      self.amount = amount
    }
    @usableFromInline func path(in rect: CGRect) -> Path {
      let size = CGSize(
        width: max(base.cornerSize.width - amount, 0), height: max(base.cornerSize.height - amount, 0))
      return Path(roundedRect: rect.inset(by: amount), cornerSize: size, style: base.style)
    }
    @usableFromInline var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    @usableFromInline static var _sizing: _ShapeSizing { .greedy }
    @usableFromInline var animatableData: AnimatablePair<CGSize.AnimatableData, CGFloat> {
      get { .init(base.animatableData, amount) }
      set { (base.animatableData, amount) = (newValue.first, newValue.second) }
    }
    @usableFromInline func inset(by amount: CGFloat) -> _Inset {
      _Inset(base: base, amount: self.amount + amount)
    }
  }
}

/// A rectangle whose corners have radii of their own.
@frozen public nonisolated struct UnevenRoundedRectangle: Shape, InsettableShape {
  /// In points; leading and trailing change sides where lines run from right to left.
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle
  @inlinable public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }
  public static var _sizing: _ShapeSizing { .greedy }
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
  @inlinable public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }

  @usableFromInline @frozen nonisolated struct _Inset: InsettableShape {
    @usableFromInline var base: UnevenRoundedRectangle
    @usableFromInline var amount: CGFloat
    @usableFromInline init(base: UnevenRoundedRectangle, amount: CGFloat) {
      self.base = base
      self.amount = amount
    }
    @usableFromInline func path(in rect: CGRect) -> Path {
      let radii = base.cornerRadii
      let inner = RectangleCornerRadii(
        topLeading: max(radii.topLeading - amount, 0), bottomLeading: max(radii.bottomLeading - amount, 0),
        bottomTrailing: max(radii.bottomTrailing - amount, 0), topTrailing: max(radii.topTrailing - amount, 0)
      )
      return Path(roundedRect: rect.inset(by: amount), cornerRadii: inner, style: base.style)
    }
    @usableFromInline static var _sizing: _ShapeSizing { .greedy }
    @usableFromInline var animatableData: AnimatablePair<RectangleCornerRadii.AnimatableData, CGFloat> {
      get { .init(base.animatableData, amount) }
      set { (base.animatableData, amount) = (newValue.first, newValue.second) }
    }
    @usableFromInline func inset(by amount: CGFloat) -> _Inset {
      _Inset(base: base, amount: self.amount + amount)
    }
  }
}

/// A circle in the middle of its frame that touches the nearer sides.
@frozen public nonisolated struct Circle: Shape, InsettableShape, BitwiseCopyable {
  @inlinable public init() {}
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.middleSquare) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public static var _sizing: _ShapeSizing { .square }
  @inlinable public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(amount: amount) }

  @usableFromInline @frozen nonisolated struct _Inset: InsettableShape, BitwiseCopyable {
    @usableFromInline var amount: CGFloat
    @usableFromInline init(amount: CGFloat) { self.amount = amount }
    @usableFromInline func path(in rect: CGRect) -> Path {
      Path(ellipseIn: rect.middleSquare.inset(by: amount))
    }
    @usableFromInline var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    @usableFromInline static var _sizing: _ShapeSizing { .square }
    @usableFromInline var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }
    @usableFromInline func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }
  }
}

/// An ellipse that fills its frame.
@frozen public nonisolated struct Ellipse: Shape, InsettableShape, BitwiseCopyable {
  @inlinable public init() {}
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public static var _sizing: _ShapeSizing { .greedy }
  @inlinable public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(amount: amount) }

  @usableFromInline @frozen nonisolated struct _Inset: InsettableShape, BitwiseCopyable {
    @usableFromInline var amount: CGFloat
    @usableFromInline init(amount: CGFloat) { self.amount = amount }
    @usableFromInline func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.inset(by: amount)) }
    @usableFromInline var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    @usableFromInline static var _sizing: _ShapeSizing { .greedy }
    @usableFromInline var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }
    @usableFromInline func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }
  }
}

/// A rounded rectangle whose shorter sides are all curve.
@frozen public nonisolated struct Capsule: Shape, InsettableShape {
  public var style: RoundedCornerStyle
  @inlinable public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public static var _sizing: _ShapeSizing { .greedy }
  @inlinable public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(style: style, amount: amount)
  }

  @usableFromInline @frozen nonisolated struct _Inset: InsettableShape {
    @usableFromInline var style: RoundedCornerStyle
    @usableFromInline var amount: CGFloat
    @usableFromInline init(style: RoundedCornerStyle, amount: CGFloat) {
      self.style = style
      self.amount = amount
    }
    @usableFromInline func path(in rect: CGRect) -> Path {
      Capsule(style: style).path(in: rect.inset(by: amount))
    }
    @usableFromInline var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    @usableFromInline static var _sizing: _ShapeSizing { .greedy }
    @usableFromInline var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }
    @usableFromInline func inset(by amount: CGFloat) -> _Inset {
      _Inset(style: style, amount: self.amount + amount)
    }
  }
}

extension CGRect {
  /// This rectangle with its sides moved inward; nothing of it is left where they would pass each other.
  func inset(by amount: CGFloat) -> CGRect {
    guard width >= amount * 2, height >= amount * 2 else { return .null }
    return insetBy(dx: amount, dy: amount)
  }
  /// The largest square in the middle.
  var middleSquare: CGRect {
    let side = min(width, height)
    return CGRect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  @inlinable public static var rect: Rectangle { .init() }
}
extension Shape where Self == RoundedRectangle {
  /// A rectangle with rounded corners.
  @inlinable public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
    .init(cornerSize: cornerSize, style: style)
  }
  /// A rectangle with rounded corners.
  @inlinable public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
    .init(cornerRadius: cornerRadius, style: style)
  }
}
extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle whose corners have radii of their own.
  @inlinable public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> Self {
    .init(cornerRadii: cornerRadii, style: style)
  }
  /// A rectangle whose corners have radii of their own.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> Self {
    .init(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}
extension Shape where Self == Circle {
  /// A circle.
  @inlinable public static var circle: Circle { .init() }
}
extension Shape where Self == Ellipse {
  /// An ellipse.
  @inlinable public static var ellipse: Ellipse { .init() }
}
extension Shape where Self == Capsule {
  /// A capsule.
  @inlinable public static var capsule: Capsule { .init() }
  /// A capsule with one of the corner styles.
  @inlinable public static func capsule(style: RoundedCornerStyle) -> Self { .init(style: style) }
}
