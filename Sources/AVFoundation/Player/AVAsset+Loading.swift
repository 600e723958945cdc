import CoreGraphics
import CoreMedia
import Foundation

/// Something of an asset that takes time to find out.
public struct AVAsyncProperty<Root, Value>: Sendable {
  let value: @Sendable (Root) throws -> Value
}

extension AVAsyncProperty where Root: AVAsset {
  public static var duration: AVAsyncProperty<Root, CMTime> { .init { $0.duration } }
  public static var isPlayable: AVAsyncProperty<Root, Bool> { .init { $0.isPlayable } }
  public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { .init { $0.tracks } }
  public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init { $0.commonMetadata } }
  public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init { $0.commonMetadata } }
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { .init { _ in .identity } }
}
extension AVAsset {
  /// What is known of it, once it has been read; throws if it cannot be.
  public func load<T>(_ property: AVAsyncProperty<AVAsset, T>) async throws -> T { try found(property) }
  /// Several at once.
  public func load<A, B, each T>(
    _ propertyA: AVAsyncProperty<AVAsset, A>, _ propertyB: AVAsyncProperty<AVAsset, B>,
    _ more: repeat AVAsyncProperty<AVAsset, each T>
  ) async throws -> (A, B, repeat each T) {
    (try found(propertyA), try found(propertyB), repeat try found(each more))
  }
  private func found<T>(_ property: AVAsyncProperty<AVAsset, T>) throws -> T {
    if let failure { throw failure }
    return try property.value(self)
  }
  /// The tracks: one of sound in a file of sound.
  public var tracks: [AVAssetTrack] { isPlayable ? [AVAssetTrack(asset: self, mediaType: .audio)] : [] }
  public func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
    tracks.filter { $0.mediaType == mediaType }
  }
  public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    try await load(.tracks).filter { $0.mediaType == mediaType }
  }
  public func loadTracks(
    withMediaType mediaType: AVMediaType,
    completionHandler: @escaping @Sendable ([AVAssetTrack]?, (any Error)?) -> Void
  ) { completionHandler(failure == nil ? tracks(withMediaType: mediaType) : nil, failure) }
  public var metadata: [AVMetadataItem] { commonMetadata }
  public func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil
  ) {
    handler?()
  }
  public func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?)
    -> AVKeyValueStatus
  {
    failure == nil ? .loaded : .failed
  }
}
public enum AVKeyValueStatus: Int, Sendable { case unknown, loading, loaded, failed, cancelled }

/// Sound or pictures of an asset.
open class AVAssetTrack: NSObject, @unchecked Sendable {
  public let mediaType: AVMediaType
  public private(set) weak var asset: AVAsset?
  init(asset: AVAsset, mediaType: AVMediaType) { (self.asset, self.mediaType) = (asset, mediaType) }
  open var trackID: CMPersistentTrackID { 1 }
  open var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: asset?.duration ?? .zero) }
  open var naturalSize: CGSize { .zero }
  open var preferredTransform: CGAffineTransform { .identity }
  open var nominalFrameRate: Float { 0 }
}
extension AVAsyncProperty where Root: AVAssetTrack {
  public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { .init { $0.timeRange } }
  public static var naturalSize: AVAsyncProperty<Root, CGSize> { .init { $0.naturalSize } }
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
    .init { $0.preferredTransform }
  }
  public static var nominalFrameRate: AVAsyncProperty<Root, Float> { .init { $0.nominalFrameRate } }
}
extension AVAssetTrack {
  /// What is known of it.
  public func load<T>(_ property: AVAsyncProperty<AVAssetTrack, T>) async throws -> T {
    try property.value(self)
  }
  public func load<A, B, each T>(
    _ propertyA: AVAsyncProperty<AVAssetTrack, A>, _ propertyB: AVAsyncProperty<AVAssetTrack, B>,
    _ more: repeat AVAsyncProperty<AVAssetTrack, each T>
  ) async throws -> (A, B, repeat each T) {
    (try propertyA.value(self), try propertyB.value(self), repeat try (each more).value(self))
  }
}
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
  public static let mp3 = AVFileType(rawValue: "public.mp3")
  public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
  public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
  public static let jpg = AVFileType(rawValue: "public.jpeg")
}
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
