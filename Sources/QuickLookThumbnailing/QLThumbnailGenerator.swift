import Foundation
import SashMessages
import UIKit

/// A small picture of a file.
open class QLThumbnailRepresentation: NSObject, @unchecked Sendable {
  public enum RepresentationType: Int, Sendable { case icon, lowQualityThumbnail, thumbnail }
  public let type: RepresentationType
  public let uiImage: UIImage
  open var cgImage: CGImage { uiImage.cgImage! }
  init(_ type: RepresentationType, _ image: UIImage) { (self.type, uiImage) = (type, image) }
}
/// Makes small pictures of files: of pictures, what they show.
///
/// - Missing: thumbnails of other files.
open class QLThumbnailGenerator: NSObject, @unchecked Sendable {
  public static let shared = QLThumbnailGenerator()
  open class Request: NSObject, @unchecked Sendable {
    public struct RepresentationTypes: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let icon = RepresentationTypes(rawValue: 1)
      public static let lowQualityThumbnail = RepresentationTypes(rawValue: 2)
      public static let thumbnail = RepresentationTypes(rawValue: 4)
      public static let all: RepresentationTypes = [.icon, .lowQualityThumbnail, .thumbnail]
    }
    let file: URL
    public let size: CGSize
    public let scale: CGFloat
    public let representationTypes: RepresentationTypes
    open var minimumDimension: CGFloat = 0
    open var iconMode = false
    public init(
      fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes
    ) {
      (file, self.size, self.scale, self.representationTypes) = (url, size, scale, representationTypes)
    }
  }
  open func generateBestRepresentation(for request: Request) async throws -> QLThumbnailRepresentation {
    guard let image = UIImage(contentsOfFile: request.file.path), image.size.width > 0, image.size.height > 0
    else {
      tellOnce("only pictures have thumbnails.", by: "QuickLookThumbnailing")
      throw NSError(domain: "QLThumbnailErrorDomain", code: 0)
    }
    let factor = min(request.size.width / image.size.width, request.size.height / image.size.height, 1)
    let size = CGSize(width: image.size.width * factor, height: image.size.height * factor)
    let small = await MainActor.run {
      let format = UIGraphicsImageRendererFormat()
      format.scale = request.scale
      return UIGraphicsImageRenderer(size: size, format: format).image { _ in
        image.draw(in: CGRect(origin: .zero, size: size))
      }
    }
    return QLThumbnailRepresentation(.thumbnail, small)
  }
  open func generateBestRepresentation(
    for request: Request,
    completion completionHandler: @escaping @Sendable (QLThumbnailRepresentation?, (any Error)?) -> Void
  ) {
    Task {
      do {
        completionHandler(try await generateBestRepresentation(for: request), nil)
      } catch { completionHandler(nil, error) }
    }
  }
  open func generateRepresentations(
    for request: Request,
    update updateHandler: (
      @Sendable (QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?) ->
        Void
    )? = nil
  ) { generateBestRepresentation(for: request) { updateHandler?($0, .thumbnail, $1) } }
  open func cancel(_ request: Request) {}
}
