import CSDL2
import Foundation

/// What is selected on the screen, as X11 and Wayland hand it from program to program: the middle button of a mouse pastes it.
///
/// SDL has it from 2.26 on; with an older one there is none.
enum PrimarySelection {
  private static let library = dlopen(nil, RTLD_NOW)
  private static func function<F>(_ name: String, as type: F.Type) -> F? {
    dlsym(library, name).map { unsafeBitCast($0, to: type) }
  }
  private static let getText = function(
    "SDL_GetPrimarySelectionText", as: (@convention(c) () -> UnsafeMutablePointer<CChar>?).self)
  private static let setText = function(
    "SDL_SetPrimarySelectionText", as: (@convention(c) (UnsafePointer<CChar>) -> Int32).self)

  static var text: String? {
    get {
      guard let text = getText?() else { return nil }
      defer { SDL_free(text) }
      let string = String(cString: text)
      return string.isEmpty ? nil : string
    }
    set {
      guard let newValue else { return }
      _ = newValue.withCString { setText?($0) }
    }
  }
}
