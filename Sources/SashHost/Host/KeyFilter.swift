/// A key as the window system tells of it.
package struct SystemKey: Sendable, Equatable {
  package var isDown: Bool
  /// X11's number of what the key means.
  package var symbol: UInt32
  /// X11's number of the key itself.
  package var code: UInt32
  /// X11's bits of what is held: 1 Shift, 2 Caps Lock, 4 Control, 8 Alt, 16 Num Lock, 64 Super.
  package var modifiers: UInt32
  /// What it types, or X11's name of it.
  package var text: String
  package var isText: Bool
  package init(isDown: Bool, symbol: UInt32, code: UInt32, modifiers: UInt32, text: String, isText: Bool) {
    (self.isDown, self.symbol, self.code) = (isDown, symbol, code)
    (self.modifiers, self.text, self.isText) = (modifiers, text, isText)
  }
}

/// Who hears of all keys before windows do, and may keep them: screen readers.
@MainActor package enum KeyFilter {
  /// Answers whether it looks at a key; then it says once, later, whether it has kept it.
  package static var current: ((SystemKey, @escaping @MainActor (_ isTaken: Bool) -> Void) -> Bool)?
}
