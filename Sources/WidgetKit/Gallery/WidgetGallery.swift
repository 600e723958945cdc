import Foundation
import SashApp
import SashCore

/// All sizes of all widgets of a program.
struct WidgetGallery: View {
  nonisolated(unsafe) let recipes: [_WidgetRecipe]
  static let ground = LinearGradient(
    colors: [Color(red: 0.35, green: 0.47, blue: 0.75), Color(red: 0.62, green: 0.5, blue: 0.72)],
    startPoint: .topLeading, endPoint: .bottomTrailing)

  var body: some View {
    ScrollView {
      VStack(spacing: 32) {
        ForEach(recipes.indices, id: \.self) { index in
          section(recipes[index])
        }
      }
      .padding(24)
      .frame(maxWidth: .infinity)
    }
    .background(Self.ground.ignoresSafeArea())
  }

  private func section(_ recipe: _WidgetRecipe) -> some View {
    VStack(spacing: 16) {
      if let name = recipe.name { name.font(.headline).foregroundStyle(.white) }
      if let about = recipe.about {
        about.font(.subheadline).foregroundStyle(.white.opacity(0.8)).multilineTextAlignment(.center)
      }
      ForEach(recipe.shownFamilies, id: \.self) { family in
        WidgetStage(recipe: recipe, family: family)
      }
    }
  }
}

/// The program of a widget.
struct WidgetGalleryApp: App {
  nonisolated(unsafe) private static var recipes: [_WidgetRecipe] = []
  static func run(_ recipes: [_WidgetRecipe]) {
    Self.recipes = recipes.filter { $0.timeline != nil }
    WidgetCenter.shared.show(
      Self.recipes.flatMap { recipe in recipe.shownFamilies.map { WidgetInfo(kind: recipe.kind, family: $0) }
      })
    main()
  }
  var body: some Scene {
    WindowGroup { WidgetGallery(recipes: Self.recipes) }
  }
}
