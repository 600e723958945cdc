import Foundation

/// What can be played, and what is known of it.
///
/// - Missing: tracks, metadata, films.
open class AVAsset: NSObject, @unchecked Sendable {
  let source: URL
  public init(url URL: URL) { source = URL }
  private lazy var found = Result { try SoundFile(source) }
  /// Zero where it cannot be read.
  open var duration: CMTime {
    CMTime(seconds: (try? found.get().duration) ?? 0, preferredTimescale: 44_100)
  }
  open var isPlayable: Bool { (try? found.get()) != nil }
  var failure: (any Error)? { if case .failure(let error) = found { error } else { nil } }
}

/// What lies in a file.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  public var url: URL { source }
  public init(url URL: URL, options: [String: Any]? = nil) { super.init(url: URL) }
}
