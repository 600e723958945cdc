import Foundation
import SashCore
import SashGraph
import SashInput
import SashLayout
import SashText

/// A field of several lines, with what does not fit to be scrolled to.
struct LinesCore: UnaryView {
  var field: FieldCore

  nonisolated static func _makeView(view: _GraphValue<LinesCore>, inputs: _ViewInputs) -> _ViewOutputs {
    let field = view.part(at: MemoryLayout<LinesCore>.offset(of: \.field)!, as: FieldCore.self)
    let responder = FieldResponder(view: field.attribute, inputs: inputs)
    let (content, state) = (responder.content!, responder.shown!)
    responder.space = inputs.space
    field.attribute.untrackedValue.finder.map { finder in
      MainActor.assumeIsolated { finder.responder = responder }
    }
    let insets = LinesStage.insets(field.attribute.untrackedValue.kind)
    let tint = inputs.environment.attribute(for: \.selectionTint)
    let mark = inputs.environment.attribute(for: \.fieldMarkColor)
    /// Grows when paragraphs turn out to be higher or lower than they were taken to be.
    let height = Attribute(input: 0.0)
    let host = inputs.host

    var outputs = makeScrollView(
      inputs: inputs, axes: Attribute(input: .vertical), showsIndicators: Attribute(input: true)
    ) { inner in
      let scroll = inner.base.scroll!
      field.attribute.untrackedValue.rich?.handle.map { handle in
        MainActor.assumeIsolated { handle.scroll = scroll }
      }
      let stage = LinesStage(scroll: scroll, insets: insets)
      responder.stage = stage
      let sight = ScrollSight(of: inner.space, size: inner.size, in: scroll)
      stage.sight = sight
      let drawing = LinesDrawing(host: host, insets: insets)
      return makeLeaf(inputs: inner) {
        _ = height.value
        return ContentEngine(LinesMeasure(content: content.value, insets: insets))
      } content: { size in
        let (needed, content) = (sight.needed.value, content.value)
        let lines = content.lines
        lines.setWidth(size.width - insets.leading - insets.trailing)
        lines.pageHeight = sight.visible.untrackedValue.high - sight.visible.untrackedValue.low
        let result = drawing.draw(
          content, state.value, needed: needed.low...max(needed.low, needed.high),
          anchor: sight.visible.untrackedValue.low, size: size,
          tint: tint.value
        ) { mark.value }
        let (now, weak) = (Double(lines.height), WeakAttribute(height))
        if height.untrackedValue != now || result.moved != 0 {
          host.enqueue { [unowned host] in
            host.graph.withCurrent { _ = weak.attribute?.setValue(now) }
            if result.moved != 0 { scroll.adjust(by: CGSize(width: 0, height: result.moved)) }
          }
        }
        return result.content
      }
    }
    outputs.layout = Attribute(
      rule: LinesLayoutRule(
        view: field.attribute, content: content, height: height, insets: insets,
        limits: inputs.environment.attribute(for: \.lineLimits)))
    return makeHandled(inputs: inputs, outputs: outputs, responder: responder)
  }
}

/// Where the lines of a field stand in it.
final class LinesStage {
  let scroll: ScrollState
  let insets: EdgeInsets
  /// What of the lines is seen.
  fileprivate(set) var sight: ScrollSight?

  init(scroll: ScrollState, insets: EdgeInsets) {
    self.scroll = scroll
    self.insets = insets
  }

  /// - Source: text containers of `UITextView` are inset by 8 points above and below, and lines in them by 5 at both sides;
  ///   a plain field of one line is 22 points high at body size
  static func insets(_ kind: FieldCore.Kind) -> EdgeInsets {
    kind == .editor
      ? EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5)
      : EdgeInsets(top: 1, leading: 0, bottom: 0, trailing: 0)
  }

  /// A point of the field in the lines.
  func point(_ local: CGPoint) -> CGPoint {
    CGPoint(x: local.x - insets.leading, y: local.y + scroll.offset.y - insets.top)
  }
  /// The place in the field that stands for one above or below it: at an edge while there are more lines beyond that.
  func near(_ local: CGPoint, height: CGFloat) -> CGPoint {
    guard let metrics = scroll.currentMetrics else { return local }
    let (offset, range) = (metrics.clamped(scroll.offset).y, metrics.range(.vertical))
    var y = local.y
    if offset > range.lowerBound + 0.5 { y = max(y, 0) }
    if offset < range.upperBound - 0.5 { y = min(y, height) }
    return CGPoint(x: local.x, y: y)
  }
  /// A rectangle of the lines in the field; a rule that asks comes to depend on how far it is scrolled.
  func place(_ rect: CGRect) -> CGRect {
    _ = sight?.visible.value
    return rect.offsetBy(dx: insets.leading, dy: insets.top - scroll.offset.y)
  }

  /// Scrolls so far that the caret is seen.
  func reveal(_ responder: FieldResponder) {
    scroll.reveal { [weak responder, insets] in
      guard let rect = responder?.caretInLines else { return nil }
      // With the space above the first line and below the last one.
      return CGRect(x: 0, y: rect.minY, width: 2, height: rect.height + insets.top + insets.bottom)
    }
  }
}

/// The lines take the width they are offered and as much height as they need.
private struct LinesMeasure: LayoutContent {
  let content: FieldContent
  let insets: EdgeInsets

  func size(fitting proposal: ProposedViewSize) -> CGSize {
    let sides = insets.leading + insets.trailing
    let width = max(0, proposal.width ?? content.lines.widest() + sides)
    return CGSize(width: width, height: content.height(in: width - sides) + insets.top + insets.bottom)
  }
  var statedGuides: StatedGuides { [] }
}

extension FieldContent {
  /// Of the text, or of what stands in its place, in points.
  func height(in width: CGFloat) -> CGFloat {
    let own = lines.height(in: width)
    guard let prompt else { return own }
    return max(own, prompt.size(fitting: max(1, width), height: nil).size.height)
  }
}

/// How large the field is: an editor takes all it is offered, a field as many lines as its text has within its limits.
private struct LinesLayoutRule: Rule {
  let view: Attribute<FieldCore>
  let content: Attribute<FieldContent>
  let height: Attribute<Double>
  let insets: EdgeInsets
  let limits: Attribute<LineLimits>

  func compute() -> LayoutEngine {
    _ = height.value
    return ContentEngine(
      LinesFrame(
        content: content.value, insets: insets, limits: view.value.kind == .growing ? limits.value : nil))
  }
}

/// - Source: `lineLimit(_:)` of fields with a vertical axis: https://developer.apple.com/documentation/swiftui/view/linelimit(_:)
private struct LinesFrame: LayoutContent {
  let content: FieldContent
  let insets: EdgeInsets
  /// Nil for an editor.
  let limits: LineLimits?

  func size(fitting proposal: ProposedViewSize) -> CGSize {
    let sides = insets.leading + insets.trailing
    let lines = content.lines
    let width = max(0, proposal.width ?? widest + sides)
    guard let limits else {
      if let height = proposal.height, height.isFinite { return CGSize(width: width, height: max(0, height)) }
      let own = content.height(in: width - sides) + insets.top + insets.bottom
      return CGSize(width: width, height: proposal.height ?? own)
    }
    var height = content.height(in: width - sides)
    if let most = limits.most { height = min(height, lines.height(ofLines: most)) }
    let least = lines.height(ofLines: limits.least)
    height = (max(height, least) + 1.5).rounded(.up)
    // Where there is less room it scrolls as it does beyond its limit.
    if let offered = proposal.height, offered < height { height = max(offered, (least + 1.5).rounded(.up)) }
    return CGSize(width: width, height: height)
  }
  private var widest: CGFloat {
    content.prompt?.size(fitting: nil, height: nil).size.width ?? content.lines.widest()
  }

  func alignment(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    if key == HorizontalAlignment.listRowSeparatorLeading.key { return 0 }
    guard limits != nil else { return nil }
    let first = content.prompt ?? content.lines.rows(from: 0, to: 1).rows[0].layout
    let baseline = first.size(fitting: nil, height: nil).firstBaseline
    if key == VerticalAlignment.firstTextBaseline.key { return insets.top + baseline }
    guard key == VerticalAlignment.lastTextBaseline.key else { return nil }
    return max(insets.top + baseline, size.height - content.lines.height(ofLines: 1) + baseline)
  }
  var statedGuides: StatedGuides { limits == nil ? [] : .baselines }
}
