import SwiftUI

// A form for assistive technologies to read and fill. What it was told to do it prints.

@main struct AssistiveProbe: App {
  init() { setvbuf(stdout, nil, _IOLBF, 0) }

  var body: some Scene {
    WindowGroup("Order") {
      switch ProcessInfo.processInfo.environment["PROBE_SCREEN"] {
      case "rows": RowsScreen()
      case "table": TableScreen()
      case "looks": LooksScreen()
      default: FormScreen()
      }
    }
  }
}

struct FormScreen: View {
  @State private var name = "Ann"
  @State private var secret = ""
  @State private var notes = "First line.\nSecond line."
  @State private var isGift = false
  @State private var amount = 0.3
  @State private var size = "M"
  @State private var count = 1
  @State private var orders = 0
  @State private var showsMore = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text("Order").font(.largeTitle).accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
        TextField("Name", text: $name).accessibilityIdentifier("name")
        SecureField("At least four", text: $secret).accessibilityLabel("Password")
        TextEditor(text: $notes).frame(height: 80).accessibilityLabel("Notes")
        Toggle("Gift", isOn: $isGift)
        Slider(value: $amount, in: 0...1) { Text("Amount") }
        Picker("Size", selection: $size) {
          ForEach(["S", "M", "L"], id: \.self) { Text($0) }
        }
        .pickerStyle(.segmented)
        Stepper("Count \(count)", value: $count, in: 0...9)
        ProgressView("Loading", value: 0.5)
        Button("Order now") {
          orders += 1
          print("ordered \(orders) for \(name)")
        }
        .accessibilityHint("Sends the order")
        Button("Never") {}.disabled(true)
        Button("More") { showsMore.toggle() }
        if showsMore { Text("There is more").accessibilityIdentifier("more") }
        Text("Stars").accessibilityValue("4 of 5").accessibilityAction(named: "Reset") { print("reset") }
        Text("orders \(orders)").accessibilityIdentifier("orders")
        Color.clear.frame(height: 900)
        Button("Far below") { print("far") }
      }
      .padding()
    }
    .onChange(of: secret) { print("secret \(secret.count)") }
  }
}

/// As many rows as nobody could read.
struct RowsScreen: View {
  var body: some View {
    List(0..<100_000, id: \.self) { Text("Row \($0)") }
  }
}
