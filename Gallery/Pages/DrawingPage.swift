import SwiftUI

/// Shapes, gradients, strokes and effects.
struct DrawingPage: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        Sample(title: "Shapes") {
          HStack(spacing: 14) {
            Circle().fill(.red)
            RoundedRectangle(cornerRadius: 12).fill(.green)
            Capsule().stroke(.blue, lineWidth: 4)
            Star(points: 5).fill(.yellow).overlay { Star(points: 5).stroke(.orange, lineWidth: 2) }
            Ellipse().stroke(style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [1, 6]))
          }
          .frame(height: 54)
        }
        Sample(title: "Corners with one centre") {
          HStack(spacing: 14) {
            ForEach([4, 14], id: \.self) { inset in
              ZStack {
                ContainerRelativeShape().fill(.indigo.opacity(0.25))
                ContainerRelativeShape().fill(.indigo).padding(inset)
              }
              .containerShape(RoundedRectangle(cornerRadius: 22))
            }
            ZStack {
              ContainerRelativeShape().fill(.teal.opacity(0.25))
              ConcentricRectangle(corners: .concentric(minimum: 3)).fill(.teal)
                .padding([.top, .horizontal], 6).padding(.bottom, 24)
            }
            .containerShape(.rect(cornerRadius: 22))
            Canvas { context, size in
              guard let leaf = context.resolveSymbol(id: "leaf") else { return }
              for step in 0..<12 {
                var turned = context
                turned.translateBy(x: size.width / 2, y: size.height / 2)
                turned.rotate(by: .degrees(Double(step) * 30))
                turned.draw(leaf, at: CGPoint(x: 0, y: -20))
              }
            } symbols: {
              Image(systemName: "leaf.fill").foregroundStyle(.green.gradient).tag("leaf")
            }
          }
          .frame(height: 72)
        }
        Sample(title: "Gradients") {
          HStack(spacing: 14) {
            Rectangle().fill(LinearGradient(colors: [.pink, .orange], startPoint: .top, endPoint: .bottom))
            Circle().fill(
              RadialGradient(colors: [.white, .blue], center: .center, startRadius: 0, endRadius: 32))
            Circle().fill(AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center))
          }
          .frame(height: 64)
        }
        Sample(title: "Effects") {
          HStack(spacing: 12) {
            square.shadow(color: .black.opacity(0.4), radius: 6, x: 0, y: 4)
            square.opacity(0.4)
            square.rotationEffect(.degrees(20))
            square.scaleEffect(0.7)
            square.blur(radius: 3)
          }
          .padding(.vertical, 6)
        }
        Sample(title: "Symbols") {
          HStack(spacing: 16) {
            ForEach(
              [
                "star.fill", "heart.fill", "trash", "gear", "magnifyingglass", "person.crop.circle",
                "calendar",
              ], id: \.self
            ) {
              Image(systemName: $0)
            }
          }
          .font(.title2)
          .foregroundStyle(.tint)
          .dynamicTypeSize(...DynamicTypeSize.xLarge)
        }
        Sample(title: "Canvas") {
          HStack(spacing: 14) {
            Canvas(renderer: Self.blossom)
            Canvas(renderer: Self.drops)
            Canvas(renderer: Self.label)
          }
          .frame(height: 72)
        }
      }
      .padding(.vertical)
    }
  }

  /// Petals around the middle, mixed where they meet.
  private static func blossom(_ context: inout GraphicsContext, _ size: CGSize) {
    context.translateBy(x: size.width / 2, y: size.height / 2)
    context.blendMode = context.environment.colorScheme == .dark ? .screen : .multiply
    for i in 0..<9 {
      var petal = context
      petal.rotate(by: .degrees(Double(i) * 40))
      petal.fill(
        Path(ellipseIn: CGRect(x: 4, y: -8, width: 30, height: 16)),
        with: .color(Color(hue: Double(i) / 9, saturation: 0.5, brightness: 1)))
    }
  }

  /// Dots that flow together: blurred first, then cut at half their opacity.
  private static func drops(_ context: inout GraphicsContext, _ size: CGSize) {
    context.addFilter(.alphaThreshold(min: 0.5, color: .indigo))
    context.addFilter(.blur(radius: 5))
    context.drawLayer { layer in
      for i in 0..<4 {
        let x = size.width * (CGFloat(i) + 0.9) / 5
        let y = size.height / 2 + (i % 2 == 0 ? -8 : 8)
        layer.fill(Path(ellipseIn: CGRect(x: x - 13, y: y - 13, width: 26, height: 26)), with: .foreground)
      }
    }
  }

  /// A text and a symbol on a gradient that runs back and forth.
  private static func label(_ context: inout GraphicsContext, _ size: CGSize) {
    let frame = CGRect(origin: .zero, size: size)
    context.fill(
      Path(roundedRect: frame, cornerRadius: 12),
      with: .linearGradient(
        Gradient(colors: [.mint, .teal]), startPoint: .zero, endPoint: CGPoint(x: 12, y: 6), options: .mirror)
    )
    var symbol = context.resolve(Image(systemName: "star.fill"))
    symbol.shading = .color(.black)
    context.draw(symbol, at: CGPoint(x: size.width / 2, y: size.height * 0.3))
    context.draw(
      Text("Canvas").font(.headline).foregroundColor(.black),
      at: CGPoint(x: size.width / 2, y: size.height * 0.7))
  }

  private var square: some View {
    RoundedRectangle(cornerRadius: 8).fill(.indigo).frame(width: 40, height: 40)
  }
}

/// A star with any number of points, touching the edges of its frame.
struct Star: Shape {
  var points: Int

  func path(in rect: CGRect) -> Path {
    Path { path in
      let center = CGPoint(x: rect.midX, y: rect.midY)
      let outer = min(rect.width, rect.height) / 2
      for step in 0..<(points * 2) {
        let radius = step.isMultiple(of: 2) ? outer : outer * 0.42
        let angle = Double(step) * .pi / Double(points) - .pi / 2
        let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }
}
