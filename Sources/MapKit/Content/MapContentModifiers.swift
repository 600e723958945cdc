import Foundation
import SashCore

/// Content that is drawn or selected in another way.
@MainActor struct ChangedMapContent<Content: MapContent>: MapContent {
  typealias Body = Never
  let content: Content
  let change: (inout _MapContentList) -> Void
  var body: Never { fatalError("ChangedMapContent has no body.") }
  func _collect(into list: inout _MapContentList) { list.with(change) { content._collect(into: &$0) } }
}

extension MapContent {
  private func changed(_ change: @escaping (inout _MapContentList) -> Void) -> ChangedMapContent<Self> {
    ChangedMapContent(content: self, change: change)
  }
  /// What a map selects it by.
  public func tag<V: Hashable>(_ tag: V) -> some MapContent { changed { $0.tag = AnyHashable(tag) } }
  /// The colour of markers.
  public func tint<S: ShapeStyle>(_ tint: S?) -> some MapContent {
    let style = tint.map { AnyShapeStyle($0) }
    return changed { $0.look.tint = style }
  }
  public func tint(_ tint: Color?) -> some MapContent {
    let style = tint.map { AnyShapeStyle($0) }
    return changed { $0.look.tint = style }
  }
  /// What areas are filled with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
    let style = AnyShapeStyle(style)
    return changed { $0.look.fill = style }
  }
  /// What lines, and the edges of areas, are drawn with; in points.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
    let stroke = AnyShapeStyle(content)
    return changed { ($0.look.stroke, $0.look.strokeStyle) = (stroke, style) }
  }
  public func stroke(lineWidth: CGFloat = 1) -> some MapContent {
    strokeStyle(style: StrokeStyle(lineWidth: lineWidth))
  }
  public func strokeStyle(style: StrokeStyle) -> some MapContent { changed { $0.look.strokeStyle = style } }
  /// Whether the titles of annotations and markers are seen.
  public func annotationTitles(_ visibility: Visibility) -> some MapContent {
    changed { $0.look.titles = visibility }
  }
  /// Whether second lines of titles are seen; content has none here.
  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
  /// Where overlays lie among what the map draws. Its pictures come with their texts here, so all of them lie above.
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
}
