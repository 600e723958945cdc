import Foundation
import SashCore

/// Puts a search field over a view, and the suggestions on it while a person searches.
struct SearchBarModifier: ViewModifier {
  let search: Search
  @State private var isActive = false
  @State private var course = SearchCourse()
  @FocusState private var isFocused: Bool
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.searchScopes) private var scopes
  @Environment(\.searchKeeper) private var keeper
  @Environment(\.titleCollapse) private var collapse
  @Environment(\.searchTies) private var ties
  @Environment(\.beginsSearch) private var begins
  @Environment(\.searchScopeActivation) private var activation
  @Environment(\.hiddenSearchSuggestions) private var hidden
  @Environment(\.searchToolbarBehavior) private var toolbar
  @Environment(\.searchPresentationBehavior) private var presentation
  @Environment(\.searchCollapse) private var gone
  @Environment(\.isBarOverContent) private var isOverContent
  @Environment(\.searchHome) private var home
  @Environment(\.isSideColumn) private var isSideColumn
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.searchAction) private var submit
  @Environment(\.searchSelection) private var selection
  @ScaledMetric(relativeTo: .body) private var height: CGFloat = 36

  func body(content: Content) -> some View {
    let course = course
    // Not the modifier itself, which has the course.
    course.end = { [search, isFocused = $isFocused, isActive = $isActive] in
      search.text.wrappedValue = ""
      search.tokens?.removeAll()
      isFocused.wrappedValue = false
      isActive.wrappedValue = false
    }
    return field(course, content)
  }

  private var showsScopes: Bool {
    isActive && (activation != .onTextEntry || !search.text.wrappedValue.isEmpty)
  }
  /// What is proposed: what the app has written, below tokens that it proposes.
  private var proposed: AnyView? {
    if hidden.contains(.menu) { return nil }
    let own = search.suggestions ?? suggestions
    guard let tokens = search.tokens?.suggestions else { return own }
    return AnyView(
      Group {
        tokens
        own
      })
  }
  private func cancel() {
    keeper?.cancelled()
    course.end()
  }
  /// The place in the bar where the field stands; nil where it stands below the title.
  private var slot: ToolbarItemPlacement.Slot? {
    if home == .item { return SearchBarModifier.item }
    switch search.placement.kind {
    case .principal: return .center
    case .automatic, .toolbar: return sizeClass == .regular && !isSideColumn ? .trailing : nil
    case .sidebar, .drawer, .fixedDrawer: return nil
    }
  }
  /// Stands for the item that an app has put into the bar for the field.
  private static var item: ToolbarItemPlacement.Slot { .none }
  /// Whether the bar goes while a person searches, as on a phone.
  private var takesBar: Bool {
    isActive && slot == nil && sizeClass != .regular && presentation != .avoidHidingContent
  }
  /// Whether the field goes when the content is scrolled.
  private var mayCollapse: Bool { slot == nil && !isActive && search.placement.kind != .fixedDrawer }

  private func field(_ course: SearchCourse, _ content: Content) -> some View {
    let slot = slot
    return
      content
      // The field stands at the top of the screen, however small the content is.
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .environment(\.isSearching, isActive)
      .environment(\.dismissSearch, DismissSearchAction(course: course))
      .environment(\.pendingSearch, nil)
      .overlay {
        if isActive, isFocused, let proposed {
          // Where nothing is proposed what was found shows.
          Group(subviews: proposed) { rows in
            if !rows.isEmpty { List { proposed }.listStyle(.plain) }
          }
          .environment(\.searchText, search.text)
          .environment(\.searchTokens, search.tokens)
          .environment(\.searchSuggestionsPlacement, .menu)
        }
      }
      .safeAreaInset(edge: .top, spacing: 0) {
        if home != .none, slot == nil || showsScopes { drawer(hasField: slot == nil) }
      }
      .transformPreference(ScreenBarKey.self) { bar in
        if home == .none { return }
        bar.goesForSearch = takesBar
        if let slot { bar.search = ScreenBar.SearchInBar(field: AnyView(barField), slot: slot) }
        if mayCollapse { bar.collapsingSearch = SearchBarModifier.drawerHeight(height) }
      }
      .onChange(of: ties.map { $0.isWanted() }, initial: true) { old, new in
        // One of several values that are tied to the field takes the focus away from all.
        let isLost = zip(old, new).contains { $0 && !$1 }
        let isWanted = !isLost && new.contains(true)
        if !new.isEmpty, isWanted != isFocused { isFocused = isWanted }
      }
      .onChange(of: begins, initial: true) { if begins { isFocused = true } }
      .onChange(of: isFocused) {
        for tie in ties { tie.tell(isFocused) }
        guard isFocused else { return }
        if keeper?.mayBegin() == false { isFocused = false } else { isActive = true }
      }
      .onChange(of: isActive) {
        if let isPresented = search.isPresented, isPresented.wrappedValue != isActive {
          isPresented.wrappedValue = isActive
        }
      }
      .onChange(of: search.isPresented?.wrappedValue, initial: true) { _, wish in
        guard let wish, wish != isActive else { return }
        if wish { isFocused = true } else { course.end() }
      }
  }
}

// MARK: The field at its places

extension SearchBarModifier {
  /// Points that a field takes below the title, with the room below it.
  private static func drawerHeight(_ height: CGFloat) -> CGFloat { height + 10 }

  /// The field below the title, with the scopes.
  ///
  /// - Source: bars of iOS: the field becomes lower while the content is scrolled under it, its letters fading
  private func drawer(hasField: Bool) -> some View {
    let gone = mayCollapse ? min(gone, SearchBarModifier.drawerHeight(height)) : 0
    return VStack(spacing: 10) {
      if hasField {
        row(height: max(0, height - gone), fading: min(1, gone / 16))
          .padding(.top, takesBar ? 10 : 0)
      }
      if showsScopes, let scopes { scopes }
    }
    .padding(.horizontal, 16)
    .padding(.bottom, max(0, 10 - max(0, gone - height)))
    .background {
      if isOverContent, gone < SearchBarModifier.drawerHeight(height) {
        Rectangle().fill(.bar).overlay(alignment: .bottom) { Divider() }
      }
    }
    .padding(.bottom, gone)
    .offset(y: -collapse)
  }

  /// The field as an item of the bar.
  private var barField: some View {
    let isButton = toolbar == .minimize && !isActive
    return row(height: 36, fading: 0)
      .environment(\.searchAction, submit)
      .environment(\.searchSelection, selection)
      .frame(
        // With the button that ends it there is room for a word.
        minWidth: isButton ? 36 : isActive ? 200 : 120, idealWidth: isButton ? 36 : 280,
        maxWidth: isButton ? 36 : home == .item ? .infinity : 280)
  }

  @ViewBuilder private func row(height: CGFloat, fading: CGFloat) -> some View {
    HStack(spacing: 12) {
      if toolbar == .minimize, !isActive {
        Spacer(minLength: 0)
        Button {
          isActive = true
          isFocused = true
        } label: {
          Image(systemName: "magnifyingglass").frame(width: 36, height: 36).contentShape(Rectangle())
        }
        .accessibilityLabel("Search")
      } else {
        SearchField(search: search, isFocused: $isFocused, height: height, fading: fading)
        if isActive {
          Button("Cancel") { cancel() }.fixedSize()
        }
      }
    }
    .labelStyle(.titleAndIcon)
  }
}

/// The field with its magnifying glass.
///
/// - Source: search bars of iOS 13–18: 36 points high, corners of 10, the tertiary fill, letters at body size
private struct SearchField: View {
  let search: Search
  let isFocused: FocusState<Bool>.Binding
  let height: CGFloat
  /// How far the letters have faded, 0…1.
  let fading: CGFloat
  @Environment(\.searchAction) private var submit
  @Environment(\.searchSelection) private var selection

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
      if let tokens = search.tokens, !tokens.isEmpty {
        HStack(spacing: 4) { tokens.view }
          .lineLimit(1)
      }
      letters
        .textFieldStyle(.plain)
        .onKeyPress(.delete) {
          guard let tokens = search.tokens, !tokens.isEmpty, search.text.wrappedValue.isEmpty else {
            return .ignored
          }
          tokens.removeLast()
          return .handled
        }
        .attaching { $0.properties.role = .searchField }
        .focused(isFocused)
        .environment(\.submitAction, submit)
      if !search.text.wrappedValue.isEmpty {
        Button {
          search.text.wrappedValue = ""
        } label: {
          Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
            .accessibilityLabel("Clear text")
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Clear text")
      }
    }
    .font(.body)
    .opacity(1 - fading)
    .padding(.horizontal, 8)
    .frame(height: height)
    .clipped()
    .allowsHitTesting(fading < 0.5)
    .background(SystemStyle.tertiaryFill, in: RoundedRectangle(cornerRadius: 10))
  }

  /// The text itself.
  @ViewBuilder private var letters: some View {
    // A prompt has no place beside tokens.
    let name = search.prompt ?? Text("Search")
    let prompt = search.tokens?.isEmpty == false ? Text(verbatim: "") : name
    Group {
      if let selection {
        TextField(text: search.text, selection: selection, prompt: prompt) { name }
      } else {
        TextField(text: search.text, prompt: prompt) { name }
      }
    }
    .attaching { $0.label = name }
  }
}
