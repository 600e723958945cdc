import CSDL2
import SashInput

extension KeyEvent.Key {
  /// A key by what the layout makes of it without modifiers; nil for modifiers and keys without a meaning
  /// here.
  init?(_ keysym: SDL_Keysym) {
    if let named = KeyEvent.Key.named[Int(keysym.sym)] {
      self = named
    } else if keysym.sym > 32, let scalar = Unicode.Scalar(UInt32(keysym.sym)) {
      self = .character(Character(scalar))
    } else {
      return nil
    }
  }

  private static let named: [Int: KeyEvent.Key] = {
    var keys: [SDL_KeyCode: KeyEvent.Key] = [
      SDLK_RETURN: .return, SDLK_KP_ENTER: .return, SDLK_TAB: .tab, SDLK_KP_TAB: .tab, SDLK_ESCAPE: .escape,
      SDLK_BACKSPACE: .delete, SDLK_KP_BACKSPACE: .delete, SDLK_DELETE: .forwardDelete, SDLK_SPACE: .space,
      SDLK_LEFT: .left, SDLK_RIGHT: .right, SDLK_UP: .up, SDLK_DOWN: .down,
      SDLK_INSERT: .insert, SDLK_HOME: .home, SDLK_END: .end, SDLK_PAGEUP: .pageUp, SDLK_PAGEDOWN: .pageDown,
      SDLK_KP_PLUS: .character("+"), SDLK_KP_MINUS: .character("-"), SDLK_KP_MULTIPLY: .character("*"),
      SDLK_KP_DIVIDE: .character("/"), SDLK_KP_PERIOD: .character("."), SDLK_KP_EQUALS: .character("="),
      SDLK_KP_0: .character("0"), SDLK_KP_1: .character("1"), SDLK_KP_2: .character("2"),
      SDLK_KP_3: .character("3"),
      SDLK_KP_4: .character("4"), SDLK_KP_5: .character("5"), SDLK_KP_6: .character("6"),
      SDLK_KP_7: .character("7"),
      SDLK_KP_8: .character("8"), SDLK_KP_9: .character("9"),
    ]
    let functions = [
      SDLK_F1, SDLK_F2, SDLK_F3, SDLK_F4, SDLK_F5, SDLK_F6, SDLK_F7, SDLK_F8, SDLK_F9, SDLK_F10, SDLK_F11,
      SDLK_F12,
    ]
    for (index, key) in functions.enumerated() { keys[key] = .function(index + 1) }
    return Dictionary(uniqueKeysWithValues: keys.map { (Int($0.key.rawValue), $0.value) })
  }()
}

extension SDL_KeyCode: @retroactive Hashable {}

extension KeyModifiers {
  /// From SDL's bits (`KMOD_…`), left and right alike.
  init(sdl bits: UInt32) {
    self = []
    if bits & KMOD_SHIFT.rawValue != 0 { insert(.shift) }
    if bits & KMOD_CTRL.rawValue != 0 { insert(.control) }
    if bits & KMOD_ALT.rawValue != 0 { insert(.option) }
    if bits & KMOD_GUI.rawValue != 0 { insert(.command) }
  }
  /// Those that are down now.
  @MainActor static var held: KeyModifiers { KeyModifiers(sdl: SDL_GetModState().rawValue) }
}
