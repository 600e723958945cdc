import CSDL2
import SashDisplay

/// The pixels of a window as SDL keeps them between frames.
@MainActor final class WindowSurface {
  private let window: OpaquePointer
  /// Whether SDL's pixels are the whole of the last frame.
  private var isComplete = false

  init(of window: OpaquePointer) { self.window = window }

  /// The window has another size: what SDL holds is worth nothing.
  func invalidate() { isComplete = false }

  /// Copies the damaged part, or everything if SDL lost the rest, and shows it. Pixels beyond the bitmap
  /// stay.
  func present(_ bitmap: Bitmap, damage: [PixelRect]) {
    guard let surface = SDL_GetWindowSurface(window) else { return }
    let all = PixelRect(
      x0: 0, y0: 0, x1: min(bitmap.width, Int(surface.pointee.w)),
      y1: min(bitmap.height, Int(surface.pointee.h)))
    let rects = (isComplete ? damage : [all]).map { $0.intersection(all) }.filter { !$0.isEmpty }
    if rects.isEmpty { return }
    for rect in rects { WindowSurface.copy(bitmap, to: surface, rect) }
    var regions = rects.map {
      SDL_Rect(x: Int32($0.x0), y: Int32($0.y0), w: Int32($0.width), h: Int32($0.height))
    }
    SDL_UpdateWindowSurfaceRects(window, &regions, Int32(regions.count))
    isComplete = true
  }

  /// Shows the last frame once more; false if there is none to show.
  func showAgain() -> Bool {
    guard isComplete else { return false }
    return SDL_UpdateWindowSurface(window) == 0
  }

  /// Opacity is dropped: the window is opaque, and premultiplied colour without it is colour on black.
  private static func copy(_ bitmap: Bitmap, to surface: UnsafeMutablePointer<SDL_Surface>, _ rect: PixelRect)
  {
    let format = surface.pointee.format.pointee
    let pitch = Int(surface.pointee.pitch)
    SDL_ConvertPixels(
      Int32(rect.width), Int32(rect.height), SDL_PIXELFORMAT_ABGR8888.rawValue,
      bitmap.pixels + rect.y0 * bitmap.width + rect.x0, Int32(bitmap.width * 4), format.format,
      surface.pointee.pixels + rect.y0 * pitch + rect.x0 * Int(format.BytesPerPixel), surface.pointee.pitch)
  }
}
