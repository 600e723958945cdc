import SwiftUI

/// Things to tap, press, drag, pinch and turn, each with what it has told last.
struct GesturesPage: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        Sample(title: "Tap, double tap, long press") { Presses() }
        Sample(title: "Drag, and let go") { Thrown() }
        Sample(title: "Hold, then move") { Lifted() }
        Sample(title: "Pinch and turn with two fingers") { Pinched() }
        Sample(title: "Swipe a card in a list") { SwipedCards() }
      }
      .padding(.vertical)
    }
  }
}

private struct Presses: View {
  @State private var told = "Nothing yet"
  @State private var dots: [CGPoint] = [CGPoint(x: 70, y: 44), CGPoint(x: 210, y: 74)]
  @State private var isPressing = false

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 12) {
        tile("One", .blue).onTapGesture { told = "A tap" }
        tile("One or two", .indigo)
          .onTapGesture(count: 2) { told = "A double tap" }
          .onTapGesture { told = "A single tap" }
        tile("Hold", .purple)
          .scaleEffect(isPressing ? 0.92 : 1)
          .animation(.easeOut(duration: 0.2), value: isPressing)
          .onLongPressGesture {
            told = "A long press"
          } onPressingChanged: {
            isPressing = $0
          }
      }
      RoundedRectangle(cornerRadius: 10)
        .fill(Color.gray.opacity(0.15))
        .frame(height: 110)
        .overlay { Text("Tap where you like").font(.caption).foregroundStyle(.secondary) }
        .overlay(alignment: .topLeading) {
          ForEach(dots.indices, id: \.self) { index in
            Circle().fill(Color.orange).frame(width: 14, height: 14)
              .offset(x: dots[index].x - 7, y: dots[index].y - 7)
          }
        }
        .onTapGesture { (place: CGPoint) in
          dots = dots.suffix(5) + [place]
          told = "At \(Int(place.x)), \(Int(place.y))"
        }
      Text(told).font(.callout).monospacedDigit()
    }
  }

  private func tile(_ text: String, _ color: Color) -> some View {
    Text(text).font(.callout).bold().foregroundStyle(.background)
      .frame(maxWidth: .infinity).frame(height: 52)
      .background(color, in: RoundedRectangle(cornerRadius: 10))
  }
}

/// Follows the finger and springs back as fast as it was.
private struct Thrown: View {
  @State private var way = CGSize.zero
  @GestureState private var isDown = false

  var body: some View {
    ZStack {
      Circle().strokeBorder(Color.gray.opacity(0.4), style: StrokeStyle(lineWidth: 1.5, dash: [5, 5]))
        .frame(width: 76, height: 76)
      Circle()
        .fill(LinearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom))
        .frame(width: 64, height: 64)
        .shadow(color: .black.opacity(0.3), radius: isDown ? 12 : 4, y: isDown ? 6 : 2)
        .scaleEffect(isDown ? 1.12 : 1)
        .animation(.easeOut(duration: 0.2), value: isDown)
        .offset(way)
        .highPriorityGesture(
          DragGesture(minimumDistance: 0)
            .updating($isDown) { _, state, _ in state = true }
            .onChanged { way = $0.translation }
            .onEnded { _ in withAnimation(.spring(duration: 0.6, bounce: 0.4)) { way = .zero } })
    }
    .frame(maxWidth: .infinity)
    .frame(height: 120)
  }
}

/// A long press, then a drag.
private struct Lifted: View {
  private enum Phase: Equatable {
    case idle, pressing
    case moving(CGSize)
    var way: CGSize { if case .moving(let way) = self { way } else { .zero } }
  }
  @GestureState(resetTransaction: Transaction(animation: .snappy)) private var phase = Phase.idle
  @State private var place = CGSize.zero

  var body: some View {
    RoundedRectangle(cornerRadius: 12)
      .fill(color)
      .frame(width: 150, height: 56)
      .overlay { Text(title).font(.callout).bold().foregroundStyle(.background) }
      .offset(x: place.width + phase.way.width, y: place.height + phase.way.height)
      .gesture(
        LongPressGesture(minimumDuration: 0.3)
          .sequenced(before: DragGesture())
          .updating($phase) { value, phase, _ in
            switch value {
            case .first: phase = .pressing
            case .second(_, let drag): phase = .moving(drag?.translation ?? .zero)
            }
          }
          .onEnded { value in
            guard case .second(_, let drag?) = value else { return }
            place.width = min(max(place.width + drag.translation.width, -90), 90)
            place.height = min(max(place.height + drag.translation.height, -20), 20)
          }
      )
      .frame(maxWidth: .infinity)
      .frame(height: 110)
  }

  private var color: Color {
    switch phase {
    case .idle: .teal
    case .pressing: .cyan
    case .moving: .green
    }
  }
  private var title: String {
    switch phase {
    case .idle: "Hold to lift"
    case .pressing: "A moment…"
    case .moving: "Move me"
    }
  }
}

private struct Pinched: View {
  @State private var scale: CGFloat = 1
  @State private var angle = Angle.degrees(-8)

  var body: some View {
    HStack(spacing: 20) {
      RoundedRectangle(cornerRadius: 14)
        .fill(LinearGradient(colors: [.mint, .blue], startPoint: .topLeading, endPoint: .bottomTrailing))
        .overlay { Image(systemName: "photo").font(.largeTitle).foregroundStyle(.white) }
        .frame(width: 110, height: 90)
        .scaleEffect(scale)
        .rotationEffect(angle)
        .gesture(
          MagnifyGesture().onChanged { scale = $0.magnification }
            .simultaneously(with: RotateGesture().onChanged { angle = $0.rotation - .degrees(8) })
            .onEnded { _ in
              withAnimation(.spring) { (scale, angle) = (1, .degrees(-8)) }
            })
      VStack(alignment: .leading, spacing: 4) {
        Text("Scale \(scale, specifier: "%.2f")")
        Text("Angle \(angle.degrees, specifier: "%.0f")°")
      }
      .font(.callout).monospacedDigit()
    }
    .padding(.horizontal, 12)
    .frame(height: 120)
  }
}

/// Across the scroll view the finger moves a card, along it the page.
private struct SwipedCards: View {
  @State private var names = ["Apricots", "Blueberries", "Cherries"]

  var body: some View {
    VStack(spacing: 8) {
      ForEach(names, id: \.self) { name in
        SwipedCard(name: name) { withAnimation { names.removeAll { $0 == name } } }
      }
      if names.count < 3 {
        Button("Bring them back") { withAnimation { names = ["Apricots", "Blueberries", "Cherries"] } }
      }
    }
  }
}

private struct SwipedCard: View {
  let name: String
  let remove: () -> Void
  @State private var way: CGFloat = 0

  var body: some View {
    HStack {
      Text(name)
      Spacer()
      Image(systemName: "chevron.left.2").foregroundStyle(.secondary)
    }
    .padding(14)
    .background(.background, in: RoundedRectangle(cornerRadius: 10))
    .offset(x: way)
    .opacity(1 - min(0.6, abs(way) / 300))
    .gesture(
      DragGesture()
        .onChanged { way = $0.translation.width }
        .onEnded { value in
          if abs(value.predictedEndTranslation.width) > 180 {
            remove()
          } else {
            withAnimation(.spring) { way = 0 }
          }
        })
  }
}
