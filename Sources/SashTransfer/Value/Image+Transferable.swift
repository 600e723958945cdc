import CoreGraphics
import CoreTransferable
import Foundation
import SashCore
import SashDisplay
import SashRaster

extension Image: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Image>(contentType: .png) { image in
      try await MainActor.run {
        let renderer = ImageRenderer(content: image)
        guard let bitmap = renderer.bitmap else { throw TransferError.noForm("The image has no pixels.") }
        return bitmap.pngData()
      }
    } importing: {
      try image($0, .png)
    }
    DataRepresentation<Image>(importedContentType: .image) { try image($0, .image) }
  }
}
private func image(_ data: Data, _ type: UTType) throws -> Image {
  guard let bitmap = try? Bitmap.reading(data) else { throw TransferError.notReadable(type) }
  return Image(bitmap: bitmap, scale: 1, label: nil)
}

extension Color: Transferable {
  /// Colours stay in programs of this package: their components in sRGB.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Color>(contentType: UTType(exportedAs: "com.apple.uikit.color", conformingTo: .data)) {
      let value = $0.resolve(in: EnvironmentValues())
      return try JSONEncoder().encode([value.red, value.green, value.blue, value.opacity])
    } importing: {
      let parts = try JSONDecoder().decode([Double].self, from: $0)
      guard parts.count == 4 else { throw CocoaError(.coderReadCorrupt) }
      return Color(.sRGB, red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    }
  }
}
