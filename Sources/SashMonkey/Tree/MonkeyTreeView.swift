import SwiftUI

/// Shows a made-up tree with the data behind it.
struct MonkeyTreeView: View {
  let node: MonkeyTree.Node
  @ObservedObject var data: MonkeyData

  var body: some View {
    switch node.kind.room {
    case .leaf: MonkeyLeaf(node: node, data: data)
    case .control: MonkeyControl(node: node, data: data)
    case .container: MonkeyContainer(node: node, data: data)
    case .scrolling: MonkeyScrolling(node: node, data: data)
    case .screen: MonkeyScreen(node: node, data: data)
    case .effect: MonkeyEffect(node: node, data: data)
    case .presentation: MonkeyPresentation(node: node, data: data)
    case .wood: MonkeyWood(node: node, data: data)
    }
  }
}

extension MonkeyTreeKind {
  enum Room { case leaf, control, container, scrolling, screen, effect, presentation, wood }

  /// Which view shows it: one `switch` over all kinds would be one very large type.
  var room: Room {
    switch self {
    case .short, .long, .symbol, .label, .color, .gradient, .shape, .divider, .spacer, .canvas, .progress,
      .spinner,
      .clock:
      .leaf
    case .editor, .date, .dayGrid, .colorWell, .gauge, .controls, .kit, .chart, .table, .lazyHorizontalGrid,
      .snapping, .bottomFirst, .editing, .cover, .inspector, .searched, .sidebarTabs, .threeColumns, .turning,
      .zoomed, .disclosedRows:
      .wood
    case .button, .toggle, .slider, .stepper, .field, .secret, .picker, .menu, .link, .edit: .control
    case .vertical, .horizontal, .layered, .grid, .flow, .group, .box, .disclosure, .fits, .reader, .inset,
      .choice,
      .identity:
      .container
    case .scroll, .scrollBoth, .lazyVertical, .lazyHorizontal, .lazyGrid, .list, .outline, .form, .sections,
      .rows,
      .scrolled:
      .scrolling
    case .tabs, .pages, .stack, .split, .oldNavigation, .toolbar, .refresh, .swipes: .screen
    case .padded, .framed, .faded, .moved, .clipped, .material, .shadowed, .overlay, .background, .animated,
      .transition, .gesture, .appear, .matched, .flexible:
      .effect
    case .sheet, .alert, .dialog, .popover, .context: .presentation
    }
  }
}

/// A view that shows one node and finds its children by place.
protocol MonkeyNodeView: View {
  var node: MonkeyTree.Node { get }
  var data: MonkeyData { get }
}

extension MonkeyNodeView {
  /// The child at a place; nothing if there are fewer.
  @ViewBuilder func child(_ place: Int) -> some View {
    if place < node.children.count { MonkeyTreeView(node: node.children[place], data: data) }
  }
  /// All of them, as children that stand in the source.
  @ViewBuilder var children: some View {
    child(0)
    child(1)
    child(2)
    child(3)
  }
  func pick<Value>(_ values: Value...) -> Value { values[node.number % values.count] }
}

struct MonkeyLeaf: MonkeyNodeView {
  let node: MonkeyTree.Node
  @ObservedObject var data: MonkeyData

  var body: some View {
    switch node.kind {
    case .long:
      Text(
        "The \(node.number) quick brown foxes jump over \(data.count) lazy dogs, \(data.text), and over the others too."
      )
      .lineLimit(pick(nil, 1, 2, 3))
      .multilineTextAlignment(pick(.leading, .center, .trailing))
    case .symbol:
      Image(systemName: pick("star", "heart.fill", "wifi", "no.such.symbol.of.ours", "trash")).imageScale(
        .large)
    case .label: Label(data.text, systemImage: pick("star", "folder", "person.crop.circle"))
    case .color: pick(Color.red, .blue.opacity(0.5), .primary, .clear)
    case .gradient:
      LinearGradient(colors: [.red, data.isOn ? .blue : .green], startPoint: .leading, endPoint: .trailing)
        .frame(height: CGFloat(node.number % 60))
    case .shape: shape
    case .divider: Divider()
    case .spacer: Spacer(minLength: pick(nil, 0, 20))
    case .canvas:
      Canvas { context, size in
        context.fill(
          Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(data.isOn ? .red : .orange))
        context.draw(Text(data.text), at: CGPoint(x: size.width / 2, y: size.height / 2))
      }
      .frame(width: 60, height: 30)
    case .progress: ProgressView(value: data.amount) { Text("progress") }
    case .spinner: ProgressView()
    case .clock:
      TimelineView(.periodic(from: Date(timeIntervalSince1970: 0), by: 1)) { Text($0.date, style: .time) }
    default: Text("t\(node.id)")
    }
  }

  @ViewBuilder private var shape: some View {
    switch node.number % 5 {
    case 0: Circle().fill(.teal).frame(width: 30 + data.amount * 20)
    case 1: RoundedRectangle(cornerRadius: data.amount * 30).stroke(.purple, lineWidth: 3).frame(height: 40)
    case 2: Capsule().trim(from: 0, to: data.amount).stroke(style: StrokeStyle(lineWidth: 4, dash: [6, 3]))
    case 3: Ellipse().strokeBorder(.red).frame(width: 50, height: 20)
    default:
      UnevenRoundedRectangle(topLeadingRadius: 12, bottomTrailingRadius: 30).frame(width: 60, height: 44)
    }
  }
}

struct MonkeyControl: MonkeyNodeView {
  let node: MonkeyTree.Node
  @ObservedObject var data: MonkeyData

  var body: some View {
    switch node.kind {
    case .button: button
    case .toggle: Toggle("Toggle \(node.id)", isOn: $data.isOn)
    case .slider: Slider(value: $data.amount, in: 0...1, step: pick(0.1, 0.25, 0.01))
    case .stepper: Stepper("Count \(data.count)", value: $data.count, in: 0...9)
    case .field: TextField("Field \(node.id)", text: $data.text).textFieldStyle(.roundedBorder)
    case .secret: SecureField("Secret", text: $data.text)
    case .picker: picker
    case .menu:
      Menu("Menu \(node.id)") {
        Button("First") { data.count += 1 }
        Menu("More") { Button("Inner", role: .destructive) { data.items = [] } }
        Toggle("On", isOn: $data.isOn)
        Picker("Choice", selection: $data.choice) { choices }
      }
    case .link:
      NavigationLink(value: node.number % 6) { child(0) }
    default: EditButton()
    }
  }

  @ViewBuilder private var button: some View {
    let button = Button("Button \(node.id)", role: pick(nil, .destructive, .cancel)) {
      switch node.number % 6 {
      case 0: data.isSheetShown.toggle()
      case 1: data.isAlertShown.toggle()
      case 2: withAnimation { data.isOpen.toggle() }
      case 3: data.path.append(node.number % 5)
      case 4: data.change(UInt64(node.number + data.count))
      default: data.count = (data.count + 1) % 10
      }
    }
    switch node.number % 4 {
    case 0: button.buttonStyle(.bordered)
    case 1: button.buttonStyle(.borderedProminent)
    case 2: button.buttonStyle(.plain).disabled(data.isOn)
    default: button
    }
  }

  @ViewBuilder private var choices: some View {
    ForEach(MonkeyData.Choice.allCases) { Text($0.rawValue).tag($0) }
  }

  @ViewBuilder private var picker: some View {
    let picker = Picker("Choice", selection: $data.choice) { choices }
    switch node.number % 5 {
    case 0: picker.pickerStyle(.segmented)
    case 1: picker.pickerStyle(.menu)
    case 2: picker.pickerStyle(.inline)
    case 3: picker.pickerStyle(.wheel)
    default: picker
    }
  }
}
