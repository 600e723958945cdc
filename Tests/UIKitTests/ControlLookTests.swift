import Foundation
import Sash
import Testing

@testable import UIKit

/// Looks that are set on one control, or on all of a class.
@MainActor @Suite("Looks of controls") struct ControlLookTests {
  private struct Choice: View {
    @State private var choice = 0
    var body: some View {
      Picker("", selection: $choice) {
        Text("A").tag(0)
        Text("B").tag(1)
      }
      .pickerStyle(.segmented).frame(width: 200)
    }
  }

  private func isRed(_ pixel: (red: Int, green: Int, blue: Int)) -> Bool {
    pixel.red > 240 && pixel.green < 90 && pixel.blue < 90
  }

  @Test("The chosen segment has the ground and its title the colour that are set for it")
  func segments() throws {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.selectedSegmentIndex = 1
    control.selectedSegmentTintColor = .red
    control.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .selected)
    #expect(control.titleTextAttributes(for: .selected)?.count == 1)
    let host = TestHost(size: CGSize(width: 200, height: 32)) { Filled(view: control) }
    #expect(isRed(host.pixel(x: 108, y: 16)))
    #expect(!isRed(host.pixel(x: 8, y: 16)))
    let text = try #require(host.frame(of: "Two"))
    // Letters are thin here: some pixel of them is more of their colour than of the ground.
    #expect(
      (Int(text.minY)..<Int(text.maxY)).contains { y in
        (Int(text.minX)..<Int(text.maxX)).contains { x in
          let pixel = host.pixel(x: x, y: y)
          return pixel.green > pixel.red
        }
      })
    host.tap("One")
    #expect(control.selectedSegmentIndex == 0 && isRed(host.pixel(x: 8, y: 16)))
  }

  @Test("Places beyond the last segment stand for the last one; the choice goes along with its segment")
  func segmentsAtTheEnd() {
    let control = UISegmentedControl(items: ["a", "b", "c"])
    control.selectedSegmentIndex = 1
    control.setTitle("last", forSegmentAt: 9)
    #expect(control.titleForSegment(at: 2) == "last")
    control.insertSegment(withTitle: "first", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 9, animated: false)
    #expect(control.numberOfSegments == 2 && control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.removeAllSegments()
    control.removeSegment(at: 0, animated: false)
    control.setTitle("none", forSegmentAt: 0)
    #expect(control.numberOfSegments == 0)
  }

  @Test("What is set on the appearance of segmented controls is the look of SwiftUI's")
  func appearance() {
    let look = UISegmentedControl.appearance()
    look.selectedSegmentTintColor = .red
    let host = TestHost(size: CGSize(width: 200, height: 40)) { Choice() }
    #expect(isRed(host.pixel(x: 8, y: 20)))
    look.selectedSegmentTintColor = nil
    let after = TestHost(size: CGSize(width: 200, height: 40)) { Choice() }
    #expect(!isRed(after.pixel(x: 8, y: 20)))
  }
}
