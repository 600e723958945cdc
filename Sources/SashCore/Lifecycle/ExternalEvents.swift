import Foundation
import SashFoundation
import SashGraph

/// Who in a scene takes what comes from outside of the program.
final class ExternalHandlers {
  fileprivate struct Handler<Value> {
    let owner: ObjectIdentifier
    let perform: @MainActor (Value) -> Void
  }
  fileprivate var urls: [Handler<URL>] = []
  fileprivate var activities: [(type: String, handler: Handler<NSUserActivity>)] = []
  fileprivate var choices: [(owner: ObjectIdentifier, preferring: Set<String>, allowing: Set<String>)] = []
}

/// What the views of a window say of something from outside.
package enum ExternalEventAnswer: Equatable {
  case preferred, allowed, refused
}

extension ViewGraph {
  fileprivate var handlers: ExternalHandlers {
    if let externalHandlers { return externalHandlers }
    let made = ExternalHandlers()
    externalHandlers = made
    return made
  }

  /// Whether some view takes URLs.
  package var takesURLs: Bool { externalHandlers?.urls.isEmpty == false }

  /// What its views say of a URL; nil if none says anything.
  @MainActor package func answer(to url: URL) -> ExternalEventAnswer? {
    guard let choices = externalHandlers?.choices, !choices.isEmpty else { return nil }
    func names(_ conditions: Set<String>) -> Bool {
      conditions.contains { $0 == "*" || url.absoluteString.contains($0) }
    }
    if choices.contains(where: { names($0.preferring) }) { return .preferred }
    return choices.contains { names($0.allowing) } ? .allowed : .refused
  }

  /// Hands a URL that the program has been asked to open to all views of the scene that take URLs. False if there is none.
  @MainActor @discardableResult package func receive(_ url: URL) -> Bool {
    let all = externalHandlers?.urls ?? []
    for handler in all { handler.perform(url) }
    return !all.isEmpty
  }
  /// Hands on what a person did elsewhere. False if no view takes it.
  @MainActor @discardableResult package func receive(_ activity: NSUserActivity) -> Bool {
    let all = externalHandlers?.activities.filter { $0.type == activity.activityType } ?? []
    for entry in all { entry.handler.perform(activity) }
    return !all.isEmpty
  }
}

private nonisolated struct OpenURLModifier: ObservingModifier {
  let perform: (URL) -> Void
  static func _observe(modifier: _GraphValue<Self>, inputs: _GraphInputs, group: ObservedGroup?) {
    let token = NSObject(), latest = WeakAttribute(modifier.attribute), host = inputs.host
    let owner = ObjectIdentifier(token)
    host.handlers.urls.append(
      .init(owner: owner) { [weak host] url in
        withExtendedLifetime(token) {}
        host?.graph.withCurrent { latest.attribute?.untrackedValue }?.perform(url)
      })
    Subgraph.current?.onInvalidate { [weak host] in
      host?.externalHandlers?.urls.removeAll { $0.owner == owner }
    }
  }
}

private nonisolated struct ExternalChoiceModifier: ObservingModifier {
  let preferring: Set<String>
  let allowing: Set<String>
  static func _observe(modifier: _GraphValue<Self>, inputs: _GraphInputs, group: ObservedGroup?) {
    let token = NSObject(), host = inputs.host
    let (owner, value) = (ObjectIdentifier(token), modifier.attribute.untrackedValue)
    host.handlers.choices.append((owner, value.preferring, value.allowing))
    Subgraph.current?.onInvalidate { [weak host] in
      withExtendedLifetime(token) {}
      host?.externalHandlers?.choices.removeAll { $0.owner == owner }
    }
  }
}

private nonisolated struct ContinueActivityModifier: ObservingModifier {
  let type: String
  let perform: (NSUserActivity) -> Void
  static func _observe(modifier: _GraphValue<Self>, inputs: _GraphInputs, group: ObservedGroup?) {
    let token = NSObject(), latest = WeakAttribute(modifier.attribute), host = inputs.host
    let owner = ObjectIdentifier(token)
    host.handlers.activities.append(
      (
        modifier.attribute.untrackedValue.type,
        .init(owner: owner) { [weak host] activity in
          withExtendedLifetime(token) {}
          host?.graph.withCurrent { latest.attribute?.untrackedValue }?.perform(activity)
        }
      ))
    Subgraph.current?.onInvalidate { [weak host] in
      host?.externalHandlers?.activities.removeAll { $0.handler.owner == owner }
    }
  }
}

/// Keeps what a person does in a view, for as long as it is there.
private struct UserActivityModifier<Value: Equatable>: ViewModifier {
  let type: String
  let value: Value?
  let update: (Value, NSUserActivity) -> Void
  @State private var activity: NSUserActivity?

  func body(content: Content) -> some View {
    content
      .onChange(of: value, initial: true) { _, value in
        guard let value else {
          activity?.resignCurrent()
          activity = nil
          return
        }
        let current = activity ?? NSUserActivity(activityType: type)
        update(value, current)
        if activity == nil {
          activity = current
          current.becomeCurrent()
        }
      }
      .onDisappear {
        activity?.invalidate()
        activity = nil
      }
  }
}

extension View {
  /// Calls `action` with each URL that the program is asked to open: those that it is started with, and those that another start
  /// hands over, or the desktop does, where the program has an identifier.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OpenURLModifier(perform: action))
  }
  /// Says which URLs come to the window of this view rather than to another one, and which may come to it; `*` is for all.
  public nonisolated func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { modifier(ExternalChoiceModifier(preferring: preferring, allowing: allowing)) }
  /// Calls `action` when a person goes on with something that they did elsewhere.
  ///
  /// - Missing: other devices and programs that hand something over.
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { modifier(ContinueActivityModifier(type: activityType, perform: action)) }
  /// Says what a person does in this view while a condition holds.
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(
      UserActivityModifier(type: activityType, value: isActive ? true : nil) { (_: Bool, activity) in
        update(activity)
      })
  }
  /// Says what a person does in this view with an element, while there is one.
  public nonisolated func userActivity<P: Equatable>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { modifier(UserActivityModifier(type: activityType, value: element, update: update)) }
}
