import Foundation
import SashGeometry

extension LayoutEngine {
  /// Whether `other` gives every answer that this engine has given, so that nobody who asked this one can tell them
  /// apart. False where an answer has been forgotten.
  ///
  /// A container then puts `other` in the place of this one and keeps all that it has computed.
  ///
  /// - Parameters:
  ///   - keys: The guides that this engine has been asked for and may state.
  ///   - comparesSpacing: Whether it has been asked for its spacing.
  /// - Complexity: One measurement of `other` for each proposal that this engine remembers.
  final func isAnswered(by other: LayoutEngine, guides keys: [AlignmentKey], comparesSpacing: Bool) -> Bool {
    if self === other { return true }
    guard layoutPriority == other.layoutPriority, statedGuides == other.statedGuides,
      !comparesSpacing || spacing.asksTheSame(as: other.spacing)
    else { return false }
    // A leaf that tells at once does not remember what it was asked.
    if simple != .no { return simple == other.simple }
    return allAnswers { proposal, size, range in
      // Which of the proposals in the range were asked is not known.
      let answer = other.answer(proposal)
      guard answer.size == size, answer.range.contains(range) else { return false }
      return keys.allSatisfy {
        guide($0, in: size, proposal: proposal) == other.guide($0, in: size, proposal: proposal)
      }
    }
  }
}

extension ViewSpacing {
  fileprivate func asksTheSame(as other: ViewSpacing) -> Bool {
    top == other.top && leading == other.leading && bottom == other.bottom && trailing == other.trailing
  }
}

extension StackEngine {
  /// Takes other children in the place of its own if that changes no answer of this engine. What was measured and placed
  /// then stays, and nothing has to be placed again.
  ///
  /// - Parameter changed: The places that may have another child; all others have the one they had.
  package func takeChildren(_ new: [Unmanaged<LayoutEngine>], changed: [Int]) -> Bool {
    guard engines.count == new.count else { return false }
    var keys: [AlignmentKey] = []
    for index in changed {
      let (old, child) = (engines[index], new[index].takeUnretainedValue())
      if old === child { continue }
      keys.removeAll(keepingCapacity: true)
      if old.mayState(guide) { keys.append(guide) }
      addAskedGuides(of: old, to: &keys)
      guard old.isAnswered(by: child, guides: keys, comparesSpacing: asksForSpacing) else { return false }
    }
    for index in changed where engines[index] !== new[index].takeUnretainedValue() {
      replaceChild(at: index, with: new[index].takeUnretainedValue())
    }
    return true
  }
}
