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
