import Foundation
import SashControls
import SashCore
import SashLayout

/// The editor of SwiftUI that edits the text of a `UITextView`; one that does not scroll is a field that grows.
struct UITextViewStage: View {
  let field: UITextView
  let version: Int
  let insets: EdgeInsets
  @FocusState private var isFocused: Bool

  var body: some View {
    let font = Font(field.font ?? .systemFont(ofSize: 12))
    let color = (field.textColor ?? .label).color
    if field.isEditable, field.hasPictures, !field.isFirstResponder {
      // Pictures are seen until it is edited.
      Group {
        if field.isScrollEnabled {
          read(font, color)
        } else {
          text(font, color).fill(.topLeading)
        }
      }
      .contentShape(Rectangle())
      .onTapGesture { [field] in _ = field.becomeFirstResponder() }
    } else if field.isEditable {
      editor
        .font(font).foregroundStyle(color).lineSpacing(field.lineSpacing)
        .multilineTextAlignment(field.shownAlignment.ofSwiftUI)
        .textInputAutocapitalization(TextInputAutocapitalization(field.autocapitalizationType))
        .keyboardType(field.keyboardType)
        .environment(\.submitLabel, field.returnKeyType.label)
        .focused($isFocused)
        .hidingCaret(field.hidesCaret)
        .onChange(of: isFocused) { _, now in field.focusChanged(now) }
        .onChange(of: field.isFirstResponder, initial: true) { _, now in
          if isFocused != now { isFocused = now }
        }
    } else if field.isScrollEnabled {
      read(font, color)
    } else {
      text(font, color).fill(.topLeading)
    }
  }
  @ViewBuilder private var editor: some View {
    let text = Binding<AttributedString>(
      get: { [field] in field.textForEditor }, set: { [field] in field.edited(to: $0) })
    let selection = Binding<AttributedTextSelection>(
      get: { [field] in field.selectionForEditor }, set: { [field] in field.selected($0) })
    if field.isScrollEnabled {
      RichTextField(
        text: text, selection: selection, grows: false, takesStyles: field.allowsEditingTextAttributes,
        handle: field.handle
      )
      .modifier(ScrollInsets(own: EdgeInsets(field.ownInset), bars: EdgeInsets(field.barInset)))
      .modifier(Scrolled(view: field, version: version)).findDisabled(!field.isFindInteractionEnabled)
      .padding(beyond)
    } else {
      RichTextField(
        text: text, selection: selection, grows: true, takesStyles: field.allowsEditingTextAttributes
      )
      .padding(insets).fill(.topLeading)
    }
  }
  /// What is around the text beside the 8 points above and below and the 5 at the sides that an editor has.
  private var beyond: EdgeInsets {
    EdgeInsets(
      top: insets.top - 8, leading: insets.leading - 5, bottom: insets.bottom - 8,
      trailing: insets.trailing - 5)
  }
  private func read(_ font: Font, _ color: Color) -> some View {
    ScrollView { text(font, color).modifier(ScrollTie(view: field)) }
      .modifier(ScrollInsets(own: EdgeInsets(field.ownInset), bars: EdgeInsets(field.barInset)))
      .modifier(
        Scrolled(view: field, version: version))
  }
  @ViewBuilder private func text(_ font: Font, _ color: Color) -> some View {
    if field.isPrinted {
      ParagraphsView(
        runs: field.readRuns, look: { [field] in field.look($0) },
        lineLimit: field.textContainer.maximumNumberOfLines, follow: { [field] in field.follow($0) }
      ).padding(insets)
        .frame(maxWidth: .infinity, alignment: field.shownAlignment.frameAlignment)
    } else {
      field.readText.font(font).foregroundStyle(color).lineSpacing(field.lineSpacing)
        .multilineTextAlignment(field.shownAlignment.ofSwiftUI).padding(insets)
        .lineLimit(
          field.textContainer.maximumNumberOfLines > 0 ? field.textContainer.maximumNumberOfLines : nil
        )
        .frame(maxWidth: .infinity, alignment: field.shownAlignment.frameAlignment)
        .environment(
          \.openURL,
          OpenURLAction { [field] url in
            field.follow(url)
            return .handled
          })
    }
  }
}

extension View {
  /// Draws no caret in a field that lets none be seen.
  @ViewBuilder func hidingCaret(_ hides: Bool) -> some View {
    if hides { tint(.clear) } else { self }
  }
}
