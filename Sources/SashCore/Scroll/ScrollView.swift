import Foundation
import SashDisplay
import SashGraph
import SashInput
import SashLayout

/// Shows a part of its content and lets a person move to the rest.
///
/// It takes all it is offered along the axes it scrolls, and the length of its content across them. Content is offered
/// no length along scroll axes. Several views in it form a stack.
///
/// A mouse takes hold of the bar that shows the place, and so does a finger that rests on it; content itself is moved by fingers
/// alone.
@MainActor @preconcurrency
public struct ScrollView<Content: View>: UnaryView {
  nonisolated(unsafe) public var content: Content
  nonisolated(unsafe) public var axes: Axis.Set
  nonisolated(unsafe) public var showsIndicators: Bool

  /// - Parameter axes: Along which the content can be moved.
  public nonisolated init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.axes = axes
    showsIndicators = true
  }
  /// - Parameter showsIndicators: Whether thin bars show the place while it changes.
  @_disfavoredOverload
  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }

  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let content = view.part(at: MemoryLayout<Self>.offset(of: \.content)!, as: Content.self)
    let axes = view.part(at: MemoryLayout<Self>.offset(of: \.axes)!, as: Axis.Set.self)
    let shows = view.part(at: MemoryLayout<Self>.offset(of: \.showsIndicators)!, as: Bool.self)
    func make(_ inputs: _ViewInputs, _ prepare: ((ScrollState) -> Void)?) -> _ViewOutputs {
      makeScrollView(inputs: inputs, axes: axes.attribute, showsIndicators: shows.attribute) {
        if let scroll = $0.base.scroll { prepare?(scroll) }
        return Content._makeView(view: content, inputs: $0)
      }
    }
    guard let decoration = inputs.base.scrollDecoration, axes.attribute.untrackedValue.contains(.vertical)
    else { return make(inputs, nil) }
    return decoration.decorate(inputs) { make($0, $1) }
  }
}

/// Makes a view that shows a part of what `content` makes.
package func makeScrollView(
  inputs: _ViewInputs, axes: Attribute<Axis.Set>, showsIndicators: Attribute<Bool>,
  content: (_ViewInputs) -> _ViewOutputs
) -> _ViewOutputs {
  let host = inputs.host
  let environment = inputs.environment
  let direction = environment.attribute(for: \.layoutDirection)
  let area = Attribute(
    rule: ScrollAreaRule(size: inputs.size, axes: axes, source: GeometrySource(inputs: inputs)))
  let state = ScrollState(host: host, axes: axes, area: area)
  var request = inputs.base.scrollRequests
  while let next = request {
    next.attach(state)
    request = next.outer
  }
  inputs.base.scrollReader?.add(state)
  let settings = Attribute(rule: ScrollSettingsRule(environment: environment))
  state.settings = { [unowned state] in state.use(ScrollSettings()) { settings.untrackedValue } }

  let layout = Deferred<Attribute<LayoutEngine>>()
  let margins = Attribute(
    rule: ScrollMarginsRule(modifiers: state.margins, placement: .scrollContent, axes: axes))
  let geometry = Attribute(
    rule: PlacedChildRule(size: inputs.size, proposal: inputs.proposal, layout: layout, index: 0))
  let metrics = Attribute(
    rule: ScrollMetricsRule(
      axes: axes, area: area, size: inputs.size, content: geometry, margins: margins, direction: direction,
      collapsibleTop: environment.attribute(for: \.collapsibleTop)))
  let scrolled = Attribute(
    rule: ScrolledGeometryRule(geometry: geometry, position: state.position, metrics: metrics))
  state.metrics = metrics
  state.contentGeometry = scrolled

  var inner = inputs
  inner.geometry = geometry
  var space = inputs.space
  for name in [ScrollSpaceName.anyAxis]
    + Axis.allCases.filter({ axes.untrackedValue.contains(Axis.Set($0)) }).map(ScrollSpaceName.init)
  {
    space = CoordinateSpaceNode(
      parent: space, name: Attribute(input: AnyHashable(name)), size: inputs.size)
  }
  inner.space = CoordinateSpaceNode(parent: space, geometry: scrolled)
  inner.motionOrigin = inner.space
  // The scroll view reaches under the edges of the window itself; its content only keeps free of them.
  inner.safeArea = SafeAreaNode(
    parent: nil, space: inner.space,
    area: Attribute(input: CoveredArea(size: .zero, insets: EdgeInsets())))
  inner.base.scroll = state
  inner.base.scrollRequests = nil
  inner.base.scrollDecoration = nil
  inner.base.stackAxis = nil
  inner.base.implicitRoot = axes.untrackedValue == .horizontal ? .horizontal : .vertical
  state.contentSpace = inner.space

  inner.container = makeContainerSize(inputs: inputs) {
    state.containerSize(margins: margins.value, size: inputs.size.value, proposal: inputs.proposal.value)
  }
  state.container = inner.container

  var outputs = content(inner)
  layout.value = Attribute(
    rule: ScrollLayoutRule(
      child: outputs.layout, axes: axes, margins: margins, direction: direction, state: state))
  outputs.layout = layout.value

  let indicators = ScrollIndicatorRule(
    identities: (host.nextIdentity(), host.nextIdentity()), metrics: metrics, area: area,
    position: state.position, strength: state.indicators, shows: showsIndicators, environment: environment,
    margins: Attribute(
      rule: ScrollMarginsRule(modifiers: state.margins, placement: .scrollIndicators, axes: axes)),
    widened: state.widenedBars)
  let bars = Attribute(rule: indicators)
  state.findBar = { [unowned state] axis in state.use(nil) { indicators.current(axis) } }
  let id = host.responders.add(ScrollResponder(state: state))
  outputs.display = Attribute(
    rule: ScrollDisplayRule(
      identities: (host.nextIdentity(), host.nextIdentity(), host.nextIdentity()), state: state,
      content: outputs.display, scrolled: scrolled, frame: AnimatedFrame(inputs), area: area, bars: bars,
      isClipped: environment.attribute(for: \.clipsScrollViews), id: id, table: host.responders))
  return outputs
}

/// What is seen of a scroll view, in its own space and in points: its frame, and what of it reaches under the edges of
/// the window.
struct ScrollAreaRule: Rule {
  let size: Attribute<CGSize>
  let axes: Attribute<Axis.Set>
  let source: GeometrySource

  func compute() -> CGRect {
    let axes = axes.value
    var edges: Edge.Set = []
    if axes.contains(.vertical) { edges.formUnion(.vertical) }
    if axes.contains(.horizontal) { edges.formUnion(.horizontal) }
    return source.outset(CGRect(origin: .zero, size: size.value), by: source.reach().keeping(edges))
  }
}

private struct ScrollSettingsRule: Rule {
  let environment: EnvironmentInput
  func compute() -> ScrollSettings {
    func bounce(_ behavior: ScrollBounceBehavior) -> ScrollSettings.Bounce {
      behavior == .basedOnSize ? .basedOnSize : .always
    }
    return ScrollSettings(
      isEnabled: environment[\.isScrollEnabled],
      vertical: bounce(environment[\.verticalScrollBounceBehavior]),
      horizontal: bounce(environment[\.horizontalScrollBounceBehavior]),
      endsFocus: environment[\.scrollDismissesKeyboardMode].endsFocus)
  }
}

private struct ScrollLayoutRule: Rule {
  let child: Attribute<LayoutEngine>?
  let axes: Attribute<Axis.Set>
  let margins: Attribute<EdgeInsets>
  let direction: Attribute<LayoutDirection>
  let state: ScrollState
  func compute() -> LayoutEngine {
    ScrollEngine(
      axes: axes.value, margins: margins.value, alignment: state.contentAlignment(),
      child: child?.value ?? LeafEngine.greedy,
      direction: direction.value
    ) { [weak state] in state?.asksForIdeal() }
  }
}

private struct ScrollMetricsRule: Rule {
  let axes: Attribute<Axis.Set>
  let area: Attribute<CGRect>
  let size: Attribute<CGSize>
  let content: Attribute<ViewGeometry>
  let margins: Attribute<EdgeInsets>
  let direction: Attribute<LayoutDirection>
  let collapsibleTop: Attribute<CGFloat>

  func compute() -> ScrollMetrics {
    let (area, size, margins, direction) = (area.value, size.value, margins.value, direction.value)
    let (left, right) = (-area.minX, area.maxX - size.width)
    return ScrollMetrics(
      axes: axes.value, viewport: area.size, content: content.value.size,
      insets: EdgeInsets(
        top: margins.top - area.minY,
        leading: margins.leading + (direction == .leftToRight ? left : right),
        bottom: margins.bottom + area.maxY - size.height,
        trailing: margins.trailing + (direction == .leftToRight ? right : left)),
      direction: direction,
      // Only of what lies under the bar.
      collapsibleTop: area.minY < 0 ? min(collapsibleTop.value, -area.minY) : 0)
  }
}

/// Where the content stands when it is scrolled.
private struct ScrolledGeometryRule: Rule {
  let geometry: Attribute<ViewGeometry>
  let position: Attribute<ScrollOffset>
  let metrics: Attribute<ScrollMetrics>
  func compute() -> ViewGeometry {
    var geometry = geometry.value
    let metrics = metrics.value
    let offset = metrics.effective(position.value)
    let moved = metrics.onScreen(CGSize(width: offset.x, height: offset.y))
    geometry.origin.x -= moved.width
    geometry.origin.y -= moved.height
    return geometry
  }
}

private struct ScrollDisplayRule: Rule {
  let identities: (DisplayIdentity, DisplayIdentity, DisplayIdentity)
  let state: ScrollState
  let content: Attribute<PlacedItem?>?
  let scrolled: Attribute<ViewGeometry>
  let frame: AnimatedFrame
  let area: Attribute<CGRect>
  let bars: Attribute<[PlacedItem]>
  let isClipped: Attribute<Bool>
  let id: ResponderID
  let table: ResponderTable

  func compute() -> PlacedItem? {
    let path = Path(area.value)
    var items: [PlacedItem] = []
    if var item = content?.value {
      item.move(by: scrolled.value.origin)
      if isClipped.value {
        let clipped = DisplayContent.effect(.clip(path, FillStyle(antialiased: false)), item)
        item = PlacedItem(offset: .zero, item: DisplayItem(identity: identities.0, content: clipped))
      }
      items.append(item)
    }
    items += bars.value
    let group = DisplayItem(identity: identities.1, content: .group(items))
    let content = DisplayContent.responder(id, shape: path, child: PlacedItem(offset: .zero, item: group))
    return PlacedItem(offset: frame.value.origin, item: DisplayItem(identity: identities.2, content: content))
  }

  mutating func destroy() {
    state.end()
    table.remove(id)
  }
}
