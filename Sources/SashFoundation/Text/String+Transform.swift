import Foundation

extension StringProtocol {
  /// The text in another script, or without some of its marks; nil where it cannot be written so.
  public func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String? {
    (String(self) as NSString).applyingTransform(transform, reverse: reverse)
  }
}
