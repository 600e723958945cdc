import Sash
import SwiftUI
import Testing

private struct Greeting: View {
  let name: String
  var body: some View { Text("Hello, \(name)") }
}

#Preview("A macro's preview") {
  Greeting(name: "macro")
}

private struct Greeting_Previews: PreviewProvider {
  static var previews: some View {
    Greeting(name: "one")
    Greeting(name: "two").previewDisplayName("Second").previewLayout(.fixed(width: 120, height: 40))
    Greeting(name: "three").previewDevice("iPhone SE (3rd generation)").previewInterfaceOrientation(
      .landscapeLeft)
  }
}

@MainActor @Suite("Previews")
struct PreviewTests {
  @Test("#Preview and PreviewProvider register previews that the test host lists and renders [S0-045 S1-061]")
  func previews() throws {
    let all = TestHost.previews
    let macro = try #require(all.first { $0.name == "A macro's preview" })
    #expect(macro.mount().texts == ["Hello, macro"])
    let second = try #require(all.first { $0.name == "Second" })
    #expect(second.size == CGSize(width: 120, height: 40))
    #expect(second.mount().texts == ["Hello, two"])
    let first = try #require(all.first { $0.name == "Greeting_Previews 1" })
    #expect(first.mount().texts == ["Hello, one"])
    let third = try #require(all.first { $0.name == "Greeting_Previews 3" })
    #expect(third.size == CGSize(width: 667, height: 375))
  }
}

// MARK: As documents write them

private struct Card: View {
  var isLoading = false
  @Environment(\.locale) private var locale
  var body: some View {
    VStack {
      Text(isLoading ? "loading" : "content").measured("content", cardFrames)
      Text(verbatim: "in \(locale.identifier)")
    }
  }
}
private let cardFrames = Frames()

private struct Card_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Card()
        .previewDevice(PreviewDevice(rawValue: "iPhone SE (2nd generation)"))
        .previewDisplayName("iPhone SE")
      Card()
        .previewDevice(PreviewDevice(rawValue: "iPhone 13 Pro Max"))
        .previewDisplayName("iPhone 13 Pro Max")
      Card()
        .preferredColorScheme(.dark)
        .previewDisplayName("深色模式")
      Card()
        .environment(\.locale, Locale(identifier: "zh-Hans"))
        .previewDisplayName("中文")
      Card()
        .environment(\.sizeCategory, .accessibilityExtraExtraExtraLarge)
        .previewDisplayName("超大字体")
      Card(isLoading: true)
        .previewDisplayName("加载中")
    }
  }
}

private struct ProductList: View {
  @ObservedObject var viewModel: ViewModel
  final class ViewModel: ObservableObject {
    @Published var products: [String] = []
    @Published var error: String?
  }
  var body: some View {
    VStack {
      ForEach(viewModel.products, id: \.self) { Text($0) }
      if let error = viewModel.error { Text(error) }
    }
  }
}
private struct Network_Previews: PreviewProvider {
  static var previews: some View {
    let success = ProductList.ViewModel()
    success.products = ["商品1", "商品2"]
    let failure = ProductList.ViewModel()
    failure.error = "网络错误"
    return Group {
      ProductList(viewModel: success).previewDisplayName("成功加载")
      ProductList(viewModel: failure).previewDisplayName("加载失败")
    }
  }
}

private struct Search: View {
  @Binding var items: [String]
  @Binding var selected: Int?
  var body: some View {
    Text("\(items.joined(separator: ",")) of \(selected.map(String.init) ?? "none")")
    Button("Change") { (items, selected) = ([], 1) }
  }
}
private struct Search_Previews: PreviewProvider {
  static var previews: some View {
    VStack { Search(items: .constant(["a", "b", "C"]), selected: .constant(nil)) }
      .previewDisplayName("Search with constants")
  }
}

private struct Fitted_Previews: PreviewProvider {
  static var previews: some View {
    Color.red.frame(width: 120, height: 40).padding(10)
      .previewLayout(.sizeThatFits)
      .previewDisplayName("As large as it is")
  }
}

fileprivate let sampleItems = ["message", "home", "circle"]

#Preview {
  VStack { ForEach(sampleItems, id: \.self) { Text("sample \($0)") } }
}

@MainActor @Suite("Previews, as documents show them")
struct PreviewRowTests {
  private func preview(_ name: String) throws -> TestHost.PreviewInfo {
    try #require(TestHost.previews.first { $0.name == name })
  }

  @Test(
    "Each view of a group is a preview, on its device, in its surroundings and with its data [S0-170 S0-171]")
  func group() throws {
    let names = ["iPhone SE", "iPhone 13 Pro Max", "深色模式", "中文", "超大字体", "加载中"]
    let all = TestHost.previews.filter { names.contains($0.name) }
    #expect(all.map(\.name) == names)
    #expect(
      all.map(\.size) == [
        CGSize(width: 375, height: 667), CGSize(width: 428, height: 926), nil, nil, nil, nil,
      ])
    var heights: [CGFloat] = []
    let texts = all.map { preview in
      let texts = preview.mount().texts
      heights.append(cardFrames["content"].height)
      return texts
    }
    #expect(texts.map { $0[0] } == ["content", "content", "content", "content", "content", "loading"])
    #expect(texts[3][1] == "in zh-Hans" && texts[0][1] != "in zh-Hans")
    #expect(heights[4] > heights[0] * 2)
  }

  @Test("A preview may be dark, whatever the window is [S0-172]")
  func dark() throws {
    #expect(try preview("深色模式").mount(colorScheme: .light).pixel(x: 2, y: 2) == (0, 0, 0))
    #expect(try preview("加载中").mount(colorScheme: .light).pixel(x: 2, y: 2) == (255, 255, 255))
  }

  @Test("Previews may be made of statements that end with the group [S0-175]")
  func statements() throws {
    #expect(try preview("成功加载").mount().texts == ["商品1", "商品2"])
    #expect(try preview("加载失败").mount().texts == ["网络错误"])
  }

  @Test("Constants stand for bindings, of optional values too, and stay what they are [S4-016]")
  func constants() throws {
    let app = try preview("Search with constants").mount()
    #expect(app.texts == ["a,b,C of none", "Change"])
    app.tap("Change")
    #expect(app.texts == ["a,b,C of none", "Change"])
  }

  @Test("A preview may be as large as its view [S4-031]")
  func fitted() throws {
    let preview = try preview("As large as it is")
    #expect(preview.size == CGSize(width: 140, height: 60))
    let app = preview.mount()
    #expect(app.pixel(x: 9, y: 30) == (255, 255, 255) && app.pixel(x: 10, y: 30) == (255, 59, 48))
    #expect(app.pixel(x: 129, y: 49) == (255, 59, 48) && app.pixel(x: 130, y: 50) == (255, 255, 255))
  }

  @Test("A preview needs no type and no name, and shows what the file has for it [S2-041 S2-084]")
  func macro() throws {
    let place = try #require(
      TestHost.previews.first { $0.name.hasPrefix("BehaviorTests/PreviewTests.swift:") })
    #expect(place.mount().texts == ["sample message", "sample home", "sample circle"])
  }
}
