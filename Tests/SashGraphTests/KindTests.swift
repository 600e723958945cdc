import Testing

@testable import SashGraph

extension GraphSuite {
  struct Kinds {
    struct Plain {}
    struct Boxed<T> { struct Inner {} }
    enum Choice { case one }
    enum Either<T> { case one(T) }

    @Test("Types with arguments are told by their descriptors as by their names")
    func generic() {
      struct Local {}
      for type: Any.Type in [Plain.self, Choice.self, Local.self, Int.self, String.self] {
        #expect(!KindFunctions.isGeneric(type), "\(type)")
      }
      for type: Any.Type in [
        Boxed<Int>.self, Boxed<Int>.Inner.self, Either<Int>.self, Int?.self, [Int].self,
      ] {
        #expect(KindFunctions.isGeneric(type), "\(type)")
      }
    }
  }
}
