import Foundation
import Sash
import SwiftUI
import Testing

/// Labels of several lines, rows whose lines begin at their text, and tints that run along a scale.
@MainActor @Suite("Looks of rows and gauges")
struct LabelLineTests {
  @Test("Several texts in a label stand below each other, those behind the first in smaller letters")
  func lines() throws {
    let app = TestHost {
      Form {
        Toggle(isOn: .constant(true)) {
          Text("Title")
          Text("About")
        }
        LabeledContent {
          Text("Value")
        } label: {
          Text("Name")
          Text("More")
        }
      }
    }
    for (first, second) in [("Title", "About"), ("Name", "More")] {
      let (a, b) = (try #require(app.frame(of: first)), try #require(app.frame(of: second)))
      #expect(a.minX == b.minX && b.minY > a.midY && b.height < a.height)
    }
  }

  @Test("The line below a row begins at its field, whatever button stands behind")
  func separator() throws {
    let app = TestHost(size: CGSize(width: 390, height: 400)) {
      List {
        HStack {
          TextField("Field", text: .constant(""))
          Button("Clear") {}
        }
        Text("Next")
      }
      .listStyle(.plain)
    }
    let next = try #require(app.frame(of: "Next"))
    let field = try #require(app.frame(of: "Field"))
    let line = Int((field.midY + next.midY) / 2)
    let rows = (line - 4)...(line + 4)
    func isDrawn(_ x: Int) -> Bool { rows.contains { app.pixel(x: x, y: $0).red < 240 } }
    #expect(isDrawn(Int(field.minX) + 4) && isDrawn(200))
  }

  @Test("A gradient as the tint of a gauge runs along its bar and its ring")
  func gradients() throws {
    let gradient = Gradient(colors: [.red, .blue])
    let bar = TestHost(size: CGSize(width: 200, height: 100)) {
      Gauge(value: 1) { Text("Bar") }.gaugeStyle(.accessoryLinearCapacity).tint(gradient)
    }
    let y = try #require(
      (0..<100).first { bar.pixel(x: 10, y: $0).red > 200 && bar.pixel(x: 10, y: $0).green < 100 })
    let (start, end) = (bar.pixel(x: 8, y: y + 3), bar.pixel(x: 190, y: y + 3))
    #expect(start.red > start.blue && end.blue > end.red)
    let ring = TestHost(size: CGSize(width: 58, height: 58)) {
      Gauge(value: 0) { Text("R") }.gaugeStyle(.accessoryCircular).tint(gradient)
    }
    // The ring begins at its lower left and ends at its lower right.
    let (left, right) = (ring.pixel(x: 3, y: 32), ring.pixel(x: 54, y: 32))
    #expect(left.red > left.blue && right.blue > right.red)
  }
}
