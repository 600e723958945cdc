import SwiftUI

/// Progress, sliders, steppers, labels and boxes.
struct ValuesPage: View {
  @State private var amount = 0.4
  @State private var guests = 2
  @State private var size = 20.0

  var body: some View {
    VStack(spacing: 12) {
      Sample(title: "Progress") {
        ProgressView(value: amount) {
          Text("Copying")
        } currentValueLabel: {
          Text("\(Int(amount * 100)) %")
        }
        HStack(spacing: 24) {
          ProgressView()
          ProgressView().controlSize(.large)
          ProgressView().tint(.purple)
          ProgressView("Loading")
        }
      }
      Sample(title: "Sliders") {
        Slider(value: $amount) { Text("Amount") }
        Slider(value: $size, in: 10...30, step: 5) {
          Text("Size")
        } minimumValueLabel: {
          Text("A").font(.footnote)
        } maximumValueLabel: {
          Text("A").font(.title)
        }
        .tint(.orange)
      }
      Sample(title: "Steppers") {
        Stepper("\(guests) guests", value: $guests, in: 0...4)
      }
      Sample(title: "Gauges") {
        Gauge(value: amount) {
          Text("Amount")
        } currentValueLabel: {
          Text("\(Int(amount * 100)) %")
        }
        HStack(spacing: 24) {
          Gauge(value: amount) {
            Text("km")
          } currentValueLabel: {
            Text("\(Int(amount * 100))")
          }
          .gaugeStyle(.accessoryCircular)
          Gauge(value: amount) {
            Text("km")
          } currentValueLabel: {
            Text("\(Int(amount * 100))")
          }
          .gaugeStyle(.accessoryCircularCapacity)
        }
        .tint(.green)
      }
      Sample(title: "Labels") {
        Label("Favourites", systemImage: "star.fill")
        LabeledContent("Guests", value: "\(guests)")
      }
      GroupBox("A box") {
        Text("Boxes collect what belongs together.")
        GroupBox { Label("A box in a box", systemImage: "folder") }
      }
    }
    .padding(.vertical, 8)
  }
}
