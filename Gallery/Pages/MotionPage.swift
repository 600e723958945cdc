import SwiftUI

/// Curves side by side, a spring, transitions, a row of tabs with a travelling mark, and a list whose rows come and go.
struct MotionPage: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        CurveRace()
        TravellingMark()
        ComingAndGoing()
        Growing()
        Shuffled()
      }
      .padding()
    }
  }
}

private struct Heading: View {
  var text: String
  var body: some View { Text(text).font(.headline) }
}

/// Six animations on the same way.
private struct CurveRace: View {
  private let curves: [(name: String, animation: Animation)] = [
    ("linear", .linear(duration: 1)), ("easeIn", .easeIn(duration: 1)), ("easeOut", .easeOut(duration: 1)),
    ("easeInOut", .easeInOut(duration: 1)), ("bouncy", .bouncy(duration: 1)),
    ("smooth", .smooth(duration: 1)),
  ]
  @State private var isAway = false

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack {
        Heading(text: "Curves")
        Spacer()
        Button("Race") { isAway.toggle() }
      }
      ForEach(curves, id: \.name) { curve in
        HStack {
          Text(curve.name).font(.caption).lineLimit(1).minimumScaleFactor(0.5).frame(
            width: 70, alignment: .leading)
          Circle()
            .fill(isAway ? Color.orange : .blue)
            .frame(width: 18, height: 18)
            .frame(maxWidth: .infinity, alignment: isAway ? .trailing : .leading)
            .animation(curve.animation, value: isAway)
        }
      }
    }
  }
}

/// The mark of the chosen tab is one view in the eyes of who looks.
private struct TravellingMark: View {
  @Namespace private var space
  @State private var chosen = "Day"

  var body: some View {
    VStack(alignment: .leading) {
      Heading(text: "Matched geometry")
      HStack(spacing: 0) {
        ForEach(["Day", "Week", "Month"], id: \.self) { name in
          Button(name) { withAnimation(.snappy(duration: 0.6)) { chosen = name } }
            .padding(.vertical, 8)
            .frame(maxWidth: .infinity)
            .background {
              if name == chosen {
                Capsule().fill(.blue.opacity(0.2)).matchedGeometryEffect(id: "mark", in: space)
              }
            }
        }
      }
    }
  }
}

/// One view after the other by different transitions.
private struct ComingAndGoing: View {
  @State private var isShown = true

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Heading(text: "Transitions")
        Spacer()
        Button("Toggle") { withAnimation(.easeInOut(duration: 0.8)) { isShown.toggle() } }
      }
      HStack(spacing: 8) {
        card("opacity", .opacity)
        card("scale", .scale)
        card("move", .move(edge: .bottom))
        card("push", .push(from: .leading))
        card("blur", AnyTransition(.blurReplace))
      }
      .frame(height: 70)
      .clipped()
    }
  }

  private func card(_ name: String, _ transition: AnyTransition) -> some View {
    ZStack {
      RoundedRectangle(cornerRadius: 10).fill(.gray.opacity(0.15))
      if isShown {
        RoundedRectangle(cornerRadius: 10)
          .fill(.blue)
          .overlay { Text(name).font(.caption).foregroundStyle(.background) }
          .transition(transition)
      }
    }
  }
}

/// A shape, its line and its colours, on and on.
private struct Growing: View {
  @State private var isLarge = false

  var body: some View {
    VStack(alignment: .leading) {
      Heading(text: "Shapes and colours")
      HStack(spacing: 20) {
        RoundedRectangle(cornerRadius: isLarge ? 35 : 4)
          .fill(isLarge ? Color.pink : .indigo)
          .frame(width: 70, height: 70)
        Circle()
          .trim(from: 0, to: isLarge ? 1 : 0.1)
          .stroke(.orange, style: StrokeStyle(lineWidth: isLarge ? 10 : 3, lineCap: .round))
          .frame(width: 60, height: 60)
        Image(systemName: "star.fill")
          .font(.largeTitle)
          .foregroundStyle(.yellow)
          .rotationEffect(.degrees(isLarge ? 180 : 0))
          .scaleEffect(isLarge ? 1.3 : 0.7)
        Text("Hello").opacity(isLarge ? 1 : 0.2).offset(y: isLarge ? -15 : 15)
      }
      .frame(height: 80)
    }
    .onAppear { withAnimation(.easeInOut(duration: 1).repeatForever()) { isLarge = true } }
  }
}

/// Rows that come, go and change places.
private struct Shuffled: View {
  @State private var rows = [1, 2, 3, 4]
  @State private var next = 5

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack {
        Heading(text: "Rows")
        Spacer()
        Button("Reverse") { withAnimation(.spring(duration: 0.7, bounce: 0.3)) { rows.reverse() } }
        Button("Remove") { withAnimation { if !rows.isEmpty { rows.removeFirst() } } }
        Button("Add") {
          withAnimation {
            rows.insert(next, at: rows.count / 2)
            next += 1
          }
        }
      }
      ForEach(rows, id: \.self) { row in
        Text("Row \(row)")
          .padding(8)
          .frame(maxWidth: .infinity, alignment: .leading)
          .background(.blue.opacity(0.12), in: RoundedRectangle(cornerRadius: 8))
          .transition(.move(edge: .trailing).combined(with: .opacity))
      }
    }
  }
}
