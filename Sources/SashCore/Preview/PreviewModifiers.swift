import Foundation
import SashGraph

/// The size of the surface that a preview is shown on.
public enum PreviewLayout: Hashable, Sendable {
  /// The device's screen.
  case device
  /// As large as the view.
  case sizeThatFits
  /// In points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device to show a preview on, by its name.
public nonisolated struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// Which way up a device is held.
public nonisolated struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  public let id: String
  public static let portrait = InterfaceOrientation(id: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
  public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
}

/// What the preview modifiers around a view add up to.
package struct PreviewWishes: Equatable {
  package var name: String?
  package var layout: PreviewLayout?
  package var device: String?
  package var orientation: InterfaceOrientation?
}

enum PreviewTraitKey: ViewTraitKey {
  static var defaultValue: PreviewWishes { PreviewWishes() }
}

/// Says something about the preview that a view stands for; the view itself stays as it is.
public nonisolated struct _PreviewModifier: ViewModifier {
  public typealias Body = Never
  var change: (inout PreviewWishes) -> Void

  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { body(_Graph(), inputs) }

  public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    .wrapped(
      body(_Graph(), inputs),
      ViewListWrapper(traits: { traits in
        // The modifier further in wins: it is asked last here, as wrappers go from the innermost outward.
        var wishes = PreviewWishes()
        modifier.attribute.untrackedValue.change(&wishes)
        let inner = traits.attribute(for: PreviewTraitKey.self)?.untrackedValue ?? PreviewWishes()
        let merged = PreviewWishes(
          name: inner.name ?? wishes.name, layout: inner.layout ?? wishes.layout,
          device: inner.device ?? wishes.device,
          orientation: inner.orientation ?? wishes.orientation)
        traits.replace(PreviewTraitKey.self, Attribute(input: merged))
      }) { inputs, make in make(inputs) })
  }
}

extension View {
  /// Names the preview that this view stands for.
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    modifier(_PreviewModifier { $0.name = value })
  }
  /// Sets the size of the surface of the preview that this view stands for.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(_PreviewModifier { $0.layout = value })
  }
  /// Sets the device of the preview that this view stands for; a known one decides the size of the surface.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(_PreviewModifier { $0.device = value?.rawValue })
  }
  /// Sets which way up the device of the preview is held.
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(_PreviewModifier { $0.orientation = value })
  }
}

/// Shows one of the views that a preview consists of, and tells of all of them.
package struct PreviewStage: UnaryView {
  nonisolated(unsafe) let content: AnyView
  let index: Int
  nonisolated(unsafe) let report: PreviewReport
  package init(content: AnyView, index: Int, report: PreviewReport) {
    self.content = content
    self.index = index
    self.report = report
  }

  package nonisolated static func _makeView(view: _GraphValue<PreviewStage>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    let stage = view.attribute.untrackedValue
    let content = Attribute(input: stage.content)
    var flat: [FlatElement] = []
    AnyView._makeViewList(view: _GraphValue(content), inputs: inputs.listInputs).flatten(into: &flat)
    stage.report.views = flat.map {
      $0.traits.attribute(for: PreviewTraitKey.self)?.untrackedValue ?? PreviewWishes()
    }
    guard stage.index < flat.count else { return _ViewOutputs() }
    // What stands alone may become something else later, as what waits for a context does.
    if flat.count == 1 { return AnyView._makeView(view: _GraphValue(content), inputs: inputs) }
    return flat[stage.index].makeView(inputs)
  }
}

/// What a `PreviewStage` found.
package final class PreviewReport {
  package var views: [PreviewWishes] = []
  package init() {}
}

extension PreviewDevice {
  /// The screen of a device in portrait, in points; nil for one that is not known.
  ///
  /// - Source: Apple's table of device sizes in points.
  package static func size(named name: String) -> CGSize? {
    let known: [(String, CGFloat, CGFloat)] = [
      ("iPhone SE", 375, 667), ("iPhone 8 Plus", 414, 736), ("iPhone 8", 375, 667),
      ("iPhone 11 Pro Max", 414, 896),
      ("iPhone 11 Pro", 375, 812), ("iPhone 11", 414, 896), ("iPhone XS Max", 414, 896),
      ("iPhone XS", 375, 812),
      ("iPhone XR", 414, 896), ("iPhone X", 375, 812), ("iPhone 13 mini", 375, 812),
      ("iPhone 12 mini", 375, 812),
      ("iPhone 14 Pro Max", 430, 932), ("iPhone 15 Pro Max", 430, 932), ("iPhone 15 Plus", 430, 932),
      ("iPhone 16 Plus", 430, 932), ("iPhone 16 Pro Max", 440, 956), ("iPhone 17 Pro Max", 440, 956),
      ("iPhone 14 Pro", 393, 852), ("iPhone 15", 393, 852), ("iPhone 16 Pro", 402, 874),
      ("iPhone 17", 402, 874),
      ("iPhone 16e", 390, 844), ("iPhone 16", 393, 852), ("iPhone 14 Plus", 428, 926),
      ("iPhone 13 Pro Max", 428, 926),
      ("iPhone 12 Pro Max", 428, 926), ("iPhone 14", 390, 844), ("iPhone 13", 390, 844),
      ("iPhone 12", 390, 844),
      ("iPad mini", 744, 1133), ("iPad Pro (12.9-inch)", 1024, 1366), ("iPad Pro 13", 1032, 1376),
      ("iPad Pro", 834, 1194), ("iPad Air", 820, 1180), ("iPad", 820, 1180),
    ]
    return known.first { name.hasPrefix($0.0) }.map { CGSize(width: $0.1, height: $0.2) }
  }
}
