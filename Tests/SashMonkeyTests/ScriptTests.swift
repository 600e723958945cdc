import SashMonkey
import Testing

@Suite("Scripts of random users")
struct ScriptTests {
  @Test("A script that fails by two of its steps is shrunk to these")
  func shrinking() {
    var steps = (0..<60).map { MonkeyStep(.tap, Double($0), 1) }
    steps[17] = MonkeyStep(.dark, 1)
    steps[44] = MonkeyStep(.close)
    let script = MonkeyScript(scene: "app/notes", steps: steps)
    var tries = 0
    let shortest = script.shortest(effort: 400) { script in
      tries += 1
      guard let dark = script.steps.firstIndex(of: MonkeyStep(.dark, 1)) else { return false }
      return script.steps[dark...].contains(MonkeyStep(.close))
    }
    #expect(shortest.steps == [MonkeyStep(.dark, 1), MonkeyStep(.close)])
    #expect(tries < 100)
    #expect(MonkeyScript(text: shortest.text) == shortest)
    #expect(shortest.test(named: "x").contains("      dark 1\n      close\n      \"\"\""))
  }

  @Test("Parts of made-up views that do not matter are left out")
  func parts() throws {
    let script = MonkeyScript(scene: "tree/11", steps: [])
    let count = try #require(MonkeyTree(named: "tree/11")).count
    #expect(count > 3)
    let shortest = script.shortest(effort: 400) { !$0.scene.split(separator: "-").contains("2") }
    #expect(shortest.scene == "tree/11-1" + (3..<count).map { "-\($0)" }.joined())
  }

  @Test("A seed makes up the same views and the same user each time")
  func seeds() {
    for seed in UInt64(0)..<40 {
      let (a, b) = (MonkeyTree(seed: seed, family: .wood), MonkeyTree(seed: seed, family: .wood))
      #expect(a.root.description == b.root.description)
    }
    let kinds = (UInt64(0)..<300).flatMap { Self.kinds(MonkeyTree(seed: $0, family: .wood).root) }
    #expect(Set(kinds).count == MonkeyTreeKind.allCases.count)
  }
  private static func kinds(_ node: MonkeyTree.Node) -> [MonkeyTreeKind] {
    [node.kind] + node.children.flatMap(kinds)
  }
}
