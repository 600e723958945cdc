import CSDL2
import Foundation
import SashHost

/// The screens of the desktop, by SDL's numbers.
@MainActor enum Screens {
  /// The one that new windows come to: that of the window with the keys, else that of the pointer.
  static var current: Int32 {
    if let window = SDL_GetKeyboardFocus() {
      let index = SDL_GetWindowDisplayIndex(window)
      if index >= 0 { return index }
    }
    var (x, y) = (Int32(0), Int32(0))
    SDL_GetGlobalMouseState(&x, &y)
    return at(CGPoint(x: Double(x), y: Double(y)))
  }
  /// The one around a point, in SDL's units; the first one where none is.
  static func at(_ point: CGPoint) -> Int32 {
    var screen = SDL_Rect()
    for index in 0..<SDL_GetNumVideoDisplays() where SDL_GetDisplayBounds(index, &screen) == 0 {
      let rect = CGRect(x: Int(screen.x), y: Int(screen.y), width: Int(screen.w), height: Int(screen.h))
      if rect.contains(point) { return index }
    }
    return 0
  }

  /// - Parameter scale: Device pixels a point, if a person wishes so; nil for what the screen asks for.
  static func described(_ index: Int32, isX11: Bool, scale: CGFloat?) -> HostScreen {
    let scale = scale ?? (isX11 ? ScreenScale.x11() : 1)
    // A unit is a pixel on X11, and a point on Wayland.
    let unitsPerPoint = isX11 ? scale : 1
    var (whole, room) = (SDL_Rect(), SDL_Rect())
    SDL_GetDisplayBounds(index, &whole)
    if SDL_GetDisplayUsableBounds(index, &room) != 0 { room = whole }
    func points(_ rect: SDL_Rect) -> CGRect {
      CGRect(
        x: CGFloat(rect.x) / unitsPerPoint, y: CGFloat(rect.y) / unitsPerPoint,
        width: CGFloat(rect.w) / unitsPerPoint, height: CGFloat(rect.h) / unitsPerPoint)
    }
    return HostScreen(bounds: points(whole), room: points(room), scale: scale)
  }
}
