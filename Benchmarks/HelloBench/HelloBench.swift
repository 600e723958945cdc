import SashApp
import SashControls
import SashCore

/// The smallest app that a person would still call one; SashBench times it from its start to its first frame.
@main struct HelloBench: App {
  var body: some Scene {
    WindowGroup("Hello") {
      VStack(spacing: 12) {
        Text("Hello, world!").font(.title)
        Text("A column of two texts and a button.")
        Button("Greet") {}
      }
      .padding()
    }
  }
}
