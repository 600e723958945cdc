import Foundation
import Sash
import SwiftUI
import Testing

/// What happened, in order.
private final class Log {
  var lines: [String] = []
}

/// Names a phase as the documents do.
private func name(_ phase: ScenePhase) -> String {
  switch phase {
  case .active: "active"
  case .inactive: "inactive"
  case .background: "background"
  @unknown default: "default"
  }
}

/// What the documents show of apps and scenes, in their own code as far as it goes.
@MainActor @Suite("Apps, as documents show them")
struct AppRowTests {
  // MARK: State of an app

  private final class UserStore: ObservableObject {
    @Published var name = "nobody"
  }
  private final class AppState: ObservableObject {
    @Published var launches = 1
    let userStore = UserStore()
    static var made = 0
    init() { Self.made += 1 }
  }
  private struct ContentView: View {
    @EnvironmentObject var appState: AppState
    @EnvironmentObject var userStore: UserStore
    @Environment(\.openWindow) private var openWindow
    var body: some View {
      Text("launches \(appState.launches) of \(userStore.name)")
      Button("Log in") { userStore.name = "Ann" }
      Button("Again") { appState.launches += 1 }
      Button("Open") { openWindow(id: "main") }
    }
  }
  private struct MyApp: App {
    @StateObject private var appState = AppState()
    var body: some Scene {
      WindowGroup(id: "main") {
        ContentView()
          .environmentObject(appState)
          .environmentObject(appState.userStore)
      }
    }
  }

  @Test(
    "The root view of a group has its window, and objects of the app as long as that lives [S0-024 S0-025]")
  func objects() {
    AppState.made = 0
    let app = TestHost(app: MyApp())
    #expect(app.windowTitles.count == 1 && app.shows("launches 1 of nobody"))
    app.tap("Log in")
    app.tap("Again")
    #expect(app.shows("launches 2 of Ann"))
    app.tap("Open")
    app.useWindow(1)
    #expect(app.windowTitles.count == 2 && app.shows("launches 2 of Ann"))
    app.tap("Again")
    app.useWindow(0)
    #expect(app.shows("launches 3 of Ann") && AppState.made == 1)
  }

  private final class Store: ObservableObject {
    @Published private(set) var count: Int
    private let reducer: (Int, Int) -> Int
    init(reducer: @escaping (Int, Int) -> Int, state: Int) { (self.reducer, count) = (reducer, state) }
    func dispatch(_ action: Int) { count = reducer(count, action) }
  }
  private struct ReduxDemoView: View {
    @EnvironmentObject var store: Store
    var body: some View {
      Text("count \(store.count)")
      Button("Increase") { store.dispatch(1) }
      Button("Decrease") { store.dispatch(-1) }
    }
  }
  private struct ReduxApp: App {
    var log = Log()
    @State private var round = 0
    var body: some Scene {
      WindowGroup {
        let state = 10 * round
        let reducer: (Int, Int) -> Int = { (state, action) -> Int in
          switch action {
          case 1: return state + 1
          case -1: return state - 1
          default: return state
          }
        }
        let store = Store(reducer: reducer, state: state)
        let _ = log.lines.append("store \(state)")
        ReduxDemoView().environmentObject(store)
        Button("Round") { round += 1 }
      }
    }
  }

  @Test("Constants before the root view are made anew whenever the body of the app is evaluated [S1-090]")
  func constants() {
    let log = Log()
    let app = TestHost(app: ReduxApp(log: log))
    app.tap("Increase")
    app.tap("Increase")
    app.tap("Decrease")
    #expect(app.shows("count 1") && log.lines == ["store 0"])
    app.tap("Round")
    #expect(app.shows("count 10") && log.lines == ["store 0", "store 10"])
    app.tap("Increase")
    #expect(app.shows("count 11"))
  }

  // MARK: Phases

  private struct PhaseApp: App {
    @Environment(\.scenePhase) var scenePhase
    var log = Log()
    var body: some Scene {
      WindowGroup(id: "main") {
        Opener()
      }.onChange(of: scenePhase) { newScenePhase in
        log.lines.append(name(newScenePhase))
      }
    }
  }
  private struct Opener: View {
    @Environment(\.openWindow) private var openWindow
    var body: some View { Button("Open") { openWindow(id: "main") } }
  }

  @Test(
    "An app hears of its phases, of the background once all windows are there [S1-006 S1-007 S4-305 S4-306]")
  func phases() {
    let log = Log()
    let app = TestHost(app: PhaseApp(log: log))
    // As the simulator prints it for an app that has just been started.
    #expect(log.lines == ["active"])
    log.lines = []
    app.setFocused(false)
    #expect(log.lines == ["inactive"])
    app.setFocused(true)
    #expect(log.lines == ["inactive", "active"])
    app.tap("Open")
    log.lines = []
    app.useWindow(1)
    app.setVisible(false)
    #expect(!log.lines.contains("background"), "the first window is still there")
    app.useWindow(0)
    log.lines = []
    app.setVisible(false)
    #expect(log.lines.last == "background")
    app.setVisible(true)
    #expect(log.lines.last == "active")
  }

  private struct MyScene: Scene {
    @Environment(\.scenePhase) private var scenePhase
    let log: Log
    var body: some Scene {
      WindowGroup {
        Text("root")
      }
      .onChange(of: scenePhase) { phase in
        log.lines.append(name(phase))
      }
    }
  }
  private struct CustomApp: App {
    var log = Log()
    var body: some Scene { MyScene(log: log) }
  }

  @Test("A scene with a body of its own reads the phase of its windows [S4-307]")
  func customScene() {
    let log = Log()
    let app = TestHost(app: CustomApp(log: log))
    #expect(app.texts == ["root"])
    app.setVisible(false)
    #expect(log.lines.last == "background")
    app.setVisible(true)
    #expect(log.lines.last == "active")
  }

  private final class DataModel: ObservableObject {
    @Published var isTimerRunning = false
  }
  private struct MyView: View {
    @ObservedObject var model: DataModel
    @Environment(\.scenePhase) private var scenePhase
    var body: some View {
      Text(model.isTimerRunning ? "runs" : "stands")
        .onChange(of: scenePhase) { phase in
          model.isTimerRunning = (phase == .active)
        }
    }
  }

  @Test("A view follows the phase of its own scene, and leads its model by it [S4-308]")
  func viewPhase() {
    let (model, other) = (DataModel(), DataModel())
    let app = TestHost { MyView(model: model) }
    let beside = TestHost { MyView(model: other) }
    #expect(app.shows("runs") && model.isTimerRunning)
    app.setFocused(false)
    #expect(app.shows("stands") && !model.isTimerRunning)
    #expect(beside.shows("runs") && other.isTimerRunning, "another scene has a phase of its own")
    app.setFocused(true)
    #expect(app.shows("runs") && model.isTimerRunning)
  }

  // MARK: Roots of UIKit

  private struct GeneratedView: UIViewRepresentable {
    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ view: UILabel, context: Context) { view.text = "by UIKit" }
  }
  private struct ViewApp: App {
    @Environment(\.scenePhase) var scenePhase
    var log = Log()
    var body: some Scene {
      WindowGroup {
        GeneratedView()
      }.onChange(of: scenePhase) { newScenePhase in
        log.lines.append(name(newScenePhase))
      }
    }
  }

  @Test("A view of UIKit may be the root of an app, which hears of its phases all the same [S1-075]")
  func viewRoot() {
    let log = Log()
    let app = TestHost(app: ViewApp(log: log))
    #expect(app.texts == ["by UIKit"])
    app.setVisible(false)
    #expect(log.lines.last == "background")
    app.setVisible(true)
    #expect(log.lines.last == "active")
  }

  private final class Page: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let button = UIButton(type: .system)
      button.setTitle("Press", for: .normal)
      button.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
      button.addAction(
        UIAction { [weak button] _ in button?.setTitle("Pressed", for: .normal) }, for: .touchUpInside)
      view.addSubview(button)
    }
  }
  private struct GeneratedController: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> Page { Page() }
    func updateUIViewController(_ page: Page, context: Context) {}
  }
  private struct ControllerApp: App {
    var body: some Scene {
      WindowGroup {
        GeneratedController()
      }
    }
  }

  @Test("A controller of UIKit may be the root of an app, and is used there [S1-081]")
  func controllerRoot() {
    let app = TestHost(app: ControllerApp())
    #expect(app.texts == ["Press"])
    app.tap("Press")
    app.advance(by: 1)
    #expect(app.texts == ["Pressed"])
  }
}
