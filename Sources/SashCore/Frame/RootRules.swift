import Foundation
import SashDisplay
import SashGraph
import SashLayout

/// The root view is offered the safe area of the window and centred in it.
struct RootGeometryRule: Rule {
  let area: Attribute<CoveredArea>
  let layout: Deferred<Attribute<LayoutEngine>?>
  let fixedProposal: ProposedViewSize?

  func compute() -> ViewGeometry {
    if let proposal = fixedProposal {
      let answer = (layout.value??.value ?? LeafEngine.greedy).sizeThatFits(proposal)
      return ViewGeometry(origin: .zero, size: answer, proposal: proposal)
    }
    let safe = area.value.safeRect
    let proposal = ProposedViewSize(safe.size)
    guard let engine = layout.value??.value else {
      return ViewGeometry(origin: safe.origin, size: safe.size, proposal: proposal)
    }
    let answer = engine.sizeThatFits(proposal)
    return ViewGeometry(
      origin: CGPoint(x: safe.midX - answer.width / 2, y: safe.midY - answer.height / 2), size: answer,
      proposal: proposal)
  }
}

struct RootDisplayRule: Rule {
  let identity: DisplayIdentity
  let geometry: Attribute<ViewGeometry>
  let content: Attribute<PlacedItem?>?
  let layers: Attribute<WindowLayers>
  let window: Attribute<CGSize>
  let scheme: Attribute<ColorScheme>
  let ring: Attribute<FocusRing?>
  let ringIdentity: DisplayIdentity
  let environment: Attribute<EnvironmentValues>

  func compute() -> DisplayItem {
    var items: [PlacedItem] = []
    if var item = content?.value {
      let origin = geometry.value.origin
      item.offset.x += origin.x
      item.offset.y += origin.y
      items.append(item)
    }
    for layer in layers.value.list {
      items = layer.cover(items, window: { window.value }) {
        SystemColor.background.resolve(isDark: scheme.value == .dark)
      }
    }
    if let ring = ring.value {
      // Under what is presented over the view that it is around.
      for (index, item) in items.enumerated() {
        let all = DisplayItem(identity: .none, content: .group([item]))
        let shown = ring.item(in: all, window: window.value, identity: ringIdentity) {
          Color.accentColor.components(in: environment.value)
        }
        guard let shown else { continue }
        items.insert(shown, at: index + 1)
        break
      }
    }
    return DisplayItem(identity: identity, content: .group(items))
  }
}
