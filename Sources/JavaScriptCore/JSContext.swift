import Foundation
import SashMessages

/// What runs scripts: there is no engine, so each script ends with an exception.
///
/// - Missing: an engine for JavaScript.
open class JSContext: @unchecked Sendable {
  open var exception: JSValue!
  open var exceptionHandler: ((JSContext?, JSValue?) -> Void)?
  open var name: String?
  private var objects: [String: Any] = [:]
  /// As Apple's it may be unwrapped; it never is nil.
  public init!() {}
  @discardableResult
  open func evaluateScript(_ script: String!) -> JSValue! { evaluateScript(script, withSourceURL: nil) }
  @discardableResult
  open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! {
    tellOnce("there is no engine for JavaScript on this system.", by: "JavaScriptCore")
    let error = JSValue("Error: there is no engine for JavaScript on this system.", in: self)
    if let exceptionHandler { exceptionHandler(self, error) } else { exception = error }
    return JSValue(undefinedIn: self)
  }
  open func setObject(_ object: Any!, forKeyedSubscript key: (any NSCopying & NSObjectProtocol)!) {
    objects["\(key!)"] = object
  }
  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! {
    objects["\(key!)"].map { JSValue($0, in: self) } ?? JSValue(undefinedIn: self)
  }
}
open class JSValue: NSObject, @unchecked Sendable {
  private let value: Any?
  open weak var context: JSContext!
  init(_ value: Any?, in context: JSContext!) { (self.value, self.context) = (value, context) }
  public convenience init(undefinedIn context: JSContext!) { self.init(nil, in: context) }
  public convenience init(nullIn context: JSContext!) { self.init(nil, in: context) }
  public convenience init(object value: Any!, in context: JSContext!) { self.init(value, in: context) }
  open var isUndefined: Bool { value == nil }
  open var isNull: Bool { false }
  open var isString: Bool { value is String }
  open var isNumber: Bool { value is NSNumber || value is Double || value is Int }
  open func toString() -> String! { value.map { "\($0)" } ?? "undefined" }
  open func toBool() -> Bool { value as? Bool ?? (value != nil) }
  open func toDouble() -> Double { value as? Double ?? (value as? Int).map(Double.init) ?? .nan }
  open func toInt32() -> Int32 { Int32(exactly: toDouble()) ?? 0 }
  open func toArray() -> [Any]! { value as? [Any] }
  open func toDictionary() -> [AnyHashable: Any]! { value as? [AnyHashable: Any] }
  open func toObject() -> Any! { value }
  @discardableResult
  open func call(withArguments arguments: [Any]!) -> JSValue! { context?.evaluateScript("") }
  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! {
    JSValue((value as? [AnyHashable: Any])?["\(key!)"], in: context)
  }
}
