import Foundation
import SashGeometry
import SashLayout
import Testing

/// The same numbers for the same seed on every machine.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
}

/// Makes random trees; the same seed gives the same tree in either direction.
private struct TreeMaker {
  var numbers: SeededNumbers
  let direction: LayoutDirection
  var count = 0

  init(seed: UInt64, direction: LayoutDirection) {
    numbers = SeededNumbers(seed: seed)
    self.direction = direction
  }

  mutating func length() -> CGFloat { CGFloat(Int.random(in: 0...400, using: &numbers)) / 4 }
  mutating func optional() -> CGFloat? { Bool.random(using: &numbers) ? length() : nil }
  mutating func alignment() -> Alignment {
    [
      .center, .topLeading, .bottomTrailing, .leadingFirstTextBaseline, .trailingLastTextBaseline, .top,
      .leading,
    ].randomElement(using: &numbers)!
  }
  mutating func children(_ depth: Int) -> [LayoutEngine] {
    (0..<Int.random(in: 0...4, using: &numbers)).map { _ in tree(depth - 1) }
  }

  mutating func tree(_ depth: Int) -> LayoutEngine {
    count += 1
    return plain(depth).named("\(count)")
  }

  private mutating func plain(_ depth: Int) -> LayoutEngine {
    let pick = Int.random(in: 0..<(depth > 0 ? 23 : 5), using: &numbers)
    switch pick {
    case 0: return LeafEngine()
    case 1: return FixedLeafEngine(size: CGSize(width: length(), height: length()))
    case 2:
      return SpacerEngine(
        axis: [.horizontal, .vertical, nil].randomElement(using: &numbers)!, minLength: optional())
    case 3: return LineEngine(width: length(), points: 17, scale: 2)
    case 4: return SquareLeafEngine()
    case 5, 6, 7:
      let axis: Axis = Bool.random(using: &numbers) ? .horizontal : .vertical
      return StackEngine(
        axis: axis, alignment: alignment(), spacing: optional(), children: children(depth),
        direction: direction)
    case 8: return ZStackEngine(alignment: alignment(), children: children(depth), direction: direction)
    case 9:
      return FixedFrameEngine(
        width: optional(), height: optional(), alignment: alignment(), child: tree(depth - 1),
        direction: direction)
    case 10, 11:
      let (low, high) = (optional(), optional())
      return FlexFrameEngine(
        minWidth: low, idealWidth: low.map { $0 + 5 }, maxWidth: high.map { $0 + (low ?? 0) + 10 },
        minHeight: optional(), maxHeight: Bool.random(using: &numbers) ? .infinity : nil,
        alignment: alignment(),
        child: tree(depth - 1), direction: direction)
    case 12:
      let insets = EdgeInsets(
        top: length() - 20, leading: length() - 20, bottom: length(), trailing: length())
      return PaddingEngine(insets: insets, child: tree(depth - 1), direction: direction)
    case 13:
      return AspectRatioEngine(
        ratio: optional().map { $0 / 50 + 0.1 }, isFill: Bool.random(using: &numbers), child: tree(depth - 1))
    case 14:
      let horizontal = Bool.random(using: &numbers)
      return FixedSizeEngine(
        horizontal: horizontal, vertical: Bool.random(using: &numbers), child: tree(depth - 1))
    case 15:
      let priority = Double(Int.random(in: -1...2, using: &numbers))
      return LayoutPriorityEngine(priority: priority, child: tree(depth - 1))
    case 16:
      return OverlayEngine(
        primary: tree(depth - 1), secondary: tree(depth - 1), alignment: alignment(), direction: direction)
    case 17:
      let point = CGPoint(x: length(), y: length())
      return PositionEngine(position: point, child: tree(depth - 1), direction: direction)
    case 18:
      return FixedSizeEngine(horizontal: true, vertical: false, child: tree(depth - 1))
    case 19: return GeometryReaderEngine(children: children(depth), direction: direction)
    case 20: return CustomLayoutEngine(layout: Staircase(), children: children(depth), direction: direction)
    case 21:
      let row = HStackLayout(alignment: alignment().vertical, spacing: optional())
      let column = VStackLayout(alignment: alignment().horizontal, spacing: optional())
      let layout = Bool.random(using: &numbers) ? AnyLayout(row) : AnyLayout(column)
      return CustomLayoutEngine(layout: layout, children: children(depth), direction: direction)
    default:
      let (key, value) = (alignment().vertical.key, length())
      return AlignmentGuideEngine(key: key, value: { _ in value }, child: tree(depth - 1))
    }
  }
}

extension LayoutTests {
  /// What holds for every tree.
  @Suite struct RandomTests {
    static let proposals = [
      ProposedViewSize(width: 390, height: 763), .zero, .unspecified,
      ProposedViewSize(width: 33, height: nil),
      ProposedViewSize(width: nil, height: 120),
    ]

    private func tree(_ seed: UInt64, _ direction: LayoutDirection = .leftToRight) -> LayoutEngine {
      var maker = TreeMaker(seed: seed, direction: direction)
      return maker.tree(4)
    }

    @Test("Sizes are finite and remembered answers are right", arguments: 1...400 as ClosedRange<UInt64>)
    func invariants(seed: UInt64) {
      let tree = tree(seed)
      for proposal in Self.proposals {
        let size = tree.sizeThatFits(proposal)
        #expect(size.width.isFinite && size.height.isFinite)
        tree.checkInvariants(proposal)
      }
      _ = tree.sizeThatFits(.infinity)
    }

    @Test("A used tree answers as a new one", arguments: 1...200 as ClosedRange<UInt64>)
    func freshness(seed: UInt64) {
      let used = tree(seed)
      for proposal in Self.proposals { _ = used.frames(proposal) }
      for proposal in Self.proposals {
        let new = tree(seed)
        #expect(used.sizeThatFits(proposal) == new.sizeThatFits(proposal))
        #expect(used.frames(proposal) == new.frames(proposal))
      }
    }

    @Test(
      "Ten thousand trees answer the same in any order of questions, and as trees that were never asked before"
    )
    func orders() {
      var numbers = SeededNumbers(seed: 5)
      for seed in 1...10_000 as ClosedRange<UInt64> {
        func make() -> LayoutEngine {
          var maker = TreeMaker(seed: seed &+ 77_000, direction: .leftToRight)
          return maker.tree(3)
        }
        let used = make()
        let order = Self.proposals.shuffled(using: &numbers)
        for proposal in order { _ = used.sizeThatFits(proposal) }
        for proposal in order.reversed().prefix(2) {
          let (answer, fresh) = (used.sizeThatFits(proposal), make())
          let isSame =
            answer == fresh.sizeThatFits(proposal) && used.frames(proposal) == fresh.frames(proposal)
          if !isSame || !answer.width.isFinite || !answer.height.isFinite {
            Issue.record("seed \(seed), \(proposal): \(answer)")
          }
        }
      }
    }

    @Test("Right to left is the mirror image", arguments: 1...300 as ClosedRange<UInt64>)
    func mirror(seed: UInt64) {
      let (left, right) = (tree(seed), tree(seed, .rightToLeft))
      for proposal in Self.proposals {
        let size = left.sizeThatFits(proposal)
        #expect(right.sizeThatFits(proposal) == size)
        let mirrored = right.frames(proposal)
        for (name, frame) in left.frames(proposal) {
          let other = mirrored[name]!
          #expect(other.size == frame.size)
          #expect(abs(other.minY - frame.minY) < 1e-6)
          #expect(abs(other.minX - (size.width - frame.maxX)) < 1e-6)
        }
      }
    }

    @Test("Children of a stack follow each other without overlap", arguments: 1...200 as ClosedRange<UInt64>)
    func order(seed: UInt64) {
      var maker = TreeMaker(seed: seed, direction: .leftToRight)
      let axis: Axis = seed.isMultiple(of: 2) ? .horizontal : .vertical
      let children = (0..<6).map { _ in maker.tree(1) }
      let spacing = maker.length()
      let stack = StackEngine(
        axis: axis, alignment: maker.alignment(), spacing: spacing, children: children, direction: ltr)
      for proposal in Self.proposals {
        let size = stack.sizeThatFits(proposal)
        let placements = stack.placements(in: size, proposal: proposal)
        for (a, b) in zip(placements, placements.dropFirst()) {
          #expect(abs(b.origin[axis] - a.origin[axis] - a.size[axis] - spacing) < 1e-6)
        }
        #expect(placements[0].origin[axis] == 0)
        if proposal[axis.other] != nil {
          let last = placements.last!
          #expect(abs(last.origin[axis] + last.size[axis] - size[axis]) < 1e-6)
          for placement in placements {
            #expect(placement.origin[axis.other] > -1e-6)
            #expect(placement.origin[axis.other] + placement.size[axis.other] < size[axis.other] + 1e-6)
          }
        }
      }
    }
  }
}
