private struct LuminanceKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct AppearsActiveKey: EnvironmentKey { static var defaultValue: Bool? { nil } }
private struct ProminenceKey: EnvironmentKey {
  static var defaultValue: BackgroundProminence { .standard }
}

/// How much a ground stands out from what is around it.
public struct BackgroundProminence: Hashable, Sendable {
  private let value: UInt8
  public static let standard = BackgroundProminence(value: 0)
  /// The ground has a strong colour, as that of a chosen row: what is on it keeps its own colours back.
  public static let increased = BackgroundProminence(value: 1)
}

extension EnvironmentValues {
  /// Whether the screen is dimmed as that of a watch is when the wrist is down; set it to see how a view looks then.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceKey.self] }
    set { self[LuminanceKey.self] = newValue }
  }
  /// Whether controls look as those of the window that people use: as long as it has the keyboard.
  public var appearsActive: Bool {
    get { self[AppearsActiveKey.self] ?? (scenePhase == .active) }
    set { self[AppearsActiveKey.self] = newValue }
  }
  /// How much the ground behind this view stands out.
  public var backgroundProminence: BackgroundProminence {
    get { self[ProminenceKey.self] }
    set { self[ProminenceKey.self] = newValue }
  }
  /// Whether the scene is being recorded or mirrored: window systems do not say.
  public var isSceneCaptured: Bool { false }
}
