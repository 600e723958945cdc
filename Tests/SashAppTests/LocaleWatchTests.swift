import Foundation
import SashApp
import SashBus
import SashControls
import SashCore
import SashDesktop
import SashHost
import Testing

/// The way in which the machine writes dates and numbers, changed while a program runs.
@Suite @MainActor struct LocaleWatchTests {
  @Test("Variables that say what the machine says follow it; wishes for this program stay")
  func follows() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("locale-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("locale.conf")
    func write(_ words: String) throws { try words.write(to: file, atomically: true, encoding: .utf8) }
    try write("# of the machine\nLANG=en_US.UTF-8\nLC_TIME=en_GB.UTF-8\nLC_PAPER=de_DE.UTF-8\n")
    var variables = ["LANG": "en_US.UTF-8", "LC_TIME": "en_GB.UTF-8", "LC_PAPER": "fr_FR.UTF-8"]
    var changes = 0
    let watch = LocaleWatch(
      files: [folder.path + "/none", file.path],
      variables: .init {
        variables[$0]
      } set: {
        variables[$0] = $1
      }
    ) { changes += 1 }
    defer { watch.end() }
    try write("LANG=\"de_DE.UTF-8\"\nLC_PAPER=it_IT.UTF-8\nLC_NUMERIC=de_CH.UTF-8\nPATH=/nowhere\n")
    #expect(await happens { changes == 1 })
    #expect(
      variables == ["LANG": "de_DE.UTF-8", "LC_PAPER": "fr_FR.UTF-8", "LC_NUMERIC": "de_CH.UTF-8"])
    // What changes nothing here is not told.
    try write("LANG=de_DE.UTF-8\nLC_PAPER=es_ES.UTF-8\nLC_NUMERIC=de_CH.UTF-8\n")
    try "x".write(to: folder.appendingPathComponent("other"), atomically: true, encoding: .utf8)
    try await Task.sleep(for: .milliseconds(150))
    #expect(changes == 1 && variables["LC_PAPER"] == "fr_FR.UTF-8")
  }
}
