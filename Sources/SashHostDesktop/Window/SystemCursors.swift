import CSDL2
import SashHost

/// The theme's pointers, made when first shown and kept.
@MainActor enum SystemCursors {
  private static var made: [HostCursor: OpaquePointer] = [:]

  static func show(_ cursor: HostCursor) {
    if made[cursor] == nil { made[cursor] = SDL_CreateSystemCursor(cursor.system) }
    if let shape = made[cursor] { SDL_SetCursor(shape) }
  }
}

extension HostCursor {
  fileprivate var system: SDL_SystemCursor {
    switch self {
    case .arrow: SDL_SYSTEM_CURSOR_ARROW
    case .hand: SDL_SYSTEM_CURSOR_HAND
    case .text: SDL_SYSTEM_CURSOR_IBEAM
    case .crosshair: SDL_SYSTEM_CURSOR_CROSSHAIR
    case .move: SDL_SYSTEM_CURSOR_SIZEALL
    case .notAllowed: SDL_SYSTEM_CURSOR_NO
    case .resizeHorizontal: SDL_SYSTEM_CURSOR_SIZEWE
    case .resizeVertical: SDL_SYSTEM_CURSOR_SIZENS
    case .resizeFalling: SDL_SYSTEM_CURSOR_SIZENWSE
    case .resizeRising: SDL_SYSTEM_CURSOR_SIZENESW
    }
  }
}
