import Foundation
import SashGraph
@_spi(Reflection) import Swift

/// A stored property of a view that is refreshed before each run of the body.
///
/// Conform a struct to make a property wrapper of other dynamic properties; they are refreshed first, then `update()`
/// is called, on the main thread.
public protocol DynamicProperty {
  /// The storage of this property in one view; made once per identity of the view.
  nonisolated static func _makePropertyBox(inputs: _GraphInputs) -> _DynamicPropertyBox?

  /// Called before the body of the view runs, when the properties inside have their values of this moment.
  mutating func update()
}

extension DynamicProperty {
  public nonisolated static func _makePropertyBox(inputs: _GraphInputs) -> _DynamicPropertyBox? {
    CompositePropertyBox<Self>(inputs: inputs)
  }
  public mutating func update() {}
}

/// What a dynamic property keeps in the graph while its view lives.
open class _DynamicPropertyBox {
  @usableFromInline package init() {}
  /// Refreshes the property at `field`, in the copy of the view whose body is about to run.
  open func update(_ field: UnsafeMutableRawPointer) {}
  /// The view has ended.
  open func destroy() {}
  /// What the property stands for has changed since `reader`, whose body is running, last ran; asked for by
  /// `_printChanges` alone.
  package func hasChanged(for reader: AnyAttribute) -> Bool { false }
}

/// A dynamic property that consists of others.
final class CompositePropertyBox<P: DynamicProperty>: _DynamicPropertyBox {
  var boxes: DynamicPropertyBoxes
  init(inputs: _GraphInputs) {
    boxes = DynamicPropertyBoxes(DynamicPropertyFields.of(P.self), inputs: inputs)
  }
  override func update(_ field: UnsafeMutableRawPointer) {
    boxes.update(field)
    field.assumingMemoryBound(to: P.self).pointee.update()
  }
  override func destroy() { boxes.destroy() }
  override func hasChanged(for reader: AnyAttribute) -> Bool { boxes.hasChanged(for: reader) }
}

/// Where the dynamic properties of a type lie, and what they are. Found once per type.
package struct DynamicPropertyFields {
  package struct Field {
    var offset: Int
    package var type: any DynamicProperty.Type
    var name: String
  }
  private nonisolated(unsafe) static var tables: [ObjectIdentifier: [Field]] = [:]

  package static func of(_ type: Any.Type) -> [Field] {
    if let table = tables[ObjectIdentifier(type)] { return table }
    var table: [Field] = []
    if !(type is AnyClass) {
      _ = _forEachField(of: type) { name, offset, field, _ in
        if let property = field as? any DynamicProperty.Type {
          table.append(Field(offset: offset, type: property, name: String(cString: name)))
        }
        return true
      }
    }
    tables[ObjectIdentifier(type)] = table
    return table
  }
}

/// The boxes of all dynamic properties of one view.
package struct DynamicPropertyBoxes {
  private var boxes: [(offset: Int, box: _DynamicPropertyBox)] = []

  package init(_ fields: [DynamicPropertyFields.Field], inputs: _GraphInputs) {
    for field in fields {
      if let box = field.type._makePropertyBox(inputs: inputs) { boxes.append((field.offset, box)) }
    }
  }
  package func update(_ view: UnsafeMutableRawPointer) {
    for entry in boxes { entry.box.update(view + entry.offset) }
  }
  package func destroy() {
    for entry in boxes { entry.box.destroy() }
  }
  func hasChanged(for reader: AnyAttribute) -> Bool { boxes.contains { $0.box.hasChanged(for: reader) } }
  /// The box of the property at an offset; some kinds of property need none.
  func box(at offset: Int) -> _DynamicPropertyBox? { boxes.first { $0.offset == offset }?.box }
}
