import Combine
import Foundation
import SashControls
import SashCore

/// What a `Screen` shows; every view that holds it is looked at again when any of it changes.
public final class ScreenModel: ObservableObject {
  @Published public var path: [Int] = []
  @Published public var isSheetShown = false
  @Published public var name = ""
  public init() {}
}

/// A screen as apps have them: tabs, a stack of pages, a long list, and a form in a sheet.
public struct Screen: View {
  @ObservedObject var model: ScreenModel
  public init(_ model: ScreenModel) { self.model = model }
  public var body: some View {
    TabView {
      NavigationStack(path: $model.path) {
        List(0..<1000, id: \.self) { index in
          NavigationLink(value: index) { ScreenRow(index: index) }
        }
        .navigationTitle("Places")
        .navigationDestination(for: Int.self) { ScreenPage(index: $0) }
      }
      .tabItem { Label("Places", systemImage: "map") }
      Text("Nothing here yet").tabItem { Label("Saved", systemImage: "bookmark") }
    }
    .sheet(isPresented: $model.isSheetShown) {
      Form {
        Section("Who") { TextField("Name", text: $model.name) }
        Section("More") {
          Toggle("Remember", isOn: .constant(true))
          ForEach(0..<6, id: \.self) { Text("Setting \($0)") }
        }
      }
    }
  }
}

/// A picture with a gradient, a shadow and a symbol, and two texts beside it.
struct ScreenRow: View {
  let index: Int
  var body: some View {
    HStack(spacing: 12) {
      ZStack {
        RoundedRectangle(cornerRadius: 10)
          .fill(LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
          .shadow(color: .black.opacity(0.3), radius: 4, y: 2)
        Image(systemName: "star.fill").foregroundStyle(.white)
      }
      .frame(width: 44, height: 44)
      VStack(alignment: .leading) {
        Text("Place number \(index)").font(.headline)
        Text("Some words about it, and how far it is").font(.subheadline).foregroundStyle(.secondary)
      }
    }
  }
}

/// What a row leads to.
struct ScreenPage: View {
  let index: Int
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        RoundedRectangle(cornerRadius: 20)
          .fill(LinearGradient(colors: [.orange, .pink], startPoint: .leading, endPoint: .trailing))
          .frame(height: 200)
          .shadow(radius: 8)
        Text("Place number \(index)").font(.title)
        ForEach(0..<12, id: \.self) {
          Text("Paragraph \($0) has some words that tell more about this place.")
        }
      }
      .padding()
    }
    .navigationTitle("Place \(index)")
  }
}
