import Foundation
import SashDisplay
import SashGeometry
import SashRaster
import Testing

@Suite("Outlines, WebP and GIF in files") struct VectorTests {
  private func svg(_ inside: String, _ attributes: String = "width='20' height='20'") throws -> Bitmap {
    try Bitmap(imageData: Data("<svg xmlns='http://www.w3.org/2000/svg' \(attributes)>\(inside)</svg>".utf8))
  }
  private func expect(
    _ bitmap: Bitmap, _ x: Int, _ y: Int, _ color: (Int, Int, Int, Int), within: Int = 1,
    _ place: SourceLocation = #_sourceLocation
  ) {
    let p = bitmap[x, y]
    let off = [Int(p.red) - color.0, Int(p.green) - color.1, Int(p.blue) - color.2, Int(p.alpha) - color.3]
    #expect(off.allSatisfy { abs($0) <= within }, "(\(x), \(y)) is \(p)", sourceLocation: place)
  }
  private let red = (255, 0, 0, 255)
  private let green = (0, 255, 0, 255)
  private let blue = (0, 0, 255, 255)
  private let none = (0, 0, 0, 0)

  // MARK: SVG

  @Test("The view box is fitted into the size, in the middle unless told otherwise")
  func viewBox() throws {
    let middle = try svg(
      "<rect width='10' height='10' fill='red'/>", "width='40' height='20' viewBox='0 0 10 10'")
    #expect(middle.width == 40 && middle.height == 20)
    expect(middle, 9, 10, none)
    expect(middle, 10, 0, red)
    expect(middle, 29, 19, red)
    expect(middle, 30, 10, none)
    let stretched = try svg(
      "<rect width='5' height='10' fill='red'/>",
      "width='40' height='20' viewBox='0 0 10 10' preserveAspectRatio='none'")
    expect(stretched, 19, 10, red)
    expect(stretched, 20, 10, none)
    #expect(try svg("", "viewBox='0 0 30 15'").width == 30)
    #expect(try svg("", "viewBox='0 0 30 15' height='30'").width == 60)
    #expect(try svg("", "width='1in' height='72pt'").width == 96)
  }

  @Test("Path data: absolute, relative, smooth and arcs, with as few separators as allowed")
  func paths() throws {
    let square = try svg("<path fill='#f00' d='M2 2h10v10H2z m2,2 0 2 2 0z' fill-rule='evenodd'/>")
    expect(square, 3, 11, red)
    expect(square, 4, 5, none)
    let arc = try svg("<path fill='red' d='M10 0A10 10 0 0110 20z'/>")
    expect(arc, 12, 10, red)
    expect(arc, 18, 10, red)
    expect(arc, 18, 1, none)
    expect(arc, 8, 10, none)
    let tight = try svg("<path fill='red' d='M.5.5l9-.5.5 9.5-10 .5z'/>")
    expect(tight, 5, 5, red)
    let half = try svg("<path fill='red' d='M0 0h10v10h-10z L 5 x 20'/>")
    expect(half, 5, 5, red)
  }

  @Test("Styles come from attributes, classes and style, and are inherited")
  func styles() throws {
    let picture = try svg(
      """
      <style>.a, #b { fill: rgb(0, 255, 0) } circle{fill:blue}</style>
      <g fill="red" stroke="none"><rect width="4" height="4"/><rect class="a" x="5" width="4" height="4"/>
      <rect id="b" x="10" width="4" height="4" style="fill:#00f"/><circle cx="17" cy="2" r="2"/>
      <g color="lime"><rect y="5" width="4" height="4" fill="currentColor"/></g>
      <rect y="10" width="4" height="4" fill-opacity=".5"/><rect y="15" width="4" height="4" display="none"/>
      <g opacity="50%"><rect x="10" y="10" width="6" height="6"/><rect x="12" y="12" width="6" height="6"/></g></g>
      """)
    expect(picture, 2, 2, red)
    expect(picture, 7, 2, green)
    expect(picture, 12, 2, blue)
    expect(picture, 17, 2, blue)
    expect(picture, 2, 7, green)
    expect(picture, 2, 12, (128, 0, 0, 128))
    expect(picture, 2, 17, none)
    // A group fades as one.
    expect(picture, 13, 13, (128, 0, 0, 128))
  }

  @Test("Strokes, transforms, references and symbols")
  func structure() throws {
    let picture = try svg(
      """
      <defs><rect id="r" width="4" height="4" fill="red"/><symbol id="s" viewBox="0 0 1 1">
      <rect width="1" height="1" fill="blue"/></symbol></defs>
      <use href="#r" x="2" y="2"/><use href="#s" x="10" y="0" width="6" height="6"/>
      <g transform="translate(10,10) scale(2)"><use href="#r"/></g>
      <line x1="0" y1="10" x2="8" y2="10" stroke="lime" stroke-width="4"/>
      """)
    expect(picture, 1, 3, none)
    expect(picture, 2, 2, red)
    expect(picture, 5, 5, red)
    expect(picture, 15, 5, blue)
    expect(picture, 16, 5, none)
    expect(picture, 17, 17, red)
    expect(picture, 18, 17, none)
    expect(picture, 4, 8, green)
    expect(picture, 4, 11, green)
    expect(picture, 8, 10, none)
  }

  @Test("Gradients by box and by user units, clips and masks")
  func paints() throws {
    let picture = try svg(
      """
      <defs><linearGradient id="a"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient>
      <linearGradient id="b" href="#a" gradientUnits="userSpaceOnUse" x1="0" y1="10" x2="0" y2="20"/>
      <radialGradient id="c"><stop offset=".5" stop-color="red"/><stop offset="1" stop-color="blue"/></radialGradient>
      <clipPath id="d"><rect x="11" y="11" width="3" height="8"/></clipPath>
      <mask id="e"><rect x="16" y="11" width="4" height="4" fill="white"/><rect x="16" y="15" width="4" height="5"
      fill="#808080"/></mask></defs>
      <rect width="10" height="8" fill="url(#a)"/><rect y="10" width="10" height="10" fill="url(#b)"/>
      <ellipse cx="15" cy="4" rx="5" ry="4" fill="url(#c)"/>
      <rect x="10" y="10" width="5" height="10" fill="lime" clip-path="url(#d)"/>
      <rect x="15" y="10" width="5" height="10" fill="lime" mask="url(#e)"/>
      """)
    expect(picture, 0, 4, (242, 0, 13, 255), within: 3)
    expect(picture, 9, 4, (13, 0, 242, 255), within: 3)
    expect(picture, 5, 10, (242, 0, 13, 255), within: 3)
    expect(picture, 5, 19, (13, 0, 242, 255), within: 3)
    expect(picture, 15, 4, red)
    #expect(picture[10, 4].blue > 150 && picture[15, 0].blue > 150)
    expect(picture, 12, 15, green)
    expect(picture, 14, 15, none)
    expect(picture, 10, 15, none)
    expect(picture, 17, 12, green)
    #expect(abs(Int(picture[17, 17].alpha) - 128) < 4)
    expect(picture, 15, 15, none)
  }

  @Test(
    "Files that make much of little end: references that go round or multiply, deep nesting, short dashes")
  func bombs() throws {
    _ = try svg("<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g><use href='#a'/>")
    var many = "<g id='n0'><rect width='1' height='1'/></g>"
    for i in 1...30 {
      many += "<g id='n\(i)'>" + String(repeating: "<use href='#n\(i - 1)'/>", count: 10) + "</g>"
    }
    _ = try svg(many + "<use href='#n30'/>")
    #expect(throws: ImageDecodingError.self) {
      try svg(String(repeating: "<g>", count: 5_000) + String(repeating: "</g>", count: 5_000))
    }
    _ = try svg("<path d='M0 0H9999999' stroke='red' stroke-dasharray='.0001'/>")
    #expect(throws: ImageDecodingError.self) { try svg("", "width='1e6' height='1e6'") }
    #expect(throws: ImageDecodingError.self) { try svg("", "width='0' height='5'") }
    #expect(throws: ImageDecodingError.self) { try Bitmap(imageData: Data("<svg width='5'".utf8)) }
    #expect(throws: ImageDecodingError.self) { try Bitmap(imageData: Data("<?xml ?><html></html>".utf8)) }
    let missing = try VectorPicture(
      svgData: Data(
        "<svg width='5' height='5'><filter id='f'><feTurbulence/></filter><image/><rect filter='url(#f)' width='5' height='5'/></svg>"
          .utf8)
    )
    #expect(missing.missing == ["feTurbulence", "image"])
  }

  @Test("Filters: a shadow as drawing programs write it, colours through a matrix, parts put together")
  func filters() throws {
    // A red square over its shadow, which is moved by 20 to the right.
    let shadow = try svg(
      "<filter id='f'><feFlood flood-opacity='0' result='BackgroundImageFix'/>"
        + "<feColorMatrix in='SourceAlpha' values='0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0'/><feOffset dx='20'/>"
        + "<feColorMatrix values='0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 1 0'/>"
        + "<feBlend in2='BackgroundImageFix' result='shadow'/>"
        + "<feBlend in='SourceGraphic' in2='shadow'/></filter>"
        + "<g filter='url(#f)'><rect x='10' y='10' width='20' height='20' fill='red'/></g>",
      "width='60' height='40'")
    expect(shadow, 15, 20, (255, 0, 0, 255))
    expect(shadow, 40, 20, (0, 0, 255, 255))
    expect(shadow, 55, 20, (0, 0, 0, 0))
    let dropped = try svg(
      "<filter id='f'><feDropShadow dx='0' dy='10' stdDeviation='3' flood-color='green'/></filter>"
        + "<rect x='10' y='5' width='20' height='10' fill='red' filter='url(#f)'/>", "width='40' height='40'")
    expect(dropped, 20, 10, (255, 0, 0, 255))
    #expect(dropped[20, 20].green > 50 && dropped[20, 20].alpha < 255)
    let parts = try svg(
      "<filter id='f'><feFlood flood-color='blue' result='b'/><feComposite in='b' in2='SourceGraphic' operator='in'/>"
        + "</filter><circle cx='20' cy='20' r='10' filter='url(#f)'/>", "width='40' height='40'")
    expect(parts, 20, 20, (0, 0, 255, 255))
    expect(parts, 2, 2, (0, 0, 0, 0))
    let grey = try svg(
      "<filter id='f'><feColorMatrix type='saturate' values='0'/></filter>"
        + "<rect width='40' height='40' fill='red' filter='url(#f)'/>", "width='40' height='40'")
    #expect(grey[20, 20].red == grey[20, 20].green && grey[20, 20].red > 40)
  }

  // MARK: WebP and GIF

  @Test("WebP without and with loss, with opacity, and the first picture of a moving one")
  func webp() throws {
    let exact = try Bitmap(imageData: Samples.webp[0])
    #expect(exact.width == 12 && exact.height == 9)
    expect(exact, 5, 8, (100, 200, 40, 255), within: 0)
    expect(exact, 11, 4, (110, 50, 22, 128))
    let lossy = try Bitmap(imageData: Samples.webp[1])
    expect(lossy, 5, 4, (100, 100, 20, 255), within: 40)
    #expect(try Bitmap(imageData: Samples.webp[2])[11, 4].alpha == 128)
    let moving = try Bitmap(imageData: Samples.webp[3])
    #expect(moving.width == 16)
    expect(moving, 1, 4, none)
    expect(moving, 7, 8, (100, 200, 40, 255), within: 0)
  }

  @Test("GIF with a see-through colour in a larger frame, and interlaced")
  func gif() throws {
    let placed = try Bitmap(imageData: Samples.gif[0])
    #expect(placed.width == 8 && placed.height == 10)
    expect(placed, 0, 0, none)
    for y in 0..<9 {
      for x in 0..<6 { expect(placed, x + 1, y + 1, [red, none, blue][(x + y) % 3], within: 0) }
    }
    let interlaced = try Bitmap(imageData: Samples.gif[1])
    for y in 0..<9 { expect(interlaced, 3, y, [red, green, blue][y % 3], within: 0) }
    let cut = try? Bitmap(imageData: Samples.gif[0].dropLast(8))
    #expect(cut == nil || cut!.width == 8)
  }
}
