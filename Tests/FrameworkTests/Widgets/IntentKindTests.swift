import AppIntents
import CoreSpotlight
import Intents
import Sash
import SwiftUI
import Testing
import WidgetKit

/// Kinds of intents, queries by properties, and widgets whose configuration is an intent of SiriKit.
@MainActor @Suite struct IntentKindTests {
  struct Book: AppEntity, IndexedEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
    static let defaultQuery = BookQuery()
    var id: Int
    @Property(title: "Title") var title: String
    var displayRepresentation: DisplayRepresentation {
      DisplayRepresentation(title: "\(title)", subtitle: "paper")
    }
    init(id: Int, title: String) {
      self.id = id
      self.title = title
    }
  }
  struct BookQuery: EntityPropertyQuery {
    static let properties = QueryProperties {
      Property(\Book.$title) {
        EqualToComparator { "title = \($0)" }
        ContainsComparator { "title has \($0)" }
      }
    }
    static let sortingOptions = SortingOptions { SortableBy(\Book.$title) }
    func entities(for identifiers: [Int]) async throws -> [Book] { [] }
    func entities(
      matching comparators: [String], mode: ComparatorMode, sortedBy: [Sort], limit: Int?
    ) async throws -> [Book] { [] }
  }

  @Test("A query names the properties that it compares and sorts by")
  func query() {
    #expect(BookQuery.properties.keyPaths == [\Book.$title])
    #expect(BookQuery.sortingOptions.keyPaths == [\Book.$title])
  }

  @Test("Entities of the index are found by their titles, until they are deleted")
  func index() async throws {
    let index = CSSearchableIndex(name: UUID().uuidString)
    let attributes = Book(id: 1, title: "Northanger").attributeSet
    #expect(attributes.title == "Northanger" && attributes.contentDescription == "paper")
    try await index.indexAppEntities([Book(id: 1, title: "Northanger")])
    #expect(CSUserQuery(userQueryString: "northanger", userQueryContext: nil).foundItemCount == 1)
    try await index.deleteAppEntities(identifiedBy: [1], ofType: Book.self)
    #expect(CSUserQuery(userQueryString: "northanger", userQueryContext: nil).foundItemCount == 0)
    withExtendedLifetime(index) {}
  }

  struct Entry: TimelineEntry { let date: Date }
  struct Provider: IntentTimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .distantPast) }
    func getSnapshot(
      for configuration: INIntent, in context: Context, completion: @escaping @Sendable (Entry) -> Void
    ) { completion(Entry(date: .distantPast)) }
    func getTimeline(
      for configuration: INIntent, in context: Context,
      completion: @escaping @Sendable (Timeline<Entry>) -> Void
    ) { completion(Timeline(entries: [Entry(date: .distantPast)], policy: .never)) }
  }
  struct OldWidget: Widget {
    var body: some WidgetConfiguration {
      IntentConfiguration(kind: "old", intent: INIntent.self, provider: Provider()) { _ in Text("Old widget")
      }
      .supportedFamilies([.systemSmall])
    }
  }
  @Test("A widget with an intent of SiriKit provides its entries")
  func widget() async {
    let recipe = OldWidget().body._recipe()
    let entry = await recipe.snapshot?(.systemSmall)
    #expect(entry is Entry)
  }

  @Test("A tip about a shortcut can be taken away")
  func tip() {
    struct Page: View {
      @State var isVisible = true
      var body: some View {
        VStack { SiriTipView(intent: OpenURLIntent(), isVisible: $isVisible) }
      }
    }
    let host = TestHost(size: CGSize(width: 300, height: 100)) { Page() }
    #expect(host.shows("Say “Open URL”"))
    host.tap("Close")
    #expect(!host.shows("Say “Open URL”"))
  }
}
