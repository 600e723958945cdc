import SashGraph

/// A style inside a view: its own dynamic properties are those of the view.
package nonisolated struct StyleHolder<Style>: DynamicProperty {
  package var style: Style
  package init(style: Style) { self.style = style }
  public static func _makePropertyBox(inputs: _GraphInputs) -> _DynamicPropertyBox? {
    let fields = DynamicPropertyFields.of(Style.self)
    return fields.isEmpty ? nil : StyleBox(DynamicPropertyBoxes(fields, inputs: inputs))
  }
}

private final class StyleBox: _DynamicPropertyBox {
  private let boxes: DynamicPropertyBoxes
  init(_ boxes: DynamicPropertyBoxes) { self.boxes = boxes }
  override func update(_ field: UnsafeMutableRawPointer) { boxes.update(field) }
  override func destroy() { boxes.destroy() }
}
