import Foundation
import SashMessages

/// Where bytes go that a drawing makes: a file, data of the program, or what it does with them.
public final class CGDataConsumer: @unchecked Sendable {
  private let url: URL?
  private let data: NSMutableData?
  private let info: UnsafeMutableRawPointer?
  private let callbacks: CGDataConsumerCallbacks
  public init?(url: URL) { (self.url, data, info, callbacks) = (url, nil, nil, CGDataConsumerCallbacks()) }
  public init?(data: NSMutableData) {
    (url, self.data, info, callbacks) = (nil, data, nil, CGDataConsumerCallbacks())
  }
  /// Hands bytes to a function. Nil without one.
  public init?(info: UnsafeMutableRawPointer?, cbks: UnsafePointer<CGDataConsumerCallbacks>) {
    guard cbks.pointee.putBytes != nil else { return nil }
    (url, data, self.info, callbacks) = (nil, nil, info, cbks.pointee)
  }
  deinit { callbacks.releaseConsumer?(info) }

  func put(_ bytes: Data) {
    data?.append(bytes)
    if let putBytes = callbacks.putBytes {
      var start = 0
      let all = [UInt8](bytes)
      all.withUnsafeBytes { all in
        while start < all.count {
          let count = putBytes(info, all.baseAddress! + start, all.count - start)
          guard count > 0 else { return }
          start += count
        }
      }
      if start < all.count {
        tellOnce("A data consumer took \(start) of \(all.count) bytes.", by: "CoreGraphics")
      }
    }
    guard let url else { return }
    do {
      try bytes.write(to: url, options: .atomic)
    } catch {
      tellOnce("A drawing could not be written to \(url.path): \(error.localizedDescription)")
    }
  }
}
