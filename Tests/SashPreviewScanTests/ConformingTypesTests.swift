import SashPreviewScan
import Testing

protocol Scanned {}
protocol ScannedWithAssociatedType {
  associatedtype Part
  static var part: Part { get }
}
protocol NobodyConforms {}

private struct PrivateStruct: Scanned {}
final class SomeClass: Scanned, ScannedWithAssociatedType { static var part: Int { 1 } }
class Base: Scanned {}
final class Derived: Base {}
enum SomeEnum {
  struct Nested: Scanned {}
}
extension SomeEnum: Scanned {}
struct Generic<T>: Scanned {}
extension Int: Scanned {}

@Suite struct ConformingTypesTests {
  @Test func findsTypesThatNothingRefersTo() {
    let names = Set(conformingTypes(to: (any Scanned).self).map { String(describing: $0) })
    // Derived inherits its conformance and Generic has no metadata without an argument.
    #expect(names == ["PrivateStruct", "SomeClass", "Base", "SomeEnum", "Nested", "Int"])
  }

  @Test func findsConformancesToProtocolsWithAssociatedTypes() {
    let types = conformingTypes(to: (any ScannedWithAssociatedType).self)
    #expect(types.count == 1)
    #expect((types.first as? any ScannedWithAssociatedType.Type)?.part as? Int == 1)
  }

  @Test func findsNothingWhereNobodyConforms() {
    #expect(conformingTypes(to: (any NobodyConforms).self).isEmpty)
  }

  @Test func seesOtherImages() {
    // `DecodingError` lives in the standard library, which is an image of its own here.
    let types = conformingTypes(to: (any Error).self)
    #expect(types.contains { $0 == DecodingError.self })
  }
}
