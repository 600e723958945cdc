import SashCore

private struct TextInputCompletionKey: ContainerValueKey { static var defaultValue: String? { nil } }

extension ContainerValues {
  /// What a suggestion puts into the field.
  var textInputCompletion: String? {
    get { self[TextInputCompletionKey.self] }
    set { self[TextInputCompletionKey.self] = newValue }
  }
}

extension View {
  /// Makes a suggestion of this view: who chooses it gets `completion` in the place of what has been typed.
  ///
  /// - Source: https://developer.apple.com/documentation/swiftui/view/textinputcompletion(_:)
  public nonisolated func textInputCompletion(_ completion: String) -> some View {
    containerValue(\.textInputCompletion, completion)
  }

  /// Shows views below the text field in this view while a person types in it: suggestions, each with what it puts into the
  /// field by `textInputCompletion(_:)`.
  ///
  /// The arrow keys lead through them, Return or a click chooses one, and Escape takes them away until something else is
  /// typed. Sections have their headers above them; what has no completion is only shown.
  ///
  /// - Source: https://developer.apple.com/documentation/swiftui/view/textinputsuggestions(_:), which a Mac has
  /// - Missing: the completion that is led to is not shown in the field before it is chosen.
  public nonisolated func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    modifier(TextInputSuggestionsModifier(suggestions: suggestions()))
  }
  /// Shows a view for each element below the text field in this view while a person types in it.
  public nonisolated func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View where Data.Element: Identifiable {
    textInputSuggestions { ForEach(data, content: content) }
  }
  /// Shows a view for each element below the text field in this view while a person types in it.
  public nonisolated func textInputSuggestions<Data: RandomAccessCollection, ID: Hashable, Content: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View {
    textInputSuggestions { ForEach(data, id: id, content: content) }
  }
}

/// Shows suggestions beside the field in its content that has the focus.
private struct TextInputSuggestionsModifier<S: View>: ViewModifier {
  let suggestions: S
  nonisolated init(suggestions: S) { self.suggestions = suggestions }
  @StateObject private var model = TextSuggestions()

  func body(content: Content) -> some View {
    content
      .environment(\.textSuggestions, model)
      .onKeyPress(phases: [.down, .repeat]) { model.lead($0) ? .handled : .ignored }
      .modifier(ContentSourceModifier(source: model.source) { AnyView(suggestions) })
      .modifier(SuggestionsPlaceModifier(model: model))
  }
}
