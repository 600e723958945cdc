import Foundation
import SashGeometry

extension LayoutEngine {
  /// Whether `other` gives every answer that this engine has given, so that nobody who asked this one can tell them
  /// apart. False where an answer has been forgotten.
  ///
  /// A container then puts `other` in the place of this one and keeps all that it has computed.
  ///
  /// - Parameter keys: The guides that this engine has been asked for.
  /// - Complexity: One measurement of `other` for each proposal that this engine remembers.
  final func isAnswered(by other: LayoutEngine, guides keys: [AlignmentKey]) -> Bool {
    if self === other { return true }
    guard let answers = allAnswers else { return false }
    guard layoutPriority == other.layoutPriority, guideAxes == other.guideAxes,
      spacing.asksTheSame(as: other.spacing)
    else { return false }
    for (proposal, size) in answers {
      guard other.sizeThatFits(proposal) == size else { return false }
      let axes = guideAxes
      if axes.isEmpty { continue }
      for key in keys
      where axes.contains(Axis.Set(key.axis))
        && guide(key, in: size, proposal: proposal) != other.guide(key, in: size, proposal: proposal)
      {
        return false
      }
    }
    return true
  }
}

extension ViewSpacing {
  fileprivate func asksTheSame(as other: ViewSpacing) -> Bool {
    top == other.top && leading == other.leading && bottom == other.bottom && trailing == other.trailing
  }
}

extension StackEngine {
  /// Takes the children of `new`, made for the same stack, in the place of its own if that changes no answer of this
  /// engine. What was measured and placed then stays, and nothing has to be placed again.
  package func takeChildren(of new: StackEngine) -> Bool {
    guard axis == new.axis, guide == new.guide, hasSameSpacing(as: new), direction == new.direction,
      engines.count == new.engines.count
    else { return false }
    var changed: [Int] = []
    let keys = [guide] + askedGuides
    for index in engines.indices where engines[index] !== new.engines[index] {
      guard engines[index].isAnswered(by: new.engines[index], guides: keys) else { return false }
      changed.append(index)
    }
    for index in changed { replaceChild(at: index, with: new.engines[index]) }
    return true
  }
}
