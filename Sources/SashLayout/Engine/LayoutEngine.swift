import Foundation
import SashGeometry

/// The base of all engines. Open for the other targets, which open classes alone allow; not meant for users.
package typealias LayoutEngine = _LayoutEngine

/// Answers proposals for one view and places what is in it.
///
/// An engine never changes what it answers: a new one is made whenever what it measures changes, so its
/// caches never go stale. (A stack may get another child that gives the same answers, see `takeChildren`.)
///
/// An answer is kept with all proposals that are known to get the same one, so that stacks in stacks, which ask for the
/// least, the most and what lies between, measure each view a few times only, however deep it is.
///
/// Invariants, checked by `checkInvariants`:
/// - A size has no length below zero and none that is not a number.
/// - The size of a placement is what the child answers to the proposal of that placement.
/// - There is one placement for each child, in order.
open class _LayoutEngine {
  // The latest four answers, in place. Their lookup shares this file, since only whole-module builds inline across files.
  // Unchecked: no access lasts while other code runs, and checking takes longer than the lookup.
  @exclusivity(unchecked) private var first = Answer()
  @exclusivity(unchecked) private var second = Answer()
  @exclusivity(unchecked) private var third = Answer()
  @exclusivity(unchecked) private var fourth = Answer()
  @exclusivity(unchecked) private var answerCount = 0
  /// Answers that left the four places, for engines whose answers are dear.
  private var older: [Answer] = []
  private var guides: [GuideAnswer] = []

  /// The proposals that the answer being measured holds for. `measure` widens it where it can; it has to contain the
  /// proposal.
  @exclusivity(unchecked) package final var answersAlike = AnswerRange.none

  /// What kind of leaf this is; its answers take less time than remembering them.
  @exclusivity(unchecked) final var simple = Simple.no
  enum Simple {
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

  @inline(never)
  private func keptAnswer(_ proposal: ProposedViewSize, _ width: Double, _ height: Double) -> LayoutAnswer {
    if first.range.contains(width: width, height: height) { return first.result }
    if second.range.contains(width: width, height: height) { return second.result }
    if third.range.contains(width: width, height: height) { return third.result }
    if fourth.range.contains(width: width, height: height) { return fourth.result }
    return measureAnew(proposal, width, height)
  }

  @inline(never)
  private func measureAnew(_ proposal: ProposedViewSize, _ width: Double, _ height: Double) -> LayoutAnswer {
    for answer in older where answer.range.contains(width: width, height: height) { return answer.result }
    guard isValid(proposal) else { return answer(cleaned(proposal)) }
    LayoutCounters.measured += 1
    let exact = AnswerRange(exactly: proposal)
    let outer = answersAlike
    answersAlike = exact
    let measured = measure(proposal)
    var range = answersAlike
    answersAlike = outer
    let size = valid(measured, for: proposal)
    // A size that had to be mended says something of this proposal alone.
    if size != measured || !range.contains(exact) { range = exact }
    let answer = Answer(range: range, size: size, asked: exact)
    keep(answer)
    return answer.result
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
    guard isDear, answer.isUsed else { return }
    if older.count < Self.olderLimit {
      if older.isEmpty { older.reserveCapacity(12) }
      older.append(answer)
    } else {
      older[answerCount % Self.olderLimit] = answer
    }
  }
  private static let olderLimit = 28

  /// Whether `holds` says yes to every answer given so far, with a proposal that gets it; false once one has been forgotten.
  final func allAnswers(
    _ holds: (_ proposal: ProposedViewSize, _ size: CGSize, _ range: AnswerRange) -> Bool
  ) -> Bool {
    guard answerCount <= 4 + (isDear ? Self.olderLimit : 0) else { return false }
    func check(_ answer: Answer) -> Bool {
      !answer.isUsed || holds(answer.askedProposal, answer.size, answer.range)
    }
    return check(first) && check(second) && check(third) && check(fourth) && older.allSatisfy(check)
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
    guard case .no = simple else { return false }
    return key.isOfListRow || guideAxes.contains(Axis.Set(key.axis))
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

private struct Answer {
  var range = AnswerRange.none
  var size = CGSize.zero

  /// What was asked, as numbers.
  private var asked: (width: Double, height: Double) = (0, 0)

  init() {}
  init(range: AnswerRange, size: CGSize, asked: AnswerRange) {
    self.range = range
    self.size = size
    self.asked = (asked.width.low, asked.height.low)
  }

  var askedProposal: ProposedViewSize {
    ProposedViewSize(width: OfferRange.length(asked.width), height: OfferRange.length(asked.height))
  }
  var isUsed: Bool { range.width.high >= 0 }
  @inline(__always) var result: LayoutAnswer { LayoutAnswer(size: size, range: range) }
}

private struct GuideAnswer {
  let key: AlignmentKey
  let size: CGSize
  let proposal: ProposedViewSize
  let value: CGFloat?
}
