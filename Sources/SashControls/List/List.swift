import Foundation
import SashCore

/// Rows of data in one column that scrolls. Rows are made when they come near what is seen.
///
/// Each view of the content is a row; a `Section` groups rows under a header. Where `selection` is given, a tap on a row
/// writes its `tag`, or the id that a `ForEach` gave it.
///
/// - Missing: selecting several rows by dragging two fingers.
@MainActor @preconcurrency
public struct List<SelectionValue: Hashable, Content: View>: View {
  nonisolated(unsafe) var selection: ListSelection<SelectionValue>?
  nonisolated(unsafe) var content: Content

  nonisolated init(selection: ListSelection<SelectionValue>?, content: Content) {
    self.selection = selection
    self.content = content
  }

  @MainActor public var body: some View { ListGround(selection: selection, content: content) }
}

/// A list before the ground of its style.
private struct ListGround<Value: Hashable, Content: View>: View {
  var selection: ListSelection<Value>?
  var content: Content
  @Environment(\.listKind) private var kind
  @Environment(\.isElevated) private var isElevated
  @Environment(\.scrollContentBackground) private var background
  @Environment(\.refresh) private var refresh
  @State private var pull = PullState()

  var body: some View {
    ListCore(
      selection: selection, content: content,
      onScroll: refresh.map { refresh in { [$pull] in PullState.scrolled($0, $pull, refresh) } }
    )
    .modifier(MenuedGround())
    .modifier(ColumnLead(selection: selection))
    .contentMargins(pull.isRefreshing ? .top : [], PullState.room, for: .scrollContent)
    .background(background == .hidden ? Color.clear : kind.ground(isElevated: isElevated))
    .overlay(alignment: .top) { if refresh != nil { PullSpinner(state: pull) } }
    .control(.list, children: .contain)
  }
}
