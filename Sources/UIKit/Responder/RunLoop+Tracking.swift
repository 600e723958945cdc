import Foundation

extension RunLoop.Mode {
  /// While a finger tracks something. Loops here stay in their default mode meanwhile, so that what is added for this
  /// mode alone never runs.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
