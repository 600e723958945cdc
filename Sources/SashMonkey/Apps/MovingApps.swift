import SwiftUI

/// Everything that moves: springs, transitions, phases, keyframes, shared frames.
struct MotionApp: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var trigger = 0
  @Namespace private var space

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        Button("Toggle") { withAnimation(.spring(duration: 0.6)) { isOn.toggle() } }
        Button("Slowly") { withAnimation(.easeInOut(duration: 4)) { isOn.toggle() } }
        Button("Count") { withAnimation(.bouncy) { count = count % 6 + 1 } }
        Button("Trigger") { trigger += 1 }
        Circle().fill(isOn ? .red : .blue).frame(width: isOn ? 120 : 40).offset(x: isOn ? 80 : -80)
        if isOn {
          Text("comes and goes").transition(.asymmetric(insertion: .scale, removal: .slide))
        }
        HStack {
          ForEach(0..<count, id: \.self) { Text("\($0)").padding(6).background(.green).transition(.scale) }
        }
        HStack {
          if isOn {
            RoundedRectangle(cornerRadius: 8).fill(.purple).matchedGeometryEffect(id: "box", in: space).frame(
              width: 60, height: 60)
          }
          Spacer()
          if !isOn {
            RoundedRectangle(cornerRadius: 30).fill(.purple).matchedGeometryEffect(id: "box", in: space)
              .frame(width: 30, height: 90)
          }
        }
        Text("phases").phaseAnimator([0, 10, -10], trigger: trigger) { view, phase in view.offset(x: phase) }
        Text("keys").keyframeAnimator(initialValue: 0.0, trigger: trigger) { view, value in
          view.rotationEffect(.degrees(value))
        } keyframes: { _ in
          LinearKeyframe(90, duration: 0.3)
          SpringKeyframe(0, duration: 0.5)
        }
        ProgressView()
        Text("\(count)").contentTransition(.numericText()).font(.largeTitle)
        TimelineView(.animation) { context in
          let angle = context.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 2) * 180
          Rectangle().frame(width: 30, height: 30).rotationEffect(.degrees(angle))
        }
      }
      .padding()
    }
  }
}

/// Questions over questions.
struct QuestionsApp: View {
  @State private var isFirst = false
  @State private var isAsking = false
  @State private var isDialog = false
  @State private var isPopover = false
  @State private var answer = "none"

  var body: some View {
    VStack(spacing: 14) {
      Text(answer)
      Button("Sheet") { isFirst = true }
      Button("Alert") { isAsking = true }
      Button("Dialog") { isDialog = true }
      Button("Popover") { isPopover = true }.popover(isPresented: $isPopover) {
        Text("in a popover").padding()
      }
      Button("Both") {
        isFirst = true
        isAsking = true
      }
      Menu("Menu") {
        Button("Alert") { isAsking = true }
        Menu("Inner") { Button("Sheet") { isFirst = true } }
        Divider()
        Button("Erase", role: .destructive) { answer = "erased" }
      }
      Text("press long").contextMenu {
        Button("Ask") { isAsking = true }
        Button("Sheet") { isFirst = true }
      }
    }
    .sheet(isPresented: $isFirst, onDismiss: { answer = "sheet closed" }) { Inner(depth: 1) }
    .alert("Sure?", isPresented: $isAsking) {
      TextField("Name", text: $answer)
      Button("OK") { answer = "ok" }
      Button("Cancel", role: .cancel) { answer = "cancelled" }
    } message: {
      Text("This cannot be undone.")
    }
    .confirmationDialog("What?", isPresented: $isDialog) {
      Button("Sheet") { isFirst = true }
      Button("Delete", role: .destructive) { answer = "deleted" }
    }
  }

  struct Inner: View {
    let depth: Int
    @Environment(\.dismiss) private var dismiss
    @State private var isShown = false
    @State private var isAsking = false
    @State private var text = ""
    var body: some View {
      NavigationStack {
        List {
          Text("depth \(depth)")
          TextField("Text", text: $text)
          Button("Deeper") { isShown = true }
          Button("Ask") { isAsking = true }
          Button("Close") { dismiss() }
        }
        .navigationTitle("Sheet \(depth)")
        .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } } }
      }
      .interactiveDismissDisabled(!text.isEmpty)
      .sheet(isPresented: $isShown) { AnyView(Inner(depth: depth + 1)) }
      .alert("Close?", isPresented: $isAsking) { Button("Close", role: .destructive) { dismiss() } }
    }
  }
}

/// Drawing with a finger, in a space that is dragged and pinched.
struct SketchApp: View {
  @State private var lines: [[CGPoint]] = []
  @State private var zoom = 1.0
  @State private var angle = Angle.zero
  @GestureState private var pull = CGSize.zero
  @State private var isGrid = true

  var body: some View {
    VStack {
      HStack {
        Button("Undo") { _ = lines.popLast() }
        Button("Clear") { lines = [] }
        Toggle("Grid", isOn: $isGrid)
      }
      Canvas { context, size in
        if isGrid {
          for x in stride(from: 0, through: size.width, by: 20) {
            context.stroke(
              Path {
                $0.move(to: CGPoint(x: x, y: 0))
                $0.addLine(to: CGPoint(x: x, y: size.height))
              }, with: .color(.gray))
          }
        }
        for line in lines { context.stroke(Path { $0.addLines(line) }, with: .color(.blue), lineWidth: 3) }
      }
      .gesture(
        DragGesture(minimumDistance: 0).onChanged { value in
          if lines.isEmpty || value.translation == .zero { lines.append([]) }
          lines[lines.count - 1].append(value.location)
        })
      Image(systemName: "arrow.up").font(.system(size: 60))
        .scaleEffect(zoom)
        .rotationEffect(angle)
        .offset(pull)
        .gesture(
          MagnifyGesture().onChanged { zoom = $0.magnification }
            .simultaneously(with: RotateGesture().onChanged { angle = $0.rotation })
            .simultaneously(
              with: DragGesture().updating($pull) { value, state, _ in state = value.translation }))
      ScrollView([.horizontal, .vertical]) {
        Grid {
          ForEach(0..<20) { row in GridRow { ForEach(0..<10) { Text("\(row),\($0)").padding(4) } } }
        }
      }
      .frame(height: 160)
    }
  }
}
