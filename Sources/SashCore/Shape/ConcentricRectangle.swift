import Foundation

/// A rectangle whose corners are sharp, rounded, or share their centres with those of the container's shape.
///
/// A container shape that is no rectangle with four corners gives its own outline, as much smaller as this is further inside;
/// without one, corners about its centres are sharp.
public nonisolated struct ConcentricRectangle: Shape {
  private var corners: RoundedRectangularShapeCorners
  /// Corners that have the largest radius among them.
  private var groups: [Edge.Corner.Set]

  private init(_ corners: RoundedRectangularShapeCorners, _ groups: [Edge.Corner.Set]) {
    (self.corners, self.groups) = (corners, groups)
  }
  /// Each corner about the centre of the container's.
  public init() { self.init(.concentric, []) }
  /// Four corners alike, with one radius if `isUniform`.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(RoundedRectangularShapeCorners(all: corners), isUniform ? [.all] : [])
  }
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: topLeadingCorner, topTrailing: topTrailingCorner, bottomLeading: bottomLeadingCorner,
        bottomTrailing: bottomTrailingCorner), [])
  }
  /// With one radius at the bottom.
  public init(
    uniformBottomCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: topLeadingCorner, topTrailing: topTrailingCorner, bottomLeading: uniformBottomCorners,
        bottomTrailing: uniformBottomCorners), [.bottom])
  }
  /// With one radius at the top.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: uniformTopCorners, topTrailing: uniformTopCorners, bottomLeading: bottomLeadingCorner,
        bottomTrailing: bottomTrailingCorner), [.top])
  }
  /// With one radius at the top and one at the bottom.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: uniformTopCorners, topTrailing: uniformTopCorners, bottomLeading: uniformBottomCorners,
        bottomTrailing: uniformBottomCorners), [.top, .bottom])
  }
  /// With one radius on the leading side.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: uniformLeadingCorners, topTrailing: topTrailingCorner,
        bottomLeading: uniformLeadingCorners, bottomTrailing: bottomTrailingCorner), [.leading])
  }
  /// With one radius on the trailing side.
  public init(
    uniformTrailingCorners: Edge.Corner.Style = .concentric,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: topLeadingCorner, topTrailing: uniformTrailingCorners, bottomLeading: bottomLeadingCorner,
        bottomTrailing: uniformTrailingCorners), [.trailing])
  }
  /// With one radius on each side.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: uniformLeadingCorners, topTrailing: uniformTrailingCorners,
        bottomLeading: uniformLeadingCorners, bottomTrailing: uniformTrailingCorners), [.leading, .trailing])
  }

  public func path(in rect: CGRect) -> Path {
    guard !rect.isNull else { return Path() }
    let place = ContainerShapePlace.ofAsked
    if let place, !place.hasCorners, Edge.Corner.allCases.contains(where: { corners[$0].isConcentric }) {
      return place.outline(rect)
    }
    var radii = Edge.Corner.allCases.map { corner in
      corners[corner].radius { place?.radius(of: corner, in: rect) ?? 0 }
    }
    for group in groups {
      let members = Edge.Corner.allCases.indices.filter { group.contains(Edge.Corner.allCases[$0]) }
      let largest = members.map { radii[$0] }.max() ?? 0
      for i in members { radii[i] = largest }
    }
    return Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: radii[0], bottomLeading: radii[2], bottomTrailing: radii[3], topTrailing: radii[1]),
      style: .continuous)
  }
  public static var _sizing: _ShapeSizing { .greedy }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle with four corners alike, with one radius if `isUniform`.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self {
    .init(corners: corners, isUniform: isUniform)
  }
  /// A rectangle with a style for each corner.
  public static func rect(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> Self {
    .init(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }
  /// A rectangle with one radius at the bottom.
  public static func rect(
    uniformBottomCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) -> Self {
    .init(
      uniformBottomCorners: uniformBottomCorners, topLeadingCorner: topLeadingCorner,
      topTrailingCorner: topTrailingCorner)
  }
  /// A rectangle with one radius at the top.
  public static func rect(
    uniformTopCorners: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> Self {
    .init(
      uniformTopCorners: uniformTopCorners, bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }
  /// A rectangle with one radius at the top and one at the bottom.
  public static func rect(
    uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
  ) -> Self {
    .init(uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
  }
  /// A rectangle with one radius on the leading side.
  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> Self {
    .init(
      uniformLeadingCorners: uniformLeadingCorners, topTrailingCorner: topTrailingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }
  /// A rectangle with one radius on the trailing side.
  public static func rect(
    uniformTrailingCorners: Edge.Corner.Style = .concentric,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) -> Self {
    .init(
      uniformTrailingCorners: uniformTrailingCorners, topLeadingCorner: topLeadingCorner,
      bottomLeadingCorner: bottomLeadingCorner)
  }
  /// A rectangle with one radius on each side.
  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) -> Self {
    .init(uniformLeadingCorners: uniformLeadingCorners, uniformTrailingCorners: uniformTrailingCorners)
  }
}
