import Foundation
import SashCore

/// A view to type a text of any length into, which takes all the room it is offered and scrolls.
///
/// Set the look of its letters with `font`, `foregroundStyle`, `lineSpacing` and `multilineTextAlignment`; hide its ground
/// with `scrollContentBackground(.hidden)`. Paragraphs are laid out when they are seen, so long texts open at once.
///
/// A text with attributes shows those that `Text` shows; ⌘B, ⌘I and ⌘U change what is selected, or what is typed next.
///
/// - Missing: correcting words, attributes of what is copied and pasted, formatting definitions. A text with attributes is
///   looked through as a whole for each character that is typed.
@MainActor @preconcurrency
public struct TextEditor: View {
  private let text: Binding<String>
  private var selection: Binding<TextSelection?>?
  private var rich: RichText?

  /// An editor for a text.
  public nonisolated init(text: Binding<String>) { self.text = text }

  /// An editor for a text that tells what is selected in it, and selects what is written there. Nil stands for no focus.
  public nonisolated init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
    self.selection = selection
  }

  /// An editor for a text with attributes, which tells what is selected in it and selects what is written there.
  @_disfavoredOverload
  public nonisolated init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
  ) {
    self.text = text.characterText
    rich = RichText(text: text, selection: selection)
  }

  @MainActor public var body: some View {
    var field = FieldCore(text: text, prompt: nil, kind: .editor)
    field.selection = selection
    field.rich = rich
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
  /// An editor on the ground of the system, or on that of the row of a list that it is in.
  @MainActor @preconcurrency
  public struct Body: View {
    nonisolated(unsafe) let field: FieldCore
    @Environment(\.scrollContentBackground) private var background
    @Environment(\.isInList) private var isInList
    public var body: some View {
      FindingEditor(field: field)
        .scrollBounceBehavior(.basedOnSize, axes: .vertical)
        .background { if background != .hidden, !isInList { Color(SystemColor.background) } }
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
}
