import Sash
import SwiftUI
import Testing

/// Where the text of a field stands, by what is drawn.
@MainActor @Suite("Alignment of fields")
struct FieldAlignmentTests {
  /// The first and the last column that is not white.
  private func columns(_ field: some View) -> ClosedRange<Int>? {
    let host = TestHost(size: CGSize(width: 200, height: 30), scale: 1) { field.font(.system(size: 17)) }
    let columns = (0..<200).filter { x in (0..<30).contains { host.pixel(x: x, y: $0).red < 128 } }
    return columns.isEmpty ? nil : columns.first!...columns.last!
  }

  @Test("A field begins where its lines do, and follows the alignment of texts")
  func sides() throws {
    let field = TextField("", text: .constant("word"))
    #expect(try #require(columns(field)).upperBound < 60)
    #expect(try #require(columns(field.environment(\.layoutDirection, .rightToLeft))).lowerBound > 140)
    #expect(try #require(columns(field.multilineTextAlignment(.trailing))).lowerBound > 140)
    let middle = try #require(columns(field.multilineTextAlignment(.center)))
    #expect(abs(middle.lowerBound + middle.upperBound - 200) < 6)
  }

  @Test("The border of a field grows with its letters")
  func height() {
    func height(_ size: DynamicTypeSize) -> CGFloat {
      var height: CGFloat = 0
      _ = TestHost(size: CGSize(width: 200, height: 300)) {
        TextField("", text: .constant("word")).textFieldStyle(.roundedBorder).dynamicTypeSize(size)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.height
          } action: {
            height = $0
          }
      }
      return height
    }
    #expect(height(.large) == 34)
    #expect(height(.accessibility3) > 50)
  }
}
