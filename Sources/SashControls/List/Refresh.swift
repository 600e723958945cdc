import Foundation
import SashCore
import SashGraph

/// Renews what a view shows. Call it to do so: `await refresh()`.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void
  public func callAsFunction() async { await action() }
}

private struct RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// What `refreshable` has set; nil where nothing can be renewed.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Lets a person renew what this view shows, by pulling the list or the scroll view in it down. A spinner turns until
  /// `action` has ended.
  ///
  /// What lies in a scroll view that can be pulled cannot be pulled itself.
  public nonisolated func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(RefreshModifier(action: action))
  }
}

/// Hands down an action that looks for its closure when it is called: one that a view makes anew each time changes nothing in
/// the environment.
private nonisolated struct RefreshModifier: InputsModifier {
  let action: @Sendable () async -> Void

  static func _changeInputs(modifier: _GraphValue<Self>, inputs: inout _GraphInputs) {
    let modifier = WeakAttribute(modifier.attribute)
    nonisolated(unsafe) let life = inputs.host.life
    let action = RefreshAction {
      let current = await MainActor.run {
        life.graph?.graph.withCurrent { modifier.attribute?.untrackedValue.action }
      }
      await current?()
    }
    inputs.environment = inputs.environment.changed { $0.refresh = action }
    inputs.scrollDecoration = ScrollDecoration { inputs, make in
      let view = Attribute(input: PulledScroll(make: make))
      return PulledScroll._makeView(view: _GraphValue(view), inputs: inputs)
    }
  }
}

/// How far a list is pulled down to be renewed.
struct PullState: Equatable {
  /// How far the content is pulled beyond its start, in points; below zero once it is scrolled.
  var distance: CGFloat = 0
  var isRefreshing = false
  /// False from the start of a refresh until the content is back in its place: one pull refreshes once.
  var isArmed = true

  /// What is kept free for the spinner, and how far a finger pulls to start it, in points.
  ///
  /// - Source: facts on metrics: a row of 60 points, started by a pull of about 80 to 100.
  static let room: CGFloat = 60
  static let threshold: CGFloat = 85

  /// A person has scrolled.
  static func scrolled(_ scroll: ScrollState, _ state: Binding<PullState>, _ refresh: RefreshAction) {
    var new = state.wrappedValue
    let distance = -scroll.offset.y
    new.distance = max(distance, new.isRefreshing ? -room : 0)
    if distance <= 0 { new.isArmed = true }
    if distance >= threshold, new.isArmed, !new.isRefreshing, scroll.phase == .interacting {
      new = PullState(distance: distance - room, isRefreshing: true, isArmed: false)
      state.wrappedValue = new
      // What is kept free takes the place of what was pulled.
      scroll.adjust(by: CGSize(width: 0, height: room))
      Task { @MainActor in
        await refresh.action()
        state.wrappedValue = PullState(isArmed: scroll.phase != .interacting)
        end(scroll)
      }
    } else if new != state.wrappedValue {
      state.wrappedValue = new
    }
  }

  /// The spinner goes; content that had made way comes back.
  private static func end(_ scroll: ScrollState) {
    if scroll.phase == .interacting { return scroll.adjust(by: CGSize(width: 0, height: -room)) }
    let offset = scroll.offset
    scroll.set(CGPoint(x: offset.x, y: offset.y - room), isFree: true)
    if offset.y < room { scroll.glide(to: CGPoint(x: offset.x, y: 0)) }
  }
}

/// A scroll view that is pulled to renew what it shows.
private struct PulledScroll: View {
  let make: ScrollDecoration.Maker
  @Environment(\.refresh) private var refresh
  @State private var pull = PullState()

  var body: some View {
    MadeScroll(
      make: make, onScroll: refresh.map { refresh in { [$pull] in PullState.scrolled($0, $pull, refresh) } }
    )
    .contentMargins(pull.isRefreshing ? .top : [], PullState.room, for: .scrollContent)
    .overlay(alignment: .top) { if refresh != nil { PullSpinner(state: pull) } }
  }
}

private nonisolated struct MadeScroll: UnaryView {
  let make: ScrollDecoration.Maker
  /// Told of every step that a person scrolls.
  let onScroll: ((ScrollState) -> Void)?

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let (host, current) = (inputs.host, WeakAttribute(view.attribute))
    return view.attribute.untrackedValue.make(inputs) { [weak host] scroll in
      func action() -> ((ScrollState) -> Void)? {
        host?.graph.withCurrent { current.attribute?.untrackedValue.onScroll }
      }
      scroll.pullsToRefresh = { action() != nil }
      scroll.addScrollAction { [unowned scroll] in action()?(scroll) }
    }
  }
}

/// The spinner above the content of a list.
struct PullSpinner: View {
  var state: PullState

  var body: some View {
    if state.isRefreshing {
      ProgressView().frame(height: PullState.room).offset(y: min(0, state.distance))
    } else if state.distance > 0, state.isArmed {
      // - Source: the spokes of `UIRefreshControl` come one by one while it is pulled.
      SpinnerSpokes(fraction: min(1, state.distance / PullState.threshold))
        .frame(height: min(state.distance, PullState.room))
    }
  }
}

/// A spinner that is being pulled together.
private struct SpinnerSpokes: View {
  var fraction: CGFloat
  var body: some View {
    ZStack {
      ForEach(0..<8) { spoke in
        Capsule()
          .fill(Color.gray)
          .frame(width: 2.25, height: 5.5)
          .offset(y: -7)
          .rotationEffect(.degrees(Double(spoke) * 45))
          .opacity(CGFloat(spoke) < fraction * 8 ? 1 : 0)
      }
    }
    .frame(width: 20, height: 20)
  }
}
