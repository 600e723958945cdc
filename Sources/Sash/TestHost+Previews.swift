import Foundation
import SashCore

extension TestHost {
  /// The device that a preview is shown on if it names none, in points.
  private static let screen = CGSize(width: 393, height: 852)

  /// A preview of the running program: one view of a `#Preview` or of a `PreviewProvider`.
  public struct PreviewInfo {
    /// The name it was given, or the type or place that it comes from.
    public let name: String
    /// The surface it asks for, in points; nil leaves it to whoever shows it.
    public let size: CGSize?
    let makeView: @MainActor () -> AnyView
    let index: Int

    /// Mounts the preview without a screen.
    @MainActor public func mount(scale: CGFloat = 1, colorScheme: ColorScheme = .light) -> TestHost {
      TestHost(size: size ?? TestHost.screen, scale: scale, colorScheme: colorScheme) {
        PreviewStage(content: makeView(), index: index, report: PreviewReport())
      }
    }
  }

  /// Every preview of the running program: those of `#Preview` by file and line, then those of providers by name.
  ///
  /// Debug builds only: optimised builds drop types that nothing refers to.
  public static var previews: [PreviewInfo] {
    DiscoveredPreview.all().flatMap { found -> [PreviewInfo] in
      let report = PreviewReport()
      _ = TestHost(size: CGSize(width: 10, height: 10)) {
        PreviewStage(content: found.preview.makeView(), index: .max, report: report)
      }
      return report.views.enumerated().map { index, wishes in
        let isFitted =
          wishes.layout == .sizeThatFits
          || wishes.layout == nil && found.preview.traits.layout == .sizeThatFits
        let size = size(wishes, found.preview.traits)
        return PreviewInfo(
          name: wishes.name ?? (report.views.count > 1 ? "\(found.name) \(index + 1)" : found.name),
          size: isFitted ? fitted(found.preview, index, on: size) : size,
          makeView: { found.preview.makeView() }, index: index)
      }
    }
  }

  /// The size that a view of a preview takes when it is offered the screen of its device, in whole points.
  private static func fitted(_ preview: Preview, _ index: Int, on device: CGSize?) -> CGSize {
    var size = device ?? screen
    _ = TestHost(size: size) {
      PreviewStage(content: preview.makeView(), index: index, report: PreviewReport())
        .onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          size = $0
        }
    }
    return CGSize(width: max(1, size.width.rounded(.up)), height: max(1, size.height.rounded(.up)))
  }

  private static func size(_ wishes: PreviewWishes, _ traits: Preview.ViewTraits) -> CGSize? {
    var size: CGSize?
    switch (wishes.layout, traits.layout) {
    case (.fixed(let width, let height), _): size = CGSize(width: width, height: height)
    case (_, .fixed(let fixed)): size = fixed
    default: size = wishes.device.flatMap { PreviewDevice.size(named: $0) }
    }
    let isLandscape =
      wishes.orientation == .landscapeLeft || wishes.orientation == .landscapeRight
      || traits.orientation == .landscapeLeft || traits.orientation == .landscapeRight
    guard isLandscape else { return size }
    let portrait = size ?? TestHost.screen
    return CGSize(width: max(portrait.width, portrait.height), height: min(portrait.width, portrait.height))
  }
}

extension TestHost {
  /// Mounts a preview that is at hand.
  public convenience init(preview: Preview) { self.init { preview.makeView() } }
}
