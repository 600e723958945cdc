import CoreGraphics
import CoreImage
import CoreImage.CIFilterBuiltins
import Testing

@Suite("Pictures as if they were drawn")
struct DrawnEffectTests {
  private let context = CIContext()
  /// Dark on the left, bright on the right.
  private var halves: CIImage {
    let size = CGRect(x: 0, y: 0, width: 40, height: 40)
    let bright = CIImage(color: CIColor(red: 0.9, green: 0.8, blue: 0.7)).cropped(
      to: CGRect(x: 20, y: 0, width: 20, height: 40))
    return bright.composited(over: CIImage(color: CIColor(red: 0.1, green: 0.1, blue: 0.2)).cropped(to: size))
  }
  private func color(_ image: CIImage?, _ x: CGFloat, _ y: CGFloat) -> [Int] {
    guard let image else { return [] }
    var bytes = [UInt8](repeating: 0, count: 4)
    context.render(
      image, toBitmap: &bytes, rowBytes: 4, bounds: CGRect(x: x, y: y, width: 1, height: 1), format: .RGBA8,
      colorSpace: CGColorSpace(name: CGColorSpace.sRGB))
    return bytes.map(Int.init)
  }

  @Test("A comic has a black line where light and dark meet")
  func comic() {
    let filter = CIFilter.comicEffect()
    filter.inputImage = halves
    let (edge, bright) = (color(filter.outputImage, 20, 20), color(filter.outputImage, 35, 20))
    #expect(edge[0] < 60 && bright[0] > 150, "\(edge) \(bright)")
  }

  @Test("Heat makes dark blue and bright yellow; rays turn light around")
  func colors() {
    let thermal = CIFilter.thermal()
    thermal.inputImage = halves
    let (cold, warm) = (color(thermal.outputImage, 5, 5), color(thermal.outputImage, 35, 5))
    #expect(cold[2] > cold[0] && warm[0] > warm[2], "\(cold) \(warm)")
    let ray = CIFilter(name: "CIXRay", parameters: [kCIInputImageKey: halves])
    #expect(color(ray?.outputImage, 5, 5)[1] > color(ray?.outputImage, 35, 5)[1])
  }

  @Test("A lower target makes it warmer; shadows are lifted; alike neighbours are evened out")
  func tones() {
    let temperature = CIFilter.temperatureAndTint()
    temperature.inputImage = halves
    temperature.targetNeutral = CIVector(x: 4000, y: 0)
    let (before, after) = (color(halves, 35, 5), color(temperature.outputImage, 35, 5))
    #expect(after[0] > before[0] && after[2] < before[2], "\(before) \(after)")
    let lifted = CIFilter.highlightShadowAdjust()
    lifted.inputImage = halves
    lifted.shadowAmount = 1
    #expect(color(lifted.outputImage, 5, 5)[2] > color(halves, 5, 5)[2] + 5)
    let reduced = CIFilter.noiseReduction()
    reduced.inputImage = halves
    #expect(color(reduced.outputImage, 20, 20)[0] > 200)
    let zoomed = CIFilter.zoomBlur()
    zoomed.inputImage = halves
    zoomed.center = CGPoint(x: 0, y: 20)
    zoomed.amount = 10
    let mixed = color(zoomed.outputImage, 23, 20)
    #expect(mixed[0] < 220 && mixed[0] > 40, "\(mixed)")
    let edges = CIFilter.edgeWork()
    edges.inputImage = halves
    #expect(color(edges.outputImage, 20, 20)[0] > color(edges.outputImage, 35, 20)[0] + 50)
  }
}
