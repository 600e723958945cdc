import Sash
import SwiftUI
import Testing

/// Windows that are not there for themselves: beside others, over others, before all.
@Suite @MainActor struct BesideWindowTests {
  private struct Gallery: View {
    let name: String
    @State private var chosen = 0
    @Environment(\.openWindow) private var openWindow
    var body: some View {
      Text("gallery \(name)")
      Button("choose in \(name)") { chosen += 1 }
      Button("info") { openWindow(id: "info") }
      Button("another") { openWindow(id: "other") }
      Color.clear.focusedSceneValue(\.chosen, "\(name) \(chosen)")
    }
  }
  private struct Info: View {
    @FocusedValue(\.chosen) private var chosen
    var body: some View { Text("chosen \(chosen ?? "none")").frame(width: 180, height: 90) }
  }
  private struct Photos: App {
    var body: some Scene {
      UtilityWindow("Photo Info", id: "info") { Info() }
      WindowGroup("One", id: "one") { Gallery(name: "one") }
      WindowGroup("Other", id: "other") { Gallery(name: "other") }
    }
  }

  @Test(
    "A utility window opens beside the others, keeps to its content, and knows what the window in front makes known"
  )
  func utility() {
    let host = TestHost(app: Photos())
    #expect(host.windowTitles == ["One"])
    host.tap("info")
    #expect(host.windowTitles == ["One", "Photo Info"])
    #expect(host.windowSizes[1] == CGSize(width: 180, height: 90))
    #expect(host.focusedWindow == 0)
    host.tap("choose in one")
    host.tap("another")
    #expect(host.focusedWindow == 2)
    host.useWindow(1)
    #expect(host.shows("chosen other 0"))
    host.useWindow(0)
    host.useWindow(1)
    #expect(host.shows("chosen one 1"))
    host.checkInvariants()
  }

  @Test("A utility window says nothing of a window that has closed, and goes with the last of the others")
  func utilityLeft() {
    let host = TestHost(app: Photos())
    host.tap("info")
    host.tap("another")
    host.useWindow(2)
    host.closeWindow()
    host.advance(by: 0.2)
    #expect(host.windowTitles == ["One", "Photo Info"])
    host.useWindow(1)
    #expect(host.shows("chosen one 0"))
    host.useWindow(0)
    host.closeWindow()
    host.advance(by: 0.2)
    #expect(host.windowTitles == [])
  }

  @Test("A utility window is out of sight while the app is not active; Escape closes it")
  func utilityAway() {
    let host = TestHost(app: Photos())
    host.tap("info")
    #expect(host.visibleWindowTitles == ["One", "Photo Info"])
    host.setFocused(false)
    host.advance(by: 0.2)
    #expect(host.visibleWindowTitles == ["One"])
    host.setFocused(true)
    host.advance(by: 0.2)
    #expect(host.visibleWindowTitles == ["One", "Photo Info"] && host.focusedWindow == 0)
    host.useWindow(1)
    host.advance(by: 0.2)
    #expect(host.visibleWindowTitles == ["One", "Photo Info"])
    host.press(.escape)
    #expect(host.windowTitles == ["One"])
  }

  private struct Palettes: App {
    var body: some Scene {
      UtilityWindow("Palette", id: "palette") { Text("palette") }
    }
  }
  @Test("A utility window without another window stays while the app is not active")
  func utilityAlone() {
    let host = TestHost(app: Palettes())
    #expect(host.visibleWindowTitles == ["Palette"])
    host.setFocused(false)
    host.advance(by: 0.2)
    #expect(host.visibleWindowTitles == ["Palette"])
  }

  private struct Toggled: App {
    var body: some Scene {
      WindowGroup("Main") {
        WindowVisibilityToggle(windowID: "info")
        WindowVisibilityToggle(windowID: "nowhere")
      }
      UtilityWindow("Info", id: "info") { Text("info") }
    }
  }
  @Test("A toggle shows and hides a window, and says which it does; it is disabled where there is none")
  func toggle() {
    let host = TestHost(app: Toggled())
    #expect(host.accessibilityElement("Show nowhere")?.isEnabled == false)
    host.tap("Show Info")
    #expect(host.windowTitles == ["Main", "Info"])
    #expect(host.shows("Hide Info") && !host.shows("Show Info"))
    host.tap("Hide Info")
    #expect(host.windowTitles == ["Main"] && host.shows("Show Info"))
  }

  private struct Barred: App {
    var body: some Scene {
      WindowGroup("Main") { Text("main") }.commands { CommandMenu("Own") { Button("Act") {} } }
      UtilityWindow("Info", id: "info") { Text("info") }
      UtilityWindow("Quiet", id: "quiet") { Text("quiet") }.commandsRemoved()
    }
  }
  @Test("The menu View shows a utility window, unless its commands are removed")
  func menu() {
    let host = TestHost(size: CGSize(width: 900, height: 700), app: Barred())
    host.click("View")
    host.advance(by: 0.5)
    #expect(host.shows("Show Info") && !host.shows("Show Quiet"))
    host.click("Show Info")
    host.advance(by: 0.5)
    #expect(host.windowTitles == ["Main", "Info"])
  }

  // MARK: Pushed windows

  private struct Editor: App {
    var body: some Scene {
      WindowGroup("Editor", id: "editor") { Page() }.defaultSize(width: 500, height: 300)
      WindowGroup("Viewer", id: "viewer") { Page() }
      WindowGroup("Number", for: Int.self) { $number in Text("number \(number ?? 0)") }
    }
    struct Page: View {
      @Environment(\.pushWindow) private var pushWindow
      @Environment(\.dismissWindow) private var dismissWindow
      @Environment(\.scenePhase) private var phase
      @State private var edits = 0
      var body: some View {
        Text("phase \(String(describing: phase)) edits \(edits)")
        Button("edit") { edits += 1 }
        Button("play") { pushWindow(id: "viewer") }
        Button("push 7") { pushWindow(value: 7) }
        Button("nowhere") { pushWindow(id: "nowhere") }
        Button("back") { dismissWindow() }
      }
    }
  }

  @Test("A pushed window stands in the place of the one it comes from, which comes back as it was")
  func push() {
    let host = TestHost(app: Editor())
    host.tap("edit")
    host.tap("play")
    #expect(host.windowTitles == ["Editor", "Viewer"] && host.visibleWindowTitles == ["Viewer"])
    #expect(host.windowSizes[1] == CGSize(width: 500, height: 300) && host.focusedWindow == 1)
    #expect(host.shows("phase background edits 1"))
    host.useWindow(1)
    let warnings = TestHost.warnings { host.tap("play") }
    #expect(warnings.contains { $0.contains("pushed itself") } && host.windowTitles.count == 2)
    host.tap("back")
    #expect(host.windowTitles == ["Editor"] && host.visibleWindowTitles == ["Editor"])
    #expect(host.focusedWindow == 0)
    host.useWindow(0)
    #expect(host.shows("phase active edits 1"))
    host.tap("push 7")
    #expect(host.visibleWindowTitles == ["Number"])
    host.useWindow(1)
    #expect(host.shows("number 7"))
    host.closeWindow()
    #expect(host.visibleWindowTitles == ["Editor"])
    host.useWindow(0)
    #expect(TestHost.warnings { host.tap("nowhere") }.contains { $0.contains("pushWindow(id:)") })
    host.checkInvariants()
  }

  private struct Covering: App {
    var body: some Scene {
      Window("Base", id: "base") { Page() }
      WindowGroup("Top", id: "top") { Page() }
      WindowGroup("Third", id: "third") { Page() }
    }
    struct Page: View {
      @Environment(\.pushWindow) private var pushWindow
      @Environment(\.openWindow) private var openWindow
      var body: some View {
        Button("push") { pushWindow(id: "top") }
        Button("third") { openWindow(id: "third") }
        Button("base") { openWindow(id: "base") }
      }
    }
  }
  @Test("Who opens a window that another one stands in the place of gets that one to the front")
  func opensCovered() {
    let host = TestHost(app: Covering())
    host.tap("push")
    host.useWindow(1)
    host.tap("third")
    #expect(host.windowTitles == ["Base", "Top", "Third"] && host.focusedWindow == 2)
    host.useWindow(2)
    host.tap("base")
    #expect(host.visibleWindowTitles == ["Top", "Third"] && host.focusedWindow == 1)
  }

  // MARK: Alerts

  private struct Welcome: App {
    @State private var asks = true
    @State private var answers = 0
    var body: some Scene {
      Window("Welcome", id: "welcome") {
        Text("answers \(answers)")
        Button("ask") { asks = true }
        Button("count") { answers += 10 }
      }
      AlertScene("Login Required", isPresented: $asks) {
        Button("Log In") { answers += 1 }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("It is yours.")
      }
    }
  }

  @Test("An alert of the app has a window of its own, before which nothing else can be used")
  func alert() {
    let host = TestHost(app: Welcome())
    host.advance(by: 1)
    #expect(host.windowTitles == ["Welcome", "Login Required"] && host.focusedWindow == 1)
    // As large as the alert: 270 points, and room beside it.
    #expect(host.windowSizes[1].width == 302 && host.windowSizes[1].height < 300)
    host.useWindow(0)
    host.tap("count")
    #expect(host.shows("answers 0") && host.focusedWindow == 1)
    host.useWindow(1)
    #expect(host.shows("It is yours."))
    host.closeWindow()
    #expect(host.windowTitles.count == 2)
    host.tap("Log In")
    host.advance(by: 1)
    #expect(host.windowTitles == ["Welcome"])
    host.useWindow(0)
    #expect(host.shows("answers 1"))
    host.tap("count")
    #expect(host.shows("answers 11"))
    host.tap("ask")
    host.advance(by: 1)
    #expect(host.windowTitles == ["Welcome", "Login Required"])
    host.useWindow(1)
    host.press(.escape)
    host.advance(by: 1)
    #expect(host.windowTitles == ["Welcome"])
  }

  private struct Begins: App {
    @State private var asks = true
    @Environment(\.openWindow) private var openWindow
    var body: some Scene {
      Window("Main", id: "main") { Text("main") }.defaultLaunchBehavior(.suppressed)
      AlertScene("Ready?", isPresented: $asks) {
        Button("Go") { openWindow(id: "main") }
      }
    }
  }
  @Test("An app may begin with an alert alone, and go on with what that opens")
  func begins() {
    let host = TestHost(app: Begins())
    host.advance(by: 1)
    #expect(host.windowTitles == ["Ready?"])
    host.tap("Go")
    host.advance(by: 1)
    #expect(host.windowTitles == ["Main"])
  }

  @Test("On a phone an alert of the app stands over the only window")
  func phone() {
    let host = TestHost(app: Welcome(), onPhone: true)
    host.advance(by: 1)
    #expect(host.windowTitles == ["Welcome"] && host.shows("It is yours."))
    host.tap("Log In")
    host.advance(by: 1)
    #expect(!host.shows("It is yours.") && host.shows("answers 1"))
  }

  // MARK: What a person may do

  private struct Held: App {
    var body: some Scene { WindowGroup("Held", id: "held") { Content() } }
    struct Content: View {
      @State private var isHeld = true
      @Environment(\.dismissWindow) private var dismissWindow
      var body: some View {
        Button("let go") { isHeld = false }
        Button("leave") { dismissWindow() }
        Color.clear.windowDismissBehavior(isHeld ? .disabled : .automatic)
      }
    }
  }
  @Test("A person may not close a window that says so; the app may")
  func interactions() {
    let host = TestHost(app: Held())
    host.closeWindow()
    #expect(host.windowTitles == ["Held"])
    host.tap("leave")
    #expect(host.windowTitles == [])
    let other = TestHost(app: Held())
    other.tap("let go")
    other.closeWindow()
    #expect(other.windowTitles == [])
  }

  // MARK: What opens at launch

  private struct Launches: App {
    var body: some Scene {
      WindowGroup("First") { Text("first") }.defaultLaunchBehavior(.suppressed)
      Window("Second", id: "second") { Text("second") }
      Window("Third", id: "third") { Text("third") }.defaultLaunchBehavior(.presented)
      UtilityWindow("Beside", id: "beside") { Text("beside") }.defaultLaunchBehavior(.presented)
      UtilityWindow("Never", id: "never") { Text("never") }
    }
  }
  @Test("Scenes open at launch that want to, the first one otherwise, and none that does not want to")
  func launch() {
    let host = TestHost(app: Launches())
    #expect(host.windowTitles == ["Second", "Third", "Beside"])
    #expect(host.focusedWindow == 0)
  }
}

extension FocusedValues {
  fileprivate var chosen: String? {
    get { self[ChosenKey.self] }
    set { self[ChosenKey.self] = newValue }
  }
}
private struct ChosenKey: FocusedValueKey { typealias Value = String }
