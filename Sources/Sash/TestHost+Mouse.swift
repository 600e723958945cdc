import Foundation
import SashHost
import SashInput

// A mouse, its wheel, and a touch pad.
extension TestHost {
  public enum MouseButton: Sendable { case primary, secondary, middle }

  /// Puts the mouse to a place, in points of the window, and presses a button.
  public func pressMouse(
    at point: CGPoint, button: MouseButton = .primary, shift: Bool = false, control: Bool = false
  ) {
    hover(at: point)
    act { send(.began, point, button, shift, control) }
  }
  /// Moves the mouse with the button down.
  public func dragMouse(to point: CGPoint, button: MouseButton = .primary) {
    act { send(.moved, point, button) }
  }
  /// Lets the button go.
  public func releaseMouse(
    at point: CGPoint, button: MouseButton = .primary, shift: Bool = false, control: Bool = false
  ) {
    act { send(.ended, point, button, shift, control) }
  }
  /// Moves the mouse with the button down from one place to another, in steps that take a frame each.
  public func dragMouse(from start: CGPoint, to end: CGPoint, steps: Int = 10) {
    pressMouse(at: start)
    for step in 1...max(1, steps) {
      advance(by: 1.0 / 60)
      let share = CGFloat(step) / CGFloat(max(1, steps))
      dragMouse(to: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
    }
    // It rests there before the button is let go, so that nothing is thrown.
    advance(by: 0.2)
    dragMouse(to: end)
    releaseMouse(at: end)
  }
  /// Clicks at a place, several times in a row for double and triple clicks.
  public func click(
    at point: CGPoint, count: Int = 1, button: MouseButton = .primary, shift: Bool = false,
    control: Bool = false
  ) {
    for number in 0..<count {
      if number > 0 { advance(by: 0.1) }
      pressMouse(at: point, button: button, shift: shift, control: control)
      releaseMouse(at: point, button: button, shift: shift, control: control)
    }
  }
  /// Clicks the middle of the first element with this text or label; where there is none, the test fails.
  public func click(
    _ text: String, count: Int = 1, button: MouseButton = .primary, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    let isThere: Bool = click(text, count: count, button: button)
    if !isThere { miss(text, MissedPlace(fileID: fileID, filePath: filePath, line: line, column: column)) }
  }
  /// Clicks the middle of the first element with this text or label. False where there is none.
  @_disfavoredOverload
  public func click(_ text: String, count: Int = 1, button: MouseButton = .primary) -> Bool {
    guard let frame = frame(of: text) else { return false }
    click(at: CGPoint(x: frame.midX, y: frame.midY), count: count, button: button)
    return true
  }

  private func send(
    _ phase: PointerEvent.Phase, _ point: CGPoint, _ button: MouseButton, _ shift: Bool = false,
    _ control: Bool = false
  ) {
    var modifiers: KeyModifiers = shift ? .shift : []
    if control { modifiers.insert(.control) }
    let button: PointerEvent.Button =
      switch button {
      case .primary: .primary
      case .secondary: .secondary
      case .middle: .middle
      }
    headless.send(
      .pointer(
        PointerEvent(
          phase: phase, button: button, location: point, time: host.now, modifiers: modifiers)))
  }

  /// Turns the wheel by notches: above zero shows what is further up. With shift it turns sideways, above zero to what is
  /// further left.
  public func turnWheel(at point: CGPoint, notches: Int, shift: Bool = false) {
    for number in 0..<abs(notches) {
      if number > 0 { advance(by: 1.0 / 30) }
      act {
        headless.send(
          .scroll(
            ScrollEvent(
              location: point, delta: CGSize(width: 0, height: notches > 0 ? 40 : -40), time: host.now,
              modifiers: shift ? .shift : [])))
      }
    }
  }

  /// The parts of a stroke on a touch pad.
  public enum PadPhase: Sendable {
    case began, moved, ended
    /// A step of a touch pad whose host does not know when fingers come and go.
    case unknown
  }
  /// One step of a stroke on a touch pad that moves what is under the pointer by some points.
  public func pad(_ phase: PadPhase, at point: CGPoint, by delta: CGSize = .zero) {
    let known: ScrollEvent.Phase =
      switch phase {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      case .unknown: .turned
      }
    act {
      headless.send(
        .scroll(
          ScrollEvent(phase: known, isPrecise: true, location: point, delta: delta, time: host.now)))
    }
  }
  /// A stroke on a touch pad: two fingers move by some points over `seconds`, rest if they are to, and are lifted.
  public func strokePad(at point: CGPoint, by delta: CGSize, over seconds: Double = 0.2, rests: Bool = false)
  {
    let steps = max(1, Int((seconds * 60).rounded()))
    pad(.began, at: point)
    for _ in 0..<steps {
      advance(by: 1.0 / 60)
      pad(
        .moved, at: point,
        by: CGSize(width: delta.width / CGFloat(steps), height: delta.height / CGFloat(steps)))
    }
    if rests { advance(by: 0.3) }
    pad(.ended, at: point)
  }

  /// Another program puts files or texts down at a place, in points of the window.
  public func drop(files: [URL] = [], texts: [String] = [], at point: CGPoint) {
    act { headless.send(.drop(DropEvent(location: point, files: files, texts: texts))) }
  }

  // MARK: The shape of the pointer

  public enum Cursor: Sendable { case arrow, hand, text, crosshair, move, notAllowed, resize }
  /// What the pointer looks like.
  public var cursor: Cursor {
    switch headless.cursor {
    case .arrow: .arrow
    case .hand: .hand
    case .text: .text
    case .crosshair: .crosshair
    case .move: .move
    case .notAllowed: .notAllowed
    case .resizeHorizontal, .resizeVertical, .resizeFalling, .resizeRising: .resize
    }
  }
}
