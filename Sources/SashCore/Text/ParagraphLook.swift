import Foundation
import SashText

/// How a paragraph of a text with attributes stands where it is edited; nil is as the surroundings say. It is that of the paragraph's first
/// character.
package struct ParagraphLook: Hashable, Sendable {
  package var alignment: ParagraphStyle.Alignment?
  /// Whether leading is where the words of the paragraph begin.
  package var alignsByWriting: Bool?
  /// The left side, wherever leading is; it counts before the alignment.
  package var isLeft: Bool?
  /// Whether it is written from the right, whatever its letters are.
  package var isRightToLeft: Bool?
  /// In points.
  package var lineSpacing: CGFloat?
  package var setting: ParagraphSetting?
  package init() {}

  /// The style of surroundings with what this says.
  package func style(in base: ParagraphStyle) -> ParagraphStyle {
    var style = base
    if let alignment { style.alignment = alignment }
    if let alignsByWriting { style.alignsByWriting = alignsByWriting }
    if let isRightToLeft {
      style.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      style.writingDirection = .layoutDirection
    }
    if let isLeft {
      style.alignment = isLeft == (style.layoutDirection == .leftToRight) ? .leading : .trailing
    }
    if let lineSpacing { style.lineSpacing = lineSpacing }
    style.setting = setting
    return style
  }
}

/// The attribute for it.
package enum ParagraphLookKey: AttributedStringKey {
  package typealias Value = ParagraphLook
  package static let name = "SashParagraphLook"
}
