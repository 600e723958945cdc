import Sash
import SwiftUI
import Testing

@MainActor @Suite("Assets by generated names")
struct AssetTests {
  @Test("Pictures of outlines have their size, and are sharp in every other and at every scale")
  func vectors() {
    let own = Picture(40) { Image(.logo) }
    own.expect((255, 0, 0), at: [(10, 10), (19, 29)])
    own.expect((0, 0, 255), at: [(20, 10), (29, 29)])
    own.expect(white, at: [(9, 10), (30, 10), (20, 9)])
    let large = Picture(100, scale: 2) { Image(.logo).resizable().frame(width: 90, height: 90) }
    large.expect((255, 0, 0), at: [(10, 10), (99, 100)])
    large.expect((0, 0, 255), at: [(100, 100), (189, 189)])
    let tiled = Picture(40) { Image(.logo).resizable(resizingMode: .tile).frame(width: 40, height: 40) }
    tiled.expect((255, 0, 0), at: [(0, 0), (20, 20)])
    tiled.expect((0, 0, 255), at: [(10, 0), (39, 39)])
  }

  @Test("Words of a picture of outlines are drawn, about their place as the picture says")
  func words() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sash-svg-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, anchor) in [("start", "start"), ("end", "end")] {
      let text =
        "<text x='50' y='60' font-size='40' fill='red' text-anchor='\(anchor)'>H<tspan>I</tspan></text>"
      try Data("<svg width='100' height='100' xmlns='http://www.w3.org/2000/svg'>\(text)</svg>".utf8)
        .write(to: folder.appendingPathComponent("\(name).svg"))
    }
    let bundle = try #require(Bundle(path: folder.path))
    func marks(_ name: String, _ x: Range<Int>) -> Int {
      Picture { Image(name, bundle: bundle).ignoresSafeArea() }.marks(x: x, y: 30..<62)
    }
    #expect(marks("start", 50..<100) > 100 && marks("start", 0..<50) == 0)
    #expect(marks("end", 0..<50) > 100)
  }

  @Test("Groups that give names are part of them; templates take the foreground style")
  func groups() {
    let badge = Picture(20) { Image(.Badges.new).foregroundStyle(.green).ignoresSafeArea() }
    badge.expect(green, at: [(10, 10), (7, 10)], within: 1)
    badge.expect(white, at: [(6, 6)])
    #expect(UIImage(resource: .logo).size == CGSize(width: 20, height: 20))
  }

  @Test("Names begin small, are joined at what is no letter, and may be numbers or words of Swift")
  func names() {
    let picture = Picture(30) {
      HStack(spacing: 0) {
        Color(.urlBar)
        Color(._2ndChoice)
        Color(.default)
      }
      .ignoresSafeArea()
    }
    picture.expect((16, 32, 48), at: [(5, 15)])
    picture.expect((64, 80, 96), at: [(15, 15)])
    picture.expect((112, 128, 144), at: [(25, 15)])
  }

  @Test("Colours follow the appearance, as resources, members and styles")
  func colors() {
    for dark in [false, true] {
      let color = dark ? (0, 255, 0) : (255, 128, 32)
      let picture = Picture(40, dark: dark) {
        VStack(spacing: 0) {
          Color(.brand)
          Color.brand
          Rectangle().fill(.brand)
          Color(uiColor: UIColor(resource: .brand))
        }
        .ignoresSafeArea()
      }
      picture.expect(color, at: [(20, 5), (20, 15), (20, 25), (20, 35)])
    }
  }
}
