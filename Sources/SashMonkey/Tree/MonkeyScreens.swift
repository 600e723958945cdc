import SwiftUI

struct MonkeyScreen: MonkeyNodeView {
  let node: MonkeyTree.Node
  @ObservedObject var data: MonkeyData

  var body: some View {
    switch node.kind {
    case .tabs:
      TabView(selection: $data.tab) {
        tab(0).tabItem { Label("One", systemImage: "star") }.tag(0)
        tab(1).tabItem { Label("Two", systemImage: "heart") }.tag(1).badge(data.count)
        tab(2).tabItem { Text("Three") }.tag(2)
      }
    case .pages:
      TabView(selection: $data.tab) {
        child(0).tag(0)
        child(1).tag(1)
        child(2).tag(2)
      }
      .tabViewStyle(.page)
    case .stack:
      NavigationStack(path: $data.path) {
        child(0)
          .navigationTitle("Stack \(node.id)")
          .navigationBarTitleDisplayMode(pick(.large, .inline, .automatic))
          .navigationDestination(for: Int.self) { number in
            VStack {
              Text("Screen \(number)")
              NavigationLink("On", value: number + 1)
              if number < 3 { MonkeyRows(data: data) }
            }
            .navigationTitle("Screen \(number)")
          }
      }
    case .split:
      NavigationSplitView {
        List(data.items, selection: $data.selection) { Text($0.name) }.navigationTitle("Side")
      } detail: {
        child(0)
      }
    case .oldNavigation:
      NavigationView {
        List {
          NavigationLink("Old link") { child(0) }
          MonkeyRows(data: data)
        }
        .navigationBarTitle("Old")
        child(1)
      }
    case .toolbar:
      child(0).toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button("Add") { data.change(1) } }
        ToolbarItem(placement: .bottomBar) { Text("\(data.items.count) items") }
      }
    case .refresh:
      List { MonkeyRows(data: data) }.refreshable { data.change(2) }
    default:
      child(0)
        .swipeActions(edge: pick(.trailing, .leading), allowsFullSwipe: node.number % 2 == 0) {
          Button("Delete", role: .destructive) { data.items = Array(data.items.dropLast()) }
          Button("Flag") { data.isOn.toggle() }.tint(.orange)
        }
    }
  }

  /// A list of rows is as many tabs. That the list of those beyond the fourth is open follows from no data.
  @ViewBuilder private func tab(_ index: Int) -> some View {
    if data.isPlain { VStack { child(index) } } else { child(index) }
  }
}

struct MonkeyEffect: MonkeyNodeView {
  let node: MonkeyTree.Node
  @ObservedObject var data: MonkeyData
  @Namespace private var space
  @State private var offset = CGSize.zero
  @State private var appearances = 0

  var body: some View {
    switch node.kind {
    case .padded: child(0).padding(pick(.all, .horizontal, .top), pick(8, 20, 0))
    case .framed:
      child(0).frame(
        width: pick(nil, 80, 200), height: pick(40, nil, 120), alignment: pick(.center, .topLeading))
    case .faded: child(0).opacity(data.isOn ? 0.3 : 1).blur(radius: data.isOpen ? 0 : 2)
    case .moved:
      child(0).offset(x: data.amount * 30).rotationEffect(.degrees(data.amount * 90)).scaleEffect(
        0.5 + data.amount)
    case .clipped:
      child(0).clipShape(RoundedRectangle(cornerRadius: 10)).mask { Rectangle().padding(data.amount * 4) }
    case .material: child(0).padding().background(.ultraThinMaterial, in: Capsule())
    case .shadowed: child(0).padding(4).background(.background).shadow(radius: 4 + data.amount * 8, y: 3)
    case .overlay: child(0).overlay(alignment: pick(.topTrailing, .center)) { child(1) }
    case .background: child(0).background(alignment: .bottom) { child(1) }
    case .animated: child(0).animation(.spring(), value: data.count).padding(CGFloat(data.count))
    case .transition:
      if data.isOpen {
        child(0).transition(pick(.opacity, .slide, .move(edge: .bottom), .scale.combined(with: .opacity)))
      }
    case .gesture: gestured
    case .appear:
      child(0)
        .onAppear { appearances += 1 }
        .onDisappear { data.hidden.append("gone \(appearances)") }
        .task(id: data.count) {
          try? await Task.sleep(nanoseconds: 1_000_000)
          appearances += 1
        }
        .onChange(of: data.amount) { appearances += 1 }
    case .matched:
      HStack {
        // Of several sources any may be followed.
        if data.isOn { VStack { child(0) }.matchedGeometryEffect(id: "it", in: space) }
        Spacer()
        if !data.isOn { Text("there").matchedGeometryEffect(id: "it", in: space) }
      }
    default:
      child(0)
        .frame(
          minWidth: pick(nil, 0, 50), maxWidth: pick(.infinity, nil, 300), minHeight: pick(0, nil),
          maxHeight: pick(nil, .infinity)
        )
        .fixedSize(horizontal: node.number % 7 == 0, vertical: node.number % 5 == 0)
        .layoutPriority(Double(node.number % 3))
    }
  }

  @ViewBuilder private var gestured: some View {
    let dragged = child(0).contentShape(Rectangle()).offset(offset)
    switch node.number % 4 {
    case 0:
      dragged.gesture(
        DragGesture().onChanged { offset = $0.translation }.onEnded { _ in
          withAnimation(.spring()) { offset = .zero }
        })
    case 1: dragged.onTapGesture(count: 2) { data.count += 1 }.onLongPressGesture { data.isOn.toggle() }
    case 2:
      dragged.simultaneousGesture(
        MagnifyGesture().onChanged { data.amount = min(1, max(0, $0.magnification / 2)) })
    default:
      dragged.highPriorityGesture(
        LongPressGesture().sequenced(before: DragGesture()).onEnded { _ in data.isOpen.toggle() })
    }
  }
}

struct MonkeyPresentation: MonkeyNodeView {
  let node: MonkeyTree.Node
  @ObservedObject var data: MonkeyData

  var body: some View {
    switch node.kind {
    case .sheet:
      child(0).sheet(isPresented: $data.isSheetShown) {
        VStack {
          Button("Close") { data.isSheetShown = false }
          child(1)
        }
        .presentationDetents(pick([.large], [.medium, .large], [.height(200)]))
      }
    case .alert:
      child(0).alert("Alert \(node.id)", isPresented: $data.isAlertShown) {
        Button("OK") { data.count += 1 }
        Button("Delete", role: .destructive) { data.items = [] }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text(data.text)
      }
    case .dialog:
      child(0).confirmationDialog("Dialog", isPresented: $data.isMenuShown, titleVisibility: .visible) {
        Button("One") { data.change(3) }
        Button("Two", role: .destructive) { data.isAlertShown = true }
      }
    case .popover: child(0).popover(isPresented: $data.isMenuShown) { child(1).padding() }
    default:
      child(0).contextMenu {
        Button("Copy") { data.text += "!" }
        Button("Remove", role: .destructive) { data.items = [] }
      }
    }
  }
}
