import XCTest

// The list of tests that the package manager writes holds functions as they are declared; XCTest of this system takes those of
// the main actor for others, and ends the program. A module that has these by an import it exports takes them.

/// The tests of a class, which run on the main actor.
public func testCase<T: XCTestCase>(_ tests: [(String, (T) -> @MainActor () throws -> Void)])
  -> XCTestCaseEntry
{
  (
    T.self,
    tests.map { name, test in
      (
        name,
        { object in
          guard let object = object as? T else { return XCTFail("\(object) is no \(T.self)") }
          try MainActor.assumeIsolated { try test(object)() }
        }
      )
    }
  )
}
/// The tests of a class, which run on the main actor and throw nothing.
public func testCase<T: XCTestCase>(_ tests: [(String, (T) -> @MainActor () -> Void)]) -> XCTestCaseEntry {
  testCase(
    tests.map { name, test in
      (name, { (object: T) -> @MainActor () throws -> Void in { test(object)() } })
    })
}
