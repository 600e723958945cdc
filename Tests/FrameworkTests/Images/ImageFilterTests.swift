import CoreImage
import CoreImage.CIFilterBuiltins
import SwiftUI
import Testing

@Suite("Core Image filters pictures")
struct ImageFilterTests {
  /// The colour at a place, x to the right and y upward, as bytes.
  private func color(_ image: CIImage, _ x: Int, _ y: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 4)
    CIContext().render(
      image, toBitmap: &bytes, rowBytes: 4, bounds: CGRect(x: x, y: y, width: 1, height: 1), format: .RGBA8,
      colorSpace: nil)
    return bytes
  }
  private func filled(_ color: CIColor, _ width: Int = 40, _ height: Int = 40) -> CIImage {
    CIImage(color: color).cropped(to: CGRect(x: 0, y: 0, width: width, height: height))
  }
  /// Black left of the middle and white to the right.
  private var halves: CIImage {
    filled(.white, 20, 40).transformed(by: CGAffineTransform(translationX: 20, y: 0))
      .composited(over: filled(.black))
  }

  @Test("Pixels go through unchanged, the first row at the top")
  func identity() throws {
    let picture = UIGraphicsImageRenderer(
      size: CGSize(width: 4, height: 4),
      format: {
        let f = UIGraphicsImageRendererFormat()
        f.scale = 1
        return f
      }()
    ).image { context in
      UIColor(red: 0.8, green: 0.2, blue: 0.4, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
    }
    let image = try #require(CIImage(image: picture))
    #expect(image.extent == CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(color(image, 1, 3) == [204, 51, 102, 255])
    #expect(color(image, 1, 0) == [0, 0, 0, 0])
    let back = try #require(CIContext().createCGImage(image, from: image.extent))
    #expect(UIImage(cgImage: back).pngData() == picture.pngData())
  }

  @Test("A filter by name and by function are the same; keys say what it takes")
  func names() throws {
    let filter: CIFilter = CIFilter.sepiaTone()
    #expect(filter.inputKeys == [kCIInputImageKey, kCIInputIntensityKey])
    #expect(filter.outputImage == nil)
    filter.setValue(filled(.white), forKey: kCIInputImageKey)
    filter.setValue(0.5, forKey: kCIInputIntensityKey)
    let typed = CIFilter.sepiaTone()
    typed.inputImage = filled(.white)
    #expect(typed.intensity == 1)
    typed.intensity = 0.5
    let named = try #require(CIFilter(name: "CISepiaTone"))
    named.setValue(filled(.white), forKey: kCIInputImageKey)
    named.setValue(Float(0.5), forKey: kCIInputIntensityKey)
    let results = [filter, typed, named].map { color($0.outputImage!, 3, 3) }
    #expect(Set(results).count == 1)
    #expect(results[0][2] < results[0][0])
    #expect(CIFilter(name: "CINoSuchFilter") == nil)
  }

  @Test("Every filter of the registry draws its defaults")
  func all() {
    let image = halves
    for name in CIFilter.filterNames(inCategory: nil) {
      let filter = CIFilter(name: name)!
      for key in filter.inputKeys where key.hasSuffix("Image") { filter.setValue(image, forKey: key) }
      if filter.inputKeys.contains("inputMessage") {
        filter.setValue(Data("Hi".utf8), forKey: "inputMessage")
      }
      let drawn = filter.outputImage.flatMap {
        CIContext().createCGImage($0, from: $0.extent.isInfinite ? image.extent : $0.extent)
      }
      #expect(drawn != nil, "\(name)")
    }
  }

  @Test("Colours change as the filters' names say")
  func colors() {
    let orange = filled(CIColor(red: 1, green: 0.5, blue: 0))
    func applied(_ name: String, _ parameters: [String: Any] = [:]) -> [UInt8] {
      color(orange.applyingFilter(name, parameters: parameters), 5, 5)
    }
    #expect(applied("CIColorInvert") == [0, 128, 255, 255])
    #expect(applied("CIColorControls") == [255, 128, 0, 255])
    let grey = applied("CIColorControls", [kCIInputSaturationKey: 0])
    #expect(grey[0] == grey[1] && grey[1] == grey[2])
    #expect(applied("CIExposureAdjust", [kCIInputEVKey: 1])[1] > 170)
    #expect(applied("CIPhotoEffectNoir")[0] == applied("CIPhotoEffectNoir")[2])
    #expect(applied("CIHueAdjust", [kCIInputAngleKey: Double.pi])[2] > 100)
  }

  @Test("A blur mixes across an edge and grows by three radii")
  func blur() {
    let filter = CIFilter.gaussianBlur()
    filter.inputImage = halves
    filter.radius = 4
    let output = filter.outputImage!
    #expect(output.extent == CGRect(x: -12, y: -12, width: 64, height: 64))
    let middle = color(output, 20, 20)[0]
    #expect((170...205).contains(middle))
    #expect(color(output, 2, 20)[0] == 0)
  }

  @Test("Squares of a mosaic have one colour each; edges are where colours change")
  func cells() {
    let mosaic = halves.applyingFilter(
      "CIPixellate", parameters: [kCIInputScaleKey: 16, kCIInputCenterKey: CIVector(x: 20, y: 20)])
    #expect(Set((13..<27).map { color(mosaic, $0, 20) }).count == 1)
    #expect((150...220).contains(color(mosaic, 20, 20)[0]))
    let edges = halves.applyingFilter("CIEdges", parameters: [kCIInputIntensityKey: 1])
    #expect(color(edges, 19, 20)[0] == 255 && color(edges, 5, 20)[0] == 0)
  }

  @Test("A vignette darkens corners and leaves the middle")
  func vignette() {
    let filter = CIFilter.vignette()
    filter.inputImage = filled(.white)
    filter.intensity = 1
    #expect(color(filter.outputImage!, 20, 20) == [255, 255, 255, 255])
    #expect(color(filter.outputImage!, 0, 0)[0] < 200)
  }

  @Test("A picture goes through a filter to SwiftUI")
  @MainActor func roundTrip() throws {
    let image = UIImage(ciImage: filled(.red).applyingFilter("CIColorInvert"))
    #expect(image.size == CGSize(width: 40, height: 40))
    #expect(UIImage(ciImage: CIImage(color: .red)).size == .zero)
  }
}

@Suite("Codes that cameras read")
struct CodeTests {
  private func lines(_ image: CIImage) -> [String] {
    let drawn = CIContext().createCGImage(image, from: image.extent)!
    let (width, height) = (drawn.width, drawn.height)
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    CIContext().render(
      image, toBitmap: &bytes, rowBytes: width * 4, bounds: image.extent, format: .RGBA8, colorSpace: nil)
    return (0..<height).map { row in
      String((0..<width).map { bytes[(row * width + $0) * 4] == 0 ? "#" as Character : "." })
    }
  }

  @Test("A QR code has its marks in three corners, a white rim, and grows with the text")
  func marks() throws {
    let filter = CIFilter.qrCodeGenerator()
    #expect(filter.outputImage == nil && filter.correctionLevel == "M")
    filter.message = Data("Anonymous\nyou@yoursite.com".utf8)
    let rows = lines(try #require(filter.outputImage))
    #expect(rows.count == 27 && rows[0] == String(repeating: ".", count: 27))
    for (row, column) in [(1, 1), (1, 19), (19, 1)] {
      let mark = rows[row..<row + 7].map { Array($0)[column..<column + 7] }.map { String($0) }
      #expect(mark == ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"])
    }
    filter.message = Data(repeating: 65, count: 2331)
    #expect(filter.outputImage?.extent.width == 179)
    filter.message = Data(repeating: 65, count: 2332)
    #expect(filter.outputImage == nil)
  }

  @Test("Scaled up its edges stay sharp")
  func scaled() throws {
    let filter = CIFilter.qrCodeGenerator()
    filter.setValue(Data("x".utf8), forKey: "inputMessage")
    let large = try #require(filter.outputImage).transformed(by: CGAffineTransform(scaleX: 5, y: 5))
    let bytes = try #require(CIContext().createCGImage(large, from: large.extent))
    #expect(bytes.width == 115)
    var seen = Set<Character>()
    for row in lines(large) { seen.formUnion(row) }
    #expect(seen == ["#", "."])
  }

  @Test("Bars of a Code 128 begin and end as the standard says")
  func bars() throws {
    let filter = CIFilter.code128BarcodeGenerator()
    filter.message = Data("Sash".utf8)
    filter.quietSpace = 0
    let row = lines(try #require(filter.outputImage))[0]
    // Start B, four signs, check, stop of 13 modules.
    #expect(row.count == 11 * 6 + 13)
    #expect(row.hasPrefix("##.#..#....") && row.hasSuffix("##...###.#.##"))
  }
}
