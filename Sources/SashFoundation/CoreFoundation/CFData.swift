import Foundation

// The functions by which code of Core Foundation reads the bytes of data, as of the pixels of an image.

public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData.count }

/// Where the bytes are; valid as long as what has the data keeps it.
///
/// - Complexity: O(1).
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  // So few bytes lie in the value itself, which is a copy here. They are given a place that stays.
  if theData.count <= 16 {
    let place = UnsafeMutablePointer<UInt8>.allocate(capacity: max(theData.count, 1))
    theData.copyBytes(to: place, count: theData.count)
    return UnsafePointer(place)
  }
  return theData.withUnsafeBytes { $0.bindMemory(to: UInt8.self).baseAddress }
}

public func CFDataCreate(
  _ allocator: CFAllocator!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex
) -> CFData! {
  bytes.map { Data(bytes: $0, count: length) } ?? Data()
}
