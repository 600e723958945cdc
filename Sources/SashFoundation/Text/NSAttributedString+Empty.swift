import Foundation

extension NSAttributedString {
  /// A text without letters.
  ///
  /// The one of this system has no `init()`, and none can be added; this one can be called like it.
  public convenience init(_nothing: Void = ()) { self.init(string: "") }
}
