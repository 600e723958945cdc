import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Gauges")
struct GaugeTests {
  private func blue(_ host: TestHost, _ x: Int, _ y: Int) -> Bool {
    let pixel = host.pixel(x: x, y: y)
    return pixel.blue > 200 && pixel.red < 60
  }

  @Test("A gauge fills its bar as far as the value goes in its range, and says what it is given to say")
  func linear() {
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      Gauge(value: 30.0, in: 20...40) {
        Text("Speed")
      } currentValueLabel: {
        Text("30")
      } minimumValueLabel: {
        Text("L").frame(width: 20)
      } maximumValueLabel: {
        Text("H").frame(width: 20)
      }
      .tint(.blue)
    }
    #expect(["Speed", "30", "L", "H"].allSatisfy(host.shows))
    let row = Int(host.frame(of: "L")!.midY)
    // The bar goes from 28 to 172.
    #expect(blue(host, 34, row) && blue(host, 96, row) && !blue(host, 110, row) && !blue(host, 168, row))
    #expect(host.frame(of: "Speed")!.maxY < CGFloat(row) && host.frame(of: "30")!.minY > CGFloat(row))
  }

  @Test("Values outside of the range, and none at all, count for its nearest end")
  func outside() {
    for (value, isFull) in [(-3.0, false), (7.0, true), (.nan, false)] {
      let host = TestHost(size: CGSize(width: 200, height: 60)) {
        Gauge(value: value) { Text("x").font(.system(size: 4)) }.tint(.blue)
      }
      let row = (0..<60).first { blue(host, 190, $0) }
      #expect((row != nil) == isFull, "\(value)")
    }
  }

  @Test("A ring is filled clockwise from the top [M417 M419]")
  func circular() {
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      Gauge(value: 0.5) {
        Text("l")
      } currentValueLabel: {
        Text("50")
      }
      .gaugeStyle(.accessoryCircularCapacity).tint(.blue)
    }
    // 58 points wide in the middle, a line of 6 at a radius of 26.
    #expect(blue(host, 76, 50) && !blue(host, 24, 50) && host.shows("50"))
    #expect(!blue(host, 50, 45), "the middle is free but for the value")
    let small = TestHost(size: CGSize(width: 100, height: 100)) {
      Gauge(value: 0) { Text("l") }.gaugeStyle(.accessoryCircular).tint(.blue)
    }
    #expect(blue(small, 50, 24) && blue(small, 24, 50) && blue(small, 76, 50) && !blue(small, 50, 76))
  }

  @Test("A style of an app gets the share of the range")
  func custom() {
    struct Words: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text("\(Int(configuration.value * 100)) of 100")
          if configuration.minimumValueLabel == nil { Text("no bounds") }
        }
      }
    }
    let host = TestHost(size: CGSize(width: 300, height: 50)) {
      Gauge(value: 5, in: 0...20) { Text("Fuel") }.gaugeStyle(Words())
    }
    #expect(["Fuel", "25 of 100", "no bounds"].allSatisfy(host.shows))
  }
}
