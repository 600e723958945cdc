import SashCore

extension UIDevice {
  /// The click of a key of an input view. No keyboard here makes a sound.
  public func playInputClick() { hasNoEffect("UIDevice.playInputClick()") }
}
/// An input view whose keys may click.
@MainActor @preconcurrency
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  var enableInputClicksWhenVisible: Bool { get }
}
extension UIInputViewAudioFeedback {
  public var enableInputClicksWhenVisible: Bool { false }
}
