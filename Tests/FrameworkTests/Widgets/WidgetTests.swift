import ActivityKit
import AppIntents
import Sash
import SwiftUI
import Testing

@testable import WidgetKit

private struct Entry: TimelineEntry {
  let date: Date
  var emoji = "🍎"
}
private struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: .now, emoji: "…") }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(Entry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [Entry(date: .now, emoji: "first")], policy: .never))
  }
}
private struct EntryView: View {
  let entry: Entry
  @Environment(\.widgetFamily) private var family
  var body: some View {
    VStack {
      Text(entry.emoji)
      Text("\(family)")
    }
    .containerBackground(.orange, for: .widget)
    .widgetURL(URL(string: "app://x"))
  }
}
private struct Fruit: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Fruit", provider: Provider()) { entry in EntryView(entry: entry) }
      .configurationDisplayName("Fruit")
      .description("What to eat.")
      .supportedFamilies([.systemSmall, .systemMedium])
  }
}
private struct Choice: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Choice"
  static let description: IntentDescription? = IntentDescription("Chooses.")
  @Parameter(title: "Emoji", default: "😀") var emoji: String
}
private struct ChoiceProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: .now) }
  func snapshot(for configuration: Choice, in context: Context) async -> Entry {
    Entry(date: .now, emoji: configuration.emoji)
  }
  func timeline(for configuration: Choice, in context: Context) async -> Timeline<Entry> {
    Timeline(entries: [Entry(date: .now, emoji: configuration.emoji)], policy: .atEnd)
  }
}
private struct Chosen: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Chosen", intent: Choice.self, provider: ChoiceProvider()) { entry in
      EntryView(entry: entry)
    }
  }
}
private struct Both: WidgetBundle {
  var body: some Widget {
    Fruit()
    Chosen()
  }
}

#Preview("Fruit", as: .systemSmall) {
  Fruit()
} timeline: {
  Entry(date: .now, emoji: "one")
  Entry(date: .now, emoji: "two")
}

@MainActor @Suite("Widgets are drawn")
struct WidgetTests {
  @Test("A widget's view fills its frame: margins inside, the ground to the border")
  func frame() throws {
    let host = TestHost(size: CGSize(width: 400, height: 400)) {
      EntryView(entry: Entry(date: .now)).previewContext(WidgetPreviewContext(family: .systemSmall))
    }
    #expect(host.texts.contains("systemSmall"))
    #expect(host.pixel(x: 200 - 75, y: 200) == (255, 149, 0))
    #expect(host.pixel(x: 200 - 85, y: 200) == (255, 255, 255))
  }

  @Test("A bundle has the recipes of its widgets, and configurations of intents their defaults")
  func bundle() async throws {
    let recipes = Both().body._recipes()
    #expect(recipes.count == 2)
    var shown: [String] = []
    for recipe in recipes {
      let entries = await recipe.timeline?(.systemSmall).entries ?? []
      shown += entries.compactMap { ($0 as? Entry)?.emoji }
    }
    #expect(shown == ["first", "😀"])
    #expect(recipes.map(\.shownFamilies.count) == [2, 3])
  }

  @Test("A preview of a widget shows its entries")
  func preview() throws {
    let preview = try #require(TestHost.previews.first { $0.name == "Fruit" })
    let host = preview.mount()
    #expect(host.texts.contains("one") && host.texts.contains("two"))
  }

  @Test("No activity can begin, and the app can know before")
  func activities() {
    struct Trip: ActivityAttributes {
      struct ContentState: Codable, Hashable { var stop: String }
    }
    #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
    #expect(Activity<Trip>.activities.isEmpty)
    #expect(throws: ActivityAuthorizationError.unsupported) {
      try Activity.request(
        attributes: Trip(), content: ActivityContent(state: Trip.ContentState(stop: "A"), staleDate: nil))
    }
  }
}
