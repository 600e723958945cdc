import Foundation
import SashLayout
import Testing

/// Checks one case: `proposal` is written as `300 x nil`, `expected` as
/// `root 100x50; a (10,10,80,30)`, in points.
func row(
  _ engine: LayoutEngine, _ proposal: String, _ expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  func number(_ word: some StringProtocol) -> CGFloat? {
    word == "nil"
      ? nil : word == "inf" ? .infinity : CGFloat(Double(word.trimmingCharacters(in: .whitespaces))!)
  }
  let offered = proposal.components(separatedBy: " x ").map { number($0) }
  let offer = ProposedViewSize(width: offered[0], height: offered[1])
  let size = engine.sizeThatFits(offer)
  var actual = engine.frames(offer)
  actual["root"] = CGRect(origin: .zero, size: size)
  for part in expected.components(separatedBy: "; ") {
    let words = part.split(separator: " ", maxSplits: 1).map(String.init)
    let numbers = words[1].trimmingCharacters(in: CharacterSet(charactersIn: "()"))
      .split(whereSeparator: { $0 == "," || $0 == "x" }).map { number($0)! }
    let frame = actual[words[0]] ?? .null
    let found =
      numbers.count == 2
      ? [frame.width, frame.height] : [frame.minX, frame.minY, frame.width, frame.height]
    let agrees = zip(found, numbers).allSatisfy { $0 == $1 || abs($0 - $1) < 0.001 }
    #expect(agrees, "\(words[0]) is \(found), not \(numbers)", sourceLocation: sourceLocation)
  }
  engine.checkInvariants(offer)
}
