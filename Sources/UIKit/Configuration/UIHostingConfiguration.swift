import Foundation
import SashCore
import SashLayout

/// Shows views of SwiftUI in a cell.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  private let content: Content
  private let background: Background
  private var insets: [Edge: CGFloat] = [:]
  private var width: CGFloat?
  private var height: CGFloat?

  private init(
    _ content: Content, _ background: Background, insets: [Edge: CGFloat], width: CGFloat?, height: CGFloat?
  ) {
    (self.content, self.background, self.insets, self.width, self.height) = (
      content, background, insets, width, height
    )
  }

  /// Keeps so many points free at some edges; nil is what cells keep free.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<
    Content, Background
  > {
    var new = self
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { new.insets[edge] = length }
    return new
  }
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration<
    Content, Background
  > {
    var new = self
    if edges.contains(.top) { new.insets[.top] = insets.top }
    if edges.contains(.leading) { new.insets[.leading] = insets.leading }
    if edges.contains(.bottom) { new.insets[.bottom] = insets.bottom }
    if edges.contains(.trailing) { new.insets[.trailing] = insets.trailing }
    return new
  }
  /// Sets the least size, in points; nil is that of cells.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration<
    Content, Background
  > {
    UIHostingConfiguration(content, background, insets: insets, width: width, height: height)
  }
  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<
    Content, _UIHostingConfigurationBackgroundView<S>
  > {
    UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>>(
      content, _UIHostingConfigurationBackgroundView(style: style), insets: insets, width: width,
      height: height)
  }
  public func background<B: View>(@ViewBuilder content background: () -> B) -> UIHostingConfiguration<
    Content, B
  > {
    UIHostingConfiguration<Content, B>(content, background(), insets: insets, width: width, height: height)
  }

  public func makeContentView() -> any UIView & UIContentView {
    HostedContentView(configuration: self, shown: shown, minimumHeight: height)
  }
  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration<Content, Background> {
    self
  }

  var shown: AnyView {
    // - Source: cells keep 16 points free at the sides, 11 above and below.
    AnyView(
      ZStack { content }.frame(minWidth: width, maxWidth: .infinity, minHeight: height, alignment: .leading)
        .padding(.top, insets[.top] ?? 11).padding(.bottom, insets[.bottom] ?? 11)
        .padding(.leading, insets[.leading] ?? 16).padding(.trailing, insets[.trailing] ?? 16)
        .frame(maxHeight: .infinity).background { background })
  }
}

extension UIHostingConfiguration where Background == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content(), EmptyView(), insets: [:], width: nil, height: nil)
  }
}

/// A style behind the views of a hosting configuration.
public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle>: View {
  let style: S
  public var body: some View { Rectangle().fill(style) }
}

protocol HostedConfiguration {
  @MainActor var shown: AnyView { get }
  var leastHeight: CGFloat? { get }
}
extension UIHostingConfiguration: HostedConfiguration {
  var leastHeight: CGFloat? { height }
}

/// Shows a `UIHostingConfiguration`.
final class HostedContentView: UIView, UIContentView {
  private var current: any UIContentConfiguration
  private var shown: AnyView
  /// The height that code wants at least, in points.
  private(set) var minimumHeight: CGFloat?

  init(configuration: any UIContentConfiguration, shown: AnyView, minimumHeight: CGFloat?) {
    (current, self.shown, self.minimumHeight) = (configuration, shown, minimumHeight)
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { fatalError("HostedContentView is made with a configuration.") }

  var configuration: any UIContentConfiguration {
    get { current }
    set {
      guard let new = newValue as? any HostedConfiguration else {
        fatalError("A view of a UIHostingConfiguration shows no \(type(of: newValue)).")
      }
      current = newValue
      (shown, minimumHeight) = (new.shown, new.leastHeight)
      invalidateIntrinsicContentSize()
      changed()
    }
  }
  func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is any HostedConfiguration
  }
  override var content: AnyView { shown }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let fitting = Measuring.size(
      of: shown, ProposedViewSize(width: size.width > 0 ? size.width : nil, height: nil))
    return CGSize(width: size.width > 0 ? size.width : fitting.width, height: fitting.height)
  }
  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(bounds.size).height)
  }
}
