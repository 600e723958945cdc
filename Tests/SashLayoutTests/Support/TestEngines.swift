import Foundation
import SashGeometry
import SashLayout

/// A view whose frame a test asks for by name.
final class NamedEngine: UnaryEngine {
  let name: String
  init(_ name: String, _ child: LayoutEngine) {
    self.name = name
    super.init(child: child)
  }
  override var layoutPriority: Double { child.layoutPriority }
}

/// A view that answers by a closure and counts how often it is measured.
final class CountingEngine: MeasuredEngine {
  let answer: (ProposedViewSize) -> CGSize
  private(set) var proposals: [ProposedViewSize] = []
  init(_ answer: @escaping (ProposedViewSize) -> CGSize) { self.answer = answer }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposals.append(proposal)
    return answer(proposal)
  }
  override var statedGuides: StatedGuides { [] }
}

/// A single line of text in the system font, with the metrics of SF Pro.
/// - Source: metrics of San Francisco, 2048 units per em: ascender 1950, descender 494, capitals 1443
final class LineEngine: MeasuredEngine {
  let size: CGSize
  let baseline: CGFloat
  private let preference: ViewSpacing

  init(width: CGFloat, points: CGFloat, scale: CGFloat) {
    let (ascender, descender) = (points * 1950 / 2048, points * 494 / 2048)
    size = CGSize(width: width, height: (ascender + descender).ceiledToPixel(scale: scale))
    baseline = ascender.roundedToPixel(scale: scale)
    preference = .text(
      ascender: ascender, descender: descender, capHeight: points * 1443 / 2048, pixelLength: 1 / scale)
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { size }
  override var spacing: ViewSpacing { preference }
  override func explicitAlignment(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
      ? baseline : nil
  }
}

// A little language for trees of engines, in the words of views.

let ltr = LayoutDirection.leftToRight

func color(_ name: String) -> LayoutEngine { NamedEngine(name, LeafEngine()) }
func fixed(_ name: String, _ width: CGFloat, _ height: CGFloat) -> LayoutEngine {
  NamedEngine(name, FixedLeafEngine(size: CGSize(width: width, height: height)))
}
func spacer(_ name: String, _ axis: Axis?, minLength: CGFloat? = nil) -> LayoutEngine {
  NamedEngine(name, SpacerEngine(axis: axis, minLength: minLength))
}
func text(_ name: String, _ width: CGFloat, _ points: CGFloat = 17, scale: CGFloat = 3) -> LayoutEngine {
  NamedEngine(name, LineEngine(width: width, points: points, scale: scale))
}
let hello = 256.0 / 3

func hstack(
  _ alignment: VerticalAlignment, spacing: CGFloat? = nil, direction: LayoutDirection = ltr,
  _ children: LayoutEngine...
) -> LayoutEngine {
  StackEngine(
    axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
    children: children, direction: direction)
}
func vstack(
  _ alignment: HorizontalAlignment, spacing: CGFloat? = nil, direction: LayoutDirection = ltr,
  _ children: LayoutEngine...
) -> LayoutEngine {
  StackEngine(
    axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
    children: children, direction: direction)
}
func zstack(_ alignment: Alignment, _ children: LayoutEngine...) -> LayoutEngine {
  ZStackEngine(alignment: alignment, children: children, direction: ltr)
}

extension LayoutEngine {
  func named(_ name: String) -> LayoutEngine { NamedEngine(name, self) }
  func frame(_ width: CGFloat? = nil, _ height: CGFloat? = nil, _ alignment: Alignment = .center)
    -> LayoutEngine
  {
    FixedFrameEngine(width: width, height: height, alignment: alignment, child: self, direction: ltr)
  }
  func flex(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, _ alignment: Alignment = .center
  ) -> LayoutEngine {
    FlexFrameEngine(
      minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
      idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment, child: self, direction: ltr)
  }
  func padding(_ length: CGFloat, _ edges: Edge.Set = .all) -> LayoutEngine {
    PaddingEngine(insets: EdgeInsets(length, edges: edges), child: self, direction: ltr)
  }
  func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> LayoutEngine {
    FixedSizeEngine(horizontal: horizontal, vertical: vertical, child: self)
  }
  func fit(_ ratio: CGFloat? = nil) -> LayoutEngine {
    AspectRatioEngine(ratio: ratio, isFill: false, child: self)
  }
  func fill(_ ratio: CGFloat? = nil) -> LayoutEngine {
    AspectRatioEngine(ratio: ratio, isFill: true, child: self)
  }
  func position(_ x: CGFloat, _ y: CGFloat) -> LayoutEngine {
    PositionEngine(position: CGPoint(x: x, y: y), child: self)
  }
  func priority(_ value: Double) -> LayoutEngine { LayoutPriorityEngine(priority: value, child: self) }
  func guide(_ guide: HorizontalAlignment, _ value: @escaping (ViewDimensions) -> CGFloat) -> LayoutEngine {
    AlignmentGuideEngine(key: guide.key, value: value, child: self)
  }
  func guide(_ guide: VerticalAlignment, _ value: @escaping (ViewDimensions) -> CGFloat) -> LayoutEngine {
    AlignmentGuideEngine(key: guide.key, value: value, child: self)
  }
  func overlay(_ other: LayoutEngine, _ alignment: Alignment = .center) -> LayoutEngine {
    OverlayEngine(primary: self, secondary: other, alignment: alignment, direction: ltr)
  }

  /// Where each named view stands, in the space of this one, when this one is offered `proposal`.
  func frames(_ proposal: ProposedViewSize) -> [String: CGRect] {
    var frames: [String: CGRect] = [:]
    func visit(_ engine: LayoutEngine, origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
      if let named = engine as? NamedEngine { frames[named.name] = CGRect(origin: origin, size: size) }
      for (child, placement) in zip(engine.children, engine.placements(in: size, proposal: proposal)) {
        visit(
          child, origin: CGPoint(x: origin.x + placement.origin.x, y: origin.y + placement.origin.y),
          size: placement.size, proposal: placement.proposal)
      }
    }
    visit(self, origin: .zero, size: sizeThatFits(proposal), proposal: proposal)
    return frames
  }
}

/// A view named `h` that takes half of the width it is offered.
func halving() -> LayoutEngine {
  CountingEngine { CGSize(width: ($0.width ?? 10) / 2, height: $0.height ?? 10) }.named("h")
}
/// The divider of a column on a screen of three pixels a point.
func divider(_ name: String) -> LayoutEngine { DividerEngine(axis: .vertical, thickness: 1 / 3).named(name) }
