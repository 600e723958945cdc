import Foundation
import FoundationNetworking

// Classes of Foundation that have no `init()` on this system. None can be added by an extension; these can be called like it.

extension NSMutableString {
  public convenience init(_nothing: Void = ()) { self.init(string: "") }
}
extension NSDecimalNumber {
  public convenience init(_nothing: Void = ()) { self.init(value: 0) }
}
extension Timer {
  /// One that never fires: it is scheduled nowhere.
  public convenience init(_nothing: Void = ()) { self.init(timeInterval: 0, repeats: false) { _ in } }
}
extension Progress {
  public convenience init(_nothing: Void = ()) { self.init(totalUnitCount: 0) }
}
extension URLResponse {
  public convenience init(_nothing: Void = ()) {
    self.init(url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
  }
}

extension NSCacheDelegate {
  public func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any) {}
}
