import Foundation
import Sash
import SwiftUI
import Testing

/// How controls look where numbers are known.
@MainActor @Suite("Looks")
struct LookTests {
  private static let device = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)

  // MARK: Tabs

  @Test("Titles of tabs stand on one line, 7 points above the lower edge of the bar, whatever their icons")
  func tabTitles() {
    let app = TestHost(size: CGSize(width: 393, height: 600)) {
      TabView {
        Text("a").tabItem { Label("Home", systemImage: "house") }
        Text("b").tabItem { Label("Share", systemImage: "square.and.arrow.up") }
        Text("c").tabItem {
          Image(systemName: "minus")
          Text("Minus")
        }
      }
    }
    let frames = ["Home", "Share", "Minus"].map { app.frame(of: $0)! }
    #expect(Set(frames.map(\.maxY)).count == 1)
    // Facts on metrics, "tab bar item". The descent of 10 points is 2.4.
    #expect(abs(600 - 7 + 2.4 - frames[0].maxY) < 1)
  }

  @Test("A badge on a tab begins right of the middle of the icon, however long it is")
  func tabBadge() {
    func edge(_ badge: String) -> CGFloat {
      let app = TestHost(size: CGSize(width: 200, height: 300)) {
        TabView { Text("a").tabItem { Label("Home", systemImage: "house") }.badge(badge) }
      }
      let text = app.frame(of: badge)!
      return text.width + 10 < 18 ? text.midX - 9 : text.minX - 5
    }
    #expect(abs(edge("3") - 104) < 0.6)
    #expect(abs(edge("New") - 104) < 0.6)
  }

  @Test("A bar of tabs is clear until content lies under it")
  func tabBarGround() {
    func color(_ count: Int) -> (red: Int, green: Int, blue: Int) {
      let app = TestHost(size: CGSize(width: 200, height: 600)) {
        TabView {
          ScrollView {
            VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 50) } }
          }
          .background(Color.white)
          .tabItem { Text("Home") }
        }
      }
      app.advance(by: 1)
      return app.pixel(x: 10, y: 551)
    }
    #expect(color(2) == (255, 255, 255))
    let over = color(20)
    // The line of the bar is the darkest, the material is nearly white.
    #expect(over != (255, 255, 255) && over != (255, 59, 48))
  }

  // MARK: Rows

  @Test("The badge of a row that leads on stands before its mark, and the title keeps clear of it")
  func badgeOfLink() {
    let app = TestHost(size: CGSize(width: 393, height: 400)) {
      NavigationStack {
        List {
          NavigationLink("Linked") { Text("there") }.badge("badge")
          Text("Plain").badge("other")
          NavigationLink("A title that is so long that it takes all of the room there is") { Text("there") }
            .badge("third")
        }
      }
    }
    let (linked, plain) = (app.frame(of: "badge")!, app.frame(of: "other")!)
    // The mark is about 8 wide, with 8 before it.
    #expect(plain.maxX - linked.maxX > 12 && plain.maxX - linked.maxX < 24)
    #expect(app.frame(of: "third")!.maxX == linked.maxX)
    let title = app.frame(of: "A title that is so long that it takes all of the room there is")!
    #expect(title.maxX <= app.frame(of: "third")!.minX - 7.9)
  }

  @Test("The line below a row begins at its text; below segments it begins where they do")
  func lines() {
    let app = TestHost(size: CGSize(width: 393, height: 300), scale: 2) {
      List {
        Label("Labelled", systemImage: "star")
        Picker("Segments", selection: .constant(0)) {
          Text("One").tag(0)
          Text("Two").tag(1)
        }
        .pickerStyle(.segmented)
        Text("Last")
      }
    }
    func begin(below text: String) -> CGFloat? {
      let frame = app.frame(of: text)!
      for y in Int(frame.maxY * 2)..<Int((frame.maxY + 30) * 2) {
        if app.pixel(x: 366 * 2, y: y) != (255, 255, 255) {
          return (0..<700).first { app.pixel(x: $0 + 40, y: y) != (255, 255, 255) }.map {
            CGFloat($0 + 40) / 2
          }
        }
      }
      return nil
    }
    #expect(begin(below: "Labelled") == app.frame(of: "Labelled")!.minX)
    // A card begins 16 from the edge, what is in it 16 further in.
    #expect(begin(below: "One") == 32)
  }

  // MARK: Pickers

  @Test("Segments are 13 points, the chosen one heavier, whatever is set around the picker")
  func segments() {
    func frames(font: Font?) -> (CGRect, CGRect) {
      let app = TestHost(size: CGSize(width: 393, height: 300)) {
        Picker("Pick", selection: .constant(0)) {
          Text("One").tag(0)
          Text("Two").tag(1)
        }
        .pickerStyle(.segmented)
        .font(font)
      }
      return (app.frame(of: "One")!, app.frame(of: "Two")!)
    }
    let text = TestHost(size: CGSize(width: 393, height: 300)) {
      Text("One").font(.system(size: 13, weight: .semibold))
      Text("Two").font(.system(size: 13, weight: .medium))
    }
    // Facts on SwiftUI, M063.
    for font in [nil, Font.largeTitle] {
      let (one, two) = frames(font: font)
      #expect(one.size == text.frame(of: "One")!.size && two.size == text.frame(of: "Two")!.size)
    }
  }

  @Test("The value of a picker is grey in a row and has the tint elsewhere")
  func valueColors() {
    let row = TestHost(size: CGSize(width: 393, height: 200)) {
      Form { Picker("Pick", selection: .constant(0)) { Text("▉").tag(0) } }
    }
    #expect(segmentFill() == (0, 0, 0))
    let frame = row.frame(of: "▉")!
    let grey = row.pixel(x: Int(frame.midX), y: Int(frame.midY))
    // Facts on SwiftUI, M109; `secondaryLabel` on white.
    #expect(abs(grey.red - 138) < 4 && abs(grey.green - 138) < 4 && abs(grey.blue - 142) < 4)
    let button = TestHost(size: CGSize(width: 393, height: 200)) {
      Picker("Pick", selection: .constant(0)) { Text("▉").tag(0) }.foregroundStyle(.red)
    }
    let place = button.frame(of: "▉")!
    #expect(button.pixel(x: Int(place.midX), y: Int(place.midY)) == (0, 122, 255))
  }

  /// The colour of the chosen segment's text where another one is set around the picker.
  private func segmentFill() -> (red: Int, green: Int, blue: Int) {
    let app = TestHost(size: CGSize(width: 393, height: 200)) {
      Picker("Pick", selection: .constant(0)) {
        Text("▉").tag(0)
        Text("b").tag(1)
      }
      .pickerStyle(.segmented)
      .foregroundStyle(.red)
    }
    let place = app.frame(of: "▉")!
    return app.pixel(x: Int(place.midX), y: Int(place.midY))
  }

  @Test("Options of a wheel take neither a font nor a colour that is set around the picker")
  func optionLooks() {
    func looks(_ change: @escaping (AnyView) -> AnyView) -> [String] {
      let app = TestHost(size: CGSize(width: 393, height: 700)) {
        change(
          AnyView(
            Picker("Pick", selection: .constant(1)) { ForEach(0..<3) { Text("wheel \($0)").tag($0) } }
              .pickerStyle(.wheel)))
      }
      app.advance(by: 1)
      return app.displayList.split(separator: "\n").map(String.init)
        .filter { $0.contains("wheel ") }
    }
    let plain = looks { $0 }
    #expect(plain.count >= 3)
    #expect(looks { AnyView($0.font(.largeTitle).foregroundStyle(.red)) } == plain)
  }

  @Test("A wheel is 216 high, its middle row 23.5 points and others 21, with their centres on a cylinder")
  func wheel() {
    let app = TestHost(size: CGSize(width: 393, height: 400)) {
      Picker("Pick", selection: .constant(4)) { ForEach(0..<9, id: \.self) { Text("Row \($0)").tag($0) } }
        .pickerStyle(.wheel)
        .font(.caption)
    }
    let alone = TestHost(size: CGSize(width: 393, height: 400)) {
      Picker("Pick", selection: .constant(4)) { ForEach(0..<9, id: \.self) { Text("Row \($0)").tag($0) } }
        .pickerStyle(.wheel)
        .overlay { GeometryReader { Text("\(Int($0.size.height)) high") } }
    }
    #expect(alone.shows("216 high"))
    let (middle, next) = (app.frame(of: "Row 4")!, app.frame(of: "Row 5")!)
    // Facts on UIKit, U240…U245: the radius is 97.26, a row 360 / 19 degrees.
    #expect(abs(next.midY - middle.midY - 97.26 * sin(2 * .pi / 19)) < 0.6)
    #expect(abs(middle.width / next.width - 23.5 / 21) < 0.03)
  }

  // MARK: What lies over others

  @Test(
    "Everything of an alert can be reached, however much there is and however small the window",
    arguments: [
      CGSize(width: 393, height: 852), CGSize(width: 320, height: 568), CGSize(width: 1000, height: 700),
    ], [DynamicTypeSize.large, .accessibility3])
  func alert(size: CGSize, type: DynamicTypeSize) {
    let app = TestHost(size: size) {
      Text("below")
        .alert("Title", isPresented: .constant(true)) {
          TextField("Field", text: .constant(""))
          ForEach(0..<9) { Button("Answer \($0)") {} }
          Button("Leave", role: .cancel) {}
        } message: {
          Text(String(repeating: "This is a message that goes on. ", count: 20))
        }
        .dynamicTypeSize(type)
    }
    app.advance(by: 1)
    let window = CGRect(origin: .zero, size: size)
    #expect(app.frame(of: "Title").map { $0.minY > 0 } == true)
    let answer = app.frame(of: "Answer 0")!
    #expect(window.contains(CGPoint(x: answer.midX, y: answer.minY)))
    app.scroll(at: CGPoint(x: answer.midX, y: answer.midY), by: CGSize(width: 0, height: -5000))
    app.advance(by: 1)
    #expect(window.contains(app.frame(of: "Leave")!))
  }

  @Test(
    "Everything of a choice can be reached, however much there is and however small the window",
    arguments: [
      CGSize(width: 393, height: 852), CGSize(width: 320, height: 568), CGSize(width: 1000, height: 700),
    ], [DynamicTypeSize.large, .accessibility3])
  func dialog(size: CGSize, type: DynamicTypeSize) {
    let app = TestHost(size: size) {
      Text("below")
        .confirmationDialog("Title", isPresented: .constant(true), titleVisibility: .visible) {
          ForEach(0..<16) { Button("Choice \($0)") {} }
        } message: {
          Text(String(repeating: "This is a message that goes on. ", count: 12))
        }
        .dynamicTypeSize(type)
    }
    app.advance(by: 1)
    let window = CGRect(origin: .zero, size: size)
    // Where there is width the way out is a tap beside the card.
    let cancel = app.texts.contains("Cancel") ? app.frame(of: "Cancel") : nil
    #expect(cancel.map { window.contains($0) } ?? (size.width > 640))
    #expect(app.frame(of: "Title").map { $0.minY > 0 } == true)
    let choice = app.frame(of: "Choice 0")!
    #expect(choice.minY < size.height)
    app.scroll(at: CGPoint(x: choice.midX, y: choice.midY), by: CGSize(width: 0, height: -5000))
    app.advance(by: 1)
    #expect(app.frame(of: "Choice 15")!.maxY <= cancel?.minY ?? size.height)
  }

  @Test(
    "There is a line of one pixel between all buttons of an alert, at any scale",
    arguments: [1, 2, 3] as [CGFloat])
  func alertLines(scale: CGFloat) {
    let app = TestHost(size: CGSize(width: 393, height: 600), scale: scale) {
      Text("below").alert("Title", isPresented: .constant(true)) {
        ForEach(0..<4) { Button("Answer \($0)") {} }
      }
    }
    app.advance(by: 1)
    let x = Int((app.frame(of: "Answer 0")!.midX - 120) * scale)
    for index in 0..<3 {
      let (top, bottom) = (app.frame(of: "Answer \(index)")!.midY, app.frame(of: "Answer \(index + 1)")!.midY)
      let dark = (Int(top * scale)..<Int(bottom * scale)).filter { app.pixel(x: x, y: $0).red < 220 }
      #expect(dark.count == 1)
    }
  }

  @Test("On a sheet in the dark, lists are a step lighter")
  func elevated() {
    let app = TestHost(size: CGSize(width: 393, height: 600), colorScheme: .dark) {
      Text("below").sheet(isPresented: .constant(true)) { List { Text("Row") } }
    }
    app.advance(by: 1)
    let row = app.frame(of: "Row")!
    // Facts on colours, elevated: `systemGroupedBackground` 28, 28, 30 and its second 44, 44, 46.
    #expect(app.pixel(x: 4, y: Int(row.midY)) == (28, 28, 30))
    #expect(app.pixel(x: 200, y: Int(row.midY)) == (44, 44, 46))
  }

  // MARK: Sidebars

  @Test("A sidebar in a wide window has no cards or lines; what is selected stands on a round field")
  func sidebar() {
    let app = TestHost(size: CGSize(width: 1000, height: 600)) {
      NavigationSplitView {
        List(selection: .constant(Optional(1))) { ForEach(0..<3) { Text("Row \($0)").tag($0) } }
      } detail: {
        Text("detail")
      }
    }
    let (first, second) = (app.frame(of: "Row 0")!, app.frame(of: "Row 1")!)
    let ground = app.pixel(x: 4, y: 590)
    #expect(app.pixel(x: 200, y: Int(first.midY)) == ground)
    // Facts on colours: a selected row is `systemGray4`.
    #expect(app.pixel(x: 200, y: Int(second.midY)) == (209, 209, 214))
    #expect(app.pixel(x: 16, y: Int(second.midY) - 21) == ground)
    // The column is 320 wide, its last pixel is a line, then comes the detail.
    #expect(app.pixel(x: 318, y: 590) == ground && app.pixel(x: 319, y: 590) != ground)
    #expect(app.pixel(x: 321, y: 590) == (255, 255, 255))
  }

  // MARK: Bars

  @Test("The bar of a screen is clear until content lies under it, then it blurs what passes")
  func navigationBar() {
    let app = TestHost(size: CGSize(width: 393, height: 600), safeAreaInsets: Self.device) {
      NavigationStack {
        ScrollView { VStack(spacing: 0) { ForEach(0..<40) { _ in Color.black.frame(height: 50) } } }
          .navigationTitle("Title")
      }
    }
    #expect(app.pixel(x: 10, y: 70) == (255, 255, 255))
    app.scroll(at: CGPoint(x: 200, y: 400), by: CGSize(width: 0, height: -52))
    app.advance(by: 1)
    #expect(app.pixel(x: 10, y: 70) == (255, 255, 255))
    app.scroll(at: CGPoint(x: 200, y: 400), by: CGSize(width: 0, height: -300))
    app.advance(by: 1)
    let over = app.pixel(x: 10, y: 70)
    #expect(over.red < 250 && over.red > 200)
  }

  @Test("Under the bars of screens and tabs edges are blurred away")
  func blurredBars() {
    let app = TestHost(size: CGSize(width: 393, height: 600), safeAreaInsets: Self.device) {
      TabView {
        NavigationStack {
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<40) { _ in
                HStack(spacing: 0) {
                  Color.black
                  Color.white
                }
                .frame(height: 50)
              }
            }
          }
          .navigationTitle("Title")
        }
        .tabItem { Text("Tab") }
      }
    }
    app.scroll(at: CGPoint(x: 200, y: 400), by: CGSize(width: 0, height: -400))
    app.advance(by: 1)
    func steps(y: Int) -> Int {
      (150..<240).map { abs(app.pixel(x: $0, y: y).red - app.pixel(x: $0 + 1, y: y).red) }.max()!
    }
    #expect(steps(y: 300) > 250)
    // Above and below the titles.
    #expect(steps(y: 66) < 12)
    #expect(steps(y: 580) < 12)
    #expect(app.pixel(x: 40, y: 66).red + 5 < app.pixel(x: 350, y: 66).red)
  }
}
