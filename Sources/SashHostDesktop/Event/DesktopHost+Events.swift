import CSDL2
import Foundation
import SashHost
import SashInput

// SDL's queue into the delegates of windows.
extension DesktopHost {
  /// One notch of a wheel, in points.
  private static let notch: CGFloat = 40

  /// Takes everything SDL has. SDL first reads the connection, then Xlib's own queue.
  func drainEvents() {
    var event = SDL_Event()
    while SDL_PollEvent(&event) != 0 { receive(event) }
  }

  private func receive(_ event: SDL_Event) {
    switch SDL_EventType(event.type) {
    case SDL_QUIT: for window in windows.values { window.requestClose() }
    case SDL_WINDOWEVENT: windows[event.window.windowID]?.receive(event.window, now: now)
    case SDL_MOUSEMOTION:
      send(to: event.motion.windowID) { $0.moved(event.motion, now: now) }
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
      send(to: event.button.windowID) { $0.pressed(event.button, now: now) }
    case SDL_MOUSEWHEEL:
      send(to: event.wheel.windowID) { window in
        let wheel = event.wheel
        let (x, y) = (-wheel.preciseX + 0, wheel.preciseY)
        // SDL tells neither what device it was nor when fingers come and go; only touch pads tell of parts of notches.
        return .scroll(
          ScrollEvent(
            isPrecise: x != x.rounded() || y != y.rounded(),
            location: window.point(wheel.mouseX, wheel.mouseY),
            delta: CGSize(width: CGFloat(x) * DesktopHost.notch, height: CGFloat(y) * DesktopHost.notch),
            time: now, modifiers: .held))
      }
    case SDL_KEYDOWN, SDL_KEYUP:
      let pressed = event.key
      held.key(KeyFilter.current == nil ? nil : SystemKey(pressed)) { [unowned self] in
        send(to: pressed.windowID) { _ in
          let modifiers = KeyModifiers(sdl: UInt32(pressed.keysym.mod))
          // What is no key here may be one that changes the meaning of others.
          guard let key = KeyEvent.Key(pressed.keysym) else { return .modifiers(modifiers) }
          return .key(
            KeyEvent(
              key: key, isDown: pressed.state == SDL_PRESSED, isRepeat: pressed.repeat != 0,
              modifiers: modifiers, time: now))
        }
      }
    case SDL_TEXTINPUT:
      let (window, text) = (event.text.windowID, string(in: event.text.text))
      held.text { [unowned self] in send(to: window) { _ in .text(text) } }
    case SDL_TEXTEDITING:
      let edit = event.edit
      send(to: edit.windowID) { _ in
        composition(string(in: edit.text), start: edit.start, length: edit.length)
      }
    case SDL_TEXTEDITING_EXT:
      let edit = event.editExt
      let text = edit.text.map { String(cString: $0) } ?? ""
      SDL_free(edit.text)
      send(to: edit.windowID) { _ in composition(text, start: edit.start, length: edit.length) }
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
      let finger = event.tfinger
      send(to: finger.windowID) { window in
        let isEnd = SDL_EventType(event.type) == SDL_FINGERUP
        let number = touches.number(of: finger.fingerId, isEnd: isEnd)
        let phase: PointerEvent.Phase =
          isEnd ? .ended : SDL_EventType(event.type) == SDL_FINGERDOWN ? .began : .moved
        let place = CGPoint(
          x: CGFloat(finger.x) * window.size.width, y: CGFloat(finger.y) * window.size.height)
        return .pointer(
          PointerEvent(
            phase: phase, kind: .touch, pointer: number, location: place, time: now, modifiers: .held))
      }
    case SDL_DROPBEGIN, SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPCOMPLETE: receive(event.drop)
    default: break
    }
  }

  /// What is put down comes in pieces, and counts when it is complete.
  private func receive(_ drop: SDL_DropEvent) {
    guard let window = windows[drop.windowID] else { return }
    let text = drop.file.map { String(cString: $0) }
    SDL_free(drop.file)
    switch SDL_EventType(drop.type) {
    case SDL_DROPBEGIN: window.dropped = DropEvent(location: .zero)
    case SDL_DROPFILE: text.map { window.dropped.files.append(URL(fileURLWithPath: $0)) }
    case SDL_DROPTEXT: text.map { window.dropped.texts.append($0) }
    default:
      window.dropped.location = place(in: window)
      window.delegate?.windowReceived(.drop(window.dropped))
      window.dropped = DropEvent(location: .zero)
    }
  }

  /// SDL does not say where something is put down: the pointer is there. On Wayland it knows the last place in the window.
  private func place(in window: DesktopWindow) -> CGPoint {
    var (x, y, left, top): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    if driver == "x11" {
      SDL_GetGlobalMouseState(&x, &y)
      SDL_GetWindowPosition(window.handle, &left, &top)
    } else {
      SDL_GetMouseState(&x, &y)
    }
    return window.point(x - left, y - top)
  }

  private func send(to number: UInt32, _ event: (DesktopWindow) -> InputEvent?) {
    guard let window = windows[number], let event = event(window) else { return }
    window.delegate?.windowReceived(event)
  }
}

extension DesktopWindow {
  /// A place in SDL's units as points.
  func point(_ x: Int32, _ y: Int32) -> CGPoint {
    CGPoint(x: CGFloat(x) / unitsPerPoint, y: CGFloat(y) / unitsPerPoint)
  }

  fileprivate func moved(_ motion: SDL_MouseMotionEvent, now: Double) -> InputEvent? {
    .pointer(
      PointerEvent(
        phase: heldButton == nil ? .hover : .moved, button: heldButton ?? .primary,
        location: point(motion.x, motion.y), time: now, modifiers: .held))
  }

  fileprivate func pressed(_ event: SDL_MouseButtonEvent, now: Double) -> InputEvent? {
    let button: PointerEvent.Button
    switch Int32(event.button) {
    case SDL_BUTTON_LEFT: button = .primary
    case SDL_BUTTON_RIGHT: button = .secondary
    case SDL_BUTTON_MIDDLE: button = .middle
    default: return nil
    }
    let isDown = event.state == SDL_PRESSED
    guard heldButton == (isDown ? nil : button) else { return nil }
    heldButton = isDown ? button : nil
    return .pointer(
      PointerEvent(
        phase: isDown ? .began : .ended, button: button, location: point(event.x, event.y), time: now,
        modifiers: .held))
  }

  fileprivate func receive(_ event: SDL_WindowEvent, now: Double) {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED: sizeMayHaveChanged()
    case SDL_WINDOWEVENT_EXPOSED: exposed()
    case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED:
      visibilityChanged(true)
      requestFrame()
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: visibilityChanged(false)
    case SDL_WINDOWEVENT_FOCUS_GAINED:
      focusChanged(true)
      delegate?.windowReceived(.modifiers(.held))
    case SDL_WINDOWEVENT_FOCUS_LOST:
      delegate?.windowReceived(.modifiers([]))
      focusChanged(false)
    case SDL_WINDOWEVENT_LEAVE:
      guard heldButton == nil else { return }
      delegate?.windowReceived(
        .pointer(PointerEvent(phase: .hover, location: PointerEvent.outside, time: now)))
    case SDL_WINDOWEVENT_CLOSE: requestClose()
    default: break
    }
  }
}

/// The text of a fixed array of bytes that ends with a zero.
private func string<Bytes>(in bytes: Bytes) -> String {
  withUnsafeBytes(of: bytes) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
}

/// SDL leaves open what the numbers mean when an input method gives none: they are clamped to the text.
func composition(_ text: String, start: Int32, length: Int32) -> InputEvent {
  let count = text.unicodeScalars.count
  let lower = min(max(0, Int(start)), count)
  return .composition(text, selection: lower..<min(count, lower + max(0, Int(length))))
}

/// Small numbers for the fingers that are down: SDL's are of any size, and 0 is the mouse.
struct TouchNumbers {
  private var down: [Int64: Int] = [:]

  mutating func number(of finger: Int64, isEnd: Bool) -> Int {
    let number = down[finger] ?? (1...).first { !down.values.contains($0) }!
    down[finger] = isEnd ? nil : number
    return number
  }
}
