import Foundation
import Sash
import SwiftUI
import Testing

/// Names of later systems that have little to do with each other.
@MainActor @Suite("Later names")
struct LaterNamesTests {
  @Test("A position says where code has scrolled on each axis; views come to rest at an anchor")
  func scrolling() throws {
    #expect(ScrollPosition(x: 3).x == 3 && ScrollPosition(x: 3).y == nil)
    #expect(ScrollPosition(point: CGPoint(x: 1, y: 2)).y == 2)
    let app = TestHost(size: CGSize(width: 300, height: 100)) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<20) { Text("v\($0)").frame(width: 100, height: 40) } }
          .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned(anchor: .center))
      .ignoresSafeArea()
    }
    app.press(at: CGPoint(x: 250, y: 50))
    app.drag(through: [CGPoint(x: 200, y: 50), CGPoint(x: 120, y: 50), CGPoint(x: 80, y: 50)])
    app.release(at: CGPoint(x: 80, y: 50))
    app.advance(by: 3)
    // Some view stands in the middle.
    #expect((0..<20).contains { abs((app.frame(of: "v\($0)")?.midX ?? 0) - 150) < 1 })
  }

  @Test("A behaviour may limit how far one stroke gets")
  func limits() throws {
    struct Limited: ScrollTargetBehavior {
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
      func properties(context: PropertiesContext) -> Properties {
        var properties = Properties()
        properties.limitsScrolls = context.axes.contains(.vertical)
        return properties
      }
    }
    func reached(_ isLimited: Bool) throws -> CGFloat {
      let app = TestHost(size: CGSize(width: 200, height: 200)) {
        ScrollView { VStack(spacing: 0) { ForEach(0..<100) { Text("r\($0)").frame(height: 40) } } }
          .scrollTargetBehavior(
            isLimited ? AnyScrollTargetBehavior(Limited()) : AnyScrollTargetBehavior(.viewAligned)
          )
          .ignoresSafeArea()
      }
      app.press(at: CGPoint(x: 100, y: 190))
      for y in stride(from: 170, through: 10, by: -40) {
        app.advance(by: 0.008)
        app.drag(to: CGPoint(x: 100, y: CGFloat(y)))
      }
      app.release(at: CGPoint(x: 100, y: 10))
      app.advance(by: 5)
      let row = try #require((0..<100).first { app.shows("r\($0)") })
      return CGFloat(row) * 40 - (app.frame(of: "r\(row)")?.minY ?? 0)
    }
    #expect(try reached(true) <= 2 * 200 + 40)
    #expect(try reached(false) > 2 * 200 + 40)
  }

  @Test("Colours take more light and less; numbers of bright colours keep how bright they are")
  func colors() {
    let grey = Color(.sRGBLinear, red: 0.2, green: 0.2, blue: 0.2)
    let values = EnvironmentValues()
    #expect(abs(grey.exposureAdjust(1).resolve(in: values).linearRed - 0.4) < 0.001)
    #expect(abs(grey.exposureAdjust(-1).resolve(in: values).linearRed - 0.1) < 0.001)
    let bright = grey.headroom(4).resolveHDR(in: values)
    #expect(bright.headroom == 4 && abs(bright.linearRed - 0.2) < 0.001)
    #expect(Color.ResolvedHDR(Color.red.resolve(in: values)).headroom == nil)
  }

  @Test("Materials behind another window let nothing through, where that is wished")
  func materials() {
    func pixel(_ appearance: MaterialActiveAppearance) -> (red: Int, green: Int, blue: Int) {
      TestHost(size: CGSize(width: 40, height: 40)) {
        ZStack {
          Color(red: 1, green: 0, blue: 0)
          Rectangle().fill(.thinMaterial).materialActiveAppearance(appearance)
        }
        .ignoresSafeArea()
      }.pixel(x: 20, y: 20)
    }
    #expect(pixel(.inactive) == (255, 255, 255))
    #expect(pixel(.active).green < 240)
  }

  @Test("Content that may be out of date steps back where it is")
  func invalid() {
    func pixel(_ reasons: RedactionReasons) -> Int {
      TestHost(size: CGSize(width: 40, height: 40)) {
        Color.black.invalidatableContent().redacted(reason: reasons).ignoresSafeArea()
      }.pixel(x: 20, y: 20).red
    }
    #expect(pixel([]) == 0 && abs(pixel(.invalidated) - 128) < 3)
  }

  @Test("Links that prefer the app are opened by the handlers around, else by the system")
  func links() throws {
    struct Link: View {
      @Environment(\.openURL) private var openURL
      var body: some View {
        Button("open") { openURL(URL(string: "https://example.org")!, prefersInApp: true) }
      }
    }
    var opened: [String] = []
    let app = TestHost {
      Link().onOpenURL(prefersInApp: true).environment(
        \.openURL,
        OpenURLAction { url in
          opened.append(url.absoluteString)
          return .handled
        })
    }
    app.tap("open")
    #expect(opened == ["https://example.org"])
  }

  @Test("Directions, corners and effects are values")
  func values() {
    #expect(HorizontalDirection.Set.all.contains(.leading) && VerticalDirection.Set.up != .down)
    var insets = RectangleCornerInsets()
    insets[.topLeading] = CGSize(width: 1, height: 2)
    #expect(insets.topLeading.height == 2 && insets != RectangleCornerInsets())
    var radii = RectangleCornerRadii(topLeading: 5)
    radii[.bottomTrailing] = 7
    #expect(radii[.topLeading] == 5 && radii.bottomTrailing == 7)
    struct Grown: CustomHoverEffect {
      func body(content: Content) -> some CustomHoverEffect { LiftHoverEffect() }
    }
    let app = TestHost(size: CGSize(width: 100, height: 100)) {
      Color.blue.frame(width: 40, height: 40).hoverEffect(Grown())
    }
    let still = app.pixel(x: 50, y: 28)
    app.hover(at: CGPoint(x: 50, y: 50))
    app.advance(by: 0.5)
    #expect(app.pixel(x: 50, y: 29) != still || app.pixel(x: 50, y: 28) != still)
  }

  @Test("Pencils, writing tools and dictation say that they are not there")
  func absent() {
    let warnings = TestHost.warnings {
      _ = TestHost {
        Text("x").onPencilSqueeze { _ in }.onPencilDoubleTap { _ in }.writingToolsBehavior(.complete)
          .searchDictationBehavior(.inline(activation: .onSelect))
      }
    }
    #expect(warnings.count == 4)
  }

  @Test("Views are mirrored in the direction that they name")
  func mirrored() {
    func pixel(_ behavior: LayoutDirectionBehavior) -> Int {
      TestHost(size: CGSize(width: 40, height: 40)) {
        HStack(spacing: 0) {
          Color.black
          Color.white
        }
        .environment(\.layoutDirection, .leftToRight)
        .layoutDirectionBehavior(behavior)
        .environment(\.layoutDirection, .rightToLeft)
        .ignoresSafeArea()
      }.pixel(x: 10, y: 20).red
    }
    #expect(pixel(.fixed) == 0 && pixel(.mirrors) == 255 && pixel(.mirrors(in: .leftToRight)) == 0)
  }
}
