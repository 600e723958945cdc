import Combine
import Foundation
import Testing
import UIKit

@testable import SashFoundation

@MainActor @Suite("Properties that are observed by their names")
struct ObservedNameTests {
  private final class Tank: NSObject {
    var level = 1
    var name: String? = "a"
  }
  private final class Gauge: UIView {
    var heard: [String] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      heard.append(
        "\(keyPath ?? "") \(change?[.oldKey] ?? "-") \(change?[.newKey] ?? "-")")
    }
  }

  @Test("A responder hears of the old and the new value until it is removed")
  func observing() {
    let (tank, gauge) = (Tank(), Gauge())
    tank.addObserver(gauge, forKeyPath: "level", options: [.new, .old, .initial], context: nil)
    #expect(gauge.heard == ["level - 1"])
    tank.level = 2
    ObservedProperties.shared.look()
    ObservedProperties.shared.look()
    #expect(gauge.heard.last == "level 1 2" && gauge.heard.count == 2)
    tank.removeObserver(gauge, forKeyPath: "level")
    tank.level = 3
    ObservedProperties.shared.look()
    #expect(gauge.heard.count == 2)
    // One that there is not is told, and nothing more.
    tank.removeObserver(gauge, forKeyPath: "level")
    tank.addObserver(gauge, forKeyPath: "depth", options: .new, context: nil)
  }

  @Test("Names that Apple's classes have for their properties are known")
  func known() {
    let (scroll, gauge) = (UIScrollView(), Gauge())
    scroll.addObserver(gauge, forKeyPath: "contentSize", options: .new, context: nil)
    scroll.contentSize = CGSize(width: 3, height: 4)
    ObservedProperties.shared.look()
    #expect(gauge.heard.count == 1)
  }

  @Test("A property publishes what it is and what it becomes")
  func publisher() {
    let tank = Tank()
    var values: [Int] = []
    let subscription = tank.publisher(for: \.level).sink { values.append($0) }
    tank.level = 5
    ObservedProperties.shared.look()
    #expect(values == [1, 5])
    subscription.cancel()
    tank.level = 6
    ObservedProperties.shared.look()
    #expect(values == [1, 5])
  }
}
