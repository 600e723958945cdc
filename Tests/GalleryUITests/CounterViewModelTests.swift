import Combine
import XCTest

@testable import UITestProbe

/// The model of a program, without its views: the tests of the text, in its words.
final class CounterViewModelTests: XCTestCase {
  private var viewModel: CounterViewModel!

  override func setUp() {
    super.setUp()
    viewModel = CounterViewModel()
  }
  override func tearDown() {
    viewModel = nil
    super.tearDown()
  }

  /// Types of a program that are no part of its face are reached from its tests [S0-162]
  func testInitialState() {
    XCTAssertEqual(viewModel.count, 0)
    XCTAssertTrue(viewModel.isEven)
  }

  /// Each test has a model of its own, made before it and let go of after it [S0-163]
  func testIncrement() {
    viewModel.increment()
    XCTAssertEqual(viewModel.count, 1)
    XCTAssertFalse(viewModel.isEven)
    viewModel.increment()
    XCTAssertEqual(viewModel.count, 2)
    XCTAssertTrue(viewModel.isEven)
  }

  func testDecrement() {
    viewModel.decrement()
    XCTAssertEqual(viewModel.count, 0)
    XCTAssertTrue(viewModel.isEven)
    viewModel.increment()
    viewModel.increment()
    XCTAssertEqual(viewModel.count, 2)
    viewModel.decrement()
    XCTAssertEqual(viewModel.count, 1)
    XCTAssertFalse(viewModel.isEven)
  }

  func testReset() {
    viewModel.increment()
    viewModel.increment()
    viewModel.increment()
    XCTAssertEqual(viewModel.count, 3)
    viewModel.reset()
    XCTAssertEqual(viewModel.count, 0)
    XCTAssertTrue(viewModel.isEven)
  }

  /// Methods change published properties at once, and tell of it, without any view [S0-161]
  func testPublishes() {
    var counts: [Int] = []
    var changes = 0
    let values = viewModel.$count.sink { counts.append($0) }
    let announced = viewModel.objectWillChange.sink { changes += 1 }
    viewModel.increment()
    XCTAssertEqual(counts, [0, 1])
    XCTAssertEqual(changes, 2)
    viewModel.reset()
    XCTAssertEqual(counts, [0, 1, 0])
    withExtendedLifetime((values, announced)) {}
  }
}
