import SashCore

/// Something to be felt, or heard, when a value changes. A desktop has nothing that could be felt.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  public static let success = SensoryFeedback("success")
  public static let warning = SensoryFeedback("warning")
  public static let error = SensoryFeedback("error")
  public static let selection = SensoryFeedback("selection")
  public static let increase = SensoryFeedback("increase")
  public static let decrease = SensoryFeedback("decrease")
  public static let start = SensoryFeedback("start")
  public static let stop = SensoryFeedback("stop")
  public static let alignment = SensoryFeedback("alignment")
  public static let levelChange = SensoryFeedback("levelChange")
  public static let pathComplete = SensoryFeedback("pathComplete")
  public static let impact = SensoryFeedback("impact")
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .impact }
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .impact }

  /// Something is pressed.
  public static func press(_ feedback: PressFeedback) -> SensoryFeedback { SensoryFeedback("press") }
  /// Something that was pressed is let go.
  public static func release(_ feedback: ReleaseFeedback) -> SensoryFeedback { SensoryFeedback("release") }
  /// Something is chosen.
  public static func selection(_ feedback: SelectionFeedback) -> SensoryFeedback { .selection }

  /// What is pressed.
  public struct PressFeedback: Equatable, Sendable {
    private let value: Int
    public static let button = PressFeedback(value: 0)
    public static let buttonIconOnly = PressFeedback(value: 1)
    public static let slider = PressFeedback(value: 2)
    public static let toggle = PressFeedback(value: 3)
  }
  /// What is let go.
  public struct ReleaseFeedback: Equatable, Sendable {
    private let value: Int
    public static let button = ReleaseFeedback(value: 0)
    public static let buttonIconOnly = ReleaseFeedback(value: 1)
    public static let slider = ReleaseFeedback(value: 2)
    public static let toggle = ReleaseFeedback(value: 3)
  }
  /// What is chosen.
  public struct SelectionFeedback: Equatable, Sendable {
    private let value: Int
    public static let on = SelectionFeedback(value: 0)
    public static let off = SelectionFeedback(value: 1)
    public static let minimum = SelectionFeedback(value: 2)
    public static let maximum = SelectionFeedback(value: 3)
  }
  /// How heavy what collides is.
  public struct Weight: Equatable, Sendable {
    private let value: Int
    public static let light = Weight(value: 0)
    public static let medium = Weight(value: 1)
    public static let heavy = Weight(value: 2)
  }
  /// How stiff what collides is.
  public struct Flexibility: Equatable, Sendable {
    private let value: Int
    public static let rigid = Flexibility(value: 0)
    public static let solid = Flexibility(value: 1)
    public static let soft = Flexibility(value: 2)
  }

  fileprivate static func play() {
    runtimeWarning("This machine has nothing that could be felt; haptic feedback is left out.")
  }
}

extension View {
  /// Lets a change of `trigger` be felt.
  public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View
  {
    onChange(of: trigger) { SensoryFeedback.play() }
  }
  /// Lets a change of `trigger` be felt where `condition` says so.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { onChange(of: trigger) { if condition($0, $1) { SensoryFeedback.play() } } }
  /// Lets a change of `trigger` be felt as `feedback` says.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { onChange(of: trigger) { if feedback($0, $1) != nil { SensoryFeedback.play() } } }
}
