import Foundation
import Sash
import Testing

@testable import UIKit

extension UIColor {
  fileprivate static var random: UIColor { UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1) }
}

@MainActor @Suite("Values of UIKit")
struct ValueTests {
  /// The main screen is that of the window opened last, by whichever test.
  init() { _ = TestHost { EmptyView() } }

  /// A pixel a point: another test may open a window of another scale between `init` and the test.
  private var single: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }

  private func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> [UInt8] {
    let p = image.bitmap[x, y]
    return [p.red, p.green, p.blue, p.alpha]
  }

  @Test("Colours by components; a static extension serves as a leading dot [S0-135]")
  func colors() {
    let color: UIColor = .random
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(color.getRed(&r, green: &g, blue: &b, alpha: &a))
    #expect([r, g, b, a] == [0.25, 0.5, 0.75, 1])
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.red.withAlphaComponent(0.5) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    var (h, s, v): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    #expect(UIColor.green.getHue(&h, saturation: &s, brightness: &v, alpha: nil))
    #expect(abs(h - 1 / 3) < 1e-6 && s == 1 && v == 1)
    #expect(!UIColor.red.getWhite(&r, alpha: &a))
  }

  @Test("Symbols are templates of the size and the weight that is asked for")
  func symbols() throws {
    let plain = try #require(UIImage(systemName: "star.fill"))
    #expect(plain.renderingMode == .alwaysTemplate && plain.size.width > 15 && plain.size.width < 30)
    let large = try #require(
      UIImage(systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
    #expect(abs(large.size.width - 2 * plain.size.width) < 3)
    #expect(large.bitmap[large.bitmap.width / 2, large.bitmap.height / 2].alpha == 255)
    #expect(large.bitmap[0, 0].alpha == 0)
    #expect(UIImage(systemName: "no such symbol") == nil)
  }

  @Test("Colours of the platform follow the appearance of their traits")
  func dynamic() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UIColor.label.resolvedColor(with: light) == UIColor(white: 0, alpha: 1))
    #expect(UIColor.label.resolvedColor(with: dark) == UIColor(white: 1, alpha: 1))
    let own = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
    #expect(own.resolvedColor(with: dark) == .white)
    #expect(own.resolvedColor(with: light) == .red)
  }

  @Test(
    "An image context draws on any thread; its size is in points, its scale the screen's by default [S0-127 S0-130]"
  )
  func contexts() async {
    let image = await Task.detached { () -> UIImage? in
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 6), false, 2)
      defer { UIGraphicsEndImageContext() }
      UIColor.green.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 6))
      return UIGraphicsGetImageFromCurrentImageContext()
    }.value
    #expect(image?.size == CGSize(width: 10, height: 6) && image?.scale == 2)
    #expect(image?.cgImage?.width == 20)
    #expect(pixel(image!, 9, 11) == [0, 255, 0, 255])
    #expect(pixel(image!, 10, 11) == [0, 0, 0, 0])
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), true, 0)
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == UIScreen.main.scale)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("Rectangles and outlines are filled in the current colour [S0-131 S0-132]")
  func drawing() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: single).image { _ in
      UIColor.blue.withAlphaComponent(0.3).setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 10))
      UIColor.red.setFill()
      UIBezierPath(roundedRect: CGRect(x: 0, y: 10, width: 20, height: 10), cornerRadius: 5).fill()
    }
    #expect(pixel(image, 3, 3) == [0, 0, 77, 77])
    #expect(pixel(image, 10, 15) == [255, 0, 0, 255])
    #expect(pixel(image, 0, 10)[3] < 40)
  }

  @Test("JPEG of lower quality is smaller and comes back; PNG comes back exactly [S0-128 S0-133 S4-076]")
  func data() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 64, height: 64), format: single).image {
      context in
      for i in 0..<64 {
        UIColor(hue: CGFloat(i) / 64, saturation: 1, brightness: 1, alpha: 1).setFill()
        context.fill(CGRect(x: CGFloat(i), y: 0, width: 1, height: CGFloat(i)))
      }
    }
    let (good, poor) = (image.jpegData(compressionQuality: 1)!, image.jpegData(compressionQuality: 0.1)!)
    #expect(poor.count < good.count)
    #expect(UIImage(data: poor)?.size == CGSize(width: 64, height: 64))
    let back = try #require(UIImage(data: image.pngData()!))
    #expect(pixel(back, 40, 10) == pixel(image, 40, 10))
    let half = UIGraphicsImageRenderer(size: CGSize(width: 32, height: 32), format: single).image { _ in
      image.draw(in: CGRect(x: 0, y: 0, width: 32, height: 32))
    }
    #expect(pixel(half, 30, 2)[3] == 255)
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    #expect(UIImage().pngData() == nil)
  }

  @Test("A picture is read from its path, nil where there is none [S4-077]")
  func files() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "sash-\(UUID().uuidString)@2x.png")
    defer { try? FileManager.default.removeItem(at: url) }
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: single).image {
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    try image.pngData()!.write(to: url)
    #expect(
      UIImage(contentsOfFile: url.path)?.size == CGSize(width: 2 * image.scale, height: 2 * image.scale))
    #expect(UIImage(contentsOfFile: "/nowhere.png") == nil)
    #expect(UIImage(named: "no such picture") == nil)
  }

  @Test("Pictures and colours of UIKit are drawn by views")
  func views() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: single).image {
      context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let app = TestHost(size: CGSize(width: 20, height: 10)) {
      HStack(spacing: 0) {
        Image(uiImage: image)
        Color(uiColor: .blue)
      }
    }
    let left = app.pixel(x: 5, y: 5)
    let right = app.pixel(x: 15, y: 5)
    #expect(left.red == 255 && left.blue == 0)
    #expect(right.blue == 255 && right.red == 0)
    #expect(UIScreen.main.bounds.size == CGSize(width: 20, height: 10))
  }

  @Test("A photograph that lies on its side stands upright when it is read")
  func exif() throws {
    // Not at the scale of the screen, which other tests set.
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 16, height: 8)
    let wide = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 8, y: 0, width: 8, height: 8))
    }
    var data = wide.jpegData(compressionQuality: 1)!
    // An EXIF block that names orientation 6: the first row is the right side.
    let tiff: [UInt8] = [
      0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
    ]
    let body = Array("Exif".utf8) + [0, 0] + tiff
    data.insert(contentsOf: [0xff, 0xe1, 0, UInt8(body.count + 2)] + body, at: 2)
    let tall = try #require(UIImage(data: data))
    #expect(tall.size == CGSize(width: 8, height: 16))
    #expect(pixel(tall, 4, 2)[0] > 200 && pixel(tall, 4, 13)[2] > 200)
    #expect(UIImage(cgImage: wide.cgImage!, scale: 1, orientation: .down).bitmap[0, 0].blue == 255)
  }

  @Test("Fonts have the metrics of the system's face")
  func fonts() {
    let body = UIFont.preferredFont(forTextStyle: .body)
    #expect(body.pointSize == 17 && abs(body.lineHeight - 20.287) < 0.05)
    #expect(body.descender < 0 && body.ascender > body.capHeight && body.capHeight > body.xHeight)
    #expect(UIFont(name: "No Such Family", size: 12) == nil)
    #expect(UIFont.systemFont(ofSize: 20, weight: .bold) == UIFont.boldSystemFont(ofSize: 20))
  }
}
