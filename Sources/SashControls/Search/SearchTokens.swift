import SashCore

// Searches with tokens: parts that stand before the text and are taken away as one.

extension SearchTokens {
  /// Tokens of a binding, each as a view in a capsule.
  nonisolated init<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    _ tokens: Binding<C>, suggested: Binding<C>? = nil, _ token: @escaping (C.Element) -> T
  ) where C.Element: Identifiable {
    let all = Array(tokens.wrappedValue)
    view = AnyView(ForEach(all) { TokenView(content: token($0)) })
    isEmpty = all.isEmpty
    removeLast = {
      var rest = tokens.wrappedValue
      guard !rest.isEmpty else { return }
      rest.remove(at: rest.index(before: rest.endIndex))
      tokens.wrappedValue = rest
    }
    removeAll = { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue.removeAll() } }
    add = { token in
      guard let token = token as? C.Element else { return false }
      if !tokens.wrappedValue.contains(where: { $0.id == token.id }) { tokens.wrappedValue.append(token) }
      return true
    }
    suggestions = suggested.map { suggested in
      let proposed = suggested.wrappedValue.filter { one in !all.contains { $0.id == one.id } }
      return AnyView(
        ForEach(proposed) { element in
          Button {
            tokens.wrappedValue.append(element)
          } label: {
            token(element)
          }
          .buttonStyle(.plain)
        })
    }
  }
  /// Tokens of a binding that their views may change.
  nonisolated init<C: RandomAccessCollection & RangeReplaceableCollection>(
    editable tokens: Binding<C>, _ token: @escaping (Binding<C.Element>) -> some View
  ) where C.Element: Identifiable {
    self.init(tokens) { element in
      token(
        Binding(
          get: { tokens.wrappedValue.first { $0.id == element.id } ?? element },
          set: { new in
            var all = tokens.wrappedValue
            guard let index = all.firstIndex(where: { $0.id == element.id }) else { return }
            all.replaceSubrange(index...index, with: [new])
            tokens.wrappedValue = all
          }))
    }
  }
}

/// A token in a search field.
///
/// - Source: pictures of search fields of iOS: a capsule of the tint's pale tone, letters a little smaller
private struct TokenView<Content: View>: View {
  let content: Content
  var body: some View {
    content
      .labelStyle(.titleOnly)
      .font(.subheadline)
      .padding(.horizontal, 8)
      .padding(.vertical, 3)
      .foregroundStyle(.tint)
      .background(SystemStyle.fill, in: Capsule())
      .fixedSize()
  }
}

extension View {
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(at: placement, text, prompt, nil, tokens: SearchTokens(tokens, token))
  }
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(
      at: placement, text, prompt, nil, tokens: SearchTokens(tokens, suggested: suggestedTokens, token))
  }
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C.Element: Identifiable {
    searching(at: placement, text, prompt, nil, tokens: SearchTokens(editable: editableTokens, token))
  }
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(at: placement, text, prompt, isPresented, tokens: SearchTokens(tokens, token))
  }
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(
      at: placement, text, prompt, isPresented,
      tokens: SearchTokens(tokens, suggested: suggestedTokens, token))
  }
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C.Element: Identifiable {
    searching(at: placement, text, prompt, isPresented, tokens: SearchTokens(editable: editableTokens, token))
  }
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(at: placement, text, Text(prompt), nil, tokens: SearchTokens(tokens, token))
  }
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(
      at: placement, text, Text(prompt), nil, tokens: SearchTokens(tokens, suggested: suggestedTokens, token))
  }
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C.Element: Identifiable {
    searching(at: placement, text, Text(prompt), nil, tokens: SearchTokens(editable: editableTokens, token))
  }
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(at: placement, text, Text(prompt), isPresented, tokens: SearchTokens(tokens, token))
  }
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(
      at: placement, text, Text(prompt), isPresented,
      tokens: SearchTokens(tokens, suggested: suggestedTokens, token))
  }
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C.Element: Identifiable {
    searching(
      at: placement, text, Text(prompt), isPresented, tokens: SearchTokens(editable: editableTokens, token))
  }
  @_disfavoredOverload
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(at: placement, text, Text(prompt), nil, tokens: SearchTokens(tokens, token))
  }
  @_disfavoredOverload
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(
      at: placement, text, Text(prompt), nil, tokens: SearchTokens(tokens, suggested: suggestedTokens, token))
  }
  @_disfavoredOverload
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, S: StringProtocol
  >(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C.Element: Identifiable {
    searching(at: placement, text, Text(prompt), nil, tokens: SearchTokens(editable: editableTokens, token))
  }
  @_disfavoredOverload
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(at: placement, text, Text(prompt), isPresented, tokens: SearchTokens(tokens, token))
  }
  @_disfavoredOverload
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(
      at: placement, text, Text(prompt), isPresented,
      tokens: SearchTokens(tokens, suggested: suggestedTokens, token))
  }
  @_disfavoredOverload
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, S: StringProtocol
  >(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C.Element: Identifiable {
    searching(
      at: placement, text, Text(prompt), isPresented, tokens: SearchTokens(editable: editableTokens, token))
  }
  @_disfavoredOverload
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(at: placement, text, Text(prompt), nil, tokens: SearchTokens(tokens, token))
  }
  @_disfavoredOverload
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(
      at: placement, text, Text(prompt), nil, tokens: SearchTokens(tokens, suggested: suggestedTokens, token))
  }
  @_disfavoredOverload
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C.Element: Identifiable {
    searching(at: placement, text, Text(prompt), nil, tokens: SearchTokens(editable: editableTokens, token))
  }
  @_disfavoredOverload
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(at: placement, text, Text(prompt), isPresented, tokens: SearchTokens(tokens, token))
  }
  @_disfavoredOverload
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(
      at: placement, text, Text(prompt), isPresented,
      tokens: SearchTokens(tokens, suggested: suggestedTokens, token))
  }
  @_disfavoredOverload
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C.Element: Identifiable {
    searching(
      at: placement, text, Text(prompt), isPresented, tokens: SearchTokens(editable: editableTokens, token))
  }
}
