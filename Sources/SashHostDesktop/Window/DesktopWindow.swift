import CSDL2
import Foundation
import SashDisplay
import SashGeometry
import SashHost
import SashInput

/// One window of SDL.
///
/// Three measures meet here. *Points* are the app's. *Pixels* are the surface's. *Units* are what SDL places
/// windows and pointers in: pixels on X11, the compositor's logical units on Wayland.
@MainActor final class DesktopWindow: HostWindow {
  weak var delegate: (any HostWindowDelegate)?
  /// In points.
  private(set) var size: CGSize = .zero
  /// Pixels a point.
  private(set) var scale: CGFloat = 1
  let safeAreaInsets: EdgeInsets
  private(set) var title: String
  private(set) var isFocused = false
  var hasFingers: Bool { true }
  private(set) var isVisible = true

  let handle: OpaquePointer
  let number: UInt32
  unowned let host: DesktopHost
  private let surface: WindowSurface
  private let scaleOverride: CGFloat?
  /// Beside what on the screen it stands, in device pixels.
  private let near: CGPoint?
  /// Where on the screen it opens, as shares of the room; nil if it stands elsewhere.
  private let share: CGPoint?
  private let opening = ProcessInfo.processInfo.systemUptime
  /// Seconds after which a window stays where it is when it finds out how large it can be: a person may have moved it.
  private static let settlingTime = 1.0
  /// Units a point.
  private(set) var unitsPerPoint: CGFloat = 1
  private var isFrameRequested = true
  private var isOpen = true
  /// Where text goes in this window, in points; nil if nowhere.
  private var caret: CGRect?
  /// The button that began the press that is going on; others are ignored meanwhile.
  var heldButton: PointerEvent.Button?
  /// What another program is putting down, as far as it has come.
  var dropped = DropEvent(location: .zero)

  init(_ request: WindowRequest, host: DesktopHost) throws {
    self.host = host
    safeAreaInsets = request.safeAreaInsets
    title = request.title
    scaleOverride = request.scale
    let isX11 = host.driver == "x11"
    // Only X11 needs units before there is a window: on Wayland a unit is a point until an override says
    // otherwise.
    let unitsPerPoint = isX11 ? request.scale ?? ScreenScale.x11() : 1
    let isHiddenFirst = request.isUtility || request.isAtBottom
    let shown = isHiddenFirst ? SDL_WINDOW_HIDDEN : SDL_WINDOW_SHOWN
    var flags = shown.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    if request.isResizable { flags |= SDL_WINDOW_RESIZABLE.rawValue }
    if request.floats { flags |= SDL_WINDOW_ALWAYS_ON_TOP.rawValue }
    if !request.hasFrame { flags |= SDL_WINDOW_BORDERLESS.rawValue }
    if request.isUtility { flags |= SDL_WINDOW_UTILITY.rawValue | SDL_WINDOW_SKIP_TASKBAR.rawValue }
    let size = DesktopWindow.fitted(
      request.size, unitsPerPoint: unitsPerPoint, isResizable: request.isResizable)
    near = request.near
    share = near == nil && request.origin == nil ? request.position : nil
    let place =
      near.map { DesktopWindow.place(near: $0, size: size) }
      ?? request.origin.flatMap(DesktopWindow.place(at:))
      ?? DesktopWindow.place(request.position, size: size)
    let opened = SDL_CreateWindow(
      request.title, place.x, place.y, Int32(bounded: size.width), Int32(bounded: size.height), flags)
    guard let handle = opened else {
      throw HostError("cannot open a window: \(String(cString: SDL_GetError()))")
    }
    self.handle = handle
    number = SDL_GetWindowID(handle)
    surface = WindowSurface(of: handle)
    DisplayConnection.setName(request.title, of: handle)
    if request.isAtBottom { DisplayConnection.keepBelow(handle) }
    if request.isUtility { setHidden(false) } else if isHiddenFirst { SDL_ShowWindow(handle) }
    measure()
    if let least = request.minSize {
      let least = units(least)
      SDL_SetWindowMinimumSize(handle, least.width, least.height)
    }
  }

  /// A size in points in SDL's units, at least one.
  private func units(_ size: CGSize) -> (width: Int32, height: Int32) {
    func units(_ length: CGFloat) -> Int32 {
      let units = Double((length * unitsPerPoint).rounded(.up))
      return Int32(min(max(units, 1), 16384))
    }
    return (units(size.width), units(size.height))
  }

  /// The wished size in units, no larger than the screen if the window could be resized anyway.
  private static func fitted(_ size: CGSize, unitsPerPoint: CGFloat, isResizable: Bool) -> CGSize {
    var wish = CGSize(
      width: max(1, (size.width * unitsPerPoint).rounded()),
      height: max(1, (size.height * unitsPerPoint).rounded()))
    var screen = SDL_Rect()
    if isResizable, SDL_GetDisplayUsableBounds(Screens.current, &screen) == 0, screen.w > 0, screen.h > 0 {
      wish.width = min(wish.width, CGFloat(screen.w))
      wish.height = min(wish.height, CGFloat(screen.h))
    }
    return wish
  }

  /// Where a window of a size in units is to stand on the screen, in units.
  private static func place(_ share: CGPoint?, size: CGSize) -> (x: Int32, y: Int32) {
    let anywhere = Int32(bitPattern: SDL_WINDOWPOS_UNDEFINED_MASK)
    var screen = SDL_Rect()
    guard let share, SDL_GetDisplayUsableBounds(Screens.current, &screen) == 0 else {
      return (anywhere, anywhere)
    }
    func start(_ origin: Int32, _ room: Int32, _ length: CGFloat, _ share: CGFloat) -> Int32 {
      let free = max(0, CGFloat(room) - length)
      return origin + Int32(Double((free * min(max(share, 0), 1)).rounded()))
    }
    return (
      start(screen.x, screen.w, size.width, share.x), start(screen.y, screen.h, size.height, share.y)
    )
  }

  /// Where a window has stood before; nil where no screen is any more.
  private static func place(at origin: CGPoint) -> (x: Int32, y: Int32)? {
    var screen = SDL_Rect()
    for index in 0..<SDL_GetNumVideoDisplays() where SDL_GetDisplayBounds(index, &screen) == 0 {
      let rect = CGRect(x: Int(screen.x), y: Int(screen.y), width: Int(screen.w), height: Int(screen.h))
      if rect.contains(origin) { return (Int32(origin.x), Int32(origin.y)) }
    }
    return nil
  }

  /// The place for a window of a size in units that is nearest to a point of the screen, and does not cover it: below what is in
  /// the upper half, and above what is in the lower one.
  private static func place(near point: CGPoint, size: CGSize) -> (x: Int32, y: Int32) {
    var screen = SDL_Rect()
    var whole = SDL_Rect()
    let index = Screens.at(point)
    guard SDL_GetDisplayUsableBounds(index, &screen) == 0, SDL_GetDisplayBounds(index, &whole) == 0 else {
      return place(nil, size: size)
    }
    func clamped(_ wish: CGFloat, _ origin: Int32, _ room: Int32, _ length: CGFloat) -> Int32 {
      Int32(max(CGFloat(origin), min(wish, CGFloat(origin) + CGFloat(room) - length)).rounded())
    }
    let isAbove = point.y < CGFloat(whole.y) + CGFloat(whole.h) / 2
    return (
      clamped(point.x - size.width / 2, screen.x, screen.w, size.width),
      clamped(isAbove ? point.y : point.y - size.height, screen.y, screen.h, size.height)
    )
  }

  /// Reads the window's size anew; true if it or the scale changed.
  @discardableResult
  private func measure() -> Bool {
    var (units, pixels) = ((width: Int32(0), height: Int32(0)), (width: Int32(0), height: Int32(0)))
    SDL_GetWindowSize(handle, &units.width, &units.height)
    SDL_GetWindowSizeInPixels(handle, &pixels.width, &pixels.height)
    let pixelsPerUnit = CGFloat(pixels.width) / CGFloat(max(1, units.width))
    let before = (size, scale)
    scale = scaleOverride ?? (host.driver == "x11" ? ScreenScale.x11() : max(0.5, pixelsPerUnit))
    unitsPerPoint = scale / max(0.1, pixelsPerUnit)
    size = CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
    return before != (size, scale)
  }

  // MARK: Frames

  func requestFrame() { isFrameRequested = true }

  /// A minimised window keeps its wish until it is seen again.
  var wantsFrame: Bool {
    isFrameRequested && isOpen
      && SDL_GetWindowFlags(handle) & (SDL_WINDOW_MINIMIZED.rawValue | SDL_WINDOW_HIDDEN.rawValue) == 0
  }
  func drawFrame(at time: Double) {
    isFrameRequested = false
    delegate?.windowDrawFrame(at: time)
  }
  func present(_ bitmap: Bitmap, damage: [PixelRect]) {
    if isOpen { surface.present(bitmap, damage: damage) }
  }

  // MARK: What happens to the window

  func sizeMayHaveChanged() {
    guard measure() else { return }
    surface.invalidate()
    requestFrame()
    delegate?.windowDidChange(size: size, scale: scale)
  }
  func exposed() { if !surface.showAgain() { requestFrame() } }
  func focusChanged(_ isFocused: Bool) {
    guard isFocused != self.isFocused else { return }
    self.isFocused = isFocused
    // SDL has one session for all windows.
    if isFocused { if let caret { beginTextInput(caret: caret) } else { SDL_StopTextInput() } }
    delegate?.windowFocusChanged(isFocused: isFocused)
  }

  func visibilityChanged(_ isVisible: Bool) {
    guard isVisible != self.isVisible else { return }
    self.isVisible = isVisible
    delegate?.windowVisibilityChanged(isVisible: isVisible)
  }

  // MARK: Wishes of the app

  func setTitle(_ title: String) {
    guard isOpen else { return }
    self.title = title
    SDL_SetWindowTitle(handle, title)
    DisplayConnection.setName(title, of: handle)
  }
  func setSizeLimits(least: CGSize, most: CGSize) {
    guard isOpen else { return }
    let (least, most) = (units(least), units(most))
    SDL_SetWindowResizable(handle, least == most ? SDL_FALSE : SDL_TRUE)
    SDL_SetWindowMinimumSize(handle, least.width, least.height)
    SDL_SetWindowMaximumSize(handle, max(most.width, least.width), max(most.height, least.height))
    let now = units(size)
    let wish = (
      width: min(max(now.width, least.width), most.width),
      height: min(max(now.height, least.height), most.height)
    )
    if wish != now {
      SDL_SetWindowSize(handle, wish.width, wish.height)
      let size = CGSize(width: CGFloat(wish.width), height: CGFloat(wish.height))
      let isNew = ProcessInfo.processInfo.systemUptime - opening < Self.settlingTime
      guard
        let place = near.map({ DesktopWindow.place(near: $0, size: size) })
          ?? (isNew ? share.map { DesktopWindow.place($0, size: size) } : nil)
      else { return }
      SDL_SetWindowPosition(handle, place.x, place.y)
    }
  }
  /// On Wayland no program knows where its windows are.
  var screenOrigin: CGPoint? {
    guard isOpen, host.driver == "x11" else { return nil }
    var (x, y) = (Int32(0), Int32(0))
    SDL_GetWindowPosition(handle, &x, &y)
    return CGPoint(x: Double(x), y: Double(y))
  }
  var screenFrame: CGRect? {
    guard let origin = screenOrigin else { return nil }
    var (top, left, bottom, right) = (Int32(0), Int32(0), Int32(0), Int32(0))
    SDL_GetWindowBordersSize(handle, &top, &left, &bottom, &right)
    return CGRect(
      x: origin.x - Double(left), y: origin.y - Double(top),
      width: size.width * scale + Double(left + right), height: size.height * scale + Double(top + bottom))
  }
  /// Shows a picture as the icon of the window.
  func show(_ icon: Bitmap) {
    guard isOpen else { return }
    let count = icon.width * icon.height
    // SDL takes pixels whose colours their alpha is not in.
    var pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, filled in
      for index in 0..<count {
        let (pixel, alpha) = (icon.pixels[index], icon.pixels[index] >> 24)
        func plain(_ shift: UInt32) -> UInt32 {
          alpha == 0 ? 0 : min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha) << shift
        }
        buffer[index] = plain(0) | plain(8) | plain(16) | alpha << 24
      }
      filled = count
    }
    pixels.withUnsafeMutableBytes { bytes in
      guard
        let picture = SDL_CreateRGBSurfaceWithFormatFrom(
          bytes.baseAddress, Int32(icon.width), Int32(icon.height), 32, Int32(icon.width * 4),
          SDL_PIXELFORMAT_ABGR8888.rawValue)
      else { return }
      SDL_SetWindowIcon(handle, picture)
      SDL_FreeSurface(picture)
    }
  }
  func bringToFront() {
    guard isOpen else { return }
    if SDL_GetWindowFlags(handle) & SDL_WINDOW_MINIMIZED.rawValue != 0 { SDL_RestoreWindow(handle) }
    host.activate(self)
    SDL_RaiseWindow(handle)
  }
  var isMaximized: Bool { isOpen && SDL_GetWindowFlags(handle) & SDL_WINDOW_MAXIMIZED.rawValue != 0 }
  var isFullScreen: Bool {
    isOpen && SDL_GetWindowFlags(handle) & SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue != 0
  }
  func setMaximized(_ isMaximized: Bool) {
    guard isOpen, isMaximized != self.isMaximized else { return }
    if isMaximized { SDL_MaximizeWindow(handle) } else { SDL_RestoreWindow(handle) }
  }
  func setFullScreen(_ isFullScreen: Bool) {
    guard isOpen, isFullScreen != self.isFullScreen else { return }
    SDL_SetWindowFullscreen(handle, isFullScreen ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0)
  }
  func minimize() { if isOpen { SDL_MinimizeWindow(handle) } }
  func setFrame(size: CGSize, origin: CGPoint?) {
    guard isOpen else { return }
    setMaximized(false)
    let size = units(size)
    SDL_SetWindowSize(handle, size.width, size.height)
    if let origin, host.driver == "x11" {
      SDL_SetWindowPosition(handle, Int32(bounded: origin.x), Int32(bounded: origin.y))
    }
  }
  func setMenu(_ place: (service: String, path: String)?) {
    if isOpen { DisplayConnection.setMenu(place, of: handle) }
  }
  var systemNumber: UInt32? { isOpen ? DisplayConnection.number(of: handle) : nil }
  func setHidden(_ isHidden: Bool) {
    guard isOpen else { return }
    if isHidden { return SDL_HideWindow(handle) }
    DisplayConnection.leaveFocus(of: handle)
    SDL_ShowWindow(handle)
  }
  func setCursor(_ cursor: HostCursor) { SystemCursors.show(cursor) }

  func beginTextInput(caret: CGRect) {
    guard isOpen else { return }
    self.caret = caret
    if !isFocused { return }
    var rect = SDL_Rect(
      x: Int32(bounded: caret.minX * unitsPerPoint), y: Int32(bounded: caret.minY * unitsPerPoint),
      w: Int32(bounded: max(1, caret.width * unitsPerPoint)),
      h: Int32(bounded: max(1, caret.height * unitsPerPoint)))
    SDL_SetTextInputRect(&rect)
    if SDL_IsTextInputActive() == SDL_FALSE { SDL_StartTextInput() }
  }
  func endTextInput() {
    if caret != nil, isFocused { SDL_StopTextInput() }
    caret = nil
  }

  func close() {
    guard isOpen else { return }
    endTextInput()
    delegate?.windowWillClose()
    isOpen = false
    SDL_DestroyWindow(handle)
    host.remove(self)
  }
}
