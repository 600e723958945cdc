import Sash
import SwiftUI
import Testing

private struct ListKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}
private struct TitleKey: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}
private struct SubtitleKey: PreferenceKey {
  static let defaultValue: String? = nil
  static func reduce(value: inout String?, nextValue: () -> String?) { value = nextValue() }
}
private struct HiddenKey: PreferenceKey {
  static let defaultValue = false
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() }
}
private struct SizeKey: PreferenceKey {
  static let defaultValue = CGSize.zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}
private struct OffsetKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

extension View {
  fileprivate func barTitle(_ title: String) -> some View { preference(key: TitleKey.self, value: title) }
  fileprivate func barSubtitle(_ subtitle: String?) -> some View {
    preference(key: SubtitleKey.self, value: subtitle)
  }
  fileprivate func barHidden(_ hidden: Bool) -> some View { preference(key: HiddenKey.self, value: hidden) }
  fileprivate func onSize(_ action: @escaping (CGSize) -> Void) -> some View {
    background(
      GeometryReader { proxy in Color.clear.preference(key: SizeKey.self, value: proxy.size) }
    )
    .onPreferenceChange(SizeKey.self) { action($0) }
  }
}

@MainActor @Suite("What preferences promise")
struct PreferencePromiseTests {
  private struct Tabs: View {
    @State private var tabs: [String] = []
    @State private var hasThird = false
    var body: some View {
      VStack {
        Text("tabs \(tabs.joined(separator: " "))")
        VStack {
          Color.red.preference(key: ListKey.self, value: ["a"])
          Group {
            Color.green.preference(key: ListKey.self, value: ["b"])
            if hasThird { Color.blue.preference(key: ListKey.self, value: ["c"]) }
          }
          Color.black.preference(key: ListKey.self, value: ["d"])
        }
        .onPreferenceChange(ListKey.self) { tabs = $0 }
        Button("third") { hasThird = true }
      }
    }
  }
  @Test(
    "The values of siblings are merged in the order of the views, and reported again on change [S0-199 S0-201 S2-074]"
  )
  func order() {
    let app = TestHost { Tabs() }
    #expect(app.shows("tabs a b d"))
    app.tap("third")
    #expect(app.shows("tabs a b c d"))
  }

  private struct Bar: View {
    @State private var title = "?"
    @State private var subtitle: String?
    @State private var isHidden = false
    @State private var next = "first"
    var body: some View {
      VStack {
        Text("bar \(title) \(subtitle ?? "-") \(isHidden ? "hidden" : "shown")")
        Text("content")
          .barTitle(next)
          .barSubtitle("sub")
          .barHidden(true)
        Button("next") { next = "second" }
      }
      .onPreferenceChange(TitleKey.self) { title = $0 }
      .onPreferenceChange(SubtitleKey.self) { subtitle = $0 }
      .onPreferenceChange(HiddenKey.self) { isHidden = $0 }
    }
  }
  @Test(
    "Three keys set on one view by methods of one's own reach one container [S0-213 S2-054 S2-057 S2-093 S2-095 S2-096]"
  )
  func threeKeys() {
    let app = TestHost { Bar() }
    #expect(app.shows("bar first sub hidden"))
    app.tap("next")
    #expect(app.shows("bar second sub hidden"))
  }

  private struct Last: View {
    @State private var title = ""
    var body: some View {
      VStack {
        Text("last \(title)")
        HStack {
          Text("x").barTitle("one")
          Text("y").barTitle("two")
        }
        .onPreferenceChange(TitleKey.self) { title = $0 }
      }
    }
  }
  @Test("A key that takes the next value keeps the last [S2-056]")
  func last() {
    #expect(TestHost { Last() }.shows("last two"))
  }

  private struct Up: View {
    @Binding var shared: Int
    var body: some View {
      Button("child \(shared)") { shared += 1 }.preference(key: OffsetKey.self, value: CGFloat(shared) * 10)
    }
  }
  private struct OneWay: View {
    @State private var shared = 1
    @State private var reported: CGFloat = 0
    var body: some View {
      VStack {
        Text("reported \(Int(reported))")
        Button("parent \(shared)") { shared += 1 }
        Up(shared: $shared).onPreferenceChange(OffsetKey.self) { reported = $0 }
      }
    }
  }
  @Test("A preference goes up, a binding goes both ways; a number is added up [S2-053 S2-063]")
  func directions() {
    let app = TestHost { OneWay() }
    #expect(app.texts == ["reported 10", "parent 1", "child 1"])
    app.tap("child 1")
    #expect(app.texts == ["reported 20", "parent 2", "child 2"])
    app.tap("parent 2")
    #expect(app.texts == ["reported 30", "parent 3", "child 3"])
  }

  private struct SameSize: View {
    @State private var size = CGSize.zero
    @State private var isLong = false
    var body: some View {
      VStack(spacing: 0) {
        Text("measured").frame(width: isLong ? 90 : 60, height: 30).onSize { size = $0 }
        Color.red.frame(width: size.width, height: size.height)
        Text("size \(Int(size.width)) \(Int(size.height))")
        Button("longer") { isLong = true }
      }
    }
  }
  @Test("A measured size goes up and becomes the frame of another view [S2-060 S2-068]")
  func size() throws {
    let app = TestHost(size: CGSize(width: 100, height: 200)) { SameSize() }
    #expect(app.shows("size 60 30"))
    let middle = try #require(app.frame(of: "measured")).midY + 30
    #expect(app.pixel(x: 22, y: Int(middle)).green < 100)
    #expect(app.pixel(x: 15, y: Int(middle)).green == 255)
    app.tap("longer")
    #expect(app.shows("size 90 30"))
    #expect(app.pixel(x: 15, y: Int(middle)).green < 100)
  }

  private struct Measured: View {
    let log: (CGSize) -> Void
    @State private var width: CGFloat = 60
    @State private var other = 0
    var body: some View {
      VStack(spacing: 0) {
        Text("measured \(other)").frame(width: width, height: 30).onSize(log)
        Button("longer") { width = 90 }
        Button("other") { other += 1 }
      }
    }
  }
  @Test("The closure runs after layout, with the value of that layout, and on each change alone [S0-201]")
  func afterLayout() {
    var sizes: [CGSize] = []
    let app = TestHost { Measured { sizes.append($0) } }
    // A size that layout has found: nothing is told before, as the empty size of the default value would be.
    #expect(sizes == [CGSize(width: 60, height: 30)])
    app.tap("other")
    #expect(app.shows("measured 1") && sizes.count == 1)
    app.tap("longer")
    #expect(sizes == [CGSize(width: 60, height: 30), CGSize(width: 90, height: 30)])
    app.tap("longer")
    #expect(sizes.count == 2)
  }
}
