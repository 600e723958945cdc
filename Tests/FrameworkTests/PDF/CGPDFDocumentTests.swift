import CoreGraphics
import Foundation
import Testing
import UIKit

/// Files of pages as Core Graphics reads and draws them.
///
/// - Source: Apple's reference of CGPDFDocument, CGPDFPage and CGPDFScanner; ISO 32000-1
@MainActor @Suite("Files of pages in Core Graphics")
struct CGPDFDocumentTests {
  private func document(_ data: Data) throws -> CGPDFDocument {
    let provider = try #require(CGDataProvider(data: data as CFData))
    return try #require(CGPDFDocument(provider))
  }
  /// A page at one pixel a point, on white.
  private func drawn(_ page: CGPDFPage, _ transform: CGAffineTransform = .identity) throws -> (Int, Int) ->
    [UInt8]
  {
    let box = page.getBoxRect(.mediaBox).applying(transform)
    let (width, height) = (Int(box.maxX), Int(box.maxY))
    let context = try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    context.concatenate(transform)
    context.drawPDFPage(page)
    let pixels = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    // Places have y upward, as the page does.
    return { x, y in
      withExtendedLifetime(context) { (0..<3).map { pixels[((height - 1 - y) * width + x) * 4 + $0] } }
    }
  }

  @Test("A file tells its pages, boxes, turn and version, and numbers pages from 1")
  func structure() throws {
    let file = try document(PDFFiles.page("", more: "/CropBox [10 20 110 120] /Rotate 450"))
    #expect(file.numberOfPages == 1 && file.page(at: 0) == nil && file.page(at: 2) == nil)
    let page = try #require(file.page(at: 1))
    #expect(page.pageNumber == 1 && page.rotationAngle == 90)
    #expect(page.getBoxRect(.mediaBox) == CGRect(x: 0, y: 0, width: 200, height: 300))
    #expect(page.getBoxRect(.trimBox) == CGRect(x: 10, y: 20, width: 100, height: 100))
    var (major, minor): (Int32, Int32) = (0, 0)
    file.getVersion(majorVersion: &major, minorVersion: &minor)
    #expect(major == 1 && minor == 4)
    #expect(!file.isEncrypted && file.isUnlocked && file.allowsCopying)
    #expect(CGPDFDocument(Data("no file".utf8).withProvider) == nil)
    let chapters = file.outline?["Children"] as? [[String: Any]]
    #expect(chapters?.first?["Title"] as? String == "First" && chapters?.first?["Destination"] as? Int == 1)
  }

  @Test("Values are asked for by key and type; an integer is a number too, and a stream gives its data")
  func objects() throws {
    let file = try document(PDFFiles.page("0 0 m"))
    let info = try #require(file.info)
    var string: CGPDFStringRef?
    #expect(CGPDFDictionaryGetString(info, "Author", &string))
    #expect(CGPDFStringCopyTextString(string) == "Ä")
    #expect(CGPDFDictionaryGetString(info, "CreationDate", &string))
    #expect(CGPDFStringCopyDate(string) == Date(timeIntervalSince1970: 1_706_698_800))
    let page = try #require(file.page(at: 1)?.dictionary)
    var name: UnsafePointer<CChar>?
    #expect(CGPDFDictionaryGetName(page, "Type", &name) && name.map { String(cString: $0) } == "Page")
    #expect(!CGPDFDictionaryGetInteger(page, "Type", nil) && !CGPDFDictionaryGetName(page, "None", &name))
    var box: CGPDFArrayRef?
    #expect(CGPDFDictionaryGetArray(page, "MediaBox", &box) && CGPDFArrayGetCount(box) == 4)
    var (whole, number): (CGPDFInteger, CGPDFReal) = (0, 0)
    #expect(CGPDFArrayGetInteger(box, 2, &whole) && whole == 200)
    #expect(CGPDFArrayGetNumber(box, 3, &number) && number == 300)
    var stream: CGPDFStreamRef?
    #expect(CGPDFDictionaryGetStream(page, "Contents", &stream))
    var format = CGPDFDataFormat.jpegEncoded
    #expect(CGPDFStreamCopyData(stream, &format) == Data("0 0 m".utf8) && format == .raw)
  }

  @Test("A scanner calls what the table has for operators, which take their operands from the last one on")
  func scanner() throws {
    final class Seen { var lines: [String] = [] }
    let file = try document(PDFFiles.page("1 2 m [(a) -5 (b)] TJ"))
    let content = CGPDFContentStreamCreateWithPage(try #require(file.page(at: 1)))
    let table = try #require(CGPDFOperatorTableCreate())
    let seen = Seen()
    CGPDFOperatorTableSetCallback(table, "m") { scanner, info in
      let seen = Unmanaged<Seen>.fromOpaque(info!).takeUnretainedValue()
      var (x, y): (CGPDFReal, CGPDFReal) = (0, 0)
      _ = CGPDFScannerPopNumber(scanner, &y) && CGPDFScannerPopNumber(scanner, &x)
      seen.lines.append("m \(x) \(y) \(CGPDFScannerPopNumber(scanner, nil))")
    }
    CGPDFOperatorTableSetCallback(table, "TJ") { scanner, info in
      let seen = Unmanaged<Seen>.fromOpaque(info!).takeUnretainedValue()
      var array: CGPDFArrayRef?
      guard !CGPDFScannerPopName(scanner, nil), CGPDFScannerPopArray(scanner, &array) else { return }
      var string: CGPDFStringRef?
      _ = CGPDFArrayGetString(array, 2, &string)
      seen.lines.append("TJ \(CGPDFArrayGetCount(array)) \(CGPDFStringCopyTextString(string) ?? "")")
    }
    let scanner = CGPDFScannerCreate(content, table, Unmanaged.passUnretained(seen).toOpaque())
    #expect(CGPDFScannerScan(scanner))
    #expect(seen.lines == ["m 1.0 2.0 false", "TJ 3 b"])
    CGPDFScannerRelease(scanner)
    CGPDFOperatorTableRelease(table)
    CGPDFContentStreamRelease(content)
  }

  @Test("A page draws paths, inks, clips, blends and letters where it says")
  func drawing() throws {
    let content = """
      1 0 0 rg 10 10 40 30 re f
      q 0 0 1 rg 60 10 20 20 re W n 50 0 100 100 re f Q
      0 1 0 0 k 100 10 20 20 re f
      /H gs 0 1 0 rg 20 20 10 10 re f
      BT /F 40 Tf 0 g 20 200 Td (H) Tj ET
      """
    let resources = "/ExtGState << /H << /ca 0.5 >> >>"
    let file = try document(PDFFiles.page(content, resources: resources))
    let pixel = try drawn(#require(file.page(at: 1)))
    #expect(
      pixel(12, 12) == [255, 0, 0] && pixel(9, 12) == [255, 255, 255] && pixel(12, 41) == [255, 255, 255])
    #expect(
      pixel(65, 15) == [0, 0, 255] && pixel(90, 15) == [255, 255, 255], "what is clipped is not drawn")
    #expect(pixel(110, 20) == [255, 0, 255], "magenta ink takes the green away")
    let mixed = pixel(25, 25)
    #expect(abs(Int(mixed[0]) - 128) < 2 && abs(Int(mixed[1]) - 128) < 2 && mixed[2] == 0)
    // The letter is 0.72 em high, with two stems and a bar between them.
    let dark = (195..<240).map { y in (18..<52).filter { pixel($0, y)[0] < 128 }.count }
    #expect(dark[10] > 4 && dark[10] < 14 && dark.max()! > 20, "two stems, and a bar")
    #expect(dark.prefix(4).allSatisfy { $0 == 0 } && dark[45 - 10] == 0 && dark[31] > 0)
  }

  @Test("Shadings, patterns, forms, masks and pictures are drawn")
  func paints() throws {
    let content = """
      q 0 0 100 50 re W n /S sh Q
      /Pattern cs /P scn 100 0 40 40 re f
      q 1 0 0 1 0 100 cm /X Do Q
      q /M gs 1 0 0 rg 0 200 100 50 re f Q
      q 20 0 0 20 150 200 cm BI /W 2 /H 1 /CS /G /BPC 8 /F /AHx ID 00FF> EI Q
      """
    let resources = """
      /Shading << /S << /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 100 0] \
      /Function << /FunctionType 2 /Domain [0 1] /C0 [0] /C1 [1] /N 1 >> >> >> \
      /Pattern << /P 8 0 R >> /XObject << /X 9 0 R >> /ExtGState << /M << /SMask << /S /Luminosity /G 10 0 R >> >> >>
      """
    let tile = "0 0 1 rg 0 0 5 10 re f"
    let form = "0 1 0 rg 0 0 100 100 re f"
    let light = "1 g 0 200 50 50 re f"
    let objects = [
      "<< /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 10 10] /XStep 10 /YStep 10 /Resources << >> "
        + "/Length \(tile.utf8.count) >>\nstream\n\(tile)\nendstream",
      "<< /Subtype /Form /BBox [0 0 10 10] /Matrix [2 0 0 2 5 5] /Length \(form.utf8.count) >>\nstream\n\(form)\nendstream",
      "<< /Subtype /Form /BBox [0 0 200 300] /Group << /S /Transparency /CS /DeviceGray >> "
        + "/Length \(light.utf8.count) >>\nstream\n\(light)\nendstream",
    ]
    let file = try document(PDFFiles.page(content, resources: resources, objects: objects))
    let pixel = try drawn(#require(file.page(at: 1)))
    #expect(pixel(5, 20)[0] < 30 && pixel(95, 20)[0] > 225 && abs(Int(pixel(50, 20)[0]) - 128) < 12)
    #expect(
      pixel(102, 5) == [0, 0, 255] && pixel(107, 5) == [255, 255, 255] && pixel(132, 35) == [0, 0, 255])
    #expect(
      pixel(6, 106) == [0, 255, 0] && pixel(24, 124) == [0, 255, 0] && pixel(26, 126) == [255, 255, 255])
    #expect(pixel(20, 220) == [255, 0, 0] && pixel(80, 220) == [255, 255, 255], "black hides")
    #expect(pixel(153, 210) == [0, 0, 0] && pixel(167, 210) == [255, 255, 255])
  }

  @Test("Compressed files are read, and encrypted ones once a password opens them", arguments: [0, 1, 2])
  func packed(_ kind: Int) throws {
    let file = try document([PDFFiles.packed, PDFFiles.rc4, PDFFiles.aes][kind])
    #expect(file.isEncrypted == (kind > 0))
    if kind > 0 {
      #expect(!file.isUnlocked && file.numberOfPages == 0 && file.page(at: 1) == nil)
      #expect(!file.unlockWithPassword("wrong"))
      #expect(file.unlockWithPassword("user") && file.isUnlocked)
    }
    #expect(file.numberOfPages == 1)
    let pixel = try drawn(#require(file.page(at: 1)))
    #expect(pixel(20, 20) == [255, 0, 0] && pixel(45, 20) == [255, 255, 255])
  }

  @Test("A file whose table is wrong is read by its objects")
  func damaged() throws {
    let text = String(decoding: PDFFiles.page("1 0 0 rg 0 0 50 50 re f"), as: UTF8.self)
    let file = try document(Data(text.replacingOccurrences(of: "startxref\n", with: "startxref\n9").utf8))
    #expect(try drawn(#require(file.page(at: 1)))(10, 10) == [255, 0, 0])
  }

  @Test(
    "The drawing transform turns and shrinks a page into the middle of a rectangle, and never enlarges it")
  func drawingTransform() throws {
    let page = try #require(document(PDFFiles.page("", more: "/Rotate 90")).page(at: 1))
    let small = page.getDrawingTransform(
      .mediaBox, rect: CGRect(x: 0, y: 0, width: 150, height: 100), rotate: 0, preserveAspectRatio: true)
    // 300 × 200 as it is turned, so half as large; turned clockwise the lower left corner is at the upper left.
    #expect(abs(small.a) < 1e-9 && abs(small.b + 0.5) < 1e-9)
    let corner = CGPoint.zero.applying(small)
    #expect(abs(corner.x) < 1e-9 && abs(corner.y - 100) < 1e-9)
    let large = page.getDrawingTransform(
      .mediaBox, rect: CGRect(x: 0, y: 0, width: 600, height: 600), rotate: 270, preserveAspectRatio: true)
    let box = page.getBoxRect(.mediaBox).applying(large)
    #expect(abs(box.width - 200) < 1e-6 && abs(box.midX - 300) < 1e-6 && abs(box.midY - 300) < 1e-6)
  }

  @Test("What a context of pages writes is read again, with its links and named places")
  func written() throws {
    let data = NSMutableData()
    var box = CGRect(x: 0, y: 0, width: 100, height: 80)
    let consumer = try #require(CGDataConsumer(data: data))
    let context = try #require(
      CGContext(consumer: consumer, mediaBox: &box, [kCGPDFContextTitle: "Ünder"] as [AnyHashable: Any]))
    context.beginPDFPage(nil)
    context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 50, height: 40))
    context.setURL(
      URL(string: "https://example.com")! as CFURL, for: CGRect(x: 10, y: 10, width: 20, height: 20))
    context.addDestination("there" as CFString, at: CGPoint(x: 5, y: 60))
    context.setDestination("there" as CFString, for: CGRect(x: 60, y: 10, width: 20, height: 20))
    context.endPDFPage()
    context.closePDF()
    let file = try document(data as Data)
    let page = try #require(file.page(at: 1))
    #expect(page.getBoxRect(.mediaBox) == box)
    let pixel = try drawn(page)
    #expect(pixel(10, 10)[2] > 240 && pixel(10, 10)[0] < 15 && pixel(90, 70)[0] > 240)
    var links: CGPDFArrayRef?
    #expect(CGPDFDictionaryGetArray(page.dictionary, "Annots", &links) && CGPDFArrayGetCount(links) == 2)
    var string: CGPDFStringRef?
    #expect(
      CGPDFDictionaryGetString(file.info, "Title", &string) && CGPDFStringCopyTextString(string) == "Ünder")
  }
}

extension Data {
  fileprivate var withProvider: CGDataProvider { CGDataProvider(data: self as CFData)! }
}
