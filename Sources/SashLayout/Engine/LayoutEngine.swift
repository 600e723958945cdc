import Foundation
import SashGeometry

/// The base of all engines. Open for the other targets, which open classes alone allow; not meant for users.
package typealias LayoutEngine = _LayoutEngine

/// Answers proposals for one view and places what is in it.
///
/// An engine never changes what it answers: a new one is made whenever what it measures changes, so its
/// caches never go stale. (A stack may get another child that gives the same answers, see `takeChildren`.)
///
/// This class remembers nothing and serves leaves that can tell at once; all others are `MeasuredEngine`s.
///
/// Invariants, checked by `checkInvariants`:
/// - A size has no length below zero and none that is not a number.
/// - The size of a placement is what the child answers to the proposal of that placement.
/// - There is one placement for each child, in order.
open class _LayoutEngine {
  /// What kind of leaf this is; its answers take less time than remembering them.
  @exclusivity(unchecked) final var simple = Simple.no
  enum Simple: Equatable {
    /// Is measured.
    case no
    case fixed(CGSize)
    /// Takes what it is offered, and this where nothing is.
    case greedy(ideal: CGSize)
  }

  public init() { if LayoutWarning.isMaking.load(ordering: .relaxed) { LayoutWarning.made(self) } }

  /// The engines of the views inside, in the order of `placements`.
  open var children: [_LayoutEngine] { [] }

  /// What to call this engine in messages.
  open var debugName: String { "\(type(of: self))" }

  // MARK: Override points

  /// The size, in points, that the view takes when offered `proposal`. Call `sizeThatFits` instead, which
  /// remembers.
  open func measure(_ proposal: ProposedViewSize) -> CGSize {
    switch simple {
    case .no: proposal.replacingUnspecifiedDimensions()
    case .fixed(let size): size
    case .greedy(let ideal): proposal.replacingUnspecifiedDimensions(by: ideal)
    }
  }

  /// Where the children stand in a view that answered `size` to `proposal`, in its space, x to the right.
  open func placements(in size: CGSize, proposal: ProposedViewSize) -> [_Placement] { [] }

  /// Where one child stands; nil if there is none with this index.
  open func placement(at index: Int, in size: CGSize, proposal: ProposedViewSize) -> _Placement? {
    let all = placements(in: size, proposal: proposal)
    return all.indices.contains(index) ? all[index] : nil
  }

  /// The value of a guide that this view states at `size`, in points from its leading or top edge.
  open func explicitAlignment(_ key: _AlignmentKey, in size: CGSize) -> CGFloat? { nil }

  /// The same for views that need to know how their children stand.
  open func explicitAlignment(
    _ key: _AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    explicitAlignment(key, in: size)
  }

  /// The guides that this view or one inside may state; others are not asked for.
  open var statedGuides: _StatedGuides { .all }

  /// How far neighbours should be.
  open var spacing: ViewSpacing { ViewSpacing() }

  /// When the parent serves this view; higher is earlier.
  open var layoutPriority: Double { 0 }

  /// The value that the view hands to a parent that asks by `key`.
  open func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { K.defaultValue }

  // MARK: Asking

  /// The size, in points, that the view takes when offered `proposal`.
  ///
  /// - Complexity: O(1) for the latest four answers.
  @inline(__always) package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    answer(proposal).size
  }

  /// The size that the view takes when offered `proposal`, and what else it could be offered for the same.
  @inline(__always) package final func answer(_ proposal: ProposedViewSize) -> LayoutAnswer {
    let width = OfferRange.code(proposal.width)
    let height = OfferRange.code(proposal.height)
    if width >= 0, height >= 0 {
      switch simple {
      case .no: break
      case .fixed(let size): return LayoutAnswer(size: size, range: .all)
      case .greedy(let ideal):
        return LayoutAnswer(
          size: proposal.replacingUnspecifiedDimensions(by: ideal),
          range: AnswerRange(
            width: OfferRange(low: width, high: width), height: OfferRange(low: height, high: height)))
      }
    }
    return keptAnswer(proposal, width, height)
  }

  /// The same where it takes longer than to tell.
  func keptAnswer(_ proposal: ProposedViewSize, _ width: Double, _ height: Double) -> LayoutAnswer {
    let proposal = cleaned(proposal)
    if case .no = simple {
      return LayoutAnswer(
        size: valid(measure(proposal), for: proposal), range: AnswerRange(exactly: proposal))
    }
    return answer(proposal)
  }

  /// Whether `holds` says yes to every answer given so far, with a proposal that gets it; false if not all are remembered.
  func allAnswers(
    _ holds: (_ proposal: ProposedViewSize, _ size: CGSize, _ range: AnswerRange) -> Bool
  ) -> Bool { false }

  /// Adds the guides that have been asked for, are remembered, and may be stated by `child`.
  func addAskedGuides(of child: _LayoutEngine, to keys: inout [AlignmentKey]) {}

  /// The size and the guides of the view when offered `proposal`.
  package final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(engine: self, size: sizeThatFits(proposal), proposal: proposal)
  }

  /// False if it is known that the view states no such guide. Where texts begin is asked for by rows of lists alone.
  final func mayState(_ key: AlignmentKey) -> Bool {
    guard case .no = simple else { return false }
    return key.isOfListRow || !statedGuides.isDisjoint(with: StatedGuides(key))
  }

  /// Where a guide is in this view at `size`, stated or by default.
  @inline(__always)
  final func guideValue(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat {
    if let value = guide(key, in: size, proposal: proposal) { return value }
    if let value = key.shortcutValue(length: size[key.axis]) { return value }
    return key.defaultValue(in: ViewDimensions(engine: self, size: size, proposal: proposal))
  }

  /// The stated value of a guide, in points from the leading or top edge.
  package final func guide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard mayState(key) else { return nil }
    return statedGuide(key, in: size, proposal: proposal)
  }
  func statedGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    explicitAlignment(key, in: size, proposal: proposal).map(key.valid)
  }

  // MARK: Bad lengths

  final func isValid(_ proposal: ProposedViewSize) -> Bool {
    (proposal.width ?? 0) >= 0 && (proposal.height ?? 0) >= 0
  }

  /// `proposal` with negative lengths as zero, and lengths that are not numbers as unspecified.
  final func cleaned(_ proposal: ProposedViewSize) -> ProposedViewSize {
    if isValid(proposal) { return proposal }
    func clean(_ length: CGFloat?) -> CGFloat? {
      guard let length else { return nil }
      guard length.isNaN else { return max(length, 0) }
      LayoutWarning.report("\(debugName) was proposed a length that is not a number.", by: self)
      return nil
    }
    return ProposedViewSize(width: clean(proposal.width), height: clean(proposal.height))
  }

  final func valid(_ size: CGSize, for proposal: ProposedViewSize) -> CGSize {
    if size.width >= 0, size.height >= 0 { return size }
    LayoutWarning.report(
      "\(debugName) answered an invalid size: \(size.width) x \(size.height).", by: self)
    func clean(_ length: CGFloat, _ proposed: CGFloat?) -> CGFloat {
      if length >= 0 { return length }
      return length.isNaN ? proposed ?? 0 : 0
    }
    return CGSize(width: clean(size.width, proposal.width), height: clean(size.height, proposal.height))
  }
}
