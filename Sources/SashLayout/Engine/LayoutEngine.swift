import Foundation
import SashGeometry

/// The base of all engines. Open for the other targets, which open classes alone allow; not meant for users.
package typealias LayoutEngine = _LayoutEngine

/// Answers proposals for one view and places what is in it.
///
/// An engine never changes what it answers: a new one is made whenever what it measures changes, so its
/// caches never go stale. (A stack may get another child that gives the same answers, see `takeChildren`.)
///
/// Invariants, checked by `checkInvariants`:
/// - A size has no length below zero and none that is not a number.
/// - The size of a placement is what the child answers to the proposal of that placement.
/// - There is one placement for each child, in order.
open class _LayoutEngine {
  // The answers to the latest four proposals, in place. Their lookup and `ProposalKey` share this file, since
  // only whole-module builds inline across files. Unchecked: no access lasts while other code runs, and
  // checking takes longer than the lookup.
  @exclusivity(unchecked) private var first = Answer()
  @exclusivity(unchecked) private var second = Answer()
  @exclusivity(unchecked) private var third = Answer()
  @exclusivity(unchecked) private var fourth = Answer()
  @exclusivity(unchecked) private var answerCount = 0
  /// Answers that left the four places, for engines whose answers are dear.
  private var older: [Answer] = []
  private var guides: [GuideAnswer] = []

  public init() { if LayoutWarning.isMaking.load(ordering: .relaxed) { LayoutWarning.made(self) } }

  /// The engines of the views inside, in the order of `placements`.
  open var children: [_LayoutEngine] { [] }

  /// What to call this engine in messages.
  open var debugName: String { "\(type(of: self))" }

  // MARK: Override points

  /// The size, in points, that the view takes when offered `proposal`. Call `sizeThatFits` instead, which
  /// remembers.
  open func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

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

  /// The axes along which this view or one inside may state guides; others are not asked for.
  open var guideAxes: Axis.Set { [.horizontal, .vertical] }

  /// How far neighbours should be.
  open var spacing: ViewSpacing { ViewSpacing() }

  /// When the parent serves this view; higher is earlier.
  open var layoutPriority: Double { 0 }

  /// The value that the view hands to a parent that asks by `key`.
  open func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { K.defaultValue }

  // MARK: Asking

  /// The size, in points, that the view takes when offered `proposal`.
  ///
  /// - Complexity: O(1) for the latest four proposals.
  package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let key = ProposalKey(proposal)
    if first.key == key { return first.size }
    if second.key == key { return second.size }
    if third.key == key { return third.size }
    if fourth.key == key { return fourth.size }
    return measureAnew(proposal, key: key)
  }

  @inline(never) private func measureAnew(_ proposal: ProposedViewSize, key: ProposalKey) -> CGSize {
    for answer in older where answer.key == key { return answer.size }
    guard isValid(proposal) else { return sizeThatFits(cleaned(proposal)) }
    LayoutCounters.measured += 1
    let size = valid(measure(proposal), for: proposal)
    keep(Answer(key: key, size: size))
    return size
  }

  private func keep(_ answer: Answer) {
    var answer = answer
    switch answerCount & 3 {
    case 0: swap(&first, &answer)
    case 1: swap(&second, &answer)
    case 2: swap(&third, &answer)
    default: swap(&fourth, &answer)
    }
    answerCount += 1
    guard isDear, answer.key != .unused else { return }
    if older.count < Self.olderLimit {
      older.append(answer)
    } else {
      older[answerCount % Self.olderLimit] = answer
    }
  }
  private static let olderLimit = 12

  /// Every answer given so far; nil once one has been forgotten.
  final var allAnswers: [(proposal: ProposedViewSize, size: CGSize)]? {
    guard answerCount <= 4 + (isDear ? Self.olderLimit : 0) else { return nil }
    return ([first, second, third, fourth] + older).compactMap { answer in
      answer.key.proposal.map { ($0, answer.size) }
    }
  }
  /// The guides that have been asked for and are remembered.
  final var askedGuides: [AlignmentKey] { guides.map(\.key) }

  /// Whether answers cost enough to keep more of them.
  var isDear: Bool { false }

  /// Whether guides cost enough to be kept.
  var remembersGuides: Bool { false }

  /// The size and the guides of the view when offered `proposal`.
  package final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(engine: self, size: sizeThatFits(proposal), proposal: proposal)
  }

  /// False if it is known that the view states no such guide. Where texts begin is asked for by rows of lists alone.
  final func mayState(_ key: AlignmentKey) -> Bool {
    guideAxes.contains(Axis.Set(key.axis)) || key.isOfListRow
  }

  /// The stated value of a guide, in points from the leading or top edge.
  package final func guide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard mayState(key) else { return nil }
    guard remembersGuides else { return explicitAlignment(key, in: size, proposal: proposal).map(key.valid) }
    for answer in guides where answer.key == key && answer.size == size && answer.proposal == proposal {
      return answer.value
    }
    let value = explicitAlignment(key, in: size, proposal: proposal).map(key.valid)
    if guides.count >= 8 { guides.removeFirst(4) }
    guides.append(GuideAnswer(key: key, size: size, proposal: proposal, value: value))
    return value
  }

  // MARK: Bad lengths

  private func isValid(_ proposal: ProposedViewSize) -> Bool {
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

  private func valid(_ size: CGSize, for proposal: ProposedViewSize) -> CGSize {
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

/// A proposal as two words, so that it is compared without branches.
private struct ProposalKey: Equatable {
  var width: UInt64
  var height: UInt64

  // Lengths that are not numbers are not remembered, so two of their bit patterns are free to mean something
  // else.
  private static let unspecified: UInt64 = 0x7FF8_0000_0000_0001
  static let unused = ProposalKey(width: 0x7FF8_0000_0000_0002, height: 0x7FF8_0000_0000_0002)

  init(width: UInt64, height: UInt64) { (self.width, self.height) = (width, height) }

  /// Nil for a place that is not used.
  var proposal: ProposedViewSize? {
    if self == .unused { return nil }
    func length(_ bits: UInt64) -> CGFloat? {
      bits == Self.unspecified ? nil : CGFloat(Double(bitPattern: bits))
    }
    return ProposedViewSize(width: length(width), height: length(height))
  }

  init(_ proposal: ProposedViewSize) {
    // Adding zero makes negative zero positive.
    width = proposal.width.map { (Double($0) + 0).bitPattern } ?? Self.unspecified
    height = proposal.height.map { (Double($0) + 0).bitPattern } ?? Self.unspecified
  }
}

private struct Answer {
  var key = ProposalKey.unused
  var size = CGSize.zero
}

private struct GuideAnswer {
  let key: AlignmentKey
  let size: CGSize
  let proposal: ProposedViewSize
  let value: CGFloat?
}
