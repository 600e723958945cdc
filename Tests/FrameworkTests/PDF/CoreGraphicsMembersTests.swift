import CoreGraphics
import Foundation
import Testing
import UIKit

/// Members of paths, contexts, fonts and pictures.
///
/// - Source: Apple's reference of CGPath, CGContext, CGFunction, CGShading, CGPattern, CGLayer, CGFont and CGImage
@MainActor @Suite("More of Core Graphics")
struct CoreGraphicsMembersTests {
  private func context(_ size: Int = 40) throws -> CGContext {
    try #require(
      CGContext(
        data: nil, width: size, height: size, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
  }
  /// With y upward.
  private func pixel(_ context: CGContext, _ x: Int, _ y: Int) -> [UInt8] {
    let bytes = context.data!.assumingMemoryBound(to: UInt8.self)
    return (0..<4).map { bytes[(context.height - 1 - y) * context.bytesPerRow + x * 4 + $0] }
  }

  @Test("Paths are dashed, told to be rectangles, flattened and taken apart")
  func paths() {
    let line = CGMutablePath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 10, y: 0))
    var moves = 0
    line.copy(dashingWithPhase: 0, lengths: [2, 2]).applyWithBlock {
      if $0.pointee.type == .moveToPoint { moves += 1 }
    }
    #expect(moves == 3)
    var rect = CGRect.zero
    #expect(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).isRect(&rect))
    #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4) && !line.isRect(nil))
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
    var (curves, lines) = (0, 0)
    circle.flattened(threshold: 0.1).applyWithBlock {
      if $0.pointee.type == .addLineToPoint { lines += 1 }
      if $0.pointee.type == .addCurveToPoint || $0.pointee.type == .addQuadCurveToPoint { curves += 1 }
    }
    #expect(curves == 0 && lines > 20 && lines < 400)
    let two = CGMutablePath()
    two.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    two.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
    two.addRect(CGRect(x: 22, y: 2, width: 4, height: 4))
    let parts = two.componentsSeparated(using: .evenOdd)
    #expect(parts.count == 2)
    let holed = parts.first { $0.boundingBox.maxX > 15 }
    #expect(holed?.contains(CGPoint(x: 21, y: 1)) == true && holed?.contains(CGPoint(x: 24, y: 4)) == false)
    let other = CGPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10), transform: nil)
    #expect(
      two.intersects(other)
        && !line.intersects(CGPath(rect: CGRect(x: 50, y: 50, width: 1, height: 1), transform: nil)))
    let rest = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil).symmetricDifference(
      other)
    #expect(
      rest.contains(CGPoint(x: 2, y: 2)) && !rest.contains(CGPoint(x: 7, y: 7))
        && rest.contains(CGPoint(x: 12, y: 12)))
  }

  @Test("A context tells of its path and of its spaces")
  func questions() throws {
    let context = try context()
    #expect(context.boundingBoxOfPath.isNull && context.currentPointOfPath == .zero)
    context.move(to: CGPoint(x: 5, y: 5))
    context.addLine(to: CGPoint(x: 15, y: 5))
    context.addLine(to: CGPoint(x: 15, y: 15))
    #expect(context.currentPointOfPath == CGPoint(x: 15, y: 15))
    #expect(context.boundingBoxOfPath == CGRect(x: 5, y: 5, width: 10, height: 10))
    #expect(
      context.pathContains(CGPoint(x: 13, y: 7), mode: .fill)
        && !context.pathContains(CGPoint(x: 13, y: 7), mode: .stroke))
    #expect(context.pathContains(CGPoint(x: 10, y: 5.2), mode: .stroke))
    context.translateBy(x: 3, y: 4)
    #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 4, y: 5))
    #expect(context.convertToUserSpace(CGPoint(x: 4, y: 5)) == CGPoint(x: 1, y: 1))
  }

  @Test("Shadings of functions, patterns and layers are drawn")
  func paints() throws {
    var callbacks = CGFunctionCallbacks(
      version: 0,
      evaluate: { _, input, output in
        for index in 0..<3 { output[index] = input[0] }
        output[3] = 1
      }, releaseInfo: nil)
    let function = try #require(
      CGFunction(
        info: nil, domainDimension: 1, domain: [0, 1], rangeDimension: 4, range: nil, callbacks: &callbacks))
    let shading = try #require(
      CGShading(
        axialSpace: CGColorSpaceCreateDeviceRGB(), start: .zero, end: CGPoint(x: 40, y: 0),
        function: function,
        extendStart: true, extendEnd: true))
    let shaded = try context()
    shaded.drawShading(shading)
    #expect(pixel(shaded, 1, 20)[0] < 20 && pixel(shaded, 38, 20)[0] > 235)

    var cell = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        context.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
      }, releaseInfo: nil)
    let pattern = try #require(
      CGPattern(
        info: nil, bounds: CGRect(x: 0, y: 0, width: 10, height: 10), matrix: .identity, xStep: 10, yStep: 10,
        tiling: .constantSpacing, isColored: true, callbacks: &cell))
    let tiled = try context()
    tiled.setFillPattern(pattern, colorComponents: [1])
    tiled.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(pixel(tiled, 2, 5) == [255, 0, 0, 255] && pixel(tiled, 7, 5) == [0, 0, 0, 0])
    #expect(pixel(tiled, 32, 15) == [255, 0, 0, 255] && pixel(tiled, 2, 25) == [0, 0, 0, 0])

    let whole = try context()
    let layer = try #require(CGLayer(whole, size: CGSize(width: 10, height: 10), auxiliaryInfo: nil))
    layer.context?.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1))
    layer.context?.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
    whole.draw(layer, at: CGPoint(x: 20, y: 20))
    #expect(pixel(whole, 25, 22) == [0, 0, 255, 255] && pixel(whole, 25, 27) == [0, 0, 0, 0])
  }

  @Test("Masks hide, inks are converted, and data comes from a program as it is asked for")
  func pictures() throws {
    let context = try context(2)
    context.setFillColor(cyan: 0, magenta: 1, yellow: 1, black: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(pixel(context, 0, 0) == [255, 0, 0, 255])
    let bits = try #require(CGDataProvider(data: Data([0b0100_0000, 0b0100_0000]) as CFData))
    let mask = try #require(
      CGImage(
        maskWidth: 2, height: 2, bitsPerComponent: 1, bitsPerPixel: 1, bytesPerRow: 1, provider: bits,
        decode: nil,
        shouldInterpolate: false))
    let seen = try #require(context.makeImage()?.masking(mask)?.dataProvider?.data)
    #expect([UInt8](seen.prefix(8)) == [255, 0, 0, 255, 0, 0, 0, 0], "a sample of 1 hides")
    let none = context.makeImage()?.copy(maskingColorComponents: [250, 255, 0, 5, 0, 5])?.dataProvider?.data
    #expect(none?.allSatisfy { $0 == 0 } == true)
    let ink = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1).converted(
      to: CGColorSpaceCreateDeviceCMYK(), intent: .defaultIntent, options: nil)
    #expect(ink?.components == [0, 1, 1, 0, 1] && CGColorSpaceCreateDeviceCMYK().model == .cmyk)
    var left = 5
    try withUnsafeMutablePointer(to: &left) { left in
      var calls = CGDataProviderSequentialCallbacks()
      calls.getBytes = { info, buffer, count in
        let left = info!.assumingMemoryBound(to: Int.self)
        let count = min(count, left.pointee, 2)
        for index in 0..<count {
          buffer.storeBytes(of: UInt8(left.pointee - index), toByteOffset: index, as: UInt8.self)
        }
        left.pointee -= count
        return count
      }
      let provider = try #require(CGDataProvider(sequentialInfo: left, callbacks: &calls))
      #expect(provider.data == Data([5, 4, 3, 2, 1]))
    }
  }

  @Test("A font of a file tells its measures, and its glyphs are drawn")
  func font() throws {
    guard let font = CGFont("DejaVuSans" as CFString as NSString) else { return }
    #expect(
      font.unitsPerEm == 2048 && font.numberOfGlyphs > 3000 && font.ascent == 1901 && font.descent == -483)
    #expect(font.postScriptName == "DejaVuSans" && font.italicAngle == 0)
    var glyph = font.getGlyphWithGlyphName(name: "H")
    #expect(glyph > 0 && font.name(for: glyph) == "H")
    var (advance, box): (Int32, CGRect) = (0, .zero)
    #expect(font.getGlyphAdvances(glyphs: &glyph, count: 1, advances: &advance) && advance == 1540)
    #expect(font.getGlyphBBoxes(glyphs: &glyph, count: 1, bboxes: &box) && box.minY == 0 && box.maxY == 1493)
    let context = try context()
    context.setFont(font)
    context.setFontSize(40)
    context.setFillColor(CGColor(gray: 0, alpha: 1))
    context.showGlyphs([glyph], at: [CGPoint(x: 2, y: 2)])
    #expect(
      pixel(context, 8, 10)[3] == 255 && pixel(context, 18, 5)[3] == 0 && pixel(context, 18, 18)[3] == 255)
  }
}
