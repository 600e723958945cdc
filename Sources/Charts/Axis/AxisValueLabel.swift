import CoreGraphics
import Foundation
import SashCore
import SashLayout

/// Words at a value of an axis.
public struct AxisValueLabel<Content: View>: AxisMark {
  private let label: AxisLabel
  public func _parts() -> [_AxisPart] { [_AxisPart(kind: .label(label))] }

  private init(_ label: AxisLabel) { self.label = label }
  private static func label(
    _ centered: Bool?, _ anchor: UnitPoint?, _ orientation: AxisValueLabelOrientation, _ horizontal: CGFloat?,
    _ vertical: CGFloat?
  ) -> AxisLabel {
    AxisLabel(
      isCentered: centered, anchor: anchor, isVertical: orientation.isVertical, horizontalSpacing: horizontal,
      verticalSpacing: vertical)
  }

  /// A view instead of words.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    var label = Self.label(centered, anchor, orientation, horizontalSpacing, verticalSpacing)
    label.view = AnyView(content())
    self.init(label)
  }
}

extension AxisValueLabel where Content == Text {
  /// The value.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) { self.init(Self.label(centered, anchor, orientation, horizontalSpacing, verticalSpacing)) }

  /// The value by a format.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    var label = Self.label(centered, anchor, orientation, horizontalSpacing, verticalSpacing)
    label.format = { datum in Format.FormatInput(datum: datum).map { format.format($0) } }
    self.init(label)
  }

  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    var label = Self.label(centered, anchor, orientation, horizontalSpacing, verticalSpacing)
    label.view = AnyView(Text(titleKey))
    self.init(label)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    var label = Self.label(centered, anchor, orientation, horizontalSpacing, verticalSpacing)
    label.view = AnyView(Text(title))
    self.init(label)
  }
}

/// A mark of an axis with a change.
struct ChangedAxisMark: AxisMark {
  let parts: [_AxisPart]
  func _parts() -> [_AxisPart] { parts }
}
extension AxisMark {
  private func changed(_ change: (inout _AxisPart) -> Void) -> ChangedAxisMark {
    ChangedAxisMark(
      parts: _parts().map { part in
        var part = part
        change(&part)
        return part
      })
  }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    changed { if $0.style == nil { $0.style = AnyShapeStyle(style) } }
  }
  public func font(_ font: Font?) -> some AxisMark { changed { if $0.font == nil { $0.font = font } } }
  public func offset(_ offset: CGSize) -> some AxisMark { changed { $0.offset = offset } }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { offset(CGSize(width: x, height: y)) }
}

@resultBuilder
public enum AxisMarkBuilder {
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
  public static func buildBlock() -> some AxisMark { ChangedAxisMark(parts: []) }
  public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }
  @_disfavoredOverload
  public static func buildBlock<each Content: AxisMark>(_ content: repeat each Content) -> some AxisMark {
    var parts: [_AxisPart] = []
    repeat parts += (each content)._parts()
    return ChangedAxisMark(parts: parts)
  }
  public static func buildIf<Content: AxisMark>(_ content: Content?) -> some AxisMark {
    ChangedAxisMark(parts: content?._parts() ?? [])
  }
  public static func buildEither<Content: AxisMark>(first content: Content) -> AnyAxisMark {
    AnyAxisMark(content)
  }
  public static func buildEither<Content: AxisMark>(second content: Content) -> AnyAxisMark {
    AnyAxisMark(content)
  }
  public static func buildLimitedAvailability<Content: AxisMark>(_ content: Content) -> AnyAxisMark {
    AnyAxisMark(content)
  }
}
/// A mark of an axis whose type is not told.
public struct AnyAxisMark: AxisMark {
  private let parts: [_AxisPart]
  public init<Content: AxisMark>(_ content: Content) { parts = content._parts() }
  public func _parts() -> [_AxisPart] { parts }
}
