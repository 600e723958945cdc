import Foundation
import Sash
import Testing

@testable import UIKit

@MainActor @Suite("Where a stack puts its views")
struct StackAlignmentTests {
  private func label(_ text: String, _ size: CGFloat) -> UILabel {
    let label = UILabel()
    (label.text, label.font) = (text, .systemFont(ofSize: size))
    return label
  }
  private func laidOut(_ stack: UIStackView, _ size: CGSize? = nil) {
    stack.frame = CGRect(
      origin: .zero, size: size ?? stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
    stack.layoutIfNeeded()
  }
  private func baseline(_ label: UILabel) -> CGFloat {
    label.frame.minY + (label.font.ascender + 0.5).rounded(.down)
  }

  @Test("Letters of labels stand on one line, whichever is the largest")
  func baselines() {
    for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
      for order in [[12.0, 40], [40, 12], [12, 40, 20]] {
        let labels = order.map { label("Text", $0) }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.alignment = alignment
        laidOut(stack)
        let lines = labels.map(baseline)
        #expect(lines.allSatisfy { abs($0 - lines[0]) <= 1 }, "\(alignment) \(order) \(lines)")
        #expect(labels.map(\.frame.minY).min() == 0)
        #expect(labels.allSatisfy { $0.frame.maxY <= stack.bounds.height + 0.5 })
      }
    }
  }

  @Test("A stack that is higher has the letters near its first or its last edge")
  func room() {
    let labels = [label("a", 12), label("b", 40)]
    let stack = UIStackView(arrangedSubviews: labels)
    stack.alignment = .firstBaseline
    laidOut(stack, CGSize(width: 200, height: 200))
    #expect(labels[1].frame.minY == 0 && abs(baseline(labels[0]) - baseline(labels[1])) <= 1)
    stack.alignment = .lastBaseline
    laidOut(stack, CGSize(width: 200, height: 200))
    #expect(abs(labels[1].frame.maxY - 200) <= 1 && abs(baseline(labels[0]) - baseline(labels[1])) <= 1)
  }

  @Test("A stack within a stack stands by the letters of its views")
  func nested() {
    let (small, large, other) = (label("a", 12), label("b", 40), label("c", 20))
    let column = UIStackView(arrangedSubviews: [small, other])
    column.axis = .vertical
    let stack = UIStackView(arrangedSubviews: [large, column])
    stack.alignment = .firstBaseline
    laidOut(stack)
    #expect(column.forFirstBaselineLayout === small && column.forLastBaselineLayout === other)
    #expect(abs(baseline(large) - baseline(small) - column.frame.minY) <= 1)
  }

  @Test("A row that is told to run the other way does, with its distances; one that is told nothing does not")
  func mirrored() {
    let views = [label("one", 17), label("two", 17)]
    let stack = UIStackView(arrangedSubviews: views)
    (stack.spacing, stack.distribution) = (10, .fillEqually)
    laidOut(stack, CGSize(width: 210, height: 30))
    #expect(views.map(\.frame.minX) == [0, 110])
    stack.semanticContentAttribute = .forceRightToLeft
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [110, 0])
    stack.distribution = .equalSpacing
    stack.layoutIfNeeded()
    #expect(views[0].frame.maxX == 210 && views[1].frame.minX == 0)
    stack.semanticContentAttribute = .forceLeftToRight
    stack.layoutIfNeeded()
    #expect(views[0].frame.minX == 0 && views[1].frame.maxX == 210)
  }

  @Test("The leading edge of a column that runs the other way is its right one")
  func column() {
    let view = label("one", 17)
    let stack = UIStackView(arrangedSubviews: [view])
    (stack.axis, stack.alignment) = (.vertical, .leading)
    stack.semanticContentAttribute = .forceRightToLeft
    laidOut(stack, CGSize(width: 200, height: 30))
    #expect(view.frame.maxX == 200 && view.frame.width < 100)
    stack.alignment = .trailing
    stack.layoutIfNeeded()
    #expect(view.frame.minX == 0)
  }
}
