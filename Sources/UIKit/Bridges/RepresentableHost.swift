import Foundation
import SashCore
import SashGraph
import SashLayout

/// What the two bridges have in common: one tree of views, made once for each identity of a SwiftUI view, and updated
/// whenever that, its properties or the environment change.
@MainActor final class RepresentableHost<Coordinator, Made: NSObject> {
  var coordinator: Coordinator!
  var made: Made?
  /// Rises with each update.
  var version = 0
}

/// What differs between the bridges.
struct RepresentableKind<R: View, Coordinator, Made: NSObject> {
  let makeCoordinator: @MainActor (R) -> Coordinator
  let make: @MainActor (R, Coordinator, EnvironmentValues, Transaction) -> Made
  let update: @MainActor (R, Made, Coordinator, EnvironmentValues, Transaction) -> Void
  let size: @MainActor (R, Made, Coordinator, EnvironmentValues, ProposedViewSize) -> CGSize?
  let view: @MainActor (Made) -> UIView
  let end: @MainActor (Made, Coordinator) -> Void

  nonisolated func outputs(view: _GraphValue<R>, inputs: _ViewInputs) -> _ViewOutputs {
    let boxes = DynamicPropertyBoxes(DynamicPropertyFields.of(R.self), inputs: inputs.base)
    let stage = Attribute(
      rule: RepresentableRule(
        kind: self, view: view.attribute, boxes: boxes, environment: inputs.environment.attribute,
        transaction: inputs.base.transaction, graph: inputs.host,
        host: MainActor.assumeIsolated { RepresentableHost<Coordinator, Made>() }))
    return RepresentableStage._makeView(view: _GraphValue(stage), inputs: inputs)
  }
}

/// Brings the made object up to date and tells where it is to be shown.
private struct RepresentableRule<R: View, Coordinator, Made: NSObject>: Rule {
  let kind: RepresentableKind<R, Coordinator, Made>
  let view: Attribute<R>
  let boxes: DynamicPropertyBoxes
  let environment: Attribute<EnvironmentValues>
  let transaction: Attribute<Transaction>
  unowned(unsafe) let graph: ViewGraph
  let host: RepresentableHost<Coordinator, Made>
  var reads = ObservedReads()

  mutating func compute() -> RepresentableStage {
    var copy = view.value
    withUnsafeMutablePointer(to: &copy) { boxes.update(UnsafeMutableRawPointer($0)) }
    let (environment, transaction) = (environment.value, transaction.untrackedValue)
    let (kind, host, current) = (kind, host, copy)
    return reads.track(graph) {
      MainActor.assumeIsolated {
        Stage.passes += 1
        defer { Stage.passes -= 1 }
        if host.made == nil {
          host.coordinator = kind.makeCoordinator(current)
          host.made = kind.make(current, host.coordinator, environment, transaction)
        }
        let made = host.made!
        kind.update(current, made, host.coordinator, environment, transaction)
        host.version += 1
        let root = kind.view(made)
        return RepresentableStage(
          root: root, version: host.version + root.version,
          size: { kind.size(current, made, host.coordinator, environment, $0) ?? root.size(for: $0) },
          onEnd: { kind.end(made, host.coordinator) })
      }
    }
  }
  mutating func destroy() { boxes.destroy() }
}

/// A tree of `UIView`s of a size of its own, in the middle of where it stands.
struct RepresentableStage: View {
  let root: UIView
  let version: Int
  let size: @MainActor (ProposedViewSize) -> CGSize
  let onEnd: @MainActor () -> Void

  var body: some View {
    RepresentableLayout(version: version, size: size) {
      UIViewStage(root: root, version: version, onEnd: onEnd)
        .modifier(KeyCommandKeeping { [weak root] in root?.controller?.frontmost ?? root })
    }
  }
}

private struct RepresentableLayout: Layout {
  var version: Int
  var size: @MainActor (ProposedViewSize) -> CGSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    MainActor.assumeIsolated { size(proposal) }
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for subview in subviews {
      subview.place(at: bounds.origin, anchor: .topLeading, proposal: ProposedViewSize(bounds.size))
    }
  }
}

extension UIView {
  /// What a bridged view takes of an offer, in points.
  ///
  /// - Source: facts measured on SwiftUI, M180–M187: a priority of 750 and more keeps the size of what is shown.
  func size(for proposal: ProposedViewSize) -> CGSize {
    var own = intrinsicContentSize
    if let preferred = controller?.preferredContentSize {
      if own.width < 0, preferred.width > 0 { own.width = preferred.width }
      if own.height < 0, preferred.height > 0 { own.height = preferred.height }
    }
    func length(_ own: CGFloat, _ offered: CGFloat?, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
      guard own >= 0 else { return offered ?? 0 }
      guard let offered else { return own }
      if offered > own { return contentHuggingPriority(for: axis) >= .defaultHigh ? own : offered }
      return contentCompressionResistancePriority(for: axis) >= .defaultHigh ? own : offered
    }
    return CGSize(
      width: length(own.width, proposal.width, .horizontal),
      height: length(own.height, proposal.height, .vertical))
  }
}
