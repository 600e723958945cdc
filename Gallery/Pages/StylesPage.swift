import SwiftUI

/// What shapes and letters are filled with: materials, meshes, gradients, levels of a style.
struct StylesPage: View {
  @Namespace private var sky

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        Sample(title: "Materials") {
          HStack(spacing: 8) {
            glass("ultra thin", .ultraThinMaterial)
            glass("thin", .thinMaterial)
            glass("regular", .regularMaterial)
            glass("thick", .thickMaterial)
            glass("ultra thick", .ultraThickMaterial)
          }
          .padding(10)
          .background { backdrop }
        }
        Sample(title: "Glass") {
          HStack(spacing: 10) {
            Text("Glass").padding(10).glassEffect()
            Text("Clear").padding(10).glassEffect(.clear, in: .rect(cornerRadius: 12))
            Image(systemName: "star.fill").padding(10).glassEffect(.regular.tint(.orange), in: .circle)
            Button("Do") {}.buttonStyle(.glass)
            Button("OK") {}.buttonStyle(.glassProminent)
          }
          .font(.subheadline)
          .padding(12)
          .background { backdrop }
          GlassEffectContainer(spacing: 18) {
            HStack(spacing: 10) {
              ForEach(["pencil", "paintbrush", "trash"], id: \.self) { name in
                Image(systemName: name).frame(width: 44, height: 44).glassEffect(.regular, in: .circle)
              }
              Spacer(minLength: 30)
              ForEach(["sun.max", "moon"], id: \.self) { name in
                Image(systemName: name).frame(width: 44, height: 44).glassEffect()
                  .glassEffectUnion(id: "sky", namespace: sky)
              }
            }
          }
          .padding(12)
          .background { backdrop }
        }
        Sample(title: "Mesh gradient") {
          MeshGradient(
            width: 3, height: 3,
            points: [
              [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.65, 0.4], [1, 0.5], [0, 1], [0.4, 1], [1, 1],
            ],
            colors: [.indigo, .purple, .pink, .blue, .mint, .orange, .teal, .green, .yellow]
          )
          .frame(height: 110)
          .clipShape(RoundedRectangle(cornerRadius: 12))
        }
        Sample(title: "Levels of a style") {
          HStack(spacing: 14) {
            levels.foregroundStyle(.primary)
            levels.foregroundStyle(.indigo)
            levels.foregroundStyle(
              .linearGradient(colors: [.pink, .orange], startPoint: .top, endPoint: .bottom))
          }
        }
        Sample(title: "Shadows and blending") {
          HStack(spacing: 18) {
            Circle().fill(.teal.shadow(.drop(radius: 4, y: 3)))
            Circle().fill(.teal.shadow(.inner(radius: 6, y: 3)))
            Capsule().fill(.blue.gradient)
            ZStack {
              Circle().fill(.cyan).offset(x: -9)
              Circle().fill(.yellow).offset(x: 9).blendMode(.multiply)
            }
            .padding(8)
          }
          .frame(height: 56)
        }
        Sample(title: "Words with marks") {
          VStack(alignment: .leading, spacing: 6) {
            Text("**Strong**, *soft*, ~~gone~~, `code` and a [link](https://www.swift.org).")
            Text("A \(Image(systemName: "heart.fill")) among letters").foregroundStyle(.red)
          }
        }
      }
      .padding(.vertical)
    }
  }

  private var levels: some View {
    HStack(spacing: 6) {
      RoundedRectangle(cornerRadius: 5).fill(.primary)
      RoundedRectangle(cornerRadius: 5).fill(.secondary)
      RoundedRectangle(cornerRadius: 5).fill(.tertiary)
      RoundedRectangle(cornerRadius: 5).fill(.quaternary)
    }
    .frame(height: 26)
  }

  private func glass(_ name: String, _ material: Material) -> some View {
    Text(name).font(.caption2).multilineTextAlignment(.center)
      .frame(maxWidth: .infinity, minHeight: 76)
      .background(material, in: RoundedRectangle(cornerRadius: 10))
  }

  private var backdrop: some View {
    ZStack {
      LinearGradient(colors: [.orange, .pink, .indigo, .teal], startPoint: .leading, endPoint: .trailing)
      HStack(spacing: 24) {
        ForEach(0..<6) { _ in Circle().fill(.white).frame(width: 26, height: 26) }
      }
      .offset(y: 14)
    }
    .clipShape(RoundedRectangle(cornerRadius: 12))
  }
}
