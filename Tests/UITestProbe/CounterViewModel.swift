import SwiftUI

/// The model of the counter, as the text on tests has it.
final class CounterViewModel: ObservableObject {
  @Published var count: Int = 0
  @Published var isEven: Bool = true

  func increment() {
    count += 1
    updateEvenStatus()
  }
  func decrement() {
    if count > 0 {
      count -= 1
      updateEvenStatus()
    }
  }
  func reset() {
    count = 0
    updateEvenStatus()
  }
  private func updateEvenStatus() { isEven = count % 2 == 0 }
}
