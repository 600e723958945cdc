import SwiftUI

/// Buttons, switches and a text field.
struct ControlsPage: View {
  @State private var name = ""
  @State private var secret = "secret"
  @State private var message = ""
  @State private var notes = "Notes of any length.\nThey scroll."
  @State private var ink = Color.blue
  @State private var paper = Color.yellow
  @State private var isOn = true
  @State private var taps = 0
  @State private var isEnabled = true

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        Sample(title: "Buttons") {
          HStack(spacing: 12) {
            Button("Plain") { taps += 1 }
            Button("Bordered") { taps += 1 }.buttonStyle(.bordered)
            Button("Prominent") { taps += 1 }.buttonStyle(.borderedProminent)
          }
          .lineLimit(1)
          .minimumScaleFactor(0.5)
          HStack(spacing: 12) {
            Button("Delete", role: .destructive) { taps += 1 }.buttonStyle(.bordered)
            Button("Springy") { taps += 1 }.buttonStyle(Squeeze())
          }
          Text("Tapped \(taps) times.").foregroundStyle(.secondary)
        }
        .disabled(!isEnabled)
        Sample(title: "Switches") {
          Toggle("Enable the buttons", isOn: $isEnabled)
          Toggle("Show a greeting", isOn: $isOn)
        }
        Sample(title: "Colours") {
          ColorPicker("Ink", selection: $ink)
          ColorPicker("Paper", selection: $paper, supportsOpacity: false)
        }
        Sample(title: "Text field") {
          TextField("Your name", text: $name).textFieldStyle(.roundedBorder)
          SecureField("A secret", text: $secret).textFieldStyle(.roundedBorder)
          TextField("A message that grows", text: $message, axis: .vertical)
            .textFieldStyle(.roundedBorder)
            .lineLimit(1...4)
          TextEditor(text: $notes)
            .accessibilityLabel("Notes")
            .frame(height: 80)
            .overlay { RoundedRectangle(cornerRadius: 5).strokeBorder(.tertiary) }
          if isOn {
            Text(name.isEmpty ? "Hello, whoever you are." : "Hello, \(name)!")
          }
        }
      }
      .padding(.vertical)
    }
  }
}

/// Shrinks while it is pressed.
private struct Squeeze: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 14)
      .padding(.vertical, 7)
      .background(Color.teal, in: Capsule())
      .foregroundStyle(.background)
      .scaleEffect(configuration.isPressed ? 0.9 : 1)
  }
}
