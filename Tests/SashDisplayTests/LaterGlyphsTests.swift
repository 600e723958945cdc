import Foundation
import SashGeometry
import Synchronization
import Testing

@testable import SashDisplay

private final class Face: GlyphFace {
  let key: UInt64 = 1
  let glyphBounds = CGRect(x: 0, y: -1, width: 1, height: 1.25)
  func outline(of glyph: UInt32) -> Path? { nil }
  func picture(of glyph: UInt32) -> (bitmap: Bitmap, frame: CGRect)? { nil }
}

/// Places one glyph at the origin and counts how often it is asked to.
private final class Placer: GlyphPlacer, Sendable {
  let count = Atomic(0)
  func placeGlyphs(of lines: AnyObject, width: CGFloat, at origin: CGPoint) -> [GlyphRun] {
    count.add(1, ordering: .relaxed)
    return [
      GlyphRun(face: Face(), size: 10, glyphs: [3], positions: [origin], paint: .color(.black))
    ]
  }
}

@Suite("Glyphs that are placed later") struct LaterGlyphsTests {
  private func content(_ placer: Placer, bounds: CGRect) -> TextContent {
    let later = LaterGlyphs(
      bounds: bounds, layout: placer, lines: placer, width: 50, origin: CGPoint(x: 2, y: 12))
    return TextContent(later: later, string: "a", frame: CGRect(x: 2, y: 0, width: 50, height: 15))
  }

  @Test func nobodyPlacesThemForTheirBounds() {
    let placer = Placer()
    let bounds = CGRect(x: -5, y: 2, width: 70, height: 20)
    let item = DisplayItem(identity: .none, content: .text(content(placer, bounds: bounds)))
    #expect(item.bounds == CGRect(x: -6, y: -1, width: 72, height: 24))
    // Out of sight in both frames.
    let other = DisplayItem(identity: .none, content: .text(content(placer, bounds: bounds)))
    let away = CGPoint(x: 0, y: 5000)
    func list(_ item: DisplayItem) -> DisplayItem {
      DisplayItem(identity: .none, content: .group([PlacedItem(offset: away, item: item)]))
    }
    let window = PixelRect(x0: 0, y0: 0, x1: 100, y1: 100)
    #expect(damage(from: list(item), to: list(other), scale: 1, bounds: window).isEmpty)
    #expect(placer.count.load(ordering: .relaxed) == 0)
  }

  @Test func theyArePlacedOnceForAllThreads() {
    let placer = Placer()
    let content = content(placer, bounds: .zero)
    DispatchQueue.concurrentPerform(iterations: 16) { _ in
      #expect(content.runs.count == 1 && content.runs[0].positions == [CGPoint(x: 2, y: 12)])
    }
    #expect(placer.count.load(ordering: .relaxed) == 1)
  }

  @Test func othersInTheirPlaceCount() {
    let placer = Placer()
    var content = content(placer, bounds: CGRect(x: 0, y: 0, width: 500, height: 500))
    content.runs = []
    #expect(content.runs.isEmpty && content.glyphBounds.isNull)
    #expect(placer.count.load(ordering: .relaxed) == 0)
  }
}
