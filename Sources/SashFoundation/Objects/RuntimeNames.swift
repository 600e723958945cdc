import Foundation
import SashMessages

// What code says that looks at classes by the runtime of Objective-C. There is none here: methods are no values that could
// be looked up, added or exchanged, so the answers are that there is no such method, and say so once.

/// A method of a class; none can be had here.
public typealias Method = OpaquePointer
/// The code of a method; none can be had here.
public typealias IMP = OpaquePointer

private func noMethod<Answer>(_ call: String, _ answer: Answer) -> Answer {
  tellOnce(
    "\(call) finds nothing: methods of Swift cannot be looked up, added or exchanged while a program runs.")
  return answer
}

/// Nil: methods cannot be looked up here.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  noMethod("class_getInstanceMethod(_:_:)", nil)
}
/// Nil: methods cannot be looked up here.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  noMethod("class_getClassMethod(_:_:)", nil)
}
/// False: methods cannot be added here.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { noMethod("class_addMethod(_:_:_:_:)", false) }
/// Nil: methods cannot be replaced here.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { noMethod("class_replaceMethod(_:_:_:_:)", nil) }
/// Does nothing: there is no `Method` that could be handed in.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
  noMethod("method_exchangeImplementations(_:_:)", ())
}
/// The class of an object.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { Swift.type(of: $0 as AnyObject) } }
/// The class above a class; nil for one that has none.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }
