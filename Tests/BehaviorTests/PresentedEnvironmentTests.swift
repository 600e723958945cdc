import Sash
import SwiftUI
import Testing

/// - Source: `UIHostingController` of a presentation has the environment of its modifier, and a bar sets what its items look
///   like in the bar alone
@MainActor @Suite("What is presented from bars, headers and rows")
struct PresentedEnvironmentTests {
  /// Says what surrounds it.
  private struct Probe: View {
    let name: String
    @Environment(\.font) private var font
    @Environment(\.lineLimit) private var lineLimit
    @Environment(\.imageScale) private var imageScale
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.textCase) private var textCase
    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.own) private var own
    var body: some View {
      let number = lineLimit.map { "\($0)" } ?? "none"
      let letters = textCase.map { "\($0)" } ?? "none"
      VStack {
        Text(
          "\(name): font \(font == .caption ? "caption" : font == nil ? "none" : "another"), lines \(number), images \(imageScale), type \(typeSize), case \(letters), \(alignment), own \(own)"
        ).lineLimit(nil)
        Label("Words", systemImage: "star")
        Button("Press") {}
      }
    }
  }
  private static let plain =
    "font none, lines none, images medium, type xxLarge, case none, trailing, own 0"

  enum Way: CaseIterable { case sheet, cover, popover }

  /// Presents what says what surrounds it.
  private struct Opener: View {
    let name: String
    var way = Way.sheet
    @State private var isShown = false
    var body: some View {
      let button = Button("Open \(name)") { isShown = true }
      switch way {
      case .sheet: button.sheet(isPresented: $isShown) { Probe(name: name) }
      case .cover: button.fullScreenCover(isPresented: $isShown) { Probe(name: name) }
      case .popover: button.popover(isPresented: $isShown) { Probe(name: name).frame(width: 300) }
      }
    }
  }

  private func check(_ host: TestHost, _ name: String, _ expected: String = plain, isLarge: Bool = false) {
    // Headers of grouped lists are in capitals.
    host.tap(isLarge ? "OPEN \(name.uppercased())" : "Open \(name)")
    host.advance(by: 1)
    #expect(host.shows("\(name): \(expected)"), "\(host.texts)")
    // Labels of bars are icons alone.
    #expect(host.shows("Words"))
  }

  private func host<V: View>(@ViewBuilder _ view: () -> V) -> TestHost {
    TestHost(size: CGSize(width: 800, height: 800)) {
      view().dynamicTypeSize(.xxLarge).multilineTextAlignment(.trailing)
    }
  }

  @Test("What an item of a bar presents looks as elsewhere, not as in the bar", arguments: Way.allCases)
  func items(way: Way) {
    for placement in [ToolbarItemPlacement.topBarTrailing, .confirmationAction, .principal, .bottomBar] {
      let host = host {
        NavigationStack {
          Text("Content").toolbar { ToolbarItem(placement: placement) { Opener(name: "item", way: way) } }
        }
      }
      check(host, "item")
    }
  }

  @Test("What is set in an item of a bar by the app itself counts in what it presents")
  func own() {
    let host = host {
      NavigationStack {
        Text("Content").toolbar {
          Opener(name: "item").font(.caption).environment(\.own, 5)
        }
      }
    }
    check(
      host, "item",
      "font caption, lines none, images medium, type xxLarge, case none, trailing, own 5")
  }

  @Test("What is set around a bar by the app counts in what the bar presents")
  func around() {
    let host = host {
      NavigationStack { Text("Content").toolbar { Opener(name: "item") } }
        .font(.caption).lineLimit(3).environment(\.own, 7)
    }
    check(
      host, "item", "font caption, lines 3, images medium, type xxLarge, case none, trailing, own 7")
  }

  @Test("A button in a sheet of a bar looks as in any other sheet")
  func buttons() throws {
    func width(_ host: TestHost) throws -> CGFloat {
      host.tap("Open a")
      host.advance(by: 1)
      return try #require(host.frame(of: "Press")).width
    }
    let inside = host {
      NavigationStack { Text("Content").toolbar { Opener(name: "a") } }.buttonStyle(.bordered)
    }
    let outside = host { Opener(name: "a").buttonStyle(.bordered) }
    #expect(try width(inside) == width(outside))
  }

  @Test("What the header, the footer or a row of a list presents looks as elsewhere")
  func lists() {
    for style in 0..<2 {
      let view = List {
        Section {
          Opener(name: "row")
        } header: {
          Opener(name: "header")
        } footer: {
          Opener(name: "footer")
        }
      }
      for name in ["row", "header", "footer"] {
        let host = host {
          if style == 0 { view.listStyle(.insetGrouped) } else { view.listStyle(.plain) }
        }
        check(host, name, isLarge: style == 0 && name == "header")
      }
    }
  }

  @Test("What the label of a group or of a value presents looks as elsewhere")
  func labels() {
    let boxed = host {
      GroupBox {
        Text("Content")
      } label: {
        Opener(name: "box")
      }
    }
    check(boxed, "box")
    let valued = host { LabeledContent("Title") { Opener(name: "value") } }
    check(valued, "value")
    let empty = host {
      ContentUnavailableView {
        Text("Nothing")
      } actions: {
        Opener(name: "action")
      }
    }
    check(empty, "action")
  }
}

private struct OwnKey: EnvironmentKey { static let defaultValue = 0 }
extension EnvironmentValues {
  fileprivate var own: Int {
    get { self[OwnKey.self] }
    set { self[OwnKey.self] = newValue }
  }
}
