import Sash
import SwiftUI
import Testing

/// Apps with several windows.
@Suite @MainActor struct WindowTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0
    @Environment(\.scenePhase) private var phase
    var body: some View {
      VStack {
        Text("\(name) \(count)")
        Text("phase \(String(describing: phase))")
        Button("more") { count += 1 }
        Opener()
      }
    }
  }
  private struct Opener: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.openSettings) private var openSettings
    @Environment(\.dismiss) private var dismiss
    @Environment(\.supportsMultipleWindows) private var supports
    var body: some View {
      VStack {
        Text("supports \(String(supports))")
        Button("open main") { openWindow(id: "main") }
        Button("open extra") { openWindow(id: "extra") }
        Button("open 7") { openWindow(value: 7) }
        Button("open 8") { openWindow(id: "numbers", value: 8) }
        Button("settings") { openSettings() }
        Button("close extra") { dismissWindow(id: "extra") }
        Button("close 7") { dismissWindow(value: 7) }
        Button("close this") { dismissWindow() }
        Button("dismiss") { dismiss() }
        Button("nowhere") { openWindow(id: "nowhere") }
      }
    }
  }
  private struct NumberView: View {
    @Binding var number: Int?
    var body: some View {
      Text("number \(number.map(String.init) ?? "none")")
      Button("next") { number = (number ?? 0) + 1 }
      Opener()
    }
  }
  private struct Several: App {
    @State private var shared = 0
    var body: some Scene {
      WindowGroup("Main", id: "main") {
        VStack {
          Counter(name: "main")
          Text("shared \(shared)")
          Button("share") { shared += 1 }
        }
      }
      Window("Extra", id: "extra") {
        VStack {
          Counter(name: "extra")
          Bound(value: $shared)
        }
      }
      .defaultSize(width: 500, height: 600)
      WindowGroup("Number", id: "numbers", for: Int.self) { $number in NumberView(number: $number) }
      Settings { Text("all settings").frame(width: 300, height: 200) }
    }
  }
  private struct Bound: View {
    @Binding var value: Int
    var body: some View {
      Text("bound \(value)")
      Button("add ten") { value += 10 }
    }
  }

  @Test("openWindow opens another window of a group, with state of its own")
  func group() {
    let host = TestHost(app: Several())
    #expect(host.windowTitles == ["Main"])
    #expect(host.shows("supports true"))
    host.tap("more")
    host.tap("open main")
    #expect(host.windowTitles == ["Main", "Main"])
    #expect(host.shows("main 1"))
    #expect(host.focusedWindow == 1)
    host.useWindow(1)
    #expect(host.shows("main 0"))
    host.tap("more")
    host.tap("more")
    #expect(host.shows("main 2"))
    host.useWindow(0)
    #expect(host.shows("main 1"))
  }

  @Test("A Window scene has one window, which opens in its size and comes to the front again")
  func single() {
    let host = TestHost(app: Several())
    host.tap("open extra")
    #expect(host.windowTitles == ["Main", "Extra"])
    #expect(host.windowSizes[1] == CGSize(width: 500, height: 600))
    host.useWindow(0)
    #expect(host.focusedWindow == 0)
    host.tap("open extra")
    #expect(host.windowTitles.count == 2)
    #expect(host.focusedWindow == 1)
  }

  @Test("Each window has the phase that it has itself")
  func phases() {
    let host = TestHost(app: Several())
    #expect(host.shows("phase active"))
    host.tap("open extra")
    #expect(host.shows("phase inactive"))
    host.useWindow(1)
    #expect(host.shows("phase active"))
  }

  @Test("State of the app is one for all windows, and bindings to it work in each")
  func shared() {
    let host = TestHost(app: Several())
    host.tap("share")
    #expect(host.shows("shared 1"))
    host.tap("open extra")
    host.useWindow(1)
    #expect(host.shows("bound 1"))
    host.tap("add ten")
    #expect(host.shows("bound 11"))
    host.useWindow(0)
    #expect(host.shows("shared 11"))
    host.tap("share")
    host.useWindow(1)
    #expect(host.shows("bound 12"))
  }

  @Test("A window for a value is opened once for each, and its binding changes what it shows")
  func values() {
    let host = TestHost(app: Several())
    host.tap("open 7")
    host.useWindow(1)
    #expect(host.shows("number 7"))
    host.tap("open 7")
    #expect(host.windowTitles == ["Main", "Number"])
    host.tap("open 8")
    #expect(host.windowTitles == ["Main", "Number", "Number"])
    host.useWindow(1)
    host.tap("next")
    #expect(host.shows("number 8"))
    host.tap("open 7")
    #expect(host.windowTitles.count == 4)
  }

  @Test("Windows close by their id, by their value, from inside and by dismiss; the others stay")
  func closing() {
    let host = TestHost(app: Several())
    host.tap("open extra")
    host.tap("open 7")
    host.tap("open main")
    #expect(host.windowTitles == ["Main", "Extra", "Number", "Main"])
    host.tap("close extra")
    #expect(host.windowTitles == ["Main", "Number", "Main"])
    host.tap("close 7")
    #expect(host.windowTitles == ["Main", "Main"])
    host.useWindow(1)
    host.tap("dismiss")
    #expect(host.windowTitles == ["Main"])
    host.useWindow(0)
    host.tap("dismiss")
    #expect(host.windowTitles == ["Main"])
    host.tap("open main")
    host.tap("close this")
    #expect(host.windowTitles == ["Main"])
    // The state of the app outlives the first window.
    host.useWindow(0)
    host.tap("share")
    #expect(host.shows("shared 1"))
    host.checkInvariants()
  }

  @Test("The window of the settings fits its content, and there is one")
  func settings() {
    let host = TestHost(app: Several())
    host.tap("settings")
    #expect(host.windowTitles == ["Main", "Settings"])
    #expect(host.windowSizes[1] == CGSize(width: 300, height: 200))
    host.useWindow(0)
    host.tap("settings")
    #expect(host.windowTitles.count == 2)
  }

  @Test("An id that no scene has opens nothing, and a warning says so")
  func unknown() {
    let host = TestHost(app: Several())
    let warnings = TestHost.warnings { host.tap("nowhere") }
    #expect(warnings.contains { $0.contains("nowhere") })
    #expect(host.windowTitles == ["Main"])
  }

  private struct Sized: App {
    @State private var width: CGFloat = 200
    var body: some Scene {
      WindowGroup(width > 200 ? "Wide" : "Narrow") {
        Button("wider") { width = 400 }.frame(minWidth: width, maxWidth: 500, minHeight: 100, maxHeight: 100)
      }
      .windowResizability(.contentSize)
      .defaultSize(width: 900, height: 900)
      .defaultPosition(.topTrailing)
      .windowLevel(.floating)
    }
  }

  @Test("A window that follows its content is as large as that, and its title follows state of the app")
  func resizability() {
    let host = TestHost(app: Sized())
    #expect(host.windowSizes == [CGSize(width: 500, height: 100)])
    #expect(host.windowTitles == ["Narrow"])
    host.tap("wider")
    #expect(host.windowTitles == ["Wide"])
  }

  private struct Starts: App {
    @Environment(\.scenePhase) private var phase
    @State private var log: [String] = []
    @State private var count = 0
    var body: some Scene {
      WindowGroup {
        Text(log.joined(separator: ","))
        Button("count") { count += 1 }
      }
      .onChange(of: count) { old, new in log.append("\(old)>\(new)") }
    }
  }

  @Test("onChange of a scene hears of state of the app")
  func onChange() {
    let host = TestHost(app: Starts())
    host.tap("count")
    #expect(host.shows("0>1"))
    host.tap("count")
    #expect(host.shows("0>1,1>2"))
  }

  private struct Opens: App {
    var body: some Scene {
      WindowGroup { Page(name: "general") }
        .handlesExternalEvents(matching: [])
      WindowGroup("Mails", id: "mails") { Page(name: "mails") }
        .handlesExternalEvents(matching: ["mailto:"])
      WindowGroup("Others", id: "others") { Page(name: "others") }
    }
    struct Page: View {
      let name: String
      @State private var url: URL?
      var body: some View {
        Text("\(name) \(url?.absoluteString ?? "none")").onOpenURL { url = $0 }
      }
    }
  }

  @Test("A URL goes to onOpenURL in the window of the scene that takes it, which opens for it")
  func urls() {
    let host = TestHost(app: Opens())
    host.openURL(URL(string: "mailto:ann@example.com")!)
    host.advance(by: 0.1)
    #expect(host.windowTitles.count == 2)
    host.useWindow(1)
    #expect(host.shows("mails mailto:ann@example.com"))
    host.useWindow(0)
    #expect(host.shows("general none"))
  }

  private struct Chooses: App {
    var body: some Scene {
      WindowGroup(id: "first") {
        Page(name: "first").handlesExternalEvents(preferring: [], allowing: ["note"])
      }
      WindowGroup(id: "second") {
        Page(name: "second").handlesExternalEvents(preferring: ["mail"], allowing: [])
      }
    }
    struct Page: View {
      let name: String
      @State private var url: URL?
      @Environment(\.openWindow) private var openWindow
      var body: some View {
        Text("\(name) \(url?.absoluteString ?? "none")").onOpenURL { url = $0 }
        Button("more") { openWindow(id: "second") }
      }
    }
  }

  @Test("A URL goes to the window whose views prefer it, and to none whose views do not allow it")
  func choosingViews() {
    let host = TestHost(app: Chooses())
    host.tap("more")
    host.openURL(URL(string: "app:note/1")!)
    host.advance(by: 0.1)
    host.useWindow(0)
    #expect(host.shows("first app:note/1"))
    host.openURL(URL(string: "app:mail/2")!)
    host.advance(by: 0.1)
    #expect(host.shows("first app:note/1"))
    host.useWindow(1)
    #expect(host.shows("second app:mail/2"))
  }

  private struct Animated: App {
    @State private var isWide = false
    var body: some Scene {
      WindowGroup(id: "main") {
        Color.red.frame(width: isWide ? 300 : 100, height: 20).overlay { Text("it") }
        Button("go") { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
      }
    }
  }

  @Test("What follows from animated state of the app moves in the window")
  func animation() {
    let host = TestHost(size: CGSize(width: 400, height: 200), app: Animated())
    func width() -> Int { (0..<400).filter { host.pixel(x: $0, y: 82).green < 120 }.count }
    #expect(width() == 100)
    host.tap("go")
    host.advance(by: 0.5)
    #expect(abs(width() - 200) < 10)
    host.advance(by: 1)
    #expect(width() == 300)
  }
}
