import Foundation
import SashCore

/// A widget that lives: it loads its entries, shows each when its time has come, and asks again when it said so.
struct WidgetStage: View {
  nonisolated(unsafe) let recipe: _WidgetRecipe
  let family: WidgetFamily
  @State private var entry: AnyEntry?
  @State private var generation = 0

  private struct AnyEntry { let value: any TimelineEntry }

  var body: some View {
    WidgetFrame(family: family, hasMargins: recipe.hasMargins, content: AnyView(content))
      .task(id: generation) { await live() }
      .onReceive(NotificationCenter.default.publisher(for: WidgetCenter.reload)) { note in
        let kind = note.userInfo?["kind"] as? String
        if kind == nil || kind == recipe.kind { generation += 1 }
      }
  }

  @ViewBuilder private var content: some View {
    if let entry, let view = recipe.view?(entry.value) {
      view
    } else if let waiting = recipe.placeholder?(family), let view = recipe.view?(waiting) {
      view.redacted(reason: .placeholder)
    }
  }

  private func live() async {
    while !Task.isCancelled, let load = recipe.timeline {
      let timeline = await load(family)
      for next in timeline.entries.sorted(by: { $0.date < $1.date }) {
        guard await sleep(until: next.date) else { return }
        entry = AnyEntry(value: next)
      }
      switch timeline.policy.kind {
      case .never: return
      case .after(let date): guard await sleep(until: date) else { return }
      case .atEnd: break
      }
      // However eager a provider is, it is not asked more often than this.
      guard await sleep(until: Date(timeIntervalSinceNow: 5)) else { return }
    }
  }
  private func sleep(until date: Date) async -> Bool {
    let seconds = date.timeIntervalSinceNow
    guard seconds > 0 else { return !Task.isCancelled }
    return (try? await Task.sleep(nanoseconds: UInt64(min(seconds, 1e8) * 1e9))) != nil
  }
}

/// The entries of a preview, one below the other.
struct WidgetEntries: View {
  nonisolated(unsafe) let recipe: _WidgetRecipe
  let family: WidgetFamily
  nonisolated(unsafe) let entries: [any TimelineEntry]

  var body: some View {
    VStack(spacing: 16) {
      ForEach(entries.indices, id: \.self) { index in
        if let view = recipe.view?(entries[index]) {
          WidgetFrame(family: family, hasMargins: recipe.hasMargins, content: view)
        }
      }
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(WidgetGallery.ground)
  }
}
