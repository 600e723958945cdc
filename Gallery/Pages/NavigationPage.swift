import SwiftUI

/// Screens that lead to each other, with titles, items in the bars, and what lies over them.
struct NavigationPage: View {
  /// `SASH_GALLERY_PATH=Mars,Phobos` starts with screens pushed, for pictures.
  @State private var path: [String] = {
    let start = ProcessInfo.processInfo.environment["SASH_GALLERY_PATH"] ?? ""
    return start.split(separator: ",").map(String.init)
  }()
  private static let shown = ProcessInfo.processInfo.environment["SASH_GALLERY_SHOWS"]
  @State private var showsSheet = shown == "sheet"
  @State private var showsAlert = shown == "alert"
  @State private var showsChoice = shown == "choice"

  var body: some View {
    NavigationStack(path: $path) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(
            ["Mercury", "Venus", "Earth", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune"], id: \.self
          ) {
            PlanetRow(name: $0)
          }
          VStack(spacing: 12) {
            Button("Sheet") { showsSheet = true }
            Button("Alert") { showsAlert = true }
            Button("Choice") { showsChoice = true }
            Menu("Menu") {
              Button("Copy") {}
              Button("Delete", role: .destructive) {}
            }
          }
          .buttonStyle(.bordered)
          .padding(.top, 24)
        }
      }
      .navigationTitle("Planets")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Add", systemImage: "plus") { showsAlert = true }
        }
        ToolbarItem(placement: .bottomBar) { Text("8 planets").font(.footnote) }
      }
      .navigationDestination(for: String.self) { Planet(name: $0) }
      .sheet(isPresented: $showsSheet) { PlanetSheet() }
      .alert("Leave the planets?", isPresented: $showsAlert) {
        Button("Stay", role: .cancel) {}
        Button("Leave", role: .destructive) { path = [] }
      } message: {
        Text("They will go on without you.")
      }
      .confirmationDialog("Where to?", isPresented: $showsChoice, titleVisibility: .visible) {
        Button("Mars") { path = ["Mars"] }
        Button("Back", role: .destructive) { path = [] }
      }
    }
  }
}

private struct PlanetRow: View {
  let name: String
  var body: some View {
    NavigationLink(value: name) {
      HStack {
        Text(name).foregroundStyle(.primary)
        Spacer()
        Image(systemName: "chevron.forward").font(.footnote.bold()).foregroundStyle(.tertiary)
      }
      .padding(.horizontal)
      .frame(height: 44)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    Divider().padding(.leading)
  }
}

private struct Planet: View {
  let name: String
  @State private var visits = 0
  var body: some View {
    VStack(spacing: 12) {
      Text("\(visits) visits")
      Button("Visit") { visits += 1 }.buttonStyle(.borderedProminent)
      NavigationLink("A moon of \(name)", value: "Moon of \(name)")
    }
    .navigationTitle(name)
    .navigationBarTitleDisplayMode(.inline)
  }
}

private struct PlanetSheet: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    NavigationStack {
      Text("A new planet")
        .navigationTitle("New")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
          ToolbarItem(placement: .confirmationAction) { Button("Save") { dismiss() } }
        }
    }
    .presentationDetents([.medium, .large])
  }
}
