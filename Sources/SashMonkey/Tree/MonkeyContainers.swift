import SwiftUI

struct MonkeyContainer: MonkeyNodeView {
  let node: MonkeyTree.Node
  @ObservedObject var data: MonkeyData

  var body: some View {
    switch node.kind {
    case .vertical:
      VStack(alignment: pick(.leading, .center, .trailing), spacing: pick(nil, 0, 12)) { children }
    case .horizontal:
      HStack(alignment: pick(.center, .top, .firstTextBaseline, .lastTextBaseline), spacing: pick(nil, 0, 20))
      {
        children
      }
    case .layered: ZStack(alignment: pick(.center, .topLeading, .bottomTrailing)) { children }
    case .grid:
      Grid(alignment: .leading) {
        GridRow {
          child(0)
          child(1)
        }
        child(2)
        GridRow { child(3) }
      }
    case .flow: MonkeyFlow { children }
    case .box: GroupBox("Box") { child(0) }
    case .disclosure: DisclosureGroup("More \(node.id)", isExpanded: $data.isOpen) { child(0) }
    case .fits: ViewThatFits(in: pick(.horizontal, .vertical, [.horizontal, .vertical])) { children }
    case .reader:
      GeometryReader { proxy in
        child(0).frame(width: proxy.size.width * 0.8, height: proxy.size.height)
      }
    case .inset:
      child(0).safeAreaInset(edge: pick(.top, .bottom), spacing: pick(nil, 4)) { child(1).frame(height: 40) }
    case .choice:
      if data.isOn { child(0) } else { child(1) }
    case .identity: child(0).id(data.count)
    default: Group { children }
    }
  }
}

/// Lines of children, as a program lays them out by itself.
struct MonkeyFlow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let (width, places) = arrange(proposal.width ?? .infinity, subviews)
    return CGSize(width: width, height: places.map(\.maxY).max() ?? 0)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, place) in zip(subviews, arrange(bounds.width, subviews).places) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY),
        proposal: ProposedViewSize(place.size))
    }
  }
  private func arrange(_ width: CGFloat, _ subviews: Subviews) -> (width: CGFloat, places: [CGRect]) {
    var places: [CGRect] = []
    var (x, y, line, widest) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    for subview in subviews {
      var size = subview.sizeThatFits(ProposedViewSize(width: width.isFinite ? width : nil, height: nil))
      size.width = min(size.width, width)
      if x > 0, x + size.width > width { (x, y, line) = (0, y + line + 8, 0) }
      places.append(CGRect(origin: CGPoint(x: x, y: y), size: size))
      x += size.width + 8
      line = max(line, size.height)
      widest = max(widest, x - 8)
    }
    return (widest, places)
  }
}

extension EnvironmentValues {
  /// Rows in rows are few: no program shows thousands at a time.
  @Entry var isInMonkeyRow = false
}

extension MonkeyData {
  fileprivate func items(inRow isInRow: Bool) -> [Item] { isInRow ? Array(items.prefix(4)) : items }
  /// Whether its row shows more than words: a dozen lists at a time are enough.
  fileprivate func isAmongFirst(_ item: Item) -> Bool { items.prefix(12).contains { $0.id == item.id } }
}

struct MonkeyScrolling: MonkeyNodeView {
  let node: MonkeyTree.Node
  @ObservedObject var data: MonkeyData
  @Environment(\.isInMonkeyRow) private var isInRow

  var body: some View {
    switch node.kind {
    case .scroll: ScrollView(pick(.vertical, .horizontal), showsIndicators: false) { children }
    case .scrollBoth: ScrollView([.horizontal, .vertical], showsIndicators: false) { children }
    case .lazyVertical:
      ScrollView(showsIndicators: false) {
        LazyVStack(alignment: pick(.leading, .center), pinnedViews: pick([], [.sectionHeaders])) {
          children
          MonkeyRows(data: data)
        }
      }
    case .lazyHorizontal:
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack {
          children
          MonkeyRows(data: data)
        }
      }
    case .lazyGrid:
      ScrollView(showsIndicators: false) {
        LazyVGrid(
          columns: pick([GridItem(.adaptive(minimum: 80))], [GridItem(.flexible()), GridItem(.fixed(60))])
        ) {
          MonkeyRows(data: data)
          child(0)
        }
      }
    case .list: list
    case .outline: List(MonkeyOutline.sample(data.count), children: \.children) { Text($0.name) }
    case .form:
      Form {
        Section("First") { child(0) }
        Section {
          child(1)
        } footer: {
          Text("footer")
        }
        child(2)
      }
    case .sections:
      List {
        Section("A") { child(0) }
        Section {
          MonkeyRows(data: data)
        } header: {
          Text("B \(data.items.count)")
        } footer: {
          if data.isOn { Text("footer") }
        }
        if data.isOpen { Section("C") { child(1) } }
      }
      .listStyle(.insetGrouped)
    case .scrolled: MonkeyScrolled(data: data)
    default:
      ForEach(data.items(inRow: isInRow)) { item in
        MonkeyRow(item: item, child: data.isAmongFirst(item) ? node.children.first : nil, data: data)
          .environment(\.isInMonkeyRow, true)
      }
    }
  }

  @ViewBuilder private var list: some View {
    let list = List(selection: $data.selection) {
      children
      ForEach(data.items) { MonkeyRow(item: $0, child: nil, data: data) }
        .onDelete { data.items.remove(atOffsets: $0) }
        .onMove { data.items.move(fromOffsets: $0, toOffset: $1) }
    }
    switch node.number % 4 {
    case 0: list.listStyle(.plain)
    case 1: list.listStyle(.insetGrouped)
    case 2: list.listStyle(.sidebar)
    default: list
    }
  }
}

/// A row for each element.
struct MonkeyRows: View {
  @ObservedObject var data: MonkeyData
  @Environment(\.isInMonkeyRow) private var isInRow
  var body: some View {
    ForEach(data.items(inRow: isInRow)) { MonkeyRow(item: $0, child: nil, data: data) }
  }
}

struct MonkeyRow: View {
  let item: MonkeyData.Item
  let child: MonkeyTree.Node?
  let data: MonkeyData
  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(item.name)
        if item.isOn { Text("on \(item.id)").font(.caption).foregroundStyle(.secondary) }
        ForEach(item.parts, id: \.self) { Text("part \($0)").lineLimit(2, reservesSpace: true) }
      }
      if item.amount > 0.5 { Spacer() }
      if let child { MonkeyTreeView(node: child, data: data) }
    }
  }
}

struct MonkeyOutline: Identifiable {
  let id: Int
  let name: String
  var children: [MonkeyOutline]?
  static func sample(_ count: Int) -> [MonkeyOutline] {
    (0..<count).map { outer in
      MonkeyOutline(
        id: outer * 100, name: "branch \(outer)",
        children: (1..<4).map { MonkeyOutline(id: outer * 100 + $0, name: "leaf \($0)") })
    }
  }
}

/// A list that is scrolled by the program.
struct MonkeyScrolled: View {
  @ObservedObject var data: MonkeyData
  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack { ForEach(data.items) { Text($0.name).id($0.id) } }
      }
      .onChange(of: data.items.count) { proxy.scrollTo(data.items.last?.id, anchor: .bottom) }
      Button("To \(data.selection ?? 0)") {
        withAnimation { proxy.scrollTo(data.selection ?? 0, anchor: .center) }
      }
    }
  }
}
