import Foundation
import SashControls
import SashCore

/// How a tip looks.
@MainActor @preconcurrency public protocol TipViewStyle {
  associatedtype Body: View
  typealias Configuration = TipViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
/// The parts of a tip.
@MainActor public struct TipViewStyleConfiguration {
  public let tip: any Tip
  public var title: Text? { tip.title }
  public var message: Text? { tip.message }
  public var image: Image? { tip.image }
  public let actions: [Tips.Action]
}
/// The usual one: a picture beside words and buttons.
public struct MiniTipViewStyle: TipViewStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { TipCard(configuration: configuration) }
}
extension TipViewStyle where Self == MiniTipViewStyle {
  public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

/// What views around tips have said of how they look.
struct TipLook {
  var style: (@MainActor (TipViewStyleConfiguration) -> AnyView)?
  var ground: AnyShapeStyle?
  var cornerRadius: CGFloat?
  var imageSize: CGSize?
}
private struct TipLookKey: EnvironmentKey { static var defaultValue: TipLook { TipLook() } }
extension EnvironmentValues {
  var tipLook: TipLook {
    get { self[TipLookKey.self] }
    set { self[TipLookKey.self] = newValue }
  }
}
extension View {
  /// Gives tips in this view a look of their own.
  public nonisolated func tipViewStyle(_ style: some TipViewStyle) -> some View {
    nonisolated(unsafe) let style = style
    return transformEnvironment(\.tipLook) { look in
      look.style = { AnyView(style.makeBody(configuration: $0)) }
    }
  }
  /// Fills the ground of tips in this view.
  public nonisolated func tipBackground<S: ShapeStyle>(_ style: S) -> some View {
    transformEnvironment(\.tipLook) { $0.ground = AnyShapeStyle(style) }
  }
  /// - Parameter cornerRadius: In points.
  public nonisolated func tipCornerRadius(_ cornerRadius: CGFloat, antialiased: Bool = true) -> some View {
    transformEnvironment(\.tipLook) { $0.cornerRadius = cornerRadius }
  }
  /// - Parameter size: Of the picture, in points.
  public nonisolated func tipImageSize(_ size: CGSize) -> some View {
    transformEnvironment(\.tipLook) { $0.imageSize = size }
  }
}

/// A tip in the style of the views around it.
struct StyledTip: View {
  let tip: any Tip
  let action: @MainActor (Tips.Action) -> Void
  @Environment(\.tipLook) private var look

  var body: some View {
    let configuration = TipViewStyleConfiguration(tip: tip, actions: tip.actions.map(followed))
    if let style = look.style { style(configuration) } else { TipCard(configuration: configuration) }
  }
  /// The same action, after which the view hears of it.
  private func followed(_ item: Tips.Action) -> Tips.Action {
    nonisolated(unsafe) let action = action
    return Tips.Action(
      id: item.id,
      perform: {
        item.handler()
        MainActor.assumeIsolated { action(item) }
      }, item.label)
  }
}
