import GalleryPages
import SwiftUI

/// What a window shows to a random user: a page of the gallery, a small app, somebody's views, or views that a seed
/// makes up.
@MainActor package struct MonkeyScene {
  /// `gallery/lists`, `app/notes`, `unit/name-View`, `tree/42`, `tree/42-3-7` (parts 3 and 7 left out), `plain/42`.
  package let name: String
  /// What its data begin with.
  package let seed: UInt64
  /// True if its picture follows from the data and the surroundings alone.
  package var isComparable = false
  /// True if somebody uses it; where it is comparable too, everything is put back before it is compared.
  package var isUsed = true
  /// True if its views show the data that the user changes.
  package var hasData = true
  /// Seconds of the processor that a step may take.
  package var patience = 1.0
  /// Parts of the messages that the scene brings up by what it does.
  package var expected: [String] = []
  package let content: @MainActor (MonkeyData) -> AnyView

  package init<Content: View>(
    _ name: String, seed: UInt64 = 0, expecting expected: [String] = [],
    @ViewBuilder content: @escaping @MainActor (MonkeyData) -> Content
  ) {
    (self.name, self.seed, self.expected) = (name, seed, expected)
    self.content = { AnyView(content($0)) }
  }

  /// A scene that has data of its own.
  package init<Content: View>(
    _ name: String, expecting expected: [String] = [],
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(name, seed: 0, expecting: expected) { _ in content() }
    hasData = false
  }

  func expects(_ message: String) -> Bool {
    (expected + MonkeyScene.expectedEverywhere).contains { message.contains($0) }
  }

  /// The data of every scene have elements of one identity now and then.
  private static let expectedEverywhere = [
    "occurs multiple times", "is used more than once", "more than one element",
  ]
}

extension MonkeyScene {
  /// Scenes by name, but those made up by a seed.
  private static let known: [String: MonkeyScene] = Dictionary(
    uniqueKeysWithValues: (gallery + apps + registered).map { ($0.name, $0) })

  private static var registered: [MonkeyScene] = []

  fileprivate static func register(_ scene: MonkeyScene) { registered.append(scene) }

  private static let gallery: [MonkeyScene] =
    [MonkeyScene("gallery/all") { GalleryView() }]
    + Page.allCases.map { page in MonkeyScene("gallery/\(page.rawValue)") { page.content } }

  package static func named(_ name: String) -> MonkeyScene {
    if let scene = known[name] { return scene }
    guard let tree = MonkeyTree(named: name) else {
      preconditionFailure("there is no scene '\(name)'; those by name are \(known.keys.sorted())")
    }
    var scene = MonkeyScene(name, seed: tree.seed) { MonkeyTreeView(node: tree.root, data: $0) }
    scene.isComparable = tree.family.isPlain
    scene.isUsed = tree.family != .plain
    scene.expected = [
      "navigationDestination", "no.such.symbol.of.ours", "while another presentation is already",
      // What is matched may be several views.
      "Multiple inserted views",
      // A scroll view in a container that asks for as little as it can.
      "containerRelativeFrame follows the container",
    ]
    return scene
  }

  /// What the run with this number shows: the pages and the apps in turns, and generated views as often.
  package static func name(ofRun number: Int) -> String {
    let names = MonkeyScene.names
    switch number % 4 {
    case 0: return number % 8 == 0 ? "tree/\(number)" : "wood/\(number)"
    case 1: return number % 8 == 1 ? "plain/\(number)" : "used/\(number)"
    default: return names[(number / 4 * 2 + number % 2) % names.count]
    }
  }
  package static let names: [String] = known.keys.sorted()
}

/// What the library of `Scripts/monkey-units` calls. It is public, since the library is compiled as somebody else's package.
public enum MonkeyUnits {
  /// Adds a scene; has to come before any scene is looked up.
  @MainActor public static func register<Content: View>(
    _ name: String, expecting expected: [String] = [],
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) { MonkeyScene.register(MonkeyScene(name, expecting: expected, content: content)) }
}
