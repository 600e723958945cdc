/// What single UTF-16 units mean to lines.
enum TextUnit {
  static func isNewline(_ unit: UInt16) -> Bool {
    unit >= 10 && unit <= 13 || unit == 0x85 || unit == 0x2028 || unit == 0x2029
  }
  /// Spaces that hang over the end of a line.
  static func isHangingSpace(_ unit: UInt16) -> Bool {
    unit == 0x20 || unit == 9 || unit >= 0x2000 && unit <= 0x200a && unit != 0x2007 || unit == 0x205f
      || unit == 0x3000 || unit == 0x1680
  }
  /// Characters of shaping and direction, which have no side for spacing to stand at.
  static func isHidden(_ unit: UInt16) -> Bool {
    unit == 0xad || unit >= 0x200b && unit <= 0x200f || unit >= 0x202a && unit <= 0x202e
      || unit >= 0x2060 && unit <= 0x206f || unit == 0xfeff
  }
  /// Characters that show nothing and take no room.
  static func isControl(_ unit: UInt16) -> Bool {
    unit < 0x20 && unit != 9 && !isNewline(unit) || unit >= 0x7f && unit < 0xa0 && unit != 0x85
  }
  static func endsWord(_ unit: UInt16) -> Bool {
    unit <= 0x20 || unit >= 0x7f && (unit < 0xa0 || unit == 0xfffc || isNewline(unit))
  }
}
