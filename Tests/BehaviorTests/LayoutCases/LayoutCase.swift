import Foundation
import Sash
import SwiftUI
import Testing

/// Offers its view what a case says, which no window can: nothing, or everything.
private struct Offer: Layout {
  let width: CGFloat?
  let height: CGFloat?
  let answer: (CGSize) -> Void

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let offer = ProposedViewSize(width: width, height: height)
    let size = subviews[0].sizeThatFits(offer)
    answer(size)
    if size.width.isFinite, size.height.isFinite {
      subviews[0].place(at: bounds.origin, anchor: .topLeading, proposal: offer)
    }
  }
}

/// Checks one case: `proposal` is written as `300 x nil`, `expected` as `root 100x50; a (10,10,80,30)`, in points.
@MainActor func check<V: View>(
  _ number: Int, _ proposal: String, _ expected: String, scale: CGFloat = 1, _ frames: Frames,
  sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder _ view: () -> V
) {
  func length(_ word: some StringProtocol) -> CGFloat? {
    let word = word.trimmingCharacters(in: .whitespaces)
    return word == "nil" ? nil : word == "inf" ? .infinity : CGFloat(Double(word)!)
  }
  let offered = proposal.components(separatedBy: " x ").map { length($0) }
  var root = CGSize.zero
  frames.forget()
  _ = TestHost(size: CGSize(width: 700, height: 700), scale: scale) {
    Offer(width: offered[0], height: offered[1], answer: { root = $0 }) {
      view()
    }
  }
  for part in expected.components(separatedBy: "; ") {
    let words = part.split(separator: " ", maxSplits: 1).map(String.init)
    let numbers = words[1].trimmingCharacters(in: CharacterSet(charactersIn: "()"))
      .split(whereSeparator: { $0 == "," || $0 == "x" }).map { length($0)! }
    if numbers.contains(.infinity), words[0] != "root" { continue }
    let frame = words[0] == "root" ? CGRect(origin: .zero, size: root) : frames[words[0]]
    let found =
      numbers.count == 2
      ? [frame.width, frame.height] : [frame.minX, frame.minY, frame.width, frame.height]
    let agrees = zip(found, numbers).allSatisfy { $0 == $1 || abs($0 - $1) < 0.001 }
    #expect(agrees, "case-\(number): \(words[0]) is \(found), not \(numbers)", sourceLocation: sourceLocation)
  }
}

/// What a view answers to an offer that no window can make.
@MainActor func answer<V: View>(
  _ width: CGFloat?, _ height: CGFloat?, scale: CGFloat = 1, @ViewBuilder _ view: () -> V
) -> CGSize {
  var size = CGSize.zero
  _ = TestHost(size: CGSize(width: 700, height: 700), scale: scale) {
    Offer(width: width, height: height, answer: { size = $0 }) { view() }
  }
  return size
}
