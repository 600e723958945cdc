import SashCore

/// A view to type a text of any length into, which takes all the room it is offered and scrolls.
///
/// Set the look of its letters with `font`, `foregroundStyle`, `lineSpacing` and `multilineTextAlignment`; hide its ground
/// with `scrollContentBackground(.hidden)`. Paragraphs are laid out when they are seen, so long texts open at once.
///
/// - Missing: texts with attributes, finding and replacing, correcting words, and scrolling on while a drag rests beyond an edge.
@MainActor @preconcurrency
public struct TextEditor: View {
  private let text: Binding<String>
  private var selection: Binding<TextSelection?>?

  /// An editor for a text.
  public nonisolated init(text: Binding<String>) { self.text = text }

  /// An editor for a text that tells what is selected in it, and selects what is written there. Nil stands for no focus.
  public nonisolated init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
    self.selection = selection
  }

  @MainActor public var body: some View {
    var field = FieldCore(text: text, prompt: nil, kind: .editor)
    field.selection = selection
    return StyledControl(TextEditorStyleConfiguration(field: field), styles: \.textEditorStyles) {
      AutomaticTextEditorStyle().makeBody(configuration: $0)
    }
  }
}

/// How text editors look.
@MainActor @preconcurrency
public protocol TextEditorStyle {
  associatedtype Body: View
  /// An editor in this style.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = TextEditorStyleConfiguration
}

/// The editor that a style is about. Only the styles of the library can show it.
public struct TextEditorStyleConfiguration {
  nonisolated(unsafe) let field: FieldCore
}

/// The style that fits the place: on iOS a plain one.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  public nonisolated init() {}
  public func makeBody(configuration: TextEditorStyleConfiguration) -> AutomaticTextEditorStyle.Body {
    Body(field: configuration.field)
  }
  /// An editor on the ground of the system.
  @MainActor @preconcurrency
  public struct Body: View {
    nonisolated(unsafe) let field: FieldCore
    @Environment(\.scrollContentBackground) private var background
    public var body: some View {
      LinesCore(field: field)
        .scrollBounceBehavior(.basedOnSize, axes: .vertical)
        .background { if background != .hidden { Color(SystemColor.background) } }
    }
  }
}

/// No border.
public struct PlainTextEditorStyle: TextEditorStyle {
  public nonisolated init() {}
  public func makeBody(configuration: TextEditorStyleConfiguration) -> some View {
    AutomaticTextEditorStyle().makeBody(configuration: configuration)
  }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static nonisolated var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static nonisolated var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension EnvironmentValues {
  var textEditorStyles: StyleStack<TextEditorStyleConfiguration>? {
    get { self[StyleStackKey<TextEditorStyleConfiguration>.self] }
    set { self[StyleStackKey<TextEditorStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets the look of the text editors in this view.
  public nonisolated func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    pushStyle(style, onto: \.textEditorStyles) { $0.makeBody(configuration: $1) }
  }

  /// Asks for a bar that finds words in the text editor of this view.
  ///
  /// - Missing: finding and replacing in editors: nothing is shown, and the binding goes back to false.
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View {
    onChange(of: isPresented.wrappedValue, initial: true) { _, isWanted in
      guard isWanted else { return }
      runtimeWarning(
        "findNavigator(isPresented:) has nothing to show here: text editors cannot find words yet.")
      isPresented.wrappedValue = false
    }
  }
  /// Keeps people from finding words in the text editors of this view; they cannot yet.
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Keeps people from replacing words in the text editors of this view; they cannot yet.
  public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}
