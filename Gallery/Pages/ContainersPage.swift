import SwiftUI

/// What stands between a view and its window: guides, insets, containers, grids that make what is seen.
struct ContainersPage: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        Sample(title: "A third of the container each") {
          ScrollView(.horizontal) {
            LazyHStack(spacing: 10) {
              ForEach(0..<12) { index in
                RoundedRectangle(cornerRadius: 10)
                  .fill(Color(hue: Double(index) / 12, saturation: 0.55, brightness: 0.9))
                  .overlay(alignment: .bottomLeading) { Text("\(index + 1)").font(.caption).padding(6) }
                  .foregroundStyle(.black)
                  .containerRelativeFrame(.horizontal, count: 3, spacing: 10)
                  .scrollTransition { content, phase in
                    content.opacity(phase.isIdentity ? 1 : 0.4).scaleEffect(phase.isIdentity ? 1 : 0.85)
                  }
              }
            }
            .scrollTargetLayout()
          }
          .scrollTargetBehavior(.viewAligned)
          .scrollIndicators(.hidden)
          .frame(height: 84)
        }
        Sample(title: "Bars with a safe area of their own") {
          LinearGradient(colors: [.teal, .indigo], startPoint: .top, endPoint: .bottom)
            .ignoresSafeArea()
            .overlay {
              RoundedRectangle(cornerRadius: 8).strokeBorder(
                .white, style: StrokeStyle(lineWidth: 1, dash: [4])
              )
              .overlay { Text("what is left").font(.caption).foregroundStyle(.background) }
            }
            .safeAreaInset(edge: .top, spacing: 6) { bar("above") }
            .safeAreaInset(edge: .leading, spacing: 6) {
              Text("beside").font(.caption2).foregroundStyle(.background).frame(width: 44)
                .frame(maxHeight: .infinity).background(.black.opacity(0.35))
            }
            .safeAreaInset(edge: .bottom, spacing: 6) { bar("below") }
            .frame(height: 130)
            .clipShape(RoundedRectangle(cornerRadius: 10))
        }
        Sample(title: "Guides across stacks") {
          HStack(alignment: .middle) {
            VStack(alignment: .trailing) {
              Text("Name").alignmentGuide(.middle) { $0[VerticalAlignment.center] }
              Text("as it is spoken").font(.caption).foregroundStyle(.secondary)
            }
            Divider()
            VStack(alignment: .leading) {
              Text("above").font(.caption).foregroundStyle(.secondary)
              Text("Ada Lovelace").font(.title2).alignmentGuide(.middle) { $0[VerticalAlignment.center] }
            }
          }
          .fixedSize(horizontal: false, vertical: true)
        }
        Sample(title: "As many columns as fit") {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 64), spacing: 8)], spacing: 8) {
            ForEach(0..<10) { index in
              Text("\(index + 1)").font(.callout)
                .frame(maxWidth: .infinity, minHeight: 34)
                .background(.blue.opacity(0.15), in: RoundedRectangle(cornerRadius: 8))
            }
          }
        }
        Sample(title: "The first that fits") {
          ForEach([300, 150, 60] as [CGFloat], id: \.self) { width in
            ViewThatFits(in: .horizontal) {
              Label("Share with everybody", systemImage: "square.and.arrow.up").fixedSize()
              Label("Share", systemImage: "square.and.arrow.up").fixedSize()
              Image(systemName: "square.and.arrow.up")
            }
            .frame(width: width, height: 30)
            .background(.orange.opacity(0.2), in: Capsule())
          }
        }
      }
      .padding(.vertical)
    }
  }

  private func bar(_ title: String) -> some View {
    Text(title).font(.caption).foregroundStyle(.white)
      .frame(maxWidth: .infinity).padding(.vertical, 5).background(.black.opacity(0.6))
  }
}

extension VerticalAlignment {
  private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
  }
  fileprivate static let middle = VerticalAlignment(Middle.self)
}
