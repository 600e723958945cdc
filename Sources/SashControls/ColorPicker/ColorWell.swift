import Foundation
import SashCore

/// A ring of all hues around the chosen colour; a click opens the panel.
///
/// - Source: wells of iOS 14–18: 28 points wide, a ring of 3 points and as much space inside of it
struct ColorWell: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  @State private var isOpen = false
  @Environment(\.self) private var environment

  private var picked: Binding<PickedColor> {
    let (selection, environment, supportsOpacity) = (selection, environment, supportsOpacity)
    return Binding {
      let color = PickedColor(selection.wrappedValue.resolve(in: environment))
      return supportsOpacity ? color : color.opaque
    } set: { new in
      selection.wrappedValue = (supportsOpacity ? new : new.opaque).color
    }
  }

  var body: some View {
    Button {
      isOpen = true
    } label: {
      ZStack {
        Circle().strokeBorder(
          AngularGradient(
            colors: [.red, .yellow, .green, .cyan, .blue, .purple, .red], center: .center),
          lineWidth: 3)
        Swatch(color: picked.wrappedValue, shape: Circle()).padding(5)
      }
      .frame(width: 28, height: 28)
      .contentShape(Circle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel("Color well")
    .popover(isPresented: $isOpen) {
      ColorPanel(color: picked, supportsOpacity: supportsOpacity).presentationCompactAdaptation(.popover)
    }
  }
}

/// A colour over squares that show through it.
struct Swatch<S: InsettableShape>: View {
  let color: PickedColor
  let shape: S

  var body: some View {
    ZStack {
      if color.opacity < 1 { Chequers().clipShape(shape) }
      shape.fill(color.color)
    }
  }
}

/// Grey and white squares, which stand for nothing.
struct Chequers: View {
  private static var side: CGFloat { 6 }

  var body: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
      var squares = Path()
      for row in 0..<Int((size.height / Self.side).rounded(.up)) {
        for column in 0..<Int((size.width / Self.side).rounded(.up)) where (row + column) % 2 == 0 {
          squares.addRect(
            CGRect(
              x: CGFloat(column) * Self.side, y: CGFloat(row) * Self.side, width: Self.side,
              height: Self.side))
        }
      }
      context.fill(squares, with: .color(Color(white: 0.8)))
    }
  }
}
