import Foundation

public typealias CGDataProviderReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
public typealias CGDataProviderReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void
public typealias CGDataProviderGetBytesCallback = (UnsafeMutableRawPointer?, UnsafeMutableRawPointer, Int) ->
  Int
public typealias CGDataProviderSkipForwardCallback = (UnsafeMutableRawPointer?, off_t) -> off_t
public typealias CGDataProviderRewindCallback = (UnsafeMutableRawPointer?) -> Void
public typealias CGDataProviderGetBytePointerCallback = (UnsafeMutableRawPointer?) -> UnsafeRawPointer?
public typealias CGDataProviderReleaseBytePointerCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer) ->
  Void
public typealias CGDataProviderGetBytesAtPositionCallback = (
  UnsafeMutableRawPointer?, UnsafeMutableRawPointer, off_t, Int
) -> Int

/// What gives bytes one after another.
public struct CGDataProviderSequentialCallbacks {
  public var version: UInt32 = 0
  /// Writes as many bytes as are wanted, or fewer; returns how many, 0 at the end.
  public var getBytes: CGDataProviderGetBytesCallback?
  public var skipForward: CGDataProviderSkipForwardCallback?
  public var rewind: CGDataProviderRewindCallback?
  public var releaseInfo: CGDataProviderReleaseInfoCallback?
  public init() {}
  public init(
    version: UInt32, getBytes: CGDataProviderGetBytesCallback?,
    skipForward: CGDataProviderSkipForwardCallback?,
    rewind: CGDataProviderRewindCallback?, releaseInfo: CGDataProviderReleaseInfoCallback?
  ) {
    (self.version, self.getBytes, self.skipForward) = (version, getBytes, skipForward)
    (self.rewind, self.releaseInfo) = (rewind, releaseInfo)
  }
}

/// What gives bytes of any place.
public struct CGDataProviderDirectCallbacks {
  public var version: UInt32 = 0
  /// Where all bytes lie, if they lie in one place.
  public var getBytePointer: CGDataProviderGetBytePointerCallback?
  public var releaseBytePointer: CGDataProviderReleaseBytePointerCallback?
  public var getBytesAtPosition: CGDataProviderGetBytesAtPositionCallback?
  public var releaseInfo: CGDataProviderReleaseInfoCallback?
  public init() {}
  public init(
    version: UInt32, getBytePointer: CGDataProviderGetBytePointerCallback?,
    releaseBytePointer: CGDataProviderReleaseBytePointerCallback?,
    getBytesAtPosition: CGDataProviderGetBytesAtPositionCallback?,
    releaseInfo: CGDataProviderReleaseInfoCallback?
  ) {
    (self.version, self.getBytePointer, self.releaseBytePointer) = (
      version, getBytePointer, releaseBytePointer
    )
    (self.getBytesAtPosition, self.releaseInfo) = (getBytesAtPosition, releaseInfo)
  }
}

/// Bytes of a file, of memory, or of a program, which are asked for once.
public final class CGDataProvider: @unchecked Sendable {
  /// The bytes.
  public let data: Data?
  /// What the program gave along.
  public let info: UnsafeMutableRawPointer?

  public init?(data: Data) { (self.data, info) = (data, nil) }
  /// Nil if the file cannot be read.
  public init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    (self.data, info) = (data, nil)
  }
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: URL(fileURLWithPath: String(cString: filename)))
  }
  /// A copy of memory, which is given back at once.
  public init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: CGDataProviderReleaseDataCallback
  ) {
    guard size >= 0 else { return nil }
    (self.data, self.info) = (Data(bytes: data, count: size), info)
    releaseData(info, data, size)
  }
  /// Bytes that come one after another until there are none.
  public init?(
    sequentialInfo info: UnsafeMutableRawPointer?, callbacks: UnsafePointer<CGDataProviderSequentialCallbacks>
  ) {
    guard let getBytes = callbacks.pointee.getBytes else { return nil }
    callbacks.pointee.rewind?(info)
    var result = Data()
    var part = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = part.withUnsafeMutableBytes { getBytes(info, $0.baseAddress!, $0.count) }
      guard count > 0 else { break }
      result += part.prefix(count)
    }
    callbacks.pointee.releaseInfo?(info)
    (data, self.info) = (result, info)
  }
  /// So many bytes, from where they lie or by their places.
  public init?(
    directInfo info: UnsafeMutableRawPointer?, size: off_t,
    callbacks: UnsafePointer<CGDataProviderDirectCallbacks>
  ) {
    guard size >= 0 else { return nil }
    let calls = callbacks.pointee
    if let pointer = calls.getBytePointer?(info) {
      data = Data(bytes: pointer, count: Int(size))
      calls.releaseBytePointer?(info, pointer)
    } else if let getBytes = calls.getBytesAtPosition {
      var bytes = [UInt8](repeating: 0, count: Int(size))
      let count = bytes.withUnsafeMutableBytes {
        size == 0 ? 0 : getBytes(info, $0.baseAddress!, 0, Int(size))
      }
      data = Data(bytes.prefix(max(0, count)))
    } else {
      return nil
    }
    calls.releaseInfo?(info)
    self.info = info
  }
}

public typealias CGDataConsumerPutBytesCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Int
public typealias CGDataConsumerReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// What takes bytes.
public struct CGDataConsumerCallbacks {
  /// Takes bytes, and returns how many it took.
  public var putBytes: CGDataConsumerPutBytesCallback?
  public var releaseConsumer: CGDataConsumerReleaseInfoCallback?
  public init() {}
  public init(putBytes: CGDataConsumerPutBytesCallback?, releaseConsumer: CGDataConsumerReleaseInfoCallback?)
  {
    (self.putBytes, self.releaseConsumer) = (putBytes, releaseConsumer)
  }
}
