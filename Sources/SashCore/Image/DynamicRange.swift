extension Image {
  /// How bright an image may be beside white.
  ///
  /// - Missing: screens of a high range; every image is shown in the standard one.
  public nonisolated struct DynamicRange: Hashable, Sendable {
    private let value: UInt8
    /// No brighter than white.
    public static let standard = DynamicRange(value: 0)
    /// Somewhat brighter than white, so that it may stand beside other content.
    public static let constrainedHigh = DynamicRange(value: 1)
    /// As bright as the screen allows.
    public static let high = DynamicRange(value: 2)
  }

  /// This image, with a limit to its brightness.
  public nonisolated func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

private struct DynamicRangeKey: EnvironmentKey { static var defaultValue: Image.DynamicRange? { nil } }
extension EnvironmentValues {
  /// How bright images may be; nil leaves it to the image.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[DynamicRangeKey.self] }
    set { self[DynamicRangeKey.self] = newValue }
  }
}
extension View {
  /// Limits how bright the images in this view may be.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }
}

/// How the part of a symbol that stands for a value is told from the rest.
public struct SymbolVariableValueMode: Hashable, Sendable {
  enum Kind: Hashable { case color, draw }
  let kind: Kind
  /// Layers beyond the value step back.
  public static let color = SymbolVariableValueMode(kind: .color)
  /// Lines are drawn as far as the value goes.
  ///
  /// - Missing: drawing; layers step back.
  public static let draw = SymbolVariableValueMode(kind: .draw)
}

private struct VariableValueModeKey: EnvironmentKey {
  static var defaultValue: SymbolVariableValueMode? { nil }
}
extension EnvironmentValues {
  /// How symbols show the values that they are given; nil leaves it to the symbol.
  public var symbolVariableValueMode: SymbolVariableValueMode? {
    get { self[VariableValueModeKey.self] }
    set { self[VariableValueModeKey.self] = newValue }
  }
}
extension SymbolVariableValueMode {
  fileprivate nonisolated static func heed(_ mode: SymbolVariableValueMode?) {
    if mode == .draw {
      runtimeWarning("Symbols are not drawn up to their value here; layers beyond it step back instead.")
    }
  }
}
extension View {
  /// Sets how the symbols in this view show the values that they are given.
  public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    SymbolVariableValueMode.heed(mode)
    return environment(\.symbolVariableValueMode, mode)
  }
}
extension Image {
  /// This symbol, showing its value in a mode.
  public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image {
    SymbolVariableValueMode.heed(mode)
    return self
  }
}
