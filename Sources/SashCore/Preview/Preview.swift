import Foundation

/// A view to look at while it is being written, with a name and the surroundings it wants: what `#Preview` makes.
public nonisolated struct Preview {
  /// What is shown in the list of previews; without one, the place in the source serves.
  package let displayName: String?
  package let traits: ViewTraits
  private let body: @MainActor () -> any View

  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.init(name, all: traits, body: body)
  }
  package init(
    _ name: String?, all traits: [PreviewTrait<Preview.ViewTraits>],
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    displayName = name
    self.traits = traits.reduce(into: ViewTraits()) { $1.apply(&$0) }
    self.body = body
  }

  /// Makes the view anew.
  @MainActor package func makeView() -> AnyView {
    func erased(_ view: some View) -> AnyView { AnyView(view) }
    return traits.modifiers.reduce(erased(body())) { $1($0) }
  }
}

extension Preview {
  /// What the traits of a preview add up to; of two that disagree the later one counts.
  public struct ViewTraits: Sendable {
    /// How large the preview's window is, in points.
    package enum Layout: Equatable, Sendable {
      case device
      case sizeThatFits
      case fixed(CGSize)
    }

    /// Which way up the device is held, as far as it makes the window wide or tall.
    package enum Orientation: Equatable, Sendable {
      case portrait
      case portraitUpsideDown
      case landscapeLeft
      case landscapeRight
    }

    package var layout = Layout.device
    package var orientation: Orientation?
    /// What is put around the view, the innermost first.
    package var modifiers: [@MainActor @Sendable (AnyView) -> AnyView] = []
  }
}

/// One wish about the surroundings of a preview.
public struct PreviewTrait<T>: Sendable {
  let apply: @Sendable (inout T) -> Void
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// A window of the device's size.
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait { $0.layout = .device } }
  /// A window that hugs the view.
  public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait { $0.layout = .sizeThatFits } }
  /// A window of a size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait { $0.layout = .fixed(CGSize(width: width, height: height)) }
  }

  public static var portrait: PreviewTrait<T> { PreviewTrait { $0.orientation = .portrait } }
  public static var portraitUpsideDown: PreviewTrait<T> {
    PreviewTrait { $0.orientation = .portraitUpsideDown }
  }
  public static var landscapeLeft: PreviewTrait<T> { PreviewTrait { $0.orientation = .landscapeLeft } }
  public static var landscapeRight: PreviewTrait<T> { PreviewTrait { $0.orientation = .landscapeRight } }
}
