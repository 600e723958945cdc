import Foundation
import SashGraph
import SashLayout

/// Lays its children out in a row from leading to trailing.
@frozen public nonisolated struct HStack<Content: View>: UnaryView {
  @usableFromInline var root: HStackLayout
  @usableFromInline var content: Content

  /// - Parameter spacing: Points between neighbours; nil takes what each pair prefers.
  @inlinable public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    root = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let root = view.part(at: 0, as: HStackLayout.self).attribute
    let content = view.part(at: FieldOffset.second(HStackLayout.self, Content.self), as: Content.self)
    let direction = inputs.environment.attribute(for: \.layoutDirection)
    return makeContainer(
      list: Content._makeViewList(view: content, inputs: inputs.listInputs), inputs: inputs,
      stackAxis: .horizontal,
      layout: .stack {
        let root = root.value
        return StackSettings(
          axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: root.alignment),
          spacing: root.spacing, direction: direction.value)
      })
  }
}

/// Lays its children out in a column from top to bottom.
@frozen public nonisolated struct VStack<Content: View>: UnaryView {
  @usableFromInline var root: VStackLayout
  @usableFromInline var content: Content

  /// - Parameter spacing: Points between neighbours; nil takes what each pair prefers.
  @inlinable public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    root = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let root = view.part(at: 0, as: VStackLayout.self).attribute
    let content = view.part(at: FieldOffset.second(VStackLayout.self, Content.self), as: Content.self)
    let direction = inputs.environment.attribute(for: \.layoutDirection)
    return makeContainer(
      list: Content._makeViewList(view: content, inputs: inputs.listInputs), inputs: inputs,
      stackAxis: .vertical,
      layout: .stack {
        let root = root.value
        return StackSettings(
          axis: .vertical, alignment: Alignment(horizontal: root.alignment, vertical: .center),
          spacing: root.spacing, direction: direction.value)
      })
  }
}

/// Lays its children over each other, the last in front.
@frozen public nonisolated struct ZStack<Content: View>: UnaryView {
  @usableFromInline var root: ZStackLayout
  @usableFromInline var content: Content

  @inlinable public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    root = ZStackLayout(alignment: alignment)
    self.content = content()
  }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let root = view.part(at: 0, as: ZStackLayout.self).attribute
    let content = view.part(at: FieldOffset.second(ZStackLayout.self, Content.self), as: Content.self)
    let direction = inputs.environment.attribute(for: \.layoutDirection)
    return makeContainer(
      list: Content._makeViewList(view: content, inputs: inputs.listInputs), inputs: inputs
    ) {
      children, _ in
      ZStackEngine(alignment: root.value.alignment, children: children, direction: direction.value)
    }
  }
}
