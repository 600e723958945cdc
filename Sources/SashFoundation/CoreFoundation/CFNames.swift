import Foundation

// Core Foundation's names for values of Swift, so that `query as CFDictionary` and `kUTTypeImage as String` compile. There
// is nothing to bridge here: the names stand for the types that the code converts from and to.

public typealias CFString = String
public typealias CFURL = URL
public typealias CFData = Data
public typealias CFDate = Date
public typealias CFBoolean = Bool
public typealias CFNumber = NSNumber
public typealias CFArray = [Any]
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFError = NSError
public typealias CFTypeRef = AnyObject
/// What chooses the memory of Core Foundation's objects; nothing here asks for one.
public final class CFAllocator: Sendable {}

public let kCFBooleanTrue: CFBoolean! = true
public let kCFBooleanFalse: CFBoolean! = false
public let kCFNull: NSNull! = NSNull()
public let kCFAllocatorDefault: CFAllocator! = nil

/// A number by which C functions say what went wrong; 0 if nothing did.
public typealias OSStatus = Int32
/// What functions of C answer when nothing went wrong.
public let noErr = 0
/// Four letters as a number.
public typealias OSType = UInt32
public typealias FourCharCode = UInt32

public typealias CFIndex = Int
public typealias CFOptionFlags = UInt
public typealias CFNull = NSNull
