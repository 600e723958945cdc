import Sash
import SwiftUI
import Testing

/// Pictures in files, made for a test.
@MainActor final class Files {
  let folder: URL
  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("sash-images-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }
  deinit { try? FileManager.default.removeItem(at: folder) }

  /// A picture whose left half is red and whose right half is blue.
  static func picture(width: CGFloat, height: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat.preferred()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image {
      context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width / 2, height: height))
      UIColor.blue.setFill()
      context.fill(CGRect(x: width / 2, y: 0, width: width / 2, height: height))
    }
  }
  func write(_ data: Data, _ name: String) throws -> URL {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
    return url
  }
  func png(_ name: String, width: CGFloat, height: CGFloat) throws -> URL {
    try write(Files.picture(width: width, height: height).pngData()!, name)
  }
}

private let pureRed = (255, 0, 0)
private let pureBlue = (0, 0, 255)

@MainActor @Suite("Images")
struct ImageRowTests {
  private let picture = Files.picture(width: 40, height: 20)

  @Test("A symbol with a value has as many layers in full colour as the value says")
  func variableValue() {
    func ink(_ value: Double?) -> Int {
      let picture = Picture {
        Image(systemName: "speaker.wave.3.fill", variableValue: value).font(.system(size: 60))
      }
      var sum = 0
      for y in 0..<100 { for x in 0..<100 { sum += 255 - picture.app.pixel(x: x, y: y).red } }
      return sum
    }
    let (all, some, none) = (ink(1), ink(0.4), ink(0))
    #expect(all > some && some > none && none > 0)
    #expect(ink(nil) == all)
  }

  @Test(
    "A value lights up the parts of a symbol of one tone, one after another",
    arguments: [
      ("wifi", 4), ("speaker.wave.3", 3), ("chart.bar.fill", 3), ("cellularbars", 4), ("ellipsis", 3),
    ])
  func steps(_ name: String, _ count: Int) {
    func ink(_ value: Double?) -> Int {
      let picture = Picture { Image(systemName: name, variableValue: value).font(.system(size: 60)) }
      var sum = 0
      for y in 0..<100 { for x in 0..<100 { sum += 255 - picture.app.pixel(x: x, y: y).red } }
      return sum
    }
    let inks = (0...count).map { ink(Double($0) / Double(count)) }
    #expect(zip(inks, inks.dropFirst()).allSatisfy { $0 < $1 }, "\(inks)")
    #expect(inks[0] > 0)
    // Between two steps nothing changes; all of it is the symbol without a value.
    #expect(ink(0.5 / Double(count)) == inks[1])
    #expect(abs(inks[count] - ink(nil)) < inks[count] / 50)
  }

  @Test("The colours of symbols may be gradients: lighter at the top")
  func gradients() {
    func colors(_ mode: SymbolColorRenderingMode?) -> (top: Int, bottom: Int) {
      let picture = Picture {
        Image(systemName: "square.fill").font(.system(size: 80)).foregroundStyle(.blue)
          .symbolColorRenderingMode(mode)
      }
      return (picture.app.pixel(x: 50, y: 25).red, picture.app.pixel(x: 50, y: 75).red)
    }
    #expect(colors(.flat) == (0, 0) && colors(nil) == (0, 0))
    #expect(colors(.gradient).top > colors(.gradient).bottom + 20)
  }

  @Test("A large picture of data and of a file is there in the first frame, in any size")
  func large() throws {
    let files = try Files()
    let data = Files.picture(width: 1200, height: 900).jpegData(compressionQuality: 0.95)!
    let url = try files.write(data, "large.jpg")
    let png = try files.png("large.png", width: 1200, height: 900)
    let images = [
      UIImage(data: data), UIImage(contentsOfFile: url.path), UIImage(contentsOfFile: png.path),
    ]
    for image in images {
      let image = try #require(image)
      #expect(image.size == CGSize(width: 1200, height: 900))
      let small = Picture { Image(uiImage: image).resizable().frame(width: 80, height: 60) }
      let (left, right) = (small.app.pixel(x: 20, y: 50), small.app.pixel(x: 80, y: 50))
      #expect(left.red > 250 && left.blue < 5 && right.red < 5 && right.blue > 250)
      #expect(small.app.pixel(x: 5, y: 50) == small.app.pixel(x: 50, y: 5))
      let part = Picture { Image(uiImage: image).frame(width: 100, height: 100).clipped() }
      #expect(part.app.pixel(x: 20, y: 20).red > 250 && part.app.pixel(x: 80, y: 80).blue > 250)
    }
  }

  @Test("Code can draw an image of a size, which scales as other images do")
  func drawn() throws {
    let image = Image(size: CGSize(width: 20, height: 10)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
    }
    let picture = Picture {
      VStack(spacing: 0) {
        image
        image.resizable().frame(width: 60, height: 60)
        image.renderingMode(.template).foregroundStyle(.green)
      }
    }
    // 20 × 10, then 60 × 60, then 20 × 10, in the middle of 100.
    picture.expect(red, at: [(45, 15), (25, 30), (45, 75)])
    picture.expect(white, at: [(55, 15), (55, 50)])
    picture.expect(green, at: [(45, 85)])
    #expect(image == image)
  }

  @Test(
    "A symbol has the size of its font, takes colours and opacity, and can be stretched [S0-063 S0-147 S4-219]"
  )
  func symbols() throws {
    func frame<V: View>(_ name: String, @ViewBuilder _ view: () -> V) throws -> CGRect {
      try #require(TestHost(size: CGSize(width: 300, height: 300), view).frame(of: name))
    }
    let small = try frame("star") { Image(systemName: "star").font(.system(size: 20)) }
    let large = try frame("star") { Image(systemName: "star").font(.system(size: 60)) }
    #expect(abs(large.width / small.width - 3) < 0.15)
    #expect(large.width > 55 && large.width < 75)
    let stretched = Picture(200) {
      Image(systemName: "circle.fill").resizable().scaledToFit().frame(width: 150, height: 150)
        .foregroundColor(.red)
    }
    stretched.expect(red, at: [(100, 100), (40, 100), (100, 40)])
    stretched.expect(white, at: [(20, 100), (30, 30)])
    let faint = Picture {
      Image(systemName: "circle.fill").font(.system(size: 60)).foregroundColor(.green).opacity(0.5)
    }
    faint.expect((154, 227, 172), at: [(50, 50)], within: 1)
    for name in ["xmark", "checkmark"] {
      let mark = Picture { Image(systemName: name).font(.system(size: 60)).foregroundColor(.red) }
      #expect(mark.marks(x: 0..<100, y: 0..<100) > 200)
    }
  }

  @Test(
    "A resizable image fills the frame, in its aspect ratio where asked for [S0-107 S0-125 S0-189 S4-080]")
  func sizes() {
    let own = Picture { Image(uiImage: picture) }
    own.expect(pureRed, at: [(31, 41), (48, 58)])
    own.expect(pureBlue, at: [(51, 41), (68, 58)])
    own.expect(white, at: [(29, 50), (50, 39), (50, 61)])
    let filled = Picture { Image(uiImage: picture).resizable().frame(width: 50, height: 50) }
    filled.expect(pureRed, at: [(26, 26), (48, 73)])
    filled.expect(white, at: [(23, 50), (50, 77)])
    let fit = Picture(400) { Image(uiImage: picture).resizable().scaledToFit().frame(height: 100) }
    fit.expect(pureRed, at: [(101, 151), (190, 248)])
    fit.expect(pureBlue, at: [(298, 248)])
    fit.expect(white, at: [(98, 200), (302, 200), (200, 148)])
    let fill = Picture { Image(uiImage: picture).resizable().scaledToFill().frame(width: 40, height: 40) }
    // 80 × 40, so it overflows to both sides.
    fill.expect(pureRed, at: [(12, 50)])
    fill.expect(pureBlue, at: [(88, 50)])
    fill.expect(white, at: [(50, 28), (8, 50)])
    let cropped = Picture {
      Image(uiImage: picture).resizable().scaledToFill().frame(width: 40, height: 40).clipped()
    }
    cropped.expect(pureRed, at: [(31, 31), (48, 68)])
    cropped.expect(pureBlue, at: [(68, 68)])
    cropped.expect(white, at: [(28, 50), (72, 50)])
    let round = Picture {
      Image(uiImage: picture).resizable().scaledToFill().frame(width: 40, height: 40).cornerRadius(20)
    }
    round.expect(white, at: [(31, 31), (28, 50)])
    round.expect(pureRed, at: [(32, 50)])
  }

  @Test("An image that is set later appears [S2-116]")
  func laterImage() {
    struct Page: View {
      @State private var image: UIImage?
      var body: some View {
        VStack(spacing: 0) {
          if let image { Image(uiImage: image) }
          Button("Pick") { image = Files.picture(width: 40, height: 20) }
        }
      }
    }
    let app = TestHost(size: CGSize(width: 100, height: 100)) { Page() }
    func redPixels() -> Int {
      (0..<100).reduce(0) { count, y in count + (app.pixel(x: 40, y: y) == pureRed ? 1 : 0) }
    }
    #expect(redPixels() == 0)
    app.tap("Pick")
    #expect(redPixels() == 20)
  }

  @Test("A template is drawn in the foreground colour, if the view or the catalogue says so [S4-230 S4-231]")
  func templates() throws {
    let files = try Files()
    let data = Files.picture(width: 40, height: 20).pngData()!
    for name in ["Plain", "Stencil"] {
      _ = try files.write(data, "Assets.xcassets/\(name).imageset/picture.png")
      let intent = name == "Stencil" ? #", "properties": {"template-rendering-intent": "template"}"# : ""
      let json = #"{"images": [{"idiom": "universal", "filename": "picture.png", "scale": "1x"}]\#(intent)}"#
      _ = try files.write(Data(json.utf8), "Assets.xcassets/\(name).imageset/Contents.json")
    }
    let bundle = try #require(Bundle(path: files.folder.path))
    Picture { Image("Plain", bundle: bundle).foregroundColor(.green) }.expect(pureRed, at: [(35, 50)])
    Picture { Image("Plain", bundle: bundle).renderingMode(.template).foregroundColor(.green) }
      .expect(green, at: [(35, 50), (65, 50)])
    Picture { Image("Stencil", bundle: bundle).foregroundColor(.green) }.expect(
      green, at: [(35, 50), (65, 50)])
    Picture { Image("Stencil", bundle: bundle).renderingMode(.original).foregroundColor(.green) }
      .expect(pureRed, at: [(35, 50)])
  }

  @Test("A colour of a catalogue has a dark variant [S4-245]")
  func catalogColor() throws {
    let files = try Files()
    func entry(_ r: String, _ dark: Bool) -> String {
      let look = dark ? #""appearances": [{"appearance": "luminosity", "value": "dark"}], "# : ""
      return
        #"{\#(look)"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "\#(r)", "green": "0x00", "blue": "0x00", "alpha": "1.000"}}}"#
    }
    let json = #"{"colors": [\#(entry("0xFF", false)), \#(entry("0x80", true))]}"#
    _ = try files.write(Data(json.utf8), "Colors.xcassets/AdaptiveColor.colorset/Contents.json")
    let bundle = try #require(Bundle(path: files.folder.path))
    Picture { Color("AdaptiveColor", bundle: bundle) }.expect((255, 0, 0), at: [(50, 50)])
    Picture(dark: true) { Color("AdaptiveColor", bundle: bundle) }.expect((128, 0, 0), at: [(50, 50)])
  }

  @Test("An image repeats as a style, from the corner of the shape")
  func imagePaint() {
    let paint = ImagePaint(image: Image(uiImage: picture), scale: 0.5)
    let app = Picture { Rectangle().fill(paint).frame(width: 60, height: 60) }
    // Copies of 20 × 10 from (20, 20).
    app.expect(pureRed, at: [(22, 22), (42, 44), (28, 78)])
    app.expect(pureBlue, at: [(32, 22), (52, 44)])
    let part = Picture {
      Rectangle().fill(.image(Image(uiImage: picture), sourceRect: CGRect(x: 0, y: 0, width: 0.5, height: 1)))
    }
    part.expect(pureRed, at: [(2, 2), (50, 50), (97, 97)])
  }
}

@MainActor @Suite("Images that are loaded")
struct AsyncImageTests {
  private func waitUntil(_ app: TestHost, _ condition: () -> Bool) async {
    for _ in 0..<200 {
      await app.settle()
      if condition() { return }
      try? await Task.sleep(for: .milliseconds(5))
    }
  }

  @Test(
    "Phases go from empty to the image or the error; without a URL they stay empty [S0-105 S0-106 S4-167]")
  func phases() async throws {
    struct Loader: View {
      let url: URL?
      var body: some View {
        AsyncImage(url: url) { phase in
          switch phase {
          case .empty: Text("empty")
          case .success(let image): image.resizable().overlay { Text("loaded") }
          case .failure: Text("failed")
          @unknown default: EmptyView()
          }
        }
      }
    }
    struct Asker: View {
      let url: URL?
      var body: some View {
        AsyncImage(url: url) { phase in
          if let image = phase.image {
            image
          } else if phase.error != nil {
            Text("error")
          } else {
            Text("waiting")
          }
        }
      }
    }
    let files = try Files()
    let good = try files.png("good.png", width: 40, height: 20)
    let bad = try files.write(Data("no picture".utf8), "bad.png")
    let app = TestHost(size: CGSize(width: 100, height: 100)) { Loader(url: good) }
    #expect(app.shows("empty"))
    await waitUntil(app) { app.shows("loaded") }
    #expect(app.shows("loaded"))
    #expect(app.pixel(x: 5, y: 5) == pureRed && app.pixel(x: 95, y: 95) == pureBlue)
    let failing = TestHost(size: CGSize(width: 100, height: 100)) { Loader(url: bad) }
    await waitUntil(failing) { failing.shows("failed") }
    #expect(failing.shows("failed"))
    let missing = TestHost(size: CGSize(width: 100, height: 100)) {
      Asker(url: files.folder.appendingPathComponent("none"))
    }
    #expect(missing.shows("waiting"))
    await waitUntil(missing) { missing.shows("error") }
    #expect(missing.shows("error"))
    let none = TestHost(size: CGSize(width: 100, height: 100)) { Loader(url: nil) }
    for _ in 0..<5 { await none.settle() }
    #expect(none.shows("empty"))
  }

  @Test("An image comes at its own size, after a placeholder; a frame bounds both [S4-164 S4-165 S4-166]")
  func placeholder() async throws {
    let files = try Files()
    let url = try files.png("picture.png", width: 40, height: 20)
    let plain = Picture { AsyncImage(url: url) }
    #expect(plain.app.pixel(x: 50, y: 5) != white)
    await waitUntil(plain.app) { plain.app.pixel(x: 50, y: 5) == white }
    plain.expect(pureRed, at: [(31, 41), (48, 58)])
    plain.expect(white, at: [(29, 50), (50, 39), (50, 61)])
    let resizable = Picture {
      AsyncImage(url: url, scale: 2) { image in
        image.resizable()
      } placeholder: {
        Text("…")
      }.frame(width: 60, height: 60)
    }
    #expect(resizable.app.shows("…"))
    await waitUntil(resizable.app) { !resizable.app.shows("…") }
    resizable.expect(pureRed, at: [(21, 21), (48, 78)])
    let framed = Picture { AsyncImage(url: url).frame(width: 60, height: 60) }
    #expect(framed.app.pixel(x: 22, y: 50) != white)
    framed.expect(white, at: [(18, 50), (50, 82)])
    await waitUntil(framed.app) { framed.app.pixel(x: 50, y: 25) == white }
    framed.expect(pureRed, at: [(31, 41)])
    let double = Picture { AsyncImage(url: url, scale: 2) }
    await waitUntil(double.app) { double.app.pixel(x: 50, y: 5) == white }
    double.expect(pureRed, at: [(41, 46)])
    double.expect(white, at: [(38, 50), (50, 43)])
  }

  @Test("Images may come and go while their downloads fail, and one that stays tells of its failure")
  func goneBeforeLoaded() async throws {
    let app = TestHost { ScrolledPast() }
    for turn in 0..<60 {
      app.tap("Next")
      await app.settle()
      if turn % 2 == 0 { try await Task.sleep(for: .microseconds(turn * 20)) }
    }
    await waitUntil(app) { app.shows("failed") }
    #expect(app.shows("failed"))
  }
  /// Nothing listens at the address.
  private struct ScrolledPast: View {
    @State private var turn = 0
    var body: some View {
      VStack {
        Button("Next") { turn += 1 }
        ForEach(0..<8, id: \.self) { number in
          AsyncImage(url: URL(string: "http://127.0.0.1:9/\(turn)/\(number)")) { phase in
            Text(phase.error == nil ? "empty" : "failed")
          }
        }
        .id(turn)
      }
    }
  }

  @Test("The image of a lazy row loads when the row comes into view, each from its own address [S0-104]")
  func lazyRows() async throws {
    let files = try Files()
    // Who loads a row that is not in view finds no picture there.
    func write(_ rows: Range<Int>) throws {
      for row in rows { _ = try files.png("row-\(row).png", width: 10, height: 10) }
    }
    try write(0..<12)
    var loaded: [Int] = []
    var failed: [Int] = []
    let app = TestHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<50, id: \.self) { row in
            AsyncImage(url: files.folder.appendingPathComponent("row-\(row).png")) { phase in
              if let image = phase.image {
                image.onAppear { loaded.append(row) }
              } else {
                Color.gray.onChange(of: phase.error == nil) { failed.append(row) }
              }
            }.frame(height: 40)
          }
        }
      }
    }
    await waitUntil(app) { loaded.count >= 3 }
    #expect(Set(loaded).isSuperset(of: [0, 1, 2]) && loaded.allSatisfy { $0 < 12 })
    #expect(Set(loaded).count == loaded.count, "each is loaded once")
    try write(15..<30)
    app.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -800))
    if !loaded.contains(21) { await waitUntil(app) { loaded.contains(21) } }
    #expect(loaded.contains(21) && !loaded.contains(45))
    #expect(failed.isEmpty, "rows out of view have been loaded: \(failed)")
  }
}
