import CSDL2
import SashHost

extension SystemKey {
  /// Nil for keys that X11's keyboards do not have.
  init?(_ event: SDL_KeyboardEvent) {
    let scan = Int(event.keysym.scancode.rawValue)
    guard let code = SystemKey.codes[scan] else { return nil }
    let held = UInt32(event.keysym.mod)
    var bits: UInt32 = 0
    for (mask, bit) in SystemKey.masks where held & mask != 0 { bits |= bit }
    let hasNumbers = held & KMOD_NUM.rawValue != 0
    let isDown = event.state == SDL_PRESSED
    let (meaning, words, isText): (UInt32, String, Bool)
    if hasNumbers, let digit = SystemKey.digits[scan] {
      (meaning, words, isText) = (0xFFB0 + digit, String(digit), true)
    } else if let (symbol, name) = SystemKey.named[scan] {
      (meaning, words, isText) = (symbol, name, false)
    } else if let scalar = Unicode.Scalar(UInt32(bitPattern: event.keysym.sym)), scalar.value >= 32 {
      let isUpper = (held & KMOD_SHIFT.rawValue != 0) != (held & KMOD_CAPS.rawValue != 0)
      let text = isUpper ? String(scalar).uppercased() : String(scalar)
      let value = text.unicodeScalars.first!.value
      // - Source: X11: Latin-1 as it is, the rest of Unicode from 0x1000000
      (meaning, words, isText) = (value < 256 ? value : 0x100_0000 | value, text, true)
    } else {
      return nil
    }
    self.init(
      isDown: isDown, symbol: meaning, code: UInt32(code) + 8, modifiers: bits, text: words, isText: isText)
  }

  private static let masks: [(UInt32, UInt32)] = [
    (KMOD_SHIFT.rawValue, 1), (KMOD_CAPS.rawValue, 2), (KMOD_CTRL.rawValue, 4), (KMOD_ALT.rawValue, 8),
    (KMOD_NUM.rawValue, 16), (KMOD_GUI.rawValue, 64),
  ]

  /// The kernel's numbers of keys by SDL's, which are those of USB; X11's are greater by 8.
  ///
  /// - Source: `input-event-codes.h` of Linux
  private static let codes: [Int: Int] = {
    var codes: [Int: Int] = [:]
    let letters = [
      30, 48, 46, 32, 18, 33, 34, 35, 23, 36, 37, 38, 50, 49, 24, 25, 16, 19, 31, 20, 22, 47, 17, 45, 21, 44,
    ]
    let rest = [
      28, 1, 14, 15, 57, 12, 13, 26, 27, 43, 43, 39, 40, 41, 51, 52, 53, 58, 59, 60, 61, 62, 63, 64, 65, 66,
      67, 68, 87, 88, 99, 70, 119, 110, 102, 104, 111, 107, 109, 106, 105, 108, 103, 69, 98, 55, 74, 78, 96,
      79, 80, 81, 75, 76, 77, 71, 72, 73, 82, 83, 86, 127,
    ]
    for (index, code) in (letters + Array(2...11) + rest).enumerated() { codes[4 + index] = code }
    for (index, code) in [29, 42, 56, 125, 97, 54, 100, 126].enumerated() { codes[224 + index] = code }
    return codes
  }()
  private static let digits: [Int: UInt32] = {
    var digits: [Int: UInt32] = [98: 0]
    for digit in 1...9 { digits[88 + digit] = UInt32(digit) }
    return digits
  }()
  /// X11's numbers and names of what keys mean that type nothing.
  ///
  /// - Source: `keysymdef.h` of X11
  private static let named: [Int: (UInt32, String)] = {
    var named: [Int: (UInt32, String)] = [
      40: (0xFF0D, "Return"), 41: (0xFF1B, "Escape"), 42: (0xFF08, "BackSpace"), 43: (0xFF09, "Tab"),
      57: (0xFFE5, "Caps_Lock"), 70: (0xFF61, "Print"), 71: (0xFF14, "Scroll_Lock"), 72: (0xFF13, "Pause"),
      73: (0xFF63, "Insert"), 74: (0xFF50, "Home"), 75: (0xFF55, "Page_Up"), 76: (0xFFFF, "Delete"),
      77: (0xFF57, "End"), 78: (0xFF56, "Page_Down"), 79: (0xFF53, "Right"), 80: (0xFF51, "Left"),
      81: (0xFF54, "Down"), 82: (0xFF52, "Up"), 83: (0xFF7F, "Num_Lock"), 84: (0xFFAF, "KP_Divide"),
      85: (0xFFAA, "KP_Multiply"), 86: (0xFFAD, "KP_Subtract"), 87: (0xFFAB, "KP_Add"),
      88: (0xFF8D, "KP_Enter"), 89: (0xFF9C, "KP_End"), 90: (0xFF99, "KP_Down"),
      91: (0xFF9B, "KP_Page_Down"), 92: (0xFF96, "KP_Left"), 93: (0xFF9D, "KP_Begin"),
      94: (0xFF98, "KP_Right"), 95: (0xFF95, "KP_Home"), 96: (0xFF97, "KP_Up"), 97: (0xFF9A, "KP_Page_Up"),
      98: (0xFF9E, "KP_Insert"), 99: (0xFF9F, "KP_Delete"), 101: (0xFF67, "Menu"),
      224: (0xFFE3, "Control_L"), 225: (0xFFE1, "Shift_L"), 226: (0xFFE9, "Alt_L"), 227: (0xFFEB, "Super_L"),
      228: (0xFFE4, "Control_R"), 229: (0xFFE2, "Shift_R"), 230: (0xFFEA, "Alt_R"), 231: (0xFFEC, "Super_R"),
    ]
    for index in 0..<12 { named[58 + index] = (0xFFBE + UInt32(index), "F\(index + 1)") }
    return named
  }()
}
