import Charts
import SwiftUI
import UIKit

/// The parts that only trees of `wood` have.
struct MonkeyWood: MonkeyNodeView {
  let node: MonkeyTree.Node
  @ObservedObject var data: MonkeyData

  var body: some View {
    switch node.kind {
    case .editor, .date, .dayGrid, .colorWell, .gauge, .controls, .kit, .chart:
      MonkeyWoodControl(node: node, data: data)
    case .table, .lazyHorizontalGrid, .snapping, .bottomFirst, .editing, .disclosedRows:
      MonkeyWoodScrolling(node: node, data: data)
    default: MonkeyWoodScreen(node: node, data: data)
    }
  }
}

private struct MonkeyWoodControl: MonkeyNodeView {
  let node: MonkeyTree.Node
  @ObservedObject var data: MonkeyData
  @State private var date = Date(timeIntervalSince1970: 1_700_000_000)
  @State private var days: Set<DateComponents> = []
  @State private var color = Color.orange

  var body: some View {
    switch node.kind {
    case .editor: TextEditor(text: $data.text).frame(minHeight: 60, maxHeight: pick(nil, 120))
    case .date: datePicker
    case .dayGrid: MultiDatePicker("Days", selection: $days)
    case .colorWell:
      ColorPicker("Colour \(node.id)", selection: $color, supportsOpacity: node.number % 2 == 0)
    case .gauge: gauge
    case .controls:
      ControlGroup {
        Button("Less", systemImage: "minus") { data.count = max(0, data.count - 1) }
        Button("More", systemImage: "plus") { data.count += 1 }
        Toggle("On", systemImage: "power", isOn: $data.isOn)
      }
    case .kit: MonkeyKit(text: data.text, isOn: $data.isOn).frame(height: pick(44, 80))
    default:
      Chart(data.items.prefix(30)) { item in
        switch node.number % 3 {
        case 0: BarMark(x: .value("name", item.name), y: .value("amount", item.amount))
        case 1: LineMark(x: .value("id", item.id), y: .value("amount", item.amount))
        default:
          PointMark(x: .value("id", item.id), y: .value("amount", item.amount))
            .foregroundStyle(by: .value("on", item.isOn ? "on" : "off"))
        }
      }
      .frame(minHeight: 100)
    }
  }

  @ViewBuilder private var datePicker: some View {
    let picker = DatePicker(
      "Date \(node.id)", selection: $date, displayedComponents: pick([.date], [.date, .hourAndMinute]))
    switch node.number % 3 {
    case 0: picker.datePickerStyle(.compact)
    case 1: picker.datePickerStyle(.graphical)
    default: picker.datePickerStyle(.wheel)
    }
  }

  @ViewBuilder private var gauge: some View {
    let gauge = Gauge(value: data.amount) {
      Text("gauge")
    } currentValueLabel: {
      Text("\(data.count)")
    }
    switch node.number % 3 {
    case 0: gauge.gaugeStyle(.accessoryCircular)
    case 1: gauge.gaugeStyle(.accessoryLinear)
    default: gauge
    }
  }
}

/// A view of UIKit's among views of SwiftUI's.
private struct MonkeyKit: UIViewRepresentable {
  let text: String
  @Binding var isOn: Bool

  func makeUIView(context: Context) -> UIStackView {
    let change = context.coordinator
    let toggle = UISwitch(
      frame: .zero,
      primaryAction: UIAction { action in
        if let toggle = action.sender as? UISwitch { change.isOn?.wrappedValue = toggle.isOn }
      })
    let stack = UIStackView(arrangedSubviews: [UILabel(), toggle])
    stack.spacing = 8
    return stack
  }
  func updateUIView(_ stack: UIStackView, context: Context) {
    context.coordinator.isOn = $isOn
    (stack.arrangedSubviews.first as? UILabel)?.text = text
    (stack.arrangedSubviews.last as? UISwitch)?.setOn(isOn, animated: true)
  }
  func makeCoordinator() -> Coordinator { Coordinator() }
  final class Coordinator { var isOn: Binding<Bool>? }
}

private struct MonkeyWoodScrolling: MonkeyNodeView {
  let node: MonkeyTree.Node
  @ObservedObject var data: MonkeyData
  @Environment(\.isInMonkeyRow) private var isInRow
  @State private var order = [KeyPathComparator(\MonkeyData.Item.name)]
  @State private var place: Int?

  /// Tables and grids ask for elements of their own identity.
  private var items: [MonkeyData.Item] {
    Array(data.distinct.prefix(isInRow ? 4 : 200))
  }

  var body: some View {
    switch node.kind {
    case .table:
      Table(items.sorted(using: order), selection: $data.selections, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Amount", value: \.amount) { Text($0.amount, format: .percent) }.width(min: 40, max: 120)
        TableColumn("On") { Image(systemName: $0.isOn ? "checkmark" : "minus") }
      }
      .contextMenu(forSelectionType: Int.self) { chosen in
        Button("Remove", role: .destructive) { data.items.removeAll { chosen.contains($0.id) } }
      }
      .frame(minHeight: 120)
    case .lazyHorizontalGrid:
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHGrid(
          rows: pick([GridItem(.fixed(60)), GridItem(.flexible())], [GridItem(.adaptive(minimum: 40))])
        ) {
          MonkeyRows(data: data)
          child(0)
        }
      }
      .frame(minHeight: 150)
    case .snapping:
      ScrollView(.horizontal) {
        LazyHStack(spacing: pick(0, 12)) {
          ForEach(items) { item in
            Text(item.name).frame(width: 160, height: 80).background(.yellow).id(item.id)
              .containerRelativeFrame(.horizontal, count: pick(1, 3), spacing: 12)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $place)
      .onChange(of: data.count) { withAnimation { place = items.last?.id } }
    case .bottomFirst:
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(items) { MonkeyRow(item: $0, child: nil, data: data) }
          child(0)
        }
      }
      .defaultScrollAnchor(.bottom)
      .scrollDismissesKeyboard(pick(.interactively, .immediately))
    case .editing:
      List($data.items, editActions: pick(.all, .move, .delete)) { $item in
        HStack {
          TextField("Name", text: $item.name)
          Toggle("On", isOn: $item.isOn).labelsHidden()
        }
      }
    default:
      List {
        ForEach(items) { item in
          DisclosureGroup(item.name) {
            ForEach(item.parts, id: \.self) { Text("part \($0)") }
            if item.isOn { child(0) }
          }
        }
        OutlineGroup(MonkeyOutline.sample(data.count), children: \.children) { Text($0.name) }
      }
    }
  }
}

private struct MonkeyWoodScreen: MonkeyNodeView {
  let node: MonkeyTree.Node
  @ObservedObject var data: MonkeyData
  @State private var words = ""
  @Namespace private var space

  var body: some View {
    switch node.kind {
    case .cover:
      child(0).fullScreenCover(item: $data.sheetItem) { item in
        NavigationStack {
          child(1).navigationTitle(item.name)
            .toolbar { Button("Done") { data.sheetItem = nil } }
        }
      }
    case .inspector: child(0).inspector(isPresented: $data.isOpen) { child(1).inspectorColumnWidth(200) }
    case .searched:
      NavigationStack(path: $data.path) {
        List(data.items.filter { words.isEmpty || $0.name.localizedCaseInsensitiveContains(words) }) { item in
          NavigationLink(item.name, value: item.id % 5)
        }
        .navigationTitle("Search")
        .navigationDestination(for: Int.self) { _ in child(0) }
        .searchable(
          text: $words, placement: pick(.automatic, .navigationBarDrawer(displayMode: .always))
        )
        .searchSuggestions {
          ForEach(data.items.prefix(3)) { Text($0.name).searchCompletion($0.name) }
        }
      }
    case .sidebarTabs:
      TabView(selection: $data.tab) {
        Tab("One", systemImage: "star", value: 0) { child(0) }
        Tab("Two", systemImage: "heart", value: 1) { child(1) }
        TabSection("More") {
          ForEach(0..<min(data.count, 5), id: \.self) { number in
            Tab("Page \(number)", systemImage: "folder", value: 2 + number) { Text("page \(number)") }
          }
        }
      }
      .tabViewStyle(.sidebarAdaptable)
    case .threeColumns:
      NavigationSplitView {
        List(MonkeyData.Choice.allCases, selection: Binding($data.choice)) { Text($0.rawValue) }
      } content: {
        List(data.items, selection: $data.selection) { Text($0.name) }
      } detail: {
        if let item = data.items.first(where: { $0.id == data.selection }) {
          Form {
            Text(item.name)
            child(0)
          }
          .navigationTitle(item.name)
        } else {
          ContentUnavailableView("Nothing chosen", systemImage: "tray")
        }
      }
    case .turning:
      let layout =
        data.isOn ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(VStackLayout(alignment: .leading))
      layout { children }.animation(.spring(), value: data.isOn)
    case .zoomed:
      NavigationStack(path: $data.path) {
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
            ForEach(0..<6, id: \.self) { number in
              NavigationLink(value: number) {
                Color.mint.frame(height: 60).overlay { Text("zoom \(number)") }
              }
              .matchedTransitionSource(id: number, in: space)
            }
          }
        }
        .navigationDestination(for: Int.self) { number in
          child(0).navigationTransition(.zoom(sourceID: number, in: space))
        }
      }
    default: child(0)
    }
  }
}

extension Binding {
  /// A choice that is always there, for a list that can have none.
  fileprivate init(_ choice: Binding<MonkeyData.Choice>) where Value == MonkeyData.Choice? {
    self.init(get: { choice.wrappedValue }, set: { if let new = $0 { choice.wrappedValue = new } })
  }
}
