import AppIntents
import Sash
import SwiftUI
import Testing

private struct Add: AppIntent {
  static let title: LocalizedStringResource = "Add"
  static let description = IntentDescription("Adds numbers.", categoryName: "Sums")
  @Parameter(title: "First") var first: Int
  @Parameter(title: "Second", default: 5) var second: Int
  @Parameter(title: "Note") var note: String?
  static var parameterSummary: some ParameterSummary {
    Summary("Add \(\.$first) to \(\.$second)") { \.$note }
  }
  init() {}
  init(first: Int) { self.first = first }
  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    .result(value: first + second, dialog: "It is \(first + second).")
  }
}
private enum Kind: String, AppEnum {
  case apple, pear
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kind"
  static let caseDisplayRepresentations: [Kind: DisplayRepresentation] = [.apple: "Apple", .pear: "Pear"]
}
private struct Shop: AppEntity {
  let id: UUID
  @Property(title: "Name") var name: String
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Shop", numericFormat: "\(1) shops")
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "open", image: .init(systemName: "cart"))
  }
  static let defaultQuery = ShopQuery()
  init(id: UUID, name: String) {
    self.id = id
    self.name = name
  }
}
private struct ShopQuery: EntityStringQuery {
  static let all = [Shop(id: UUID(), name: "North"), Shop(id: UUID(), name: "South")]
  func entities(for identifiers: [UUID]) async throws -> [Shop] {
    Self.all.filter { identifiers.contains($0.id) }
  }
  func entities(matching string: String) async throws -> IntentItemCollection<Shop> {
    IntentItemCollection(items: Self.all.filter { $0.name.hasPrefix(string) })
  }
  func suggestedEntities() async throws -> IntentItemCollection<Shop> {
    IntentItemCollection(items: Self.all)
  }
}
private struct Open: AppIntent {
  static let title: LocalizedStringResource = "Open"
  static let openAppWhenRun = true
  @Parameter(title: "Shop") var shop: Shop?
  @Parameter(title: "Kind") var kind: Kind?
  @MainActor func perform() async throws -> some IntentResult {
    Log.shared.entries.append("opened")
    return .result()
  }
}
@MainActor private final class Log {
  static let shared = Log()
  var entries: [String] = []
}
private struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Add(), phrases: ["Add in \(.applicationName)", "Sum"], shortTitle: "Add",
      systemImageName: "plus")
    AppShortcut(
      intent: Open(), phrases: ["Open \(.applicationName)"], shortTitle: "Open", systemImageName: "book")
  }
}

@MainActor @Suite("Intents are performed in the program")
struct AppIntentTests {
  @Test("An intent has parameters with defaults, and its result says and returns")
  func perform() async throws {
    let result = try await Add(first: 2).perform()
    #expect(result.value == 7)
    #expect(result.dialog.map { String(localized: $0.full) } == "It is 7.")
    #expect(Add().note == nil && Add().first == 0)
    let intent = Add(first: 1)
    intent.second = 9
    #expect(try await intent.perform().value == 10)
  }

  @Test("Queries find entities; enumerations show their cases")
  func entities() async throws {
    let found = try await ShopQuery().entities(matching: "So")
    #expect(found.items.map(\.name) == ["South"])
    #expect(String(localized: found.items[0].displayRepresentation.title) == "South")
    #expect(String(localized: Kind.pear.displayRepresentation.title) == "Pear")
    #expect(Shortcuts.appShortcuts.count == 2)
  }

  @Test("A button performs an intent")
  func button() async throws {
    Log.shared.entries = []
    let host = TestHost { Button("Go", intent: Open()) }
    host.tap("Go")
    for _ in 0..<100 where Log.shared.entries.isEmpty { try await Task.sleep(nanoseconds: 5_000_000) }
    #expect(Log.shared.entries == ["opened"])
  }
}
