import Sash
import SwiftUI
import Testing

@MainActor @Suite("Heights and directions of lines")
struct LineHeightTests {
  private func height(_ lineHeight: AttributedString.LineHeight?, of text: String = "one\ntwo\nthree")
    -> CGFloat
  {
    var found = CGFloat.zero
    let app = TestHost(size: CGSize(width: 300, height: 300)) {
      Text(text).font(.system(size: 20)).lineHeight(lineHeight)
        .onGeometryChange(for: CGFloat.self, of: \.size.height) { found = $0 }
    }
    _ = app
    return found
  }

  @Test(
    "Lines are as far apart as a line height says: points, a multiple of the font's size, or more than it")
  func heights() {
    #expect(height(.exact(points: 30)) == 90)
    #expect(height(.multiple(factor: 1.5)) == 90)
    #expect(height(.leading(increase: 4)) == 72)
    #expect(height(.exact(points: 30), of: "one") == 30)
    let plain = height(nil)
    #expect(height(.variable) == plain)
    #expect(abs(height(.normal) - plain) <= 1)
    #expect(height(.tight) < plain && plain < height(.loose))
    // Nonsense is as nothing.
    #expect(height(.exact(points: .nan)) == plain)
  }

  @Test("The largest size on a line counts")
  func mixed() {
    var found = CGFloat.zero
    let app = TestHost(size: CGSize(width: 300, height: 300)) {
      Text(
        "\(Text("small").font(.system(size: 10))) \(Text("large").font(.system(size: 30)))\n\(Text("small").font(.system(size: 10)))"
      )
      .lineHeight(.multiple(factor: 2))
      .onGeometryChange(for: CGFloat.self, of: \.size.height) { found = $0 }
    }
    _ = app
    #expect(found == 80)
  }

  @Test("Lines are cut where their heights no longer fit")
  func truncation() {
    func marks(_ lineHeight: AttributedString.LineHeight?) -> Int {
      Picture {
        Text("one\ntwo\nthree\nfour").font(.system(size: 20)).lineHeight(lineHeight)
          .frame(width: 100, height: 100, alignment: .topLeading)
      }
      .marks(x: 0..<100, y: 0..<100)
    }
    #expect(marks(.exact(points: 50)) < marks(.exact(points: 25)))
  }

  /// The first and the last column that is marked.
  private func columns<V: View>(@ViewBuilder _ view: () -> V) -> ClosedRange<Int> {
    let picture = Picture(200) { view().font(.system(size: 20)) }
    let marked = (0..<200).filter { x in picture.marks(x: x..<x + 1, y: 0..<200) > 0 }
    return marked.first!...marked.last!
  }

  @Test("Leading is where the layout begins, or where the words of a paragraph do")
  func alignment() {
    // A long line of Latin letters, and one of Hebrew ones.
    let text = "wwwwwwwwww\nשלום"
    func last(_ strategy: Text.AlignmentStrategy) -> Bool {
      let picture = Picture(200) {
        Text(text).font(.system(size: 20)).multilineTextAlignment(strategy: strategy)
      }
      let box = columns { Text(text).multilineTextAlignment(strategy: strategy) }
      let middle = (box.lowerBound + box.upperBound) / 2
      let (left, right) = (
        picture.marks(x: 0..<middle, y: 101..<200), picture.marks(x: middle..<200, y: 101..<200)
      )
      return right > left
    }
    #expect(!last(.layoutBased) && !last(.default) && last(.writingDirectionBased))
  }

  @Test("A paragraph runs as its letters do, or as the layout does")
  func direction() {
    // An exclamation mark at the end stands where the paragraph ends.
    func endsLeft(_ strategy: Text.WritingDirectionStrategy) -> Bool {
      let picture = Picture(200) {
        Text("שלום.......").font(.system(size: 20)).writingDirection(strategy: strategy)
      }
      let box = columns { Text("שלום.......").writingDirection(strategy: strategy) }
      let middle = (box.lowerBound + box.upperBound) / 2
      // Dots are low: above them there is nothing.
      return picture.marks(x: 0..<middle, y: 0..<100) < picture.marks(x: middle..<200, y: 0..<100)
    }
    #expect(endsLeft(.default) && endsLeft(.contentBased))
    #expect(!endsLeft(.layoutBased))
  }
}
