import SashGraph

/// Runs asynchronous work while a view is there.
public nonisolated struct _TaskModifier: UnaryModifier {
  var priority: TaskPriority
  var name: String?
  var action: @isolated(any) @Sendable () async -> Void

  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(_Graph(), inputs)
    let host = inputs.host
    host.addObserver(
      Attribute(
        rule: TaskRule<Int>(host: host) {
          let modifier = modifier.value
          return (0, { Task(priority: modifier.priority, operation: modifier.action) })
        }))
    return outputs
  }
}

/// Runs asynchronous work while a view is there, and again for each new id.
public nonisolated struct _TaskValueModifier<ID: Equatable>: UnaryModifier {
  var id: ID
  var base: _TaskModifier

  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(_Graph(), inputs)
    let host = inputs.host
    host.addObserver(
      Attribute(
        rule: TaskRule<ID>(host: host) {
          let modifier = modifier.value
          return (modifier.id, { Task(priority: modifier.base.priority, operation: modifier.base.action) })
        }))
    return outputs
  }
}

/// Starts the task when the view appears, cancels it when the view goes, restarts it when the id changes.
private struct TaskRule<ID: Equatable>: Rule {
  unowned(unsafe) let host: ViewGraph
  let read: () -> (ID, () -> Task<Void, Never>)
  let running = RunningTask()
  var id: ID?

  init(host: ViewGraph, read: @escaping () -> (ID, () -> Task<Void, Never>)) {
    self.host = host
    self.read = read
  }

  mutating func compute() -> Int {
    let (new, start) = read()
    if id == new { return 0 }
    id = new
    host.enqueue { [running] in
      running.task?.cancel()
      if !running.hasEnded { running.task = start() }
    }
    return 0
  }

  mutating func destroy() {
    running.hasEnded = true
    running.task?.cancel()
  }
}

private final class RunningTask {
  var task: Task<Void, Never>?
  var hasEnded = false
}

extension View {
  /// Runs `action` from when this view appears; it is cancelled when the view goes.
  @preconcurrency public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(priority: priority, action: action))
  }
  /// Runs `action` from when this view appears, and again whenever `id` changes; the run before is cancelled.
  @preconcurrency public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskValueModifier(id: value, base: _TaskModifier(priority: priority, action: action)))
  }
}
