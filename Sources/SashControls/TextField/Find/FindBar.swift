import SashCore

/// The bar below an editor that finds words in it.
///
/// - Source: the find panel of iOS 16: a field with the number of what is found, keys for the one before and the next, a line to
///   replace, Done
struct FindBar: View {
  @ObservedObject var finder: TextFinder
  /// What is looked through.
  let text: String
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack(spacing: 8) {
      HStack(spacing: 12) {
        HStack(spacing: 6) {
          Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
          TextField("Find", text: $finder.query)
            .focused($isFocused)
            .textInputAutocapitalization(.never)
            .onSubmit { next(1) }
          if !finder.count.isEmpty {
            Text(verbatim: finder.count).font(.footnote).foregroundStyle(.secondary).lineLimit(1).fixedSize()
          }
        }
        .modifier(FindField())
        Button("Previous", systemImage: "chevron.up") { next(-1) }.labelStyle(.iconOnly)
          .keyboardShortcut("g", modifiers: [.command, .shift])
          .disabled(finder.found.ranges.isEmpty)
        Button("Next", systemImage: "chevron.down") { next(1) }.labelStyle(.iconOnly)
          .keyboardShortcut("g")
          .disabled(finder.found.ranges.isEmpty)
        Button("Done") { finder.close() }.bold()
      }
      if finder.isReplacing {
        HStack(spacing: 12) {
          TextField("Replace", text: $finder.replacement)
            .textInputAutocapitalization(.never)
            .onSubmit { finder.replace() }
            .modifier(FindField())
          Button("Replace") { finder.replace() }.disabled(finder.found.current == nil)
          Button("All") { finder.replaceAll() }.disabled(finder.found.current == nil)
        }
      }
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
    .background { Color(SystemColor.secondaryBackground) }
    .overlay(alignment: .top) { Divider() }
    .onExitCommand { finder.close() }
    .onAppear { isFocused = true }
    .onChange(of: text) { finder.textChanged() }
  }

  /// Return would give up the field.
  private func next(_ step: Int) {
    finder.go(by: step)
    isFocused = true
  }
}

private struct FindField: ViewModifier {
  func body(content: Content) -> some View {
    content
      .padding(.horizontal, 8)
      .frame(minHeight: 36)
      .background { RoundedRectangle(cornerRadius: 10).fill(Color(SystemColor.tertiaryFill)) }
  }
}
