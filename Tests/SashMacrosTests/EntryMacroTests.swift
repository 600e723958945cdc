import SwiftUI
import Testing

private final class Model {}

extension EnvironmentValues {
  @Entry var entrySize: Int = 3
  @Entry var entryTitle = "hello"
  @Entry var entryNote: String?
  @Entry var entryAction: (Int) -> Int = { $0 + 1 }
  @Entry var `default`: Double = 0.5
  @Entry fileprivate var entryModel: Model = Model()
}

extension Transaction {
  @Entry var entryReason: String = "none"
}

@Suite struct EntryMacroTests {
  @Test func readsTheDefaultUntilItIsSet() {
    var values = EnvironmentValues()
    #expect(values.entrySize == 3)
    #expect(values.entryTitle == "hello")
    #expect(values.entryNote == nil)
    #expect(values.entryAction(1) == 2)
    #expect(values.default == 0.5)
    values.entrySize += 1
    values.entryTitle += "!"
    values.entryNote = "note"
    values.entryAction = { $0 * 10 }
    #expect(values.entrySize == 4)
    #expect(values.entryTitle == "hello!")
    #expect(values.entryNote == "note")
    #expect(values.entryAction(1) == 10)
    #expect(EnvironmentValues().entrySize == 3)
  }

  @Test func keepsAnObjectThatWasSet() {
    var values = EnvironmentValues()
    let model = Model()
    values.entryModel = model
    #expect(values.entryModel === model)
  }

  @Test func transactionsHaveEntriesToo() {
    var transaction = Transaction()
    #expect(transaction.entryReason == "none")
    transaction.entryReason = "tap"
    #expect(transaction.entryReason == "tap")
  }
}
