import Foundation
import Sash
import SwiftUI
import Testing

/// Marks of sliders, words of steppers, switches of several sources, styles of date pickers.
@MainActor @Suite("Controls of several kinds")
struct ControlInitTests {
  @Test("A slider has marks at values, begins in its middle, and keeps to a part of its range")
  func ticks() throws {
    struct Screen: View {
      @State private var value = 0.0
      var body: some View {
        VStack {
          Slider(value: $value, in: -10...10, neutralValue: 0, enabledBounds: -5...5) {
            Text("Balance")
          } currentValueLabel: {
            Text("\(Int(value)) parts")
          } ticks: {
            SliderTick("low", -10)
            SliderTickContentForEach([0.0, 5.0], id: \.self) { SliderTick($0) }
            if value < 100 { SliderTick(10) { Text("high") } }
          }
          Text("value \(Int(value))")
        }
      }
    }
    let app = TestHost(size: CGSize(width: 300, height: 200)) { Screen() }
    let (low, high) = (try #require(app.frame(of: "low")), try #require(app.frame(of: "high")))
    #expect(abs(low.midX - 14) < 1 && abs(high.midX - 286) < 1 && low.midY == high.midY)
    let slider = try #require(app.accessibilityElement("Balance"))
    #expect(slider.value == "0 parts")
    for _ in 0..<6 { app.accessibilityElement("Balance")?.increment() }
    #expect(app.shows("value 5"))
  }

  @Test("Steps may have marks of their own")
  func stepTicks() {
    let app = TestHost(size: CGSize(width: 300, height: 200)) {
      Slider(value: .constant(2.0), in: 0...4, step: 1) {
        Text("Stars")
      } tick: { value in
        value == 2 ? SliderTick("half", value) : nil
      }
    }
    #expect(app.texts == ["half"])
    #expect(SliderTick(1.0) < SliderTick(2.0) && SliderTick(1.0).id == SliderTick(1.0).id)
  }

  @Test("A stepper says its value in the words of a style")
  func stepper() throws {
    struct Screen: View {
      @State private var share = 0.5
      var body: some View {
        Stepper("Share", value: $share, in: 0...1, step: 0.1, format: .percent)
      }
    }
    let app = TestHost { Screen() }
    #expect(app.accessibilityElement("Share")?.value == "50%")
    app.accessibilityElement("Share")?.increment()
    #expect(app.accessibilityElement("Share")?.value == "60%")
  }

  @Test("A switch of several sources is mixed while only some are on, which its style may show")
  func mixed() {
    struct Style: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button("\(configuration.isMixed ? "mixed" : configuration.isOn ? "on" : "off")") {
          configuration.isOn.toggle()
        }
      }
    }
    struct Alarm: Identifiable {
      let id: Int
      var isOn: Bool
    }
    struct Screen: View {
      @State private var alarms = [Alarm(id: 1, isOn: true), Alarm(id: 2, isOn: false)]
      var body: some View {
        Toggle("All", systemImage: "bell", sources: $alarms, isOn: \.isOn).toggleStyle(Style())
      }
    }
    let app = TestHost { Screen() }
    #expect(app.shows("mixed"))
    app.tap("mixed")
    #expect(app.shows("on"))
    app.tap("on")
    #expect(app.shows("off"))
  }

  @Test("Pickers write to several sources and show what is chosen in words of their own")
  func pickers() {
    struct Song: Identifiable {
      let id: Int
      var rating = 1
    }
    struct Screen: View {
      @State private var songs = [Song(id: 1), Song(id: 2)]
      var body: some View {
        VStack {
          Picker("Rating", systemImage: "star", sources: $songs, selection: \.rating) {
            Text("one").tag(1)
            Text("two").tag(2)
          }
          .pickerStyle(.segmented)
          Text("ratings \(songs.map { "\($0.rating)" }.joined())")
        }
      }
    }
    let app = TestHost { Screen() }
    app.tap("two")
    #expect(app.shows("ratings 22"))
  }

  @Test("A date picker has a style of one's own")
  func dates() {
    struct Style: DatePickerStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Button("later") { configuration.selection += 86_400 }
          Text("from \(configuration.minimumDate?.timeIntervalSince1970 ?? -1)")
          Text("day \(configuration.displayedComponents.contains(.date))")
        }
      }
    }
    struct Screen: View {
      @State private var date = Date(timeIntervalSince1970: 0)
      var body: some View {
        VStack {
          DatePicker(
            "When", selection: $date, in: Date(timeIntervalSince1970: 5)..., displayedComponents: .date)
          Text("at \(Int(date.timeIntervalSince1970))")
        }
        .datePickerStyle(Style())
      }
    }
    let app = TestHost { Screen() }
    #expect(app.shows("When") && app.shows("from 5.000000") && app.shows("day true"))
    app.tap("later")
    #expect(app.shows("at 86,400"))
  }

  @Test("At the large sizes of text, what is held is shown large as long as it is held")
  func largeContent() throws {
    func app(_ size: DynamicTypeSize) -> TestHost {
      TestHost {
        Button {
        } label: {
          Label("Share", systemImage: "square.and.arrow.up").labelStyle(.iconOnly)
        }
        .accessibilityShowsLargeContentViewer { Text("Share it") }
        .dynamicTypeSize(size)
      }
    }
    func hold(_ app: TestHost) throws -> (Bool, Bool) {
      let frame = try #require(app.accessibilityElement("Share")?.frame)
      app.press(at: CGPoint(x: frame.midX, y: frame.midY))
      app.advance(by: 0.7)
      let isShown = app.shows("Share it")
      app.release(at: CGPoint(x: frame.midX, y: frame.midY))
      app.advance(by: 0.5)
      return (isShown, app.shows("Share it"))
    }
    #expect(try hold(app(.accessibility3)) == (true, false))
    #expect(try hold(app(.large)) == (false, false))
  }
}
