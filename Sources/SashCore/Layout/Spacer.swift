import Foundation
import SashDisplay
import SashGraph
import SashLayout

/// Takes the space that is left along the axis of its stack, or on both axes outside of stacks.
@frozen public nonisolated struct Spacer: UnaryView, Sendable, BitwiseCopyable {
  /// The least length, in points; nil takes the default spacing.
  public var minLength: CGFloat?
  @inlinable public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  public static func _makeView(view: _GraphValue<Spacer>, inputs: _ViewInputs) -> _ViewOutputs {
    let axis = inputs.base.stackAxis
    return makeLeaf(inputs: inputs) {
      SpacerEngine(axis: axis, minLength: view.value.minLength)
    } content: { _ in
      nil
    }
  }
}

/// A hair line across the axis of its stack; horizontal outside of stacks.
public nonisolated struct Divider: UnaryView, Sendable {
  public init() {}

  public static func _makeViewList(view: _GraphValue<Divider>, inputs: _ViewListInputs) -> _ViewListOutputs {
    var inputs = inputs
    inputs.traits.isDivider = true
    return .unary(view: view, inputs: inputs)
  }
  public static func _makeView(view: _GraphValue<Divider>, inputs: _ViewInputs) -> _ViewOutputs {
    let axis = inputs.base.stackAxis ?? .vertical
    let pixel = inputs.environment.attribute(for: \.pixelLength)
    let environment = inputs.environment
    return makeLeaf(inputs: inputs) {
      DividerEngine(axis: axis, thickness: environment[\.dividerBand] ?? pixel.value)
    } content: { size in
      let rect = CGRect(origin: .zero, size: size)
      let isDark = environment[\.colorScheme] == .dark
      let color =
        environment[\.dividerBand] == nil
        ? SystemColor.separator.resolve(isDark: isDark)
        : ColorComponents(0, 0, 0, opacity: isDark ? 0.36 : 0.08)
      return .shape(ShapeContent(path: Path(rect), paint: .color(color), frame: rect))
    }
  }
}

private struct DividerBandKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
  /// How thick dividers are where they are bands between groups, as in menus, in points; nil where they are lines.
  package var dividerBand: CGFloat? {
    get { self[DividerBandKey.self] }
    set { self[DividerBandKey.self] = newValue }
  }
}
