import SwiftUI

/// Tabs with a list, a grid and a split view, sheets and alerts: what most apps begin with.
struct ThreeTabsApp: View {
  @State private var items = Array(0..<20)
  @State private var isAsking = false
  @State private var shown: Int?
  @State private var isSheetShown = false

  var body: some View {
    TabView {
      NavigationStack {
        List {
          ForEach(items, id: \.self) { item in
            NavigationLink("Row \(item)") { Detail(number: item) }
          }
          .onDelete { items.remove(atOffsets: $0) }
        }
        .navigationTitle("Rows")
        .toolbar {
          Button("Fewer") { items = Array(items.prefix(5)) }
          Button("More") { items = Array(0..<20) }
          EditButton()
        }
      }
      .tabItem { Label("List", systemImage: "list.bullet") }
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))]) {
          ForEach(items, id: \.self) { item in
            RoundedRectangle(cornerRadius: 12).fill(.teal).frame(height: 80)
              .overlay { Text("\(item)") }
              .onTapGesture { isSheetShown = true }
          }
        }
        Button("Ask") { isAsking = true }
      }
      .sheet(isPresented: $isSheetShown) { Detail(number: -1) }
      .alert("Really?", isPresented: $isAsking) {
        Button("Yes") { items = [] }
        Button("No", role: .cancel) {}
      }
      .tabItem { Label("Grid", systemImage: "square.grid.2x2") }
      NavigationSplitView {
        List(0..<4, id: \.self, selection: $shown) { Text("Box \($0)") }.navigationTitle("Boxes")
      } content: {
        List(0..<((shown ?? 0) % 2 == 0 ? 20 : 2), id: \.self) { Text("Row \($0)") }.navigationTitle("Rows")
      } detail: {
        ScrollView { Text("detail \(shown ?? -1)") }
      }
      .tabItem { Label("Split", systemImage: "sidebar.left") }
    }
  }

  struct Detail: View {
    let number: Int
    @Environment(\.dismiss) private var dismiss
    @State private var text = ""
    var body: some View {
      Form {
        Text("Detail \(number)")
        TextField("Name", text: $text)
        Button("Back") { dismiss() }
      }
      .navigationTitle("Detail \(number)")
    }
  }
}

/// Notes that are saved when their editor goes.
struct NotesApp: View {
  struct Note: Identifiable, Hashable {
    let id: Int
    var text: String
  }
  final class Store: ObservableObject {
    @Published var notes = (0..<8).map { Note(id: $0, text: "Note \($0)") }
    var saves = 0
    func save(_ note: Note, _ text: String) {
      saves += 1
      if let index = notes.firstIndex(where: { $0.id == note.id }) { notes[index].text = text }
    }
  }
  @StateObject private var store = Store()
  @State private var path: [Note] = []

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach($store.notes) { $note in
          NavigationLink(value: note) { Text(note.text).lineLimit(2, reservesSpace: true) }
            .swipeActions {
              Button("Delete", role: .destructive) { store.notes.removeAll { $0.id == note.id } }
            }
            .contextMenu { Button("Double") { note.text += note.text.prefix(100) } }
        }
        .onMove { store.notes.move(fromOffsets: $0, toOffset: $1) }
      }
      .navigationTitle("Notes")
      .navigationDestination(for: Note.self) { Editor(note: $0) }
      .toolbar {
        ToolbarItem(placement: .bottomBar) {
          Button("New") {
            let note = Note(id: store.notes.count + 100, text: "new")
            store.notes.append(note)
            path = [note]
          }
        }
      }
    }
    .environmentObject(store)
  }

  struct Editor: View {
    let note: Note
    @EnvironmentObject private var store: Store
    @State private var draft = ""
    var body: some View {
      VStack {
        TextField("Text", text: $draft)
        Text("\(draft.count) letters")
      }
      .padding()
      .onAppear { draft = note.text }
      .onDisappear { store.save(note, draft) }
    }
  }
}

/// Three columns, as on a tablet.
struct MailApp: View {
  @State private var box: Int? = 0
  @State private var mail: Int?
  @State private var visibility = NavigationSplitViewVisibility.automatic
  @State private var isWriting = false

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List(selection: $box) {
        Section("Boxes") { ForEach(0..<4) { NavigationLink("Box \($0)", value: $0) } }
        Section("More") { ForEach(4..<6) { Label("Box \($0)", systemImage: "tray").tag($0) } }
      }
      .navigationTitle("Boxes")
    } content: {
      List(0..<((box ?? 0) * 7 % 23), id: \.self, selection: $mail) { number in
        VStack(alignment: .leading) {
          Text("Mail \(number)").font(.headline)
          Text("The first lines of what somebody wrote, which are cut.").lineLimit(2, reservesSpace: true)
        }
        .swipeActions(edge: .leading) { Button("Read") {}.tint(.blue) }
      }
      .refreshable { try? await Task.sleep(nanoseconds: 2_000_000) }
      .navigationTitle("Box \(box ?? -1)")
    } detail: {
      ScrollView {
        Text("Mail \(mail ?? -1)").font(.title)
        Button("Write") { isWriting = true }
      }
      .toolbar { Button("Reply") { isWriting = true } }
    }
    .sheet(isPresented: $isWriting) { NavigationStack { ThreeTabsApp.Detail(number: mail ?? 0) } }
  }
}

/// Lists whose rows come and go in every way.
struct TasksApp: View {
  struct Item: Identifiable {
    let id = UUID()
    var title: String
    var isDone = false
  }
  @State private var items = (0..<15).map { Item(title: "Task \($0)") }
  @State private var isFiltered = false
  @State private var selection: Set<UUID> = []

  var body: some View {
    VStack {
      HStack {
        Button("Add") { withAnimation { items.insert(Item(title: "new \(items.count)"), at: 0) } }
        Button("Clear") { withAnimation { items.removeAll(where: \.isDone) } }
        Button("Few") { items = Array(items.suffix(3)) }
        Button("Many") { items += (0..<40).map { Item(title: "more \($0)") } }
        Toggle("Open", isOn: $isFiltered.animation())
        EditButton()
      }
      List(selection: $selection) {
        ForEach($items) { $item in
          if !isFiltered || !item.isDone {
            HStack {
              Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle").onTapGesture {
                item.isDone.toggle()
              }
              TextField("Title", text: $item.title)
            }
          }
        }
        .onDelete { items.remove(atOffsets: $0) }
        .onMove { items.move(fromOffsets: $0, toOffset: $1) }
      }
      .refreshable {
        try? await Task.sleep(nanoseconds: 1_000_000)
        items.shuffle()
      }
      Text("\(selection.count) of \(items.count)")
    }
  }
}

/// Lists that change their length and their sections at once.
struct ListsApp: View {
  @State private var count = 20
  @State private var style = 0

  var body: some View {
    VStack {
      HStack {
        ForEach([0, 1, 2, 15, 20, 200], id: \.self) { number in Button("\(number)") { count = number } }
        Button("Style") { style = (style + 1) % 4 }
      }
      switch style {
      case 0: List(0..<count, id: \.self) { Text("Row \($0)") }
      case 1:
        List {
          Section("A") { ForEach((0..<count).filter { $0 % 5 == 0 }, id: \.self) { Text("a \($0)") } }
          if count > 1 {
            Section("B") {
              ForEach((0..<count).filter { $0 % 5 != 0 }, id: \.self) { Text("b \($0)") }.onDelete { _ in
                count -= 1
              }
            }
          }
        }
        .listStyle(.insetGrouped)
      case 2:
        ScrollView {
          LazyVStack(pinnedViews: .sectionHeaders) {
            Section {
              ForEach(0..<count, id: \.self) { Text("lazy \($0)").frame(height: CGFloat(20 + $0 % 7 * 9)) }
            } header: {
              Text("\(count)").background(.bar)
            }
          }
        }
      default:
        ScrollView(.horizontal) {
          LazyHGrid(rows: [GridItem(.adaptive(minimum: 60))]) {
            ForEach(0..<count, id: \.self) { Text("cell \($0)") }
          }
        }
      }
    }
  }
}
