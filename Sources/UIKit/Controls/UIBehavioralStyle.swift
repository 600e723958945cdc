import Foundation

/// Whether a control behaves as on a tablet or as on a Mac. Those here do as on a tablet.
public enum UIBehavioralStyle: UInt, Sendable { case automatic, pad, mac }

extension UISlider {
  /// What it behaves like.
  public var behavioralStyle: UIBehavioralStyle { .pad }
}
extension UIButton {
  public var behavioralStyle: UIBehavioralStyle { .pad }
}
