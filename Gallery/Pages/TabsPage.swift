import SwiftUI

/// Tabs with a bar, and pages to be turned.
struct TabsPage: View {
  @State private var tab = "home"

  var body: some View {
    VStack(spacing: 12) {
      TabView(selection: $tab) {
        NavigationStack {
          Text("The first tab has screens of its own.").navigationTitle("Home")
        }
        .tabItem { Label("Home", systemImage: "house") }
        .tag("home")
        Text("Nothing was found.").tabItem { Label("Search", systemImage: "magnifyingglass") }.tag("search")
        Counter().tabItem { Label("Count", systemImage: "number") }.tag("count")
      }
      .frame(height: 320)
      TabView {
        ForEach([Color.orange, .green, .blue], id: \.self) { color in
          RoundedRectangle(cornerRadius: 16).fill(color.gradient).padding(.horizontal)
        }
      }
      .tabViewStyle(.page)
      .frame(height: 180)
    }
    .padding(.vertical)
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      Button("Tapped \(count) times") { count += 1 }
    }
  }
}
