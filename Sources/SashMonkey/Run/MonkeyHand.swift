import Foundation
import Sash
import SashInput

/// Does with fingers, mouse and keys what a step says.
@MainActor struct MonkeyHand {
  private let host: TestHost
  init(_ host: TestHost) { self.host = host }

  /// Seconds of a frame.
  private static let frame = 1.0 / 60

  func perform(_ step: MonkeyStep) {
    switch step.kind {
    case .tap:
      pointer(.began, step.point)
      pointer(.ended, step.point)
    case .twice:
      for number in 0..<2 {
        if number > 0 { host.advance(by: 0.1) }
        pointer(.began, step.point)
        pointer(.ended, step.point)
      }
    case .hold:
      pointer(.began, step.point)
      host.advance(by: step[2])
      pointer(.ended, step.point)
    case .drag: stroke(step, .touch)
    case .pull: stroke(step, .mouse)
    case .click: click(step.point, count: max(1, Int(step[2])))
    case .secondary:
      pointer(.hover, step.point, .mouse)
      pointer(.began, step.point, .mouse, button: .secondary)
      pointer(.ended, step.point, .mouse, button: .secondary)
    case .hover: pointer(.hover, step.point, .mouse)
    case .leave: pointer(.hover, PointerEvent.outside, .mouse)
    case .down: pointer(.began, step.point, finger: Int(step[2]))
    case .move: pointer(.moved, step.point, finger: Int(step[2]))
    case .up: pointer(.ended, step.point, finger: Int(step[2]))
    case .cancel: pointer(.cancelled, step.point, finger: Int(step[2]))
    case .pinch: pinch(step)
    case .wheel: wheel(step)
    case .swipe:
      for _ in 0..<10 {
        wheel(step)
        host.advance(by: MonkeyHand.frame)
      }
    case .pad: pad(step)
    case .type: for character in step.text { host.deliver(.text(String(character))) }
    case .compose:
      let count = step.text.unicodeScalars.count
      host.deliver(.composition(step.text, selection: count..<count))
      host.advance(by: 0.1)
      host.deliver(.composition("", selection: 0..<0))
      host.deliver(.text(step.text))
    case .key: key(step.text)
    case .focus: host.setFocused(step[0] != 0)
    case .keyboard: host.setKeyboard(height: step[0])
    case .wait: host.advance(by: min(max(0, step[0]), 60))
    case .jump: host.jump(by: min(max(0, step[0]), 1e6))
    case .resize, .sweep, .dark, .rightToLeft, .textSize, .data, .settle, .close, .compare, .visible: break
    }
  }

  /// Puts back what a person has moved without changing the data: fingers, pointer, keyboard, places of scrolling.
  func rest() {
    for finger in 1...3 { pointer(.cancelled, .zero, finger: finger) }
    // Menus in menus.
    for _ in 0..<3 {
      key("escape")
      host.advance(by: 0.5)
    }
    pointer(.hover, PointerEvent.outside, .mouse)
    host.setKeyboard(height: 0)
    host.setFocused(true)
    host.putBack()
  }

  private func pointer(
    _ phase: PointerEvent.Phase, _ point: CGPoint, _ kind: PointerEvent.Kind = .touch,
    button: PointerEvent.Button = .primary, finger: Int = 1
  ) {
    host.deliver(
      .pointer(
        PointerEvent(
          phase: phase, kind: kind, pointer: kind == .mouse ? 0 : finger, button: button, location: point,
          time: host.now)))
  }

  private func click(_ point: CGPoint, count: Int) {
    pointer(.hover, point, .mouse)
    for number in 0..<count {
      if number > 0 { host.advance(by: 0.1) }
      pointer(.began, point, .mouse)
      pointer(.ended, point, .mouse)
    }
  }

  /// Press, move in steps of frames, lift.
  private func stroke(_ step: MonkeyStep, _ kind: PointerEvent.Kind) {
    let (from, to) = (step.point, CGPoint(x: step[2], y: step[3]))
    pointer(.began, from, kind)
    let count = max(2, Int(min(step[4], 2) / MonkeyHand.frame / 2))
    for number in 1...count {
      host.advance(by: MonkeyHand.frame * 2)
      let share = Double(number) / Double(count)
      pointer(.moved, CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share), kind)
    }
    pointer(.ended, to, kind)
  }

  private func pinch(_ step: MonkeyStep) {
    func place(_ phase: PointerEvent.Phase, _ distance: Double, _ degrees: Double) {
      let (x, y) = (cos(degrees * .pi / 180) * distance / 2, sin(degrees * .pi / 180) * distance / 2)
      pointer(phase, CGPoint(x: step[0] - x, y: step[1] - y), finger: 1)
      pointer(phase, CGPoint(x: step[0] + x, y: step[1] + y), finger: 2)
    }
    place(.began, step[2], 0)
    for share in [0.25, 0.5, 0.75, 1] {
      host.advance(by: MonkeyHand.frame * 2)
      place(.moved, step[2] + (step[3] - step[2]) * share, step[4] * share)
    }
    place(.ended, step[3], step[4])
  }

  private func wheel(_ step: MonkeyStep) {
    host.deliver(
      .scroll(
        ScrollEvent(location: step.point, delta: CGSize(width: step[2], height: step[3]), time: host.now)))
  }

  private func pad(_ step: MonkeyStep) {
    func send(_ phase: ScrollEvent.Phase, _ delta: CGSize = .zero) {
      host.deliver(
        .scroll(
          ScrollEvent(phase: phase, isPrecise: true, location: step.point, delta: delta, time: host.now)))
    }
    send(.began)
    for _ in 0..<8 {
      host.advance(by: MonkeyHand.frame)
      send(.moved, CGSize(width: step[2] / 8, height: step[3] / 8))
    }
    if step[4] == 1 { host.advance(by: 0.3) }
    send(step[4] == 2 ? .cancelled : .ended)
  }

  private func key(_ text: String) {
    let words = text.split(separator: " ")
    guard let name = words.first, let key = MonkeyHand.key(named: String(name)) else { return }
    var modifiers: KeyModifiers = []
    if words.contains("shift") { modifiers.insert(.shift) }
    if words.contains("command") { modifiers.insert(.command) }
    if words.contains("option") { modifiers.insert(.option) }
    if words.contains("control") { modifiers.insert(.control) }
    for isDown in [true, false] {
      host.deliver(.key(KeyEvent(key: key, isDown: isDown, modifiers: modifiers, time: host.now)))
    }
  }

  private static func key(named name: String) -> KeyEvent.Key? {
    switch name {
    case "return": .return
    case "tab": .tab
    case "escape": .escape
    case "delete": .delete
    case "forwardDelete": .forwardDelete
    case "left": .left
    case "right": .right
    case "up": .up
    case "down": .down
    case "home": .home
    case "end": .end
    case "pageUp": .pageUp
    case "pageDown": .pageDown
    case "insert": .insert
    case "space": .space
    case "f1": .function(1)
    default: name.first.map { .character($0) }
    }
  }
}
