import Foundation
import SashGraph
import SashLayout

/// How the view of a shape measures itself, for `makeLeaf`.
func shapeEngine<S: Shape>(_ shape: _GraphValue<S>) -> (() -> LayoutEngine)? {
  switch S._sizing {
  case .greedy: return nil
  case .square: return { squareEngine }
  case .custom:
    let keeper = ShapeEngineKeeper<S>()
    return { keeper.engine(for: shape.value) }
  }
}

nonisolated(unsafe) private let squareEngine = SquareLeafEngine()

/// Keeps the engine of a shape while new values of the shape answer as the old did, so that a shape that
/// animates does not make everything around it lay out again.
private final class ShapeEngineKeeper<S: Shape> {
  private var last: ShapeEngine<S>?
  func engine(for shape: S) -> LayoutEngine {
    if let last, last.answersAlike(shape) { return last }
    let engine = ShapeEngine(shape)
    last = engine
    return engine
  }
}

/// Measures a shape by `sizeThatFits(_:)`.
final class ShapeEngine<S: Shape>: MeasuredEngine {
  private var shape: S
  private var answers: [(proposal: ProposedViewSize, size: CGSize)] = []
  /// With more questions than this it is cheaper to begin anew.
  private static var mostAnswers: Int { 8 }

  init(_ shape: S) {
    self.shape = shape
    super.init()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = shape.sizeThatFits(proposal)
    if answers.count <= Self.mostAnswers { answers.append((proposal, size)) }
    return size
  }
  override var statedGuides: StatedGuides { [] }
  override var debugName: String { "\(S.self)" }

  /// True if `new` answers as the shape did everything that was asked; the engine then goes on with it.
  fileprivate func answersAlike(_ new: S) -> Bool {
    guard answers.count <= Self.mostAnswers else { return false }
    guard answers.allSatisfy({ new.sizeThatFits($0.proposal) == $0.size }) else { return false }
    shape = new
    return true
  }
}
