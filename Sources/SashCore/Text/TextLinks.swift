import Foundation
import SashDisplay
import SashGraph
import SashInput
import SashText

/// Opens the links of a text that are tapped, and lets the text be selected. It is there for every text, and a responder only where there is a link.
final class TextLinks {
  private unowned let host: ViewGraph
  private let text: Attribute<ResolvedText>
  private let environment: EnvironmentInput
  private var responder: LinkResponder?
  private let space: CoordinateSpaceNode
  private let scroll: ScrollState?
  /// Where the text can be selected.
  private(set) lazy var selector = TextSelector(host: host, space: space, scroll: scroll)

  init(inputs: _ViewInputs, text: Attribute<ResolvedText>) {
    (host, space, scroll, environment) = (inputs.host, inputs.space, inputs.base.scroll, inputs.environment)
    self.text = text
  }
  deinit {
    if let responder, let id = responder.id { responder.table?.remove(id) }
  }

  /// The content with events on its links going to where they are opened; for use inside a rule.
  func taking(_ content: DisplayContent, layout: TextLayout, size: CGSize) -> DisplayContent {
    let responder = responder ?? LinkResponder(host)
    self.responder = responder
    responder.open = environment[\.openURL]
    responder.areas = []
    var start = 0
    for (index, run) in layout.runs.enumerated() {
      let end = start + run.string.utf16.count
      if let link = text.value.runs[index].link {
        for rect in layout.selectionRects(for: start..<end, in: size) { responder.areas.append((rect, link)) }
      }
      start = end
    }
    guard let id = responder.id, !responder.areas.isEmpty else { return content }
    // Taps beside the links go on to who is around the text.
    return .responder(id, shape: nil, child: .only(content))
  }
}

private final class LinkResponder: Responder {
  var areas: [(rect: CGRect, link: URL)] = []
  var open: OpenURLAction?
  private(set) var id: ResponderID?
  private(set) weak var table: ResponderTable?
  private var pressed: URL?
  private let wish: HoverWish

  init(_ host: ViewGraph) {
    wish = HoverWish(host)
    table = host.responders
    id = host.responders.add(self)
  }
  private func link(at point: CGPoint) -> URL? { areas.first { $0.rect.holds(point) }?.link }

  func pointerShape(at local: CGPoint) -> PointerShape? { link(at: local) == nil ? nil : .hand }

  func pointerBegan(_ event: PointerEvent, at local: CGPoint) -> Bool {
    guard event.button == .primary else { return false }
    pressed = link(at: local)
    return pressed != nil
  }
  func pointerEnded(_ event: PointerEvent, at local: CGPoint, isInside: Bool) {
    if let pressed, link(at: local) == pressed { open?(pressed) }
    pressed = nil
  }
  func pointerCancelled() { pressed = nil }
}
