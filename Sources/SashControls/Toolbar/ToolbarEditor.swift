import Foundation
import SashCore

/// The page by which a person shows, hides and orders the items of a toolbar.
///
/// - Source: "Customize Toolbar…" of iPadOS 16 and macOS: all items with their words, and a way back to how they were
struct ToolbarEditor: View {
  let bar: ScreenBar
  @ObservedObject private var memory = ToolbarMemory.shared
  @Environment(\.dismiss) private var dismiss
  init(bar: ScreenBar) { self.bar = bar }

  private var toolbar: String { bar.changeableItems.first?.changeable?.toolbar ?? "" }

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(bar.changeableItems) { item in
            ToolbarEditorRow(item: item, toggle: { toggle(item) })
          }
          .onMove { move($0, $1) }
        } footer: {
          Text("Drag items into the order that they are to have.")
        }
        Section { Button("Reset") { memory[toolbar] = ToolbarChanges() } }
      }
      .environment(\.editMode, .constant(.active))
      .navigationTitle("Customize Toolbar")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
      }
    }
  }

  private func toggle(_ item: Subview) {
    guard let (toolbar, id) = item.changeable, item.trait(ItemBehaviorTrait.self).allowsHiding else { return }
    memory[toolbar].shown[id] = item.presence != .shown
  }
  private func move(_ offsets: IndexSet, _ place: Int) {
    var ids = bar.changeableItems.compactMap { $0.changeable?.item }
    ids.move(fromOffsets: offsets, toOffset: place)
    memory[toolbar].order = ids
  }
}

/// An item with its words, and a mark that says whether it is shown.
private struct ToolbarEditorRow: View {
  let item: Subview
  let toggle: () -> Void
  var body: some View {
    let isShown = item.presence == .shown
    HStack(spacing: 12) {
      Button(action: toggle) {
        ListEditControl(kind: .selection, isSelected: isShown) {}.frame(width: 32, height: 32)
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .disabled(!item.trait(ItemBehaviorTrait.self).allowsHiding)
      .attaching { $0.properties.label = isShown ? "Hide" : "Show" }
      if let group = item.trait(MoreItemsTrait.self) {
        group.view.labelStyle(.titleAndIcon).buttonStyle(.plain).menuStyle(.button).allowsHitTesting(false)
      }
    }
  }
}
