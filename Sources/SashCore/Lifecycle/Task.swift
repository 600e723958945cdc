import SashGraph

/// Runs asynchronous work while a view is there, and again for each new id.
public nonisolated struct _TaskModifier<ID: Equatable>: ObservingModifier {
  var id: ID
  var name: String?
  var executor: (any TaskExecutor)?
  var priority: TaskPriority
  var action: @isolated(any) @Sendable () async -> Void

  package static func _observe(modifier: _GraphValue<Self>, inputs: _GraphInputs, group: ObservedGroup?) {
    let host = inputs.host
    let running = RunningTask<ID>()
    let presence = Presence(host: host, appear: { running.start() }, disappear: { running.cancel() })
    host.addObserver(
      Attribute(
        rule: TaskRule(modifier: modifier.attribute, running: running, presence: presence, host: host)),
      inputs, group)
    presence.follow(group, inputs)
  }
}

/// Keeps the newest action at hand, and restarts the task when the id changes.
private struct TaskRule<ID: Equatable>: Rule {
  let modifier: Attribute<_TaskModifier<ID>>
  let running: RunningTask<ID>
  let presence: Presence
  unowned(unsafe) let host: ViewGraph

  func compute() -> Int {
    let new = modifier.value
    let old = running.newest
    running.newest = new
    if let old, old.id != new.id {
      host.enqueue { [running, presence] in if presence.isPresent { running.start() } }
    }
    return 0
  }
}

private final class RunningTask<ID: Equatable> {
  var newest: _TaskModifier<ID>?
  private var task: Task<Void, Never>?

  /// Starts a task with the newest action; the one before is cancelled.
  func start() {
    task?.cancel()
    guard let newest else { return }
    task = Task(
      name: newest.name, executorPreference: newest.executor, priority: newest.priority,
      operation: newest.action)
  }
  func cancel() {
    task?.cancel()
    task = nil
  }
}

extension View {
  /// Runs `action` from when this view appears; it is cancelled when the view goes.
  ///
  /// The action starts after the `onAppear` actions of the same update, on the actor of the code that wrote it: in a
  /// body, the main actor. Cancelling is a request, which the action may ignore.
  @_disfavoredOverload public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: 0, priority: priority, action: action))
  }
  /// Runs `action` from when this view appears, and again whenever `id` changes; the run before is cancelled.
  @_disfavoredOverload public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: value, priority: priority, action: action))
  }

  /// Runs `action` from when this view appears, as a task that tools show under `name`; without one it is named after
  /// the line that wrote it.
  public nonisolated func task(
    name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(
      _TaskModifier(
        id: 0, name: taskName(name, file, line), priority: priority, action: sendableAction(action)))
  }
  /// Runs `action` from when this view appears; what of it is bound to no actor runs on `taskExecutor`.
  public nonisolated func task(
    name: String? = nil, executorPreference taskExecutor: any TaskExecutor,
    priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    @_inheritActorContext action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(
      _TaskModifier(
        id: 0, name: taskName(name, file, line), executor: taskExecutor, priority: priority,
        action: sendableAction(action)))
  }
  /// Runs `action` from when this view appears, and again whenever `id` changes, as a task with a name.
  public nonisolated func task<T>(
    id: T, name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID,
    line: Int = #line, @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View where T: Equatable {
    modifier(
      _TaskModifier(
        id: id, name: taskName(name, file, line), priority: priority, action: sendableAction(action)))
  }
  /// Runs `action` from when this view appears, and again whenever `id` changes; what of it is bound to no actor runs
  /// on `taskExecutor`.
  public nonisolated func task<T>(
    id: T, name: String? = nil, executorPreference taskExecutor: any TaskExecutor,
    priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View where T: Equatable {
    modifier(
      _TaskModifier(
        id: id, name: taskName(name, file, line), executor: taskExecutor, priority: priority,
        action: sendableAction(action)))
  }
}

private func taskName(_ name: String?, _ file: String, _ line: Int) -> String {
  name ?? "View.task @ \(file):\(line)"
}

/// The modifier is made and read on the main actor alone, and the action was handed over: nobody else has it.
private func sendableAction(
  _ action: sending @escaping @isolated(any) () async -> Void
) -> @isolated(any) @Sendable () async -> Void {
  unsafeBitCast(action, to: (@isolated(any) @Sendable () async -> Void).self)
}
