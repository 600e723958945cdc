import SashCore
import SashGraph

/// A style whose type is not known. Two are equal if their types and values are: a view that sets the style that it had set
/// before changes nothing.
class AnyStyle<Configuration>: ComparedByValue {
  @MainActor func makeBody(_ configuration: Configuration) -> AnyView { fatalError("abstract") }
  func isEqual(to other: AnyStyle) -> Bool { self === other }
  static func == (a: AnyStyle, b: AnyStyle) -> Bool { a === b || a.isEqual(to: b) }
}

/// A style and what shows a control in it, which has to follow from the type of the style.
final class StyleOf<Style, Configuration, Look: View>: AnyStyle<Configuration> {
  private let style: Style
  private let look: @MainActor (Style, Configuration) -> Look

  init(_ style: Style, look: @escaping @MainActor (Style, Configuration) -> Look) {
    self.style = style
    self.look = look
  }
  @MainActor override func makeBody(_ configuration: Configuration) -> AnyView {
    AnyView(look(style, configuration))
  }
  override func isEqual(to other: AnyStyle<Configuration>) -> Bool {
    guard let other = other as? StyleOf else { return false }
    var (a, b) = (style, other.style)
    return areEqual(&a, &b)
  }
}
