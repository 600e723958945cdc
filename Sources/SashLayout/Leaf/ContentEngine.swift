import Foundation
import SashGeometry

/// What a view that has no views in it measures: text, a field, an image.
package protocol LayoutContent {
  /// The size, in points, that the content takes when offered `proposal`.
  func size(fitting proposal: ProposedViewSize) -> CGSize
  /// The size for `proposal`, and what else could be offered for the same.
  func answer(_ proposal: ProposedViewSize) -> LayoutAnswer
  /// The place of a guide in the content at `size`, in points from its leading or top edge; nil leaves it to
  /// the guide.
  func alignment(_ key: AlignmentKey, in size: CGSize) -> CGFloat?
  /// The guides that `alignment` may answer.
  var statedGuides: StatedGuides { get }
  /// How far neighbours should be.
  var spacing: ViewSpacing { get }
}

extension LayoutContent {
  package func answer(_ proposal: ProposedViewSize) -> LayoutAnswer {
    LayoutAnswer(size: size(fitting: proposal), range: AnswerRange(exactly: proposal))
  }
  package func alignment(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { nil }
  package var statedGuides: StatedGuides { .all }
  package var spacing: ViewSpacing { ViewSpacing() }
}

/// A leaf that measures what other targets give it.
package final class ContentEngine<Content: LayoutContent>: MeasuredEngine {
  package let content: Content
  package init(_ content: Content) { self.content = content }
  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let answer = content.answer(proposal)
    answersAlike = answer.range
    return answer.size
  }
  package override func explicitAlignment(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    content.alignment(key, in: size)
  }
  package override var statedGuides: StatedGuides { content.statedGuides }
  override var isDear: Bool { true }
  package override var spacing: ViewSpacing { content.spacing }
  package override var debugName: String { "\(Content.self)" }
}
