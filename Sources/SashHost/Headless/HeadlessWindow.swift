import Foundation
import SashDisplay
import SashGeometry
import SashInput

/// A window of the headless host: it keeps what was presented, for tests and pictures.
@MainActor package final class HeadlessWindow: HostWindow {
  package weak var delegate: (any HostWindowDelegate)?
  package private(set) var size: CGSize
  package private(set) var scale: CGFloat
  package let safeAreaInsets: EdgeInsets
  package private(set) var isFocused: Bool
  package private(set) var isVisible = true
  package private(set) var title: String
  package private(set) var isOpen = true
  /// What it was opened with.
  package let request: WindowRequest

  /// The pixels of the last frame; the very object that was presented, so drawing into it later shows here
  /// too.
  package private(set) var bitmap: Bitmap?
  /// What the last frame changed, in device pixels.
  package private(set) var damage: [PixelRect] = []
  package private(set) var presentCount = 0
  package private(set) var cursor = HostCursor.arrow
  /// The caret of the text-input session (points, window space); nil without one.
  package private(set) var textInputCaret: CGRect?

  /// When the frame that was asked for is due, on the host's clock.
  var frameDue: Double? { isVisible ? frameWish : nil }
  package var wantsFrame: Bool { frameDue != nil }
  private var frameWish: Double?
  /// Somebody asked from outside a frame, and waits only because this refresh has had its frame.
  private var isHeldBack = false
  private var lastFrame = -1.0
  private var isDrawing = false
  private unowned let host: HeadlessHost

  init(_ request: WindowRequest, host: HeadlessHost, isFocused: Bool = true) {
    self.host = host
    self.isFocused = isFocused
    self.request = request
    title = request.title
    size = request.size
    scale = request.scale ?? 1
    safeAreaInsets = request.safeAreaInsets
    screenOrigin = request.origin
    number = host.nextNumber()
    frameWish = host.now
  }

  package func setTitle(_ title: String) { self.title = title }
  /// Between which sizes a person can make the content, in points; nil for any.
  package private(set) var sizeLimits: (least: CGSize, most: CGSize)?
  package func setSizeLimits(least: CGSize, most: CGSize) {
    sizeLimits = (least, most)
    resize(
      to: CGSize(
        width: min(max(size.width, least.width), most.width),
        height: min(max(size.height, least.height), most.height)))
  }
  /// Where it stands, as it has been told; nil while nobody has said so.
  package private(set) var screenOrigin: CGPoint?
  package private(set) var isMaximized = false
  package private(set) var isFullScreen = false
  package private(set) var isMinimized = false
  /// Where the desktop finds its menu bar.
  package private(set) var menu: (service: String, path: String)?
  package var systemNumber: UInt32? { number }
  private let number: UInt32
  /// The size that it goes back to.
  private var plainSize: CGSize?

  package func setMaximized(_ isMaximized: Bool) {
    guard isOpen, isMaximized != self.isMaximized else { return }
    self.isMaximized = isMaximized
    fillScreen()
  }
  package func setFullScreen(_ isFullScreen: Bool) {
    guard isOpen, isFullScreen != self.isFullScreen else { return }
    self.isFullScreen = isFullScreen
    fillScreen()
  }
  private func fillScreen() {
    let isFilling = isFullScreen || isMaximized
    if isFilling, plainSize == nil { plainSize = size }
    let whole = isFullScreen ? host.screen.bounds.size : host.screen.room.size
    let goal = isFilling ? whole : plainSize ?? size
    if !isFilling { plainSize = nil }
    resize(to: goal)
  }
  package func minimize() {
    guard isOpen, isVisible else { return }
    isMinimized = true
    setVisible(false)
    host.focusNext(after: self)
  }
  package func setFrame(size: CGSize, origin: CGPoint?) {
    if let origin { screenOrigin = origin }
    resize(to: size)
  }
  package func setMenu(_ place: (service: String, path: String)?) { menu = place }

  package func bringToFront() {
    guard isOpen else { return }
    if isMinimized {
      isMinimized = false
      setVisible(true)
    }
    host.focus(self)
  }
  package func setHidden(_ isHidden: Bool) {
    guard isOpen, isHidden == isVisible else { return }
    setVisible(!isHidden)
    if isHidden { host.focusNext(after: self) }
  }

  package func requestFrame() {
    guard isOpen else { return }
    let hasHadFrame = host.refresh(at: lastFrame) == host.refresh(at: host.now)
    let due = isDrawing || hasHadFrame ? host.nextTick : host.now
    frameWish = min(frameWish ?? due, due)
    if !isDrawing && hasHadFrame { isHeldBack = true }
    host.noteDue()
  }
  /// Makes a frame that only waits for the next refresh due now.
  func hurryFrame() { if isHeldBack { frameWish = host.now } }

  func drawFrame(at time: Double) {
    frameWish = nil
    isHeldBack = false
    lastFrame = time
    isDrawing = true
    delegate?.windowDrawFrame(at: time)
    isDrawing = false
  }

  package func present(_ bitmap: Bitmap, damage: [PixelRect]) {
    guard isOpen else { return }
    self.bitmap = bitmap
    self.damage = damage
    presentCount += 1
  }

  package func setCursor(_ cursor: HostCursor) { self.cursor = cursor }
  package func beginTextInput(caret: CGRect) { textInputCaret = caret }
  package func endTextInput() { textInputCaret = nil }

  package func close() {
    guard isOpen else { return }
    isOpen = false
    frameWish = nil
    isHeldBack = false
    delegate?.windowWillClose()
    host.remove(self)
  }

  // MARK: What a person would do

  /// Hands an event to the delegate. Text and composition get lost without a text-input session, as they do
  /// on a screen.
  package func send(_ event: InputEvent) {
    guard isOpen else { return }
    switch event {
    case .text, .composition: if textInputCaret == nil { return }
    default: break
    }
    delegate?.windowReceived(event)
  }

  /// Resizes the content (points) or moves the window to a screen of another scale.
  package func resize(to size: CGSize, scale: CGFloat? = nil) {
    guard isOpen, size != self.size || scale ?? self.scale != self.scale else { return }
    self.size = size
    self.scale = scale ?? self.scale
    requestFrame()
    delegate?.windowDidChange(size: size, scale: self.scale)
  }

  package func setFocused(_ isFocused: Bool) {
    guard isOpen, isFocused != self.isFocused else { return }
    self.isFocused = isFocused
    delegate?.windowFocusChanged(isFocused: isFocused)
  }

  /// Minimises the window, or brings it back.
  package func setVisible(_ isVisible: Bool) {
    guard isOpen, isVisible != self.isVisible else { return }
    self.isVisible = isVisible
    delegate?.windowVisibilityChanged(isVisible: isVisible)
    host.noteDue()
  }
}
