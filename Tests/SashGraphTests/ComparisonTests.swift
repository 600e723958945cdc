import Testing

@testable import SashGraph

private func same<T>(_ a: T, _ b: T) -> Bool {
  withUnsafePointer(to: a) { a in withUnsafePointer(to: b) { b in _ComparisonTable._areEqual(a, b) } }
}
private final class Reference: Equatable {
  static func == (a: Reference, b: Reference) -> Bool { true }
}
private struct Parts {
  var number = 1
  var text = "a text that is too long to be small"
  var action: () -> Void
  var reference: Reference
}
private struct Loose: Equatable {
  var text: String
  static func == (a: Loose, b: Loose) -> Bool { a.text.count == b.text.count }
}

@Suite struct ComparisonTests {
  @Test func fieldsAreComparedByWhatTheyAre() {
    let reference = Reference()
    let action = { print(reference) }
    let a = Parts(action: action, reference: reference)
    var b = Parts(action: action, reference: reference)
    b.text = String(a.text.map { $0 })
    #expect(same(a, b))
    b.number = 2
    #expect(!same(a, b))
    b.number = 1
    b.reference = Reference()
    #expect(!same(a, b))
  }

  @Test func anEquatableTypeUsesItsOperator() {
    #expect(same(Loose(text: "a rather long first text"), Loose(text: "a rather long other text")))
    #expect(!same(Loose(text: "a"), Loose(text: "a rather long text, really")))
  }

  @Test func containersCompareTheirElements() {
    #expect(same([1, 2, 3], (1...3).map { $0 }))
    #expect(!same([1, 2, 3], [1, 2, 4]))
    #expect(same(Optional("a long enough text, I think"), Optional("a long enough text, " + "I think")))
    #expect(same(("a long enough text, I think", 1), ("a long enough text, " + "I think", 1)))
  }

  /// What lies between the fields of a value is whatever was in the memory before.
  @Test func paddingIsNotCompared() {
    struct Lengths {
      var width: Double?
      var isOn: Bool
      var height: Double?
    }
    struct Outer {
      var first: Lengths
      var second: (Bool, Double)
    }
    func filled<T>(_ value: T, with byte: UInt8, _ body: (UnsafePointer<T>) -> Void) {
      let memory = UnsafeMutableRawPointer.allocate(byteCount: MemoryLayout<T>.stride, alignment: 16)
      memory.initializeMemory(as: UInt8.self, repeating: byte, count: MemoryLayout<T>.stride)
      let typed = memory.bindMemory(to: T.self, capacity: 1)
      write(value, to: typed)
      body(typed)
      memory.deallocate()
    }
    // Field by field, so that the padding stays as it was.
    func write<T>(_ value: T, to pointer: UnsafeMutablePointer<T>) {
      if let value = value as? Outer {
        let outer = UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: Outer.self)
        outer.pointee.first.width = value.first.width
        outer.pointee.first.isOn = value.first.isOn
        outer.pointee.first.height = value.first.height
        outer.pointee.second.0 = value.second.0
        outer.pointee.second.1 = value.second.1
      }
    }
    var value = Outer(first: Lengths(width: 3, isOn: true, height: nil), second: (false, 2))
    filled(value, with: 0) { a in
      filled(value, with: 0xFF) { b in
        #expect(!_bitsEqual(a, b, MemoryLayout<Outer>.size))
        #expect(_ComparisonTable._areEqual(a, b))
      }
      value.second.1 = 3
      filled(value, with: 0xFF) { b in #expect(!_ComparisonTable._areEqual(a, b)) }
      value.second.1 = 2
      value.first.height = 1
      filled(value, with: 0) { b in #expect(!_ComparisonTable._areEqual(a, b)) }
    }
  }

  @Test func optionalsCompareWhatIsInThem() {
    struct Labelled {
      var text: String
      var tags: [Int]
    }
    func make(_ text: String) -> Labelled? {
      Labelled(text: text + ", long enough", tags: (0..<3).map { $0 })
    }
    #expect(same(make("one"), make("one")))
    #expect(!same(make("one"), make("two")))
    #expect(!same(make("one"), nil) && !same(nil, make("one")))
    #expect(same(Labelled?.none, nil))
    #expect(same((make("one"), 1), (make("one"), 1)))
  }

  @Test func existentialsCompareTheirBytes() {
    let reference = Reference()
    let (a, b): (any Sendable, any Sendable) = ("one text that is long enough", 2)
    #expect(!same(a, b))
    #expect(same(a, a))
    let (c, d): (Any, Any) = (reference, Reference())
    #expect(same(c, c))
    #expect(!same(c, d))
    #expect(!same((a, 1), (b, 1)))
  }
}
