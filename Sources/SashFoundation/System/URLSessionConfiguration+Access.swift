import Foundation
import FoundationNetworking
import SashMessages

extension URLSessionConfiguration {
  /// Whether loads wait for a network instead of failing at once. It is kept, and they fail.
  ///
  /// - Missing: waiting.
  @_disfavoredOverload
  public var waitsForConnectivity: Bool {
    get { kept(\.waits) ?? false }
    set {
      keep(\.waits, newValue)
      if newValue {
        tellOnce("URLSessionConfiguration.waitsForConnectivity: loads without a network fail at once here.")
      }
    }
  }
  /// Whether loads may use networks of which a person wants little used. Linux knows none, so it is kept and changes nothing.
  public var allowsConstrainedNetworkAccess: Bool {
    get { kept(\.constrained) ?? true }
    set { keep(\.constrained, newValue) }
  }
  /// Whether loads may use networks that cost more. Linux knows none, so it is kept and changes nothing.
  public var allowsExpensiveNetworkAccess: Bool {
    get { kept(\.expensive) ?? true }
    set { keep(\.expensive, newValue) }
  }
  /// Whether the program is started when loads in the background end. Nothing starts it here.
  ///
  /// - Missing: starting.
  public var sessionSendsLaunchEvents: Bool {
    get { kept(\.launches) ?? true }
    set { keep(\.launches, newValue) }
  }

  /// A configuration for loads that go on without the program. They end with it here.
  ///
  /// - Missing: loads that outlive the program.
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    tellOnce("URLSessionConfiguration.background(withIdentifier:): loads end with the program here.")
    return .default
  }

  private func kept<Value>(_ path: KeyPath<KeptSettings, Value?>) -> Value? {
    (objc_getAssociatedObject(self, keptKey) as? KeptSettings)?[keyPath: path]
  }
  private func keep<Value>(_ path: WritableKeyPath<KeptSettings, Value?>, _ value: Value) {
    var settings = objc_getAssociatedObject(self, keptKey) as? KeptSettings ?? KeptSettings()
    settings[keyPath: path] = value
    objc_setAssociatedObject(self, keptKey, settings, .OBJC_ASSOCIATION_RETAIN)
  }
}

private struct KeptSettings {
  var waits: Bool?
  var constrained: Bool?
  var expensive: Bool?
  var launches: Bool?
}
nonisolated(unsafe) private let keptKey = UnsafeRawPointer(
  UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
