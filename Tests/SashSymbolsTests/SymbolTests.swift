import Foundation
import SashGeometry
import SashSymbols
import Testing

@Suite struct SymbolTests {
  @Test func sheet() throws {
    #expect(Symbols.glyph(named: "plus") != nil)
  }
}
