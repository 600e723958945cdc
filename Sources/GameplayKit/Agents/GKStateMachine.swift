import Foundation

/// One of the states that something can be in.
open class GKState: NSObject {
  open internal(set) weak var stateMachine: GKStateMachine?
  public override init() { super.init() }
  /// Whether the machine may go from here to a state of that class: it may, if a subclass does not say otherwise.
  open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
  open func didEnter(from previousState: GKState?) {}
  open func update(deltaTime seconds: TimeInterval) {}
  open func willExit(to nextState: GKState) {}
}

/// Is in one state of several, and goes to others that the state allows.
open class GKStateMachine: NSObject {
  public private(set) var currentState: GKState?
  private let states: [GKState]

  /// - Parameter states: One of each class.
  public init(states: [GKState]) {
    self.states = states
    super.init()
    for state in states { state.stateMachine = self }
  }
  open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
    states.first { type(of: $0) == stateClass } as? StateType
  }
  open func canEnterState(_ stateClass: AnyClass) -> Bool {
    states.contains { type(of: $0) == stateClass } && currentState?.isValidNextState(stateClass) ?? true
  }
  /// Goes to the state of that class, if the present one allows it.
  @discardableResult
  open func enter(_ stateClass: AnyClass) -> Bool {
    guard canEnterState(stateClass), let next = states.first(where: { type(of: $0) == stateClass }) else {
      return false
    }
    let previous = currentState
    previous?.willExit(to: next)
    currentState = next
    next.didEnter(from: previous)
    return true
  }
  open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}
