import Foundation
import SashGeometry

package typealias MeasuredEngine = _MeasuredEngine

/// An engine that remembers what it has measured.
///
/// An answer is kept with all proposals that are known to get the same one, so that stacks in stacks, which ask for the
/// least, the most and what lies between, measure each view a few times only, however deep it is.
open class _MeasuredEngine: _LayoutEngine {
  // The latest four answers, in place. Their lookup shares this file, since only whole-module builds inline across files.
  // Unchecked: no access lasts while other code runs, and checking takes longer than the lookup.
  @exclusivity(unchecked) private var first = Answer()
  @exclusivity(unchecked) private var second = Answer()
  @exclusivity(unchecked) private var third = Answer()
  @exclusivity(unchecked) private var fourth = Answer()
  @exclusivity(unchecked) private var answerCount = 0
  /// Answers that left the four places, for engines whose answers are dear.
  @exclusivity(unchecked) private var older: [Answer] = []
  @exclusivity(unchecked) private var guides: [GuideAnswer] = []

  /// The proposals that the answer being measured holds for. `measure` widens it where it can; it has to contain the
  /// proposal.
  @exclusivity(unchecked) package final var answersAlike = AnswerRange.none

  @inline(never)
  final override func keptAnswer(_ proposal: ProposedViewSize, _ width: Double, _ height: Double)
    -> LayoutAnswer
  {
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
      if older.isEmpty { older.reserveCapacity(4) }
      older.append(answer)
    } else {
      older[answerCount % Self.olderLimit] = answer
    }
  }
  private static let olderLimit = 28

  /// Whether `holds` says yes to every answer given so far, with a proposal that gets it; false once one has been forgotten.
  final override func allAnswers(
    _ holds: (_ proposal: ProposedViewSize, _ size: CGSize, _ range: AnswerRange) -> Bool
  ) -> Bool {
    guard answerCount <= 4 + (isDear ? Self.olderLimit : 0) else { return false }
    func check(_ answer: Answer) -> Bool {
      !answer.isUsed || holds(answer.askedProposal, answer.size, answer.range)
    }
    return check(first) && check(second) && check(third) && check(fourth) && older.allSatisfy(check)
  }
  final override func addAskedGuides(of child: _LayoutEngine, to keys: inout [AlignmentKey]) {
    for guide in guides where child.mayState(guide.key) { keys.append(guide.key) }
  }

  /// Whether answers cost enough to keep more of them.
  var isDear: Bool { false }

  /// Whether guides cost enough to be kept.
  var remembersGuides: Bool { false }

  final override func statedGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard remembersGuides else { return super.statedGuide(key, in: size, proposal: proposal) }
    for answer in guides where answer.key == key && answer.size == size && answer.proposal == proposal {
      return answer.value
    }
    let value = super.statedGuide(key, in: size, proposal: proposal)
    if guides.count >= 8 { guides.removeFirst(4) }
    guides.append(GuideAnswer(key: key, size: size, proposal: proposal, value: value))
    return value
  }
}

private struct Answer {
  var range = AnswerRange.none
  var size = CGSize.zero

  /// What was asked, as numbers. Guides are remembered with it.
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
