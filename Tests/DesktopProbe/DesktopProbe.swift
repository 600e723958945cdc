import Foundation
import SashApp
import SashControls
import SashCore
import SashDesktop

// A program that says what it was started for, and what it is asked while it runs.

@main struct DesktopProbe: App {
  init() {
    setvbuf(stdout, nil, _IOLBF, 0)
    print("started")
    LauncherActions.follow { action, isOfLaunch in
      print("performed \(action.type)\(isOfLaunch ? " at its start" : "")")
      return true
    }
  }

  var body: some Scene {
    WindowGroup("Probe") {
      Text("Probe").onOpenURL { print("opened \($0.absoluteString)") }
    }
    MenuBarExtra("Probe", systemImage: "star.fill") {
      Button("Say hello") { print("hello") }
      Divider()
      Button("Quit") { exit(0) }
    }
  }
}
