import SwiftUI

// Apps whose data somebody else changes too, as a server or another window does.

/// A list beside what is known of one of its elements, which can go while it is edited.
struct StockApp: View {
  @ObservedObject var data: MonkeyData
  @State private var words = ""
  @State private var edited: MonkeyData.Item?
  @SceneStorage("stock.onlyOn") private var showsOnlyOn = false

  private var shown: [MonkeyData.Item] {
    data.items.filter { (!showsOnlyOn || $0.isOn) && (words.isEmpty || $0.name.contains(words)) }
  }

  var body: some View {
    NavigationSplitView {
      List(selection: $data.selection) {
        Section("All \(data.items.count)") {
          ForEach(shown) { item in
            HStack {
              Label(item.name, systemImage: item.isOn ? "star.fill" : "star")
              Spacer()
              Text(item.amount, format: .number.precision(.fractionLength(2))).monospacedDigit()
            }
            .badge(item.parts.count)
            .swipeActions(edge: .leading) { Button("Edit") { edited = item } }
            .contextMenu {
              Button("Double") {
                if let copy = data.items.first(where: { $0.id == item.id }) { data.items.append(copy) }
              }
              Button("Delete", role: .destructive) { data.items.removeAll { $0.id == item.id } }
            }
          }
          .onDelete { offsets in
            let gone = Set(offsets.map { shown[$0].id })
            data.items.removeAll { gone.contains($0.id) }
          }
          .onMove { data.items.move(fromOffsets: $0, toOffset: $1) }
        }
        Section("Hidden") { ForEach(data.hidden, id: \.self) { Text($0) } }
      }
      .searchable(text: $words)
      .refreshable { data.items.shuffle() }
      .toolbar {
        EditButton()
        Toggle("Only on", systemImage: "line.3.horizontal.decrease", isOn: $showsOnlyOn)
      }
      .navigationTitle("Stock")
    } detail: {
      if let selection = data.selection, let index = data.items.firstIndex(where: { $0.id == selection }) {
        StockDetail(item: $data.items[index]).id(selection)
      } else {
        ContentUnavailableView.search
      }
    }
    .sheet(item: $edited) { item in
      NavigationStack {
        StockEditor(item: item) { new in
          if let index = data.items.firstIndex(where: { $0.id == new.id }) { data.items[index] = new }
        }
      }
    }
  }

  private struct StockDetail: View {
    @Binding var item: MonkeyData.Item
    @FocusState private var isNamed: Bool
    var body: some View {
      Form {
        TextField("Name", text: $item.name).focused($isNamed)
        Toggle("On", isOn: $item.isOn)
        Slider(value: $item.amount)
        Section("Parts") {
          ForEach($item.parts, id: \.self, editActions: .delete) { $part in
            Stepper("Part \(part)", value: $part)
          }
          Button("Add") { withAnimation { item.parts.append((item.parts.max() ?? 0) + 1) } }
        }
      }
      .navigationTitle($item.name)
      .onAppear { isNamed = item.name.isEmpty }
    }
  }

  private struct StockEditor: View {
    @State var item: MonkeyData.Item
    let save: (MonkeyData.Item) -> Void
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Form {
        TextField("Name", text: $item.name)
        TextEditor(text: $item.name).frame(height: 90)
      }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            save(item)
            dismiss()
          }
        }
      }
      .interactiveDismissDisabled(item.name.count > 30)
    }
  }
}

/// Shelves and a basket.
struct ShopApp: View {
  @ObservedObject var data: MonkeyData
  @State private var basket: [Int: Int] = [:]
  @State private var isBasketShown = false
  @State private var shelf: Int?
  @Namespace private var space

  var body: some View {
    TabView(selection: $data.tab) {
      Tab("Shelves", systemImage: "books.vertical", value: 0) {
        NavigationStack {
          ScrollView {
            LazyVStack(alignment: .leading, pinnedViews: .sectionHeaders) {
              ForEach(MonkeyData.Choice.allCases) { choice in
                Section {
                  shelf(of: choice)
                } header: {
                  Text(choice.rawValue.capitalized).font(.headline).frame(
                    maxWidth: .infinity, alignment: .leading
                  )
                  .background(.bar)
                }
              }
            }
            .padding()
          }
          .navigationTitle("Shop")
          .toolbar {
            Button("Basket", systemImage: "cart") { isBasketShown = true }
              .badge(basket.values.reduce(0, +))
              .popover(isPresented: $isBasketShown) { basketList.frame(minWidth: 240, minHeight: 200) }
          }
          .navigationDestination(for: MonkeyData.Item.self) { item in
            page(of: item).navigationTransition(.zoom(sourceID: item.id, in: space))
          }
        }
      }
      Tab("Cover", systemImage: "rectangle.stack", value: 1) {
        ScrollView(.horizontal) {
          LazyHStack {
            ForEach(data.items) { item in
              Button(item.name) { data.sheetItem = item }
                .containerRelativeFrame([.horizontal, .vertical])
                .scrollTransition { view, phase in
                  view.scaleEffect(phase.isIdentity ? 1 : 0.8).opacity(phase.isIdentity ? 1 : 0.4)
                }
            }
          }
        }
        .scrollTargetBehavior(.paging)
        .fullScreenCover(item: $data.sheetItem) { item in
          VStack {
            page(of: item)
            Button("Close") { data.sheetItem = nil }
          }
        }
      }
      Tab("Basket", systemImage: "cart", value: 2) { basketList }.badge(basket.count)
    }
    .tabViewStyle(.sidebarAdaptable)
    .animation(.default, value: data.items)
  }

  private func shelf(of choice: MonkeyData.Choice) -> some View {
    let places = Array(MonkeyData.Choice.allCases.enumerated())
    let place = places.first { $0.element == choice }?.offset ?? 0
    return ScrollView(.horizontal, showsIndicators: false) {
      LazyHGrid(rows: [GridItem(.fixed(70)), GridItem(.fixed(70))]) {
        ForEach(data.items.filter { $0.id % 3 == place }) { item in
          NavigationLink(value: item) {
            VStack {
              Image(systemName: "shippingbox").matchedTransitionSource(id: item.id, in: space)
              Text(item.name).lineLimit(1)
            }
            .frame(width: 110)
          }
          .transition(.scale.combined(with: .opacity))
        }
      }
      .frame(height: 150)
    }
  }

  private func page(of item: MonkeyData.Item) -> some View {
    ScrollView {
      VStack {
        Image(systemName: "shippingbox").font(.largeTitle)
        Text(item.name)
        Button("Put into the basket") { withAnimation(.bouncy) { basket[item.id, default: 0] += 1 } }
          .buttonStyle(.borderedProminent)
      }
    }
  }

  private var basketList: some View {
    List {
      ForEach(basket.sorted { $0.key < $1.key }, id: \.key) { id, count in
        Stepper(
          "\(data.items.first { $0.id == id }?.name ?? "gone") × \(count)",
          value: Binding(
            get: { basket[id] ?? 0 },
            set: { basket[id] = $0 > 0 ? $0 : nil }))
      }
      if basket.isEmpty { Text("Nothing in it") }
    }
    .overlay { if basket.isEmpty { ContentUnavailableView("Empty", systemImage: "cart") } }
  }
}

/// A table beside its chart and an inspector.
struct SheetApp: View {
  @ObservedObject var data: MonkeyData
  @State private var order = [KeyPathComparator(\MonkeyData.Item.name)]
  @State private var isInspected = false

  private var rows: [MonkeyData.Item] { data.items.sorted(using: order) }

  var body: some View {
    NavigationStack {
      Table(of: MonkeyData.Item.self, selection: $data.selections, sortOrder: $order) {
        TableColumn("Name", value: \.name) { item in
          if let index = data.items.firstIndex(where: { $0.id == item.id }) {
            TextField("Name", text: $data.items[index].name)
          }
        }
        TableColumn("Amount", value: \.amount) { ProgressView(value: $0.amount) }
        TableColumn("Parts", value: \.parts.count) { Text("\($0.parts.count)") }.width(60)
      } rows: {
        ForEach(rows) { TableRow($0) }
      }
      .contextMenu(forSelectionType: Int.self) { chosen in
        Button("Remove \(chosen.count)", role: .destructive) {
          data.items.removeAll { chosen.contains($0.id) }
        }
      } primaryAction: { _ in
        isInspected = true
      }
      .inspector(isPresented: $isInspected) {
        Form {
          ForEach(data.items.filter { data.selections.contains($0.id) }) { item in
            LabeledContent(item.name, value: item.amount, format: .percent)
          }
        }
      }
      .navigationTitle("Sheet")
      .toolbar {
        Button("Inspect", systemImage: "sidebar.right") { isInspected.toggle() }
        Menu("More", systemImage: "ellipsis.circle") {
          Button("Sort by amount") { order = [KeyPathComparator(\.amount, order: .reverse)] }
          Button("Choose all") { data.selections = Set(data.items.map(\.id)) }.keyboardShortcut("a")
          Button("New") { data.change(1) }.keyboardShortcut("n")
        }
      }
      .onDeleteCommand { data.items.removeAll { data.selections.contains($0.id) } }
    }
  }
}
