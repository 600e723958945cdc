import Foundation

/// A formatter of a program that also makes values of texts.
///
/// Foundation of this system has no method for that which a class could override; translated sources say it by this protocol.
public protocol _ParsingFormatter: Formatter {
  /// Puts the value that a text stands for, or what is wrong with it, where the pointers lead.
  func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool
}

/// Where a method puts an object for who calls it.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
