import Combine
import SashGraph

/// Calls an action with what a publisher sends while a view is there.
public nonisolated struct SubscriptionView<PublisherType: Publisher, Content>
where PublisherType.Failure == Never {
  public var content: Content
  public var publisher: PublisherType
  public var action: (PublisherType.Output) -> Void
  @inlinable public init(
    content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void
  ) {
    self.content = content
    self.publisher = publisher
    self.action = action
  }
}

extension SubscriptionView: View where Content: View {
  public typealias Body = Never
  public var body: Never { bodyError() }

  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let outputs = Content._makeView(view: view.part(at: 0, as: Content.self), inputs: inputs)
    observe(view, inputs.base)
    return outputs
  }
  public nonisolated static func _makeViewList(
    view: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    let outputs = Content._makeViewList(view: view.part(at: 0, as: Content.self), inputs: inputs)
    observe(view, inputs.base)
    return outputs
  }

  private nonisolated static func observe(_ view: _GraphValue<Self>, _ inputs: _GraphInputs) {
    inputs.host.addObserver(
      Attribute(rule: SubscriptionRule<PublisherType, Content>(view: view.attribute, host: inputs.host)),
      inputs)
  }
}

/// Keeps one subscription: another publisher replaces it, another action is taken along. The end of the view ends it.
private struct SubscriptionRule<P: Publisher, Content: View>: Rule where P.Failure == Never {
  let view: Attribute<SubscriptionView<P, Content>>
  unowned(unsafe) let host: ViewGraph
  let subscription = Subscription()
  var last: P?

  final class Subscription {
    var action: ((P.Output) -> Void)?
    var cancellable: AnyCancellable?
    var hasEnded = false
  }

  init(view: Attribute<SubscriptionView<P, Content>>, host: ViewGraph) {
    self.view = view
    self.host = host
  }

  mutating func compute() -> Int {
    let value = view.value
    subscription.action = value.action
    var (old, new) = (last, Optional(value.publisher))
    if old != nil, _isSameValue(&old, &new) { return 0 }
    last = value.publisher
    // Subscribing may deliver at once, which is an action like any other: it runs after evaluation.
    host.enqueue { [subscription] in
      if subscription.hasEnded { return }
      subscription.cancellable = value.publisher.sink { [weak subscription] in subscription?.action?($0) }
    }
    return 0
  }

  mutating func destroy() {
    subscription.action = nil
    subscription.hasEnded = true
    // Cancelling runs code of the publisher too.
    host.enqueue { [subscription] in subscription.cancellable = nil }
  }
}

extension View {
  /// Calls `action` with each element of `publisher` while this view is there.
  @inlinable public nonisolated __consuming func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    SubscriptionView(content: self, publisher: publisher, action: action)
  }
}
