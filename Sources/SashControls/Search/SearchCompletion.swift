import SashCore

extension View {
  /// Makes a suggestion of this view: a tap on it searches for `completion`.
  public nonisolated func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletionModifier(completion: .text(completion)))
  }
  /// Makes a suggestion of this view: a tap on it puts a token in the place of the text that has been typed so far.
  ///
  /// The token is one of those of `searchable(text:tokens:…)`; one of another type is told once, and nothing happens.
  public nonisolated func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(SearchCompletionModifier(completion: .token(token)))
  }
}

/// What a suggestion puts into the field.
private struct SearchCompletionModifier: ViewModifier {
  enum Completion {
    case text(String)
    case token(Any)
  }
  let completion: Completion
  nonisolated init(completion: Completion) { self.completion = completion }
  @Environment(\.searchText) private var text
  @Environment(\.searchTokens) private var tokens

  func body(content: Content) -> some View {
    Button(action: complete) { content }.buttonStyle(.plain)
  }
  private func complete() {
    switch completion {
    case .text(let completion): text?.wrappedValue = completion
    case .token(let token):
      if tokens?.add(token) == true {
        text?.wrappedValue = ""
      } else {
        runtimeWarning(
          "A search has no tokens of the type \(type(of: token)), which a suggestion completes it with.")
      }
    }
  }
}
