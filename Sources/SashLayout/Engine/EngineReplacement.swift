import Foundation
import SashGeometry

extension LayoutEngine {
  /// Whether `other` gives every answer that this engine has given, so that nobody who asked this one can tell them
  /// apart. False where an answer has been forgotten.
  ///
  /// A container then puts `other` in the place of this one and keeps all that it has computed.
  ///
  /// - Parameters:
  ///   - keys: The guides that this engine has been asked for.
  ///   - comparesSpacing: Whether it has been asked for its spacing.
  /// - Complexity: One measurement of `other` for each proposal that this engine remembers.
  final func isAnswered(by other: LayoutEngine, guides keys: [AlignmentKey], comparesSpacing: Bool) -> Bool {
    if self === other { return true }
    guard layoutPriority == other.layoutPriority, guideAxes == other.guideAxes,
      !comparesSpacing || spacing.asksTheSame(as: other.spacing)
    else { return false }
    // A leaf that tells at once does not remember what it was asked.
    if simple != .no { return simple == other.simple }
    let axes = guideAxes
    return allAnswers { proposal, size, range in
      // Which of the proposals in the range were asked is not known.
      let answer = other.answer(proposal)
      guard answer.size == size, answer.range.contains(range) else { return false }
      if axes.isEmpty { return true }
      return keys.allSatisfy { key in
        !axes.contains(Axis.Set(key.axis))
          || guide(key, in: size, proposal: proposal) == other.guide(key, in: size, proposal: proposal)
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
  /// Whether `other` would answer as this stack does if it had the same children.
  package func isLaidOut(like other: StackEngine) -> Bool {
    axis == other.axis && guide == other.guide && hasSameSpacing(as: other) && direction == other.direction
  }

  /// Takes other children in the place of its own if that changes no answer of this engine. What was measured and placed
  /// then stays, and nothing has to be placed again.
  package func takeChildren(_ new: [Unmanaged<LayoutEngine>]) -> Bool {
    guard engines.count == new.count else { return false }
    var changed: [Int] = []
    // Worked out when the first child differs: mostly none does.
    var keys: [AlignmentKey]?
    for index in new.indices
    where Unmanaged.passUnretained(engines[index]).toOpaque() != new[index].toOpaque() {
      if keys == nil { keys = [guide] + askedGuides }
      let child = new[index].takeUnretainedValue()
      guard engines[index].isAnswered(by: child, guides: keys!, comparesSpacing: asksForSpacing) else {
        return false
      }
      changed.append(index)
    }
    for index in changed { replaceChild(at: index, with: new[index].takeUnretainedValue()) }
    return true
  }
}
