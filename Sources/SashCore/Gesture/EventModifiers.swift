import SashInput

/// Keys that are held while something else is pressed.
@frozen public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
  public static let numericPad = EventModifiers(rawValue: 32)
  @available(iOS, deprecated: 15.0, message: "Function modifier is reserved for system applications")
  public static let function = EventModifiers(rawValue: 64)
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]

  init(_ keys: KeyModifiers) {
    self = []
    if keys.contains(.shift) { insert(.shift) }
    if keys.contains(.control) { insert(.control) }
    if keys.contains(.option) { insert(.option) }
    if keys.contains(.command) { insert(.command) }
  }
}
