import Foundation
import SashDisplay
import SashGraph
import SashLayout
import SashText

/// Draws texts in the place of the usual way: line by line, run by run, or glyph by glyph.
///
/// A renderer with `animatableData` follows animations, and nothing but its texts is drawn anew then.
public protocol TextRenderer: Animatable {
  /// Draws the text. The context begins at the top left of the text.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
  /// The size of the text for a proposal; by default the one that it has anyway.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// How far beyond the text the renderer draws; nothing by default.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer may measure.
public struct TextProxy {
  let layout: TextLayout
  /// The size of the text for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    layout.size(fitting: proposal.width, height: proposal.height).size
  }
}

/// Something put on parts of a text for its renderer to find.
public protocol TextAttribute: Hashable {}

extension Text {
  /// Puts an attribute on this text; of each type there is one, and that of an inner text counts.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    var copy = self
    copy.changes.append(.custom(TextAttributeValue(value)))
    return copy
  }
}

/// An attribute of any type.
@usableFromInline struct TextAttributeValue: Equatable, @unchecked Sendable {
  let type: ObjectIdentifier
  let value: AnyHashable
  init<T: TextAttribute>(_ value: T) {
    type = ObjectIdentifier(T.self)
    self.value = AnyHashable(value)
  }
}

/// The attributes of a part of a text: one of each type.
struct TextAttributeValues: Equatable {
  private var values: [ObjectIdentifier: AnyHashable] = [:]
  mutating func set(_ attribute: TextAttributeValue) { values[attribute.type] = attribute.value }
  subscript<T: TextAttribute>(type: T.Type) -> T? { values[ObjectIdentifier(type)]?.base as? T }
}

/// The renderer of a part of the tree, as it is shown while it is animated. The same one as long as the modifier lives.
class TextRendererBox {
  func draw(_ layout: Text.Layout, in context: inout GraphicsContext) { fatalError("abstract") }
  func size(_ proposal: ProposedViewSize, _ text: TextProxy) -> CGSize { fatalError("abstract") }
}

private final class RendererOf<R: TextRenderer>: TextRendererBox {
  private let renderer: Attribute<R>
  init(_ renderer: Attribute<R>) { self.renderer = renderer }
  override func draw(_ layout: Text.Layout, in context: inout GraphicsContext) {
    renderer.value.draw(layout: layout, in: &context)
  }
  override func size(_ proposal: ProposedViewSize, _ text: TextProxy) -> CGSize {
    renderer.value.sizeThatFits(proposal: proposal, text: text)
  }
}

private struct TextRendererKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue: TextRendererBox? = nil
}

extension EnvironmentValues {
  var textRenderer: TextRendererBox? {
    get { self[TextRendererKey.self] }
    set { self[TextRendererKey.self] = newValue }
  }
}

/// Has the texts in a view drawn by a renderer.
public nonisolated struct _TextRendererModifier<R: TextRenderer>: InputsModifier {
  var renderer: R

  package static func _changeInputs(modifier: _GraphValue<Self>, inputs: inout _GraphInputs) {
    let box = RendererOf(modifier.part(at: 0, as: R.self).animated(inputs).attribute)
    inputs.environment = inputs.environment.changed { $0.textRenderer = box }
  }
}

extension View {
  /// Has the texts in this view drawn by `renderer`.
  public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(_TextRendererModifier(renderer: renderer))
  }
}

extension ResolvedText {
  /// What a renderer makes of the text in a size.
  func content(by renderer: TextRendererBox, in size: CGSize, _ environment: TextEnvironment)
    -> DisplayContent
  {
    let scene = CanvasScene(environment: environment.input, text: environment)
    let layer = CanvasLayer(scene: scene, size: size)
    var context = GraphicsContext(layer: layer)
    let parts = LaidTextParts(self, in: size)
    renderer.draw(Text.Layout(parts), in: &context)
    // The words stand for those who look for them, whatever is drawn.
    let words = TextContent(
      runs: [],
      string: parts.layout.string.replacingOccurrences(of: TextAttributes.Attachment.character, with: ""),
      frame: CGRect(origin: .zero, size: size))
    return .group([.only(.text(words))] + layer.items)
  }
}

/// Measures a text with a renderer.
struct RenderedTextMeasure: LayoutContent {
  let plain: TextMeasure
  let renderer: TextRendererBox

  func size(fitting proposal: ProposedViewSize) -> CGSize {
    renderer.size(proposal, TextProxy(layout: plain.layout))
  }
  func alignment(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { plain.alignment(key, in: size) }
  var statedGuides: StatedGuides { plain.statedGuides }
  var spacing: ViewSpacing { plain.spacing }
}

extension Text {
  /// The layouts of the texts in a view.
  public struct LayoutKey: PreferenceKey, Sendable {
    /// A layout, and where the top left of its text stands.
    public struct AnchoredLayout: Equatable {
      public var origin: Anchor<CGPoint>
      public var layout: Text.Layout
    }
    nonisolated(unsafe) public static let defaultValue: [AnchoredLayout] = []
    public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) {
      value.append(contentsOf: nextValue())
    }
  }
}

@available(*, unavailable) extension Text.LayoutKey.AnchoredLayout: Sendable {}

/// Says how a text is laid out, where somebody wants to know.
struct TextLayoutRule: Rule {
  let text: Attribute<ResolvedText>
  let size: Attribute<CGSize>
  let source: GeometrySource

  func compute() -> [Text.LayoutKey.AnchoredLayout]? {
    let origin = Anchor<CGPoint>.Source.point(.zero)
    return [
      Text.LayoutKey.AnchoredLayout(
        origin: Anchor(box: origin.box.anchor(of: source)),
        layout: Text.Layout(LaidTextParts(text.value, in: size.value)))
    ]
  }
}
