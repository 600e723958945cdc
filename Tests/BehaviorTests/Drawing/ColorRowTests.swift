import Sash
import SwiftUI
import Testing

extension ShapeStyle where Self == Color {
  fileprivate static var darkBackground: Color { Color(red: 0.1, green: 0.1, blue: 0.2) }
}

@MainActor @Suite("Colours, opacity and blending")
struct ColorRowTests {
  @Test("Opacity fades a subtree as one, and is held within 0…1 [S0-051 S2-065]")
  func opacity() {
    let both = ZStack {
      Color.red
      Color.blue
    }
    Picture { both.opacity(0.5) }.expect((127, 188, 255), at: [(50, 50)], within: 1)
    Picture { Color.red.opacity(Double(-60) / 60) }.expect(white, at: [(50, 50)])
    Picture { Color.red.opacity(Double(120) / 60) }.expect(red, at: [(50, 50)])
    Picture { Rectangle().fill(.red).opacity(2) }.expect(red, at: [(50, 50)])
  }

  @Test("What is drawn at opacity 0 still takes its place [S2-098]")
  func invisible() throws {
    let app = TestHost(size: CGSize(width: 300, height: 100)) {
      HStack {
        Text("Back").opacity(0)
        Spacer()
        Text("Title")
        Spacer()
        Text("Back")
      }
    }
    #expect(abs(try #require(app.frame(of: "Title")).midX - 150) <= 1)
  }

  @Test(
    "Colours by hue, by components, from a UIColor and by chains of members [S0-226 S0-235 S4-021 S4-348]")
  func makings() {
    Picture { Color(hue: 0.5, saturation: 0.5, brightness: 0.8) }.expect(
      (102, 204, 204), at: [(1, 1)], within: 1)
    Picture { Color(red: 0.2, green: 0.4, blue: 0.6) }.expect((51, 102, 153), at: [(1, 1)])
    let color: Color = .gray.opacity(0.3)
    // 142, 142, 147 at 30 % over white.
    Picture { color }.expect((221, 221, 223), at: [(1, 1)], within: 1)
    Picture { Color(uiColor: .green) }.expect((0, 255, 0), at: [(1, 1)])
  }

  @Test("Ternaries choose colours, and clear draws nothing [S2-080]")
  func ternaries() {
    func tab(_ isSelected: Bool) -> Picture {
      Picture {
        VStack(spacing: 0) {
          Rectangle().fill(isSelected ? Color.purple : Color.gray)
          Rectangle().fill(isSelected ? Color.red : Color.clear)
        }
      }
    }
    tab(true).expect(purple, at: [(50, 20)])
    tab(true).expect(red, at: [(50, 80)])
    tab(false).expect((142, 142, 147), at: [(50, 20)])
    tab(false).expect(white, at: [(50, 80)])
  }

  @Test("A colour without one takes the primary one back [S1-019 S1-085]")
  func noColor() {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        VStack(spacing: 0) {
          Rectangle().foregroundColor(count == 0 ? nil : count > 0 ? .green : .red)
          Button("more") { count += 1 }
          Button("less") { count -= 2 }
        }
      }
    }
    let app = TestHost(size: CGSize(width: 100, height: 100)) { Counter() }
    #expect(app.pixel(x: 50, y: 5) == black)
    app.tap("more")
    #expect(app.pixel(x: 50, y: 5) == green)
    app.tap("less")
    #expect(app.pixel(x: 50, y: 5) == red)
    Picture { Rectangle().foregroundColor(nil).foregroundColor(.red) }.expect(black, at: [(50, 50)])
    Picture { Rectangle().foregroundColor(.red) }.expect(red, at: [(50, 50)])
  }

  @Test("Colours of a theme fill a stack, a style stands in front of nothing [S2-119 S4-151 S4-347]")
  func themes() {
    struct Theme {
      let background = Color(red: 0, green: 0, blue: 0.4)
      let accent = Color(red: 1, green: 0.8, blue: 0)
    }
    let theme = Theme()
    let picture = Picture {
      ZStack {
        theme.background
        Text("■■■").font(.system(size: 30)).foregroundColor(theme.accent)
      }
    }
    picture.expect((0, 0, 102), at: [(5, 5), (95, 95)])
    #expect(picture.marks(x: 20..<80, y: 40..<60, background: (0, 0, 102)) > 100)
    Picture(dark: true) { Color.clear.frame(width: 40, height: 40).background(.white) }.expect(
      white, at: [(50, 50)])
    Picture { Rectangle().fill(.darkBackground) }.expect((26, 26, 51), at: [(50, 50)], within: 1)
    Picture { Color.clear.background(.darkBackground) }.expect((26, 26, 51), at: [(50, 50)], within: 1)
  }

  @Test("Brightness is added to a colour [S4-062]")
  func brightness() {
    let picture = Picture { Color.clear.background(Color.gray.brightness(0.3)) }
    // 0.3 · 255 more than 142, 142, 147.
    picture.expect((218, 218, 223), at: [(50, 50)], within: 1)
  }

  @Test("Multiplying colours never makes them brighter [S4-147 S4-148]")
  func multiply() {
    let blended = Picture {
      ZStack {
        Color.red
        Color.blue.blendMode(.multiply)
      }
    }
    // Component by component: 255·0, 59·122, 48·255, divided by 255.
    blended.expect((0, 28, 48), at: [(50, 50)], within: 1)
    let below = Color(red: 0.8, green: 0.6, blue: 0.4)
    let two = Picture {
      ZStack {
        below
        Color.red.blendMode(.multiply)
      }
    }
    let one = Picture { below.colorMultiply(.red) }
    let pixel = two.app.pixel(x: 50, y: 50)
    one.expect((pixel.red, pixel.green, pixel.blue), at: [(50, 50)], within: 1)
  }

  @Test("Screened lights: nothing on white, white where all three meet on black [S4-149]")
  func screen() {
    let lights = ZStack {
      Rectangle().fill(Color(red: 1, green: 0, blue: 0)).frame(width: 40, height: 40).offset(x: -10)
        .blendMode(.screen)
      Rectangle().fill(Color(red: 0, green: 1, blue: 0)).frame(width: 40, height: 40).offset(x: 10)
        .blendMode(.screen)
      Rectangle().fill(Color(red: 0, green: 0, blue: 1)).frame(width: 40, height: 40).offset(y: 15)
        .blendMode(.screen)
    }.frame(width: 100, height: 100)
    let light = Picture { lights.background(.white) }
    #expect(light.marks(x: 0..<100, y: 0..<100) == 0)
    let dark = Picture { lights.background(.black) }
    dark.expect(white, at: [(50, 60)])
    dark.expect((255, 255, 0), at: [(50, 35)])
    dark.expect((255, 0, 0), at: [(25, 35)])
    dark.expect((0, 0, 255), at: [(50, 82)])
    dark.expect(black, at: [(5, 5)])
  }

  @Test("A slider takes a picture from grey and blurred to coloured and sharp [S4-152]")
  func saturationAndBlur() {
    struct Page: View {
      @State private var amount = 0.0
      var body: some View {
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            Color.red
            Color.white
          }
          .frame(height: 100).saturation(amount).blur(radius: (1 - amount) * 20)
          Slider(value: $amount).frame(width: 160, height: 40)
        }
      }
    }
    let app = TestHost(size: CGSize(width: 200, height: 140)) { Page() }
    let grey = app.pixel(x: 40, y: 50)
    #expect(abs(grey.red - grey.green) <= 1 && abs(grey.green - grey.blue) <= 1)
    let soft = app.pixel(x: 95, y: 50)
    #expect(soft.red > grey.red + 15 && soft.red < 250)
    app.press(at: CGPoint(x: 34, y: 120))
    app.drag(to: CGPoint(x: 100, y: 120))
    app.drag(to: CGPoint(x: 199, y: 120))
    app.release(at: CGPoint(x: 199, y: 120))
    #expect(app.pixel(x: 40, y: 50) == red)
    #expect(app.pixel(x: 98, y: 50) == red)
    #expect(app.pixel(x: 102, y: 50) == white)
  }

  @Test("A blur on the container comes on top of the child's own; a radius of 0 does not cancel it [S4-328]")
  func nestedBlur() {
    func picture(_ inner: CGFloat?, _ outer: CGFloat) -> Data {
      let square = Color.red.frame(width: 30, height: 30)
      return Picture {
        VStack { if let inner { square.blur(radius: inner) } else { square } }.blur(radius: outer)
      }.app.png()
    }
    #expect(picture(0, 5) == picture(nil, 5))
    #expect(picture(0, 5) != picture(nil, 0))
    #expect(picture(5, 5) != picture(nil, 5))
  }

  @Test("A drawing group is one layer, and its picture the same [S4-146]")
  func drawingGroup() {
    let content = ZStack {
      Circle().fill(.red).offset(x: -10)
      Circle().fill(.blue.opacity(0.5)).offset(x: 10)
    }.frame(width: 60, height: 60)
    let plain = Picture { content }
    let grouped = Picture { content.drawingGroup() }
    #expect(grouped.app.displayList.contains("compositing group"))
    #expect(!plain.app.displayList.contains("compositing group"))
    for x in stride(from: 0, to: 100, by: 9) {
      let pixel = plain.app.pixel(x: x, y: 50)
      grouped.expect((pixel.red, pixel.green, pixel.blue), at: [(x, 50)], within: 1)
    }
  }
}
