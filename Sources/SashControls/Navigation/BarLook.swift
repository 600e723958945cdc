import Foundation
import SashCore

/// What bars look like where it is not as usual; UIKit's `appearance()` and its bars say it.
package struct BarLook: Equatable, Sendable {
  /// What lies behind the bar while content is under it.
  package var face = BarFace.system
  /// What lies behind it while nothing is.
  package var faceAtRest = BarFace.none
  package var title = TextLook()
  package var largeTitle = TextLook()
  /// Of what can be tapped; of tabs, of the one that is selected.
  package var tint: Color?
  package var back = BackLook()
  /// Buttons, and those that end what one does.
  package var button = TextLook()
  package var doneButton = TextLook()
  /// What the bar is drawn for, whatever is around it.
  package var scheme: ColorScheme?
  package var tabs = TabsLook()
  package init() {}

  /// A colour and a font of texts, and how far they are from their place, in points; what is nil is as usual.
  package struct TextLook: Equatable, Sendable {
    package var color: Color?
    package var font: Font?
    package var offset = CGSize.zero
    package init(color: Color? = nil, font: Font? = nil) { (self.color, self.font) = (color, font) }

    var fontAlone: TextLook { TextLook(font: font) }
    /// Sets the colour and the font, where there are any.
    func apply(to values: inout EnvironmentValues) {
      if let font { values.font = font }
      guard let color else { return }
      values.foregroundStyles = ForegroundStyles(
        levels: [AnyShapeStyle(color)], outer: values.foregroundStyles)
    }
  }

  /// The way back.
  package struct BackLook: Equatable, Sendable {
    /// In the place of the arrow.
    package var picture: Image?
    package var title = TextLook()
  }

  /// Tabs that are not selected, and the one that is.
  package struct TabsLook: Equatable, Sendable {
    /// Of the icons that are not selected.
    package var unselected: Color?
    package var title = TextLook()
    package var selectedTitle = TextLook()
    package var badge: Color?
    package var badgeText = TextLook()
    /// Behind the tab that is selected.
    package var mark: Image?
    package var markTint: Color?
  }
}

/// What is drawn behind a bar, and the line on the content's side of it.
package struct BarFace: Equatable, Sendable {
  /// How far one sees through, from little material to much.
  package enum Effect: Sendable { case ultraThin, thin, regular, thick, bar }
  package enum Line: Equatable, Sendable {
    /// That of the system, and none.
    case system, none
    /// One pixel of a colour.
    case color(Color)
    /// As high as the picture is.
    case picture(Image)
  }
  /// From below: what blurs, a colour, a picture that is stretched.
  package var effect: Effect?
  /// What the effect is drawn for; nil is what is around.
  package var scheme: ColorScheme?
  package var color: Color?
  package var picture: Image?
  package var line = Line.none
  package init(effect: Effect? = nil, color: Color? = nil) { (self.effect, self.color) = (effect, color) }

  package static var system: BarFace {
    var face = BarFace(effect: .bar)
    face.line = .system
    return face
  }
  /// Nothing at all.
  package static let none = BarFace()
  package static func color(_ color: Color) -> BarFace {
    var face = BarFace(color: color)
    face.line = .system
    return face
  }
  var isShown: Bool { self != .none }
}

extension BarFace.Effect {
  fileprivate var material: Material {
    switch self {
    case .ultraThin: .ultraThin
    case .thin: .thin
    case .regular: .regular
    case .thick: .thick
    case .bar: .bar
    }
  }
}

/// What is drawn behind a bar, which reaches to the edges of the window.
///
/// - Source: facts on colours: lines black of 30 % and white of 16 %, one pixel
struct BarBackground: View {
  let wish: ScreenBar.BarWish
  /// Nil shows nothing.
  var face: BarFace? = .system
  /// Where the content is.
  let edge: VerticalEdge
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.pixelLength) private var pixelLength

  var body: some View {
    if let face {
      ground(face)
        .overlay(alignment: edge == .top ? .top : .bottom) { line(face.line) }
        .ignoresSafeArea(edges: edge == .top ? [.bottom, .horizontal] : [.top, .horizontal])
    }
  }

  @ViewBuilder private func ground(_ face: BarFace) -> some View {
    if let background = wish.background {
      Rectangle().fill(background)
    } else {
      ZStack {
        Color.clear
        if let effect = face.effect {
          Rectangle().fill(effect.material).transformEnvironment(\.colorScheme) {
            if let scheme = face.scheme { $0 = scheme }
          }
        }
        if let color = face.color { color }
        if let picture = face.picture { picture.resizable() }
      }
    }
  }

  @ViewBuilder private func line(_ line: BarFace.Line) -> some View {
    switch line {
    case .none: EmptyView()
    case .system:
      (colorScheme == .dark ? Color.white.opacity(0.16) : Color.black.opacity(0.3)).frame(height: pixelLength)
    case .color(let color): color.frame(height: pixelLength)
    case .picture(let picture):
      // It hangs over the content.
      picture.resizable(resizingMode: .stretch).fixedSize(horizontal: false, vertical: true)
        .alignmentGuide(edge == .top ? .top : .bottom) { edge == .top ? $0[.bottom] : $0[.top] }
    }
  }
}

/// What lies behind a bar of a program's own.
package struct BarGround: View {
  let face: BarFace
  let edge: VerticalEdge
  /// - Parameter edge: Where the bar is: a line at the top of one at the bottom.
  package init(face: BarFace, edge: VerticalEdge) { (self.face, self.edge) = (face, edge) }
  package var body: some View { BarBackground(wish: ScreenBar.BarWish(), face: face, edge: edge) }
}

/// The looks of all bars that are made later.
@MainActor package enum BarLooks {
  package static var navigation = BarLook()
  package static var tabs = BarLook()
  /// Whether bars of tabs are hidden; a view that wants its bar to be seen counts before it.
  package static var hidesTabs = false
}

private struct NavigationBarLookKey: EnvironmentKey { static var defaultValue: BarLook? { nil } }
private struct TabBarLookKey: EnvironmentKey { static var defaultValue: BarLook? { nil } }

extension EnvironmentValues {
  /// The look of navigation bars in a part of the views; nil is that of all.
  package var navigationBarLook: BarLook? {
    get { self[NavigationBarLookKey.self] }
    set { self[NavigationBarLookKey.self] = newValue }
  }
  /// The look of tab bars in a part of the views; nil is that of all.
  package var tabBarLook: BarLook? {
    get { self[TabBarLookKey.self] }
    set { self[TabBarLookKey.self] = newValue }
  }
}

extension View {
  /// A text of a bar as it is to look, where `font` is the usual one.
  func looking(_ look: BarLook.TextLook, font: Font? = nil) -> some View {
    transformEnvironment(\.self) {
      if let font { $0.font = font }
      look.apply(to: &$0)
    }
    .offset(look.offset)
  }
  /// Says what the way back to the screen that the view is in says.
  package func backName(_ name: BackName) -> some View {
    transformPreference(ScreenBarKey.self) { $0.backName = name }
  }
  /// Gives the bar of the screen that the view is in a look; nil leaves what is set around the stack.
  package func barLook(_ look: BarLook?) -> some View {
    transformPreference(ScreenBarKey.self) { $0.look = look ?? $0.look }
  }
}
