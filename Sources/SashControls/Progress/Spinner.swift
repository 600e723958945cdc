import Foundation
import SashCore
import SashDisplay
import SashGraph

/// Eight spokes of which each fades after its turn, once around in a second.
///
/// - Source: facts on metrics: 20 points wide, 37 for large controls.
struct Spinner: View {
  var color: Color?
  @State private var step = 0
  @Environment(\.controlSize) private var size
  @Environment(\.tint) private var tint

  static func width(of size: ControlSize) -> CGFloat { size == .large || size == .extraLarge ? 37 : 20 }

  var body: some View {
    let width = Self.width(of: size)
    let scale = width / 20
    let style = color.map { AnyShapeStyle($0) } ?? tint ?? AnyShapeStyle(Color.gray)
    ZStack {
      ForEach(0..<8) { spoke in
        Capsule()
          .fill(style)
          .frame(width: 2.25 * scale, height: 5.5 * scale)
          .offset(y: -7 * scale)
          .rotationEffect(.degrees(Double(spoke) * 45))
          .opacity(1 - 0.11 * Double((step - spoke + 8) % 8))
      }
    }
    .frame(width: width, height: width)
    .modifier(Ticking(interval: 0.125) { step = (step + 1) % 8 })
  }
}

/// Calls an action again and again while the view is there, by the host's clock.
struct Ticking: UnaryModifier {
  var interval: Double
  var action: () -> Void

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let ticker = Ticker(modifier: modifier.attribute, host: inputs.host)
    Subgraph.current!.onInvalidate { ticker.stop() }
    inputs.host.enqueue { ticker.start() }
    return body(_Graph(), inputs)
  }
}

private final class Ticker {
  private let modifier: WeakAttribute<Ticking>
  private weak var host: ViewGraph?
  private var cancel: (() -> Void)?
  private var isStopped = false

  init(modifier: Attribute<Ticking>, host: ViewGraph) {
    self.modifier = WeakAttribute(modifier)
    self.host = host
  }
  func start() {
    guard !isStopped, let host,
      let current = host.graph.withCurrent({ modifier.attribute?.untrackedValue })
    else { return }
    cancel = host.schedule(after: current.interval) { [weak self] in
      guard let self, !self.isStopped else { return }
      self.host?.graph.withCurrent { self.modifier.attribute?.untrackedValue }?.action()
      self.start()
    }
  }
  func stop() {
    isStopped = true
    cancel?()
  }
}
