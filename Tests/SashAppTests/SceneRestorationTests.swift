import Foundation
import SashApp
import SashCore
import SashDefaults
import SashHost
import Testing

@Suite @MainActor struct SceneRestorationTests {
  private struct Counting: View {
    @SceneStorage("count") var count = 0
    let seen: (Int) -> Void
    var body: some View {
      Text("count")
        .onAppear {
          seen(count)
          count += 1
        }
    }
  }

  @Test(
    "The first window keeps its scene storage in the user's state folder; a picture of the app does not touch it"
  )
  func restored() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "SashState-\(UUID().uuidString)")
    setenv("XDG_STATE_HOME", folder.path, 1)
    defer {
      unsetenv("XDG_STATE_HOME")
      try? FileManager.default.removeItem(at: folder)
    }
    var seen: [Int] = []
    func run(_ choice: HostChoice) throws {
      let host = HeadlessHost(choice: choice)
      let window = try open(Counting { seen.append($0) }, on: host, choice: choice, title: "")
      host.advance(by: 0.1)
      window.window.close()
    }
    let choice = HostChoice(kind: .headless)
    try run(choice)
    try run(HostChoice(kind: .headless, snapshot: URL(fileURLWithPath: "/tmp/none.png")))
    try run(choice)
    #expect(seen == [0, 0, 1])
    #expect(SceneStores.ofFirstWindow.save())
    // Another launch reads the file.
    let file = SceneStores.file(named: "Window-1")
    #expect(file.path.hasPrefix(folder.path))
    #expect(KeyedStore(file: file).all == ["count": .int(2)])
  }
}
