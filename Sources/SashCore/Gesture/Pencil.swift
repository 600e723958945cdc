import Foundation

/// What a person wants a tap or a squeeze of a pencil to do.
public nonisolated struct PencilPreferredAction: Hashable, Sendable {
  private let name: String
  public static let ignore = PencilPreferredAction(name: "ignore")
  public static let switchEraser = PencilPreferredAction(name: "switchEraser")
  public static let switchPrevious = PencilPreferredAction(name: "switchPrevious")
  public static let showColorPalette = PencilPreferredAction(name: "showColorPalette")
  public static let showInkAttributes = PencilPreferredAction(name: "showInkAttributes")
  public static let showContextualPalette = PencilPreferredAction(name: "showContextualPalette")
  public static let runSystemShortcut = PencilPreferredAction(name: "runSystemShortcut")
}

/// Where a pencil is above a view, and how it is held.
public nonisolated struct PencilHoverPose: Hashable, Sendable {
  /// In points, in the view's space.
  public let location: CGPoint
  /// In parts of the view.
  public let anchor: UnitPoint
  /// How far away it is: 0 at the screen, 1 where it is just seen.
  public let zDistance: CGFloat
  /// The angle between the pencil and the screen.
  public let altitude: Angle
  /// The direction in which it leans.
  public let azimuth: Angle
  /// How far it is turned about itself.
  public let roll: Angle
}

/// A tap with two fingers' beats on a pencil.
public nonisolated struct PencilDoubleTapGestureValue: Hashable, Sendable {
  public let hoverPose: PencilHoverPose?
}
/// A squeeze of a pencil.
public nonisolated struct PencilSqueezeGestureValue: Hashable, Sendable {
  public let hoverPose: PencilHoverPose?
}
/// How far a squeeze of a pencil has got.
public nonisolated enum PencilSqueezeGesturePhase: Hashable, Sendable {
  case active(PencilSqueezeGestureValue)
  case ended(PencilSqueezeGestureValue)
  case failed
}

extension EnvironmentValues {
  /// What two taps on a pencil are to do: there are no pencils that tell of taps here.
  public var preferredPencilDoubleTapAction: PencilPreferredAction { .ignore }
  /// What a squeeze of a pencil is to do: there are no pencils that tell of squeezes here.
  public var preferredPencilSqueezeAction: PencilPreferredAction { .ignore }
}

extension View {
  /// Calls `action` when a person taps on their pencil twice.
  ///
  /// - Missing: pencils that tell of taps.
  public nonisolated func onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void)
    -> some View
  {
    runtimeWarning("No pencil here tells of taps: the action of onPencilDoubleTap is not called.")
    return self
  }
  /// Calls `action` when a person squeezes their pencil.
  ///
  /// - Missing: pencils that tell of squeezes.
  public nonisolated func onPencilSqueeze(perform action: @escaping (PencilSqueezeGesturePhase) -> Void)
    -> some View
  {
    runtimeWarning("No pencil here tells of squeezes: the action of onPencilSqueeze is not called.")
    return self
  }
}
