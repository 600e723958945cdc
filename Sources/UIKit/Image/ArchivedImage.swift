import Foundation
import SashCore
import SashDisplay
import SashRaster

/// What is written of a picture into an archive.
struct ArchivedImage {
  let bitmap: Bitmap
  let scale: CGFloat
  let mode: UIImage.RenderingMode
  let insets: UIEdgeInsets
  let tint: UIColor?

  /// Nil if there is no picture that can be read.
  init?(coder: NSCoder) {
    if coder.containsValue(forKey: "UIImageData") {
      guard let data = coder.decodeObject(of: NSData.self, forKey: "UIImageData"),
        let read = try? Bitmap.reading(data as Data)
      else { return nil }
      bitmap = read
    } else {
      guard coder.containsValue(forKey: "UIScale") else { return nil }
      bitmap = Bitmap(width: 0, height: 0)
    }
    let given = CGFloat(coder.decodeDouble(forKey: "UIScale"))
    scale = given > 0 && given.isFinite ? given : 1
    mode = UIImage.RenderingMode(rawValue: coder.decodeInteger(forKey: "UIRenderingMode")) ?? .automatic
    func inset(_ edge: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: "UICapInset" + edge)) }
    insets = UIEdgeInsets(
      top: inset("Top"), left: inset("Left"), bottom: inset("Bottom"), right: inset("Right"))
    tint =
      coder.containsValue(forKey: "UITintColor")
      ? coder.decodeObject(of: UIColor.self, forKey: "UITintColor") : nil
  }

  static func write(_ image: UIImage, to coder: NSCoder) {
    if image.bitmap.width > 0, image.bitmap.height > 0 {
      coder.encode(image.bitmap.pngData() as NSData, forKey: "UIImageData")
    }
    coder.encode(Double(image.scale), forKey: "UIScale")
    coder.encode(image.renderingMode.rawValue, forKey: "UIRenderingMode")
    let insets = image.capInsets
    for (edge, value) in [
      ("Top", insets.top), ("Left", insets.left), ("Bottom", insets.bottom), ("Right", insets.right),
    ] { coder.encode(Double(value), forKey: "UICapInset" + edge) }
    if let tint = image.tint { coder.encode(tint, forKey: "UITintColor") }
  }
}
