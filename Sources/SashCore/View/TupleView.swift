@_spi(Reflection) import Swift

/// Several views in a row, as `ViewBuilder` collects them.
@frozen public nonisolated struct TupleView<T>: MultiView {
  public var value: T
  @inlinable public init(_ value: T) { self.value = value }

  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    .group(_parts(of: view, inputs: inputs).map { $0() })
  }
}

/// A view that stands for several others one after another.
protocol PartedView: View {
  /// What makes the list of each of the views; may be called again, for a view that begins anew.
  nonisolated static func _parts(
    of view: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> [() -> _ViewListOutputs]
  nonisolated static var _partCount: Int { get }
}

extension TupleView: PartedView {
  nonisolated static var _partCount: Int { TupleElements.of(T.self).count }
  nonisolated static func _parts(
    of view: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> [() -> _ViewListOutputs] {
    TupleElements.of(T.self).map { element in
      func make<V: View>(_ type: V.Type) -> () -> _ViewListOutputs {
        { V._makeViewList(view: view.part(at: element.offset, as: V.self), inputs: inputs) }
      }
      return make(element.type)
    }
  }
}

/// The views in a tuple type: where each lies and what it is. Found once per type.
struct TupleElements {
  struct Element {
    var offset: Int
    var type: any View.Type
  }
  private nonisolated(unsafe) static var tables: [ObjectIdentifier: [Element]] = [:]

  static func of<T>(_ type: T.Type) -> [Element] {
    if let table = tables[ObjectIdentifier(type)] { return table }
    var table: [Element] = []
    if let single = type as? any View.Type {
      table = [Element(offset: 0, type: single)]
    } else {
      _ = _forEachField(of: type) { _, offset, field, _ in
        guard let view = field as? any View.Type else {
          fatalError("TupleView holds \(field), which is no View. Build it from views only.")
        }
        table.append(Element(offset: offset, type: view))
        return true
      }
    }
    tables[ObjectIdentifier(type)] = table
    return table
  }
}
