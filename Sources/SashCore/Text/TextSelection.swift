import Foundation
import SashDisplay
import SashGraph
import SashInput
import SashText

/// Whether the user may select a text.
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

/// Texts can be selected and copied.
public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}
/// Texts cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// The user can select text and copy it.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  /// The user cannot select text, as it is without the modifier.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

private struct TextSelectionKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether texts can be selected.
  package var allowsTextSelection: Bool {
    get { self[TextSelectionKey.self] }
    set { self[TextSelectionKey.self] = newValue }
  }
}

extension View {
  /// Lets the user select the texts in this view and copy what is selected, or not.
  ///
  /// A mouse that is dragged selects characters, two clicks a word and three a paragraph; a finger that rests on a text selects
  /// all of it. What is selected can be dragged away. The keys for selecting all and for copying work while something is
  /// selected, and those that move a caret move its end with shift. One text is selected at a time.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    environment(\.allowsTextSelection, S.allowsSelection)
  }
}

/// What the user selects in a text. It is there for texts that can be selected.
final class TextSelector {
  private weak var table: ResponderTable?
  private let responder: SelectionResponder
  private let id: ResponderID

  /// - Parameter scroll: What the text is scrolled by.
  init(host: ViewGraph, space: CoordinateSpaceNode, scroll: ScrollState?) {
    table = host.responders
    responder = SelectionResponder(host, space, scroll)
    id = host.responders.add(responder)
  }
  deinit {
    table?.remove(id)
    responder.textHasGone()
  }

  /// The content with what is selected marked behind it, and events going to the selection; for use inside a rule.
  func taking(
    _ content: DisplayContent, layout: TextLayout, size: CGSize, tint: ColorComponents, font: Font?
  ) -> DisplayContent {
    responder.show(layout, in: size, font: font)
    var items = responder.selectedRects.map { rect in
      PlacedItem.only(
        .shape(ShapeContent(path: Path(rect), paint: .color(tint.multiplyingOpacity(by: 0.3)))))
    }
    items.append(.only(content))
    return .responder(
      id, shape: Path(CGRect(origin: .zero, size: size)), child: .only(.group(items)))
  }
}
