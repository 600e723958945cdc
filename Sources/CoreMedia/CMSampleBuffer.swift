import Foundation

/// Sound or a picture of a film, as a camera or a file gives it. Nothing gives any here.
public final class CMSampleBuffer: @unchecked Sendable {
  private init() {}
}
public typealias CMItemCount = Int

/// How wide and high the pictures of a film are, in pixels.
public struct CMVideoDimensions: Hashable, Sendable {
  public var width: Int32
  public var height: Int32
  public init() { (width, height) = (0, 0) }
  public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }
}

/// What kind of sound or picture it is.
public final class CMFormatDescription: Sendable {
  public let dimensions: CMVideoDimensions
  package init(dimensions: CMVideoDimensions) { self.dimensions = dimensions }
}
public typealias CMVideoFormatDescription = CMFormatDescription
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions
{
  videoDesc.dimensions
}
