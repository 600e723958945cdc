import Combine
import Foundation
import SashCore
import SashInput

/// When a keyboard on the screen comes.
package enum ScreenKeyboardWish {
  case never
  /// When a finger has led to a field.
  case byTouch
  /// With every field.
  case always

  /// What the person who started the program wants: `SASH_KEYBOARD` is `screen`, `none` or not set.
  package static func current(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> Self?
  {
    switch environment["SASH_KEYBOARD"] {
    case "screen": .always
    case "none": .never
    default: nil
    }
  }
}

/// The keyboard on the screen of one window: it comes for fields, types into what has the focus, and moves what is shown
/// out of its way.
@MainActor package final class ScreenKeyboard: ObservableObject {
  private unowned let scene: ViewGraph
  package var wish: ScreenKeyboardWish { didSet { if wish == .never { follow(nil) } } }
  private weak var target: (any FocusResponder)?
  private var layer: WindowLayer?
  private var isWaiting = false
  /// Whether it has come, or is on its way in.
  @Published private(set) var isUp = false
  @Published private(set) var traits = TypingTraits()
  @Published private(set) var page = KeyboardPage.letters
  @Published private(set) var shift = KeyboardShift.off
  @Published private var alphabetNumber = 0
  private lazy var alphabets = KeyboardAlphabet.of(Locale.preferredLanguages)
  var alphabet: KeyboardAlphabet { alphabets[alphabetNumber % alphabets.count] }
  var hasGlobe: Bool { alphabets.count > 1 }
  /// How much of the window it covers while it is up, in points.
  private var height: CGFloat = 0
  private var told: CGFloat = 0
  /// Whether there was something to type or to choose with then.
  private var toldToType = false
  private var lastShift = -1.0
  private var lastSpace = -1.0
  /// What a program wants in the place of the keys, and over them.
  private var wanted = KeyboardParts()
  /// What of that is shown: while the keyboard goes, it is what was there.
  @Published private(set) var parts = KeyboardParts()
  /// Whether the keys are shown: not where something stands in their place, or where they are not wanted.
  @Published private(set) var hasKeys = false

  package init(scene: ViewGraph, wish: ScreenKeyboardWish) {
    self.scene = scene
    self.wish = wish
    Self.all = Self.all.filter { $0.value.keyboard != nil }
    Self.all[ObjectIdentifier(scene)] = Weak(keyboard: self)
  }
  private struct Weak { weak var keyboard: ScreenKeyboard? }
  private static var all: [ObjectIdentifier: Weak] = [:]
  /// The keyboard of a window.
  package static func of(_ scene: ViewGraph) -> ScreenKeyboard? {
    all[ObjectIdentifier(scene)]?.keyboard.flatMap { $0.scene === scene ? $0 : nil }
  }

  /// Puts views in the place of the keys, and over them; those stay while there are any, whether there are keys or not.
  package func show(_ parts: KeyboardParts) {
    guard parts != wanted else { return }
    wanted = parts
    settleSoon()
  }

  // MARK: Coming and going

  /// Follows the focus, and what is typed in what has it.
  package func follow(_ responder: (any FocusResponder)?) {
    if wish == .never, target == nil { return }
    let traits = responder?.typingTraits
    let mayType = hasKeys || wish == .always || wish == .byTouch && scene.events.lastPointerKind == .touch
    guard wish != .never, mayType, let traits else {
      target = nil
      return settleSoon()
    }
    if target !== responder || traits != self.traits {
      if traits.kind != self.traits.kind || page == .emoji { page = .letters }
      if traits.kind == .numbersAndPunctuation { page = .numbers }
      if traits != self.traits { self.traits = traits }
      if target !== responder, isUp { reveal() }
      target = responder
      shift = .off
    }
    followText()
    settleSoon()
  }

  /// The focus may go from one field to the next, so what is to be done is seen when that is over.
  private func settleSoon() {
    if isWaiting || isWanted == isUp && wantsKeys == hasKeys && wanted == parts { return }
    isWaiting = true
    scene.enqueue { [weak self] in MainActor.assumeIsolated { self?.settle() } }
  }
  private func settle() {
    isWaiting = false
    guard !scene.isClosed else { return }
    guard isWanted else {
      if isUp { go() }
      return
    }
    withAnimation(isUp ? Self.motion : nil) {
      if parts != wanted { parts = wanted }
      if hasKeys != wantsKeys { hasKeys = wantsKeys }
    }
    come()
  }
  private var isWanted: Bool { target != nil || !wanted.isEmpty }
  private var wantsKeys: Bool { target != nil && wanted.input == nil }

  /// - Source: facts on animation, "UIView curve 7"
  static let motion = Animation.interpolatingSpring(
    mass: 3, stiffness: 1000, damping: 500, initialVelocity: 0)

  private func come() {
    if layer?.subgraph.isValid != true {
      layer = scene.layers.add(
        KeyboardLayer(keyboard: self), base: scene.rootInputs, owner: scene.rootSubgraph, isAside: true)
    } else {
      rise()
    }
  }
  /// Its view is there, or has another size.
  func fit(height: CGFloat) {
    self.height = height
    if isUp { tell() } else if isWanted { rise() }
  }
  private func rise() {
    withAnimation(Self.motion) { isUp = true }
    tell()
  }
  private func go() {
    withAnimation(Self.motion, completionCriteria: .removed) {
      isUp = false
    } completion: { [weak self] in
      guard let self, !isUp, let layer else { return }
      self.layer = nil
      (parts, hasKeys) = (wanted, false)
      scene.layers.remove(layer)
    }
    tell()
  }

  // MARK: The window

  /// Moves what is shown out of the way, and lets those know who ask for it by notifications.
  private func tell() {
    let covered = isUp ? height : 0
    guard covered != told else { return }
    let (before, window) = (told, scene.size)
    let types = isUp && (hasKeys || parts.input != nil)
    let changesOnly = covered > 0 && before > 0 && types == toldToType
    (told, toldToType) = (covered, types)
    let places = [before, covered].map {
      CGRect(x: 0, y: window.height - $0, width: window.width, height: max(height, $0))
    }
    KeyboardNews(
      isComing: covered > 0, changesOnly: changesOnly, from: places[0], to: places[1]
    )
    .post(in: scene)
    scene.area.setKeyboardHeight(covered, Transaction(animation: Self.motion))
    if isUp { reveal() }
  }
  /// - Source: facts on text input 95: the field that has the focus is scrolled into sight
  private func reveal() {
    scene.focus.revealHolder(above: scene.size.height - height, in: Transaction(animation: Self.motion))
  }

  // MARK: Typing

  /// Sets Shift where a sentence or a word begins.
  private func followText() {
    guard let target, shift != .locked, page == .letters else { return }
    let begins = traits.capitalization.apply(to: "a", after: target.textBeforeCaret[...]) == "A"
    let new: KeyboardShift = begins ? .once : .off
    if shift != new { shift = new }
  }

  /// What a key of letters types now.
  func text(of key: KeyboardKey) -> String? {
    guard case .text(let text) = key.action else { return nil }
    return shift == .off || text.hasPrefix(".") && text.count > 1
      ? text : text.uppercased(with: Locale(identifier: alphabet.language))
  }

  /// - Source: iOS: two spaces after a word end the sentence; pages of marks go back to letters after a space or an apostrophe
  func type(_ text: String) {
    guard let target else { return }
    lastShift = -1
    let now = scene.services.clock?() ?? 0
    if text == " ", now - lastSpace < 0.7, !traits.isSecure, traits.kind == .letters,
      target.textBeforeCaret.last == " ",
      let before = target.textBeforeCaret.dropLast().last, before.isLetter || before.isNumber
    {
      lastSpace = -1
      press(.delete)
      target.insertExactly(". ")
    } else {
      lastSpace = text == " " ? now : -1
      target.insertExactly(text)
    }
    if [" ", "'"].contains(text), page == .numbers || page == .symbols,
      traits.kind != .numbersAndPunctuation, !traits.kind.isPad
    {
      page = .letters
    }
    if shift == .once { shift = .off }
    followText()
  }

  func press(_ key: KeyEvent.Key) {
    guard let target else { return }
    let now = scene.services.clock?() ?? 0
    _ = target.key(KeyEvent(key: key, isDown: true, time: now))
    _ = target.key(KeyEvent(key: key, isDown: false, time: now))
    followText()
  }

  /// - Source: iOS: two quick presses of Shift lock it
  func perform(_ action: KeyboardKey.Action) {
    switch action {
    case .text(let text):
      let key = KeyboardKey(action: .text(text))
      if let text = self.text(of: key), !text.isEmpty { type(text) }
    case .space: type(" ")
    case .delete: press(.delete)
    case .return: press(.return)
    case .shift:
      let now = scene.services.clock?() ?? 0
      shift = now - lastShift < 0.35 ? .locked : shift == .off ? .once : .off
      lastShift = now
    case .page(let new):
      page = new
      if new == .letters { followText() }
    case .globe:
      alphabetNumber += 1
      page = .letters
    case .hide: scene.focus.holder = nil
    }
  }

  /// Seconds for which a key has to be held to do more, and runs `action` then; the result calls it off.
  func after(_ delay: Double, _ action: @escaping @MainActor () -> Void) -> () -> Void {
    scene.schedule(after: delay) { MainActor.assumeIsolated { action() } }
  }
}

/// What programs that mind the keyboard themselves are told.
///
/// - Missing: frames that are told as `CGRect`; they are told as `NSValue`, since the two are not one here.
private struct KeyboardNews {
  var isComing: Bool
  /// It stays and is only higher or lower.
  var changesOnly: Bool
  /// In points of the window.
  var from: CGRect
  var to: CGRect

  /// - Source: UIKit's notifications: their names and keys, the curve 7, the quarter of a second
  @MainActor func post(in scene: ViewGraph) {
    let info: [AnyHashable: Any] = [
      "UIKeyboardFrameBeginUserInfoKey": NSValue(rect: from),
      "UIKeyboardFrameEndUserInfoKey": NSValue(rect: to),
      "UIKeyboardAnimationDurationUserInfoKey": NSNumber(value: 0.25),
      "UIKeyboardAnimationCurveUserInfoKey": NSNumber(value: 7),
      "UIKeyboardIsLocalUserInfoKey": NSNumber(value: true),
    ]
    let part = changesOnly ? nil : isComing ? "Show" : "Hide"
    func post(_ time: String) {
      for name in [part.map { time + $0 }, time + "ChangeFrame"] {
        guard let name else { continue }
        NotificationCenter.default.post(
          name: Notification.Name("UIKeyboard\(name)Notification"), object: nil, userInfo: info)
      }
    }
    post("Will")
    _ = scene.schedule(after: 0.25) { MainActor.assumeIsolated { post("Did") } }
  }
}
