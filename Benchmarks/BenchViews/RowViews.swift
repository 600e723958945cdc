import Combine
import SashControls
import SashCore

/// One row of a table.
public struct TableRow: Identifiable, Equatable {
  public let id: Int
  public var title: String
  public init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}

/// The rows of a table, replaced and changed from outside.
public final class TableModel: ObservableObject {
  @Published public var rows: [TableRow] = []
  public init() {}
}

/// A text for each row.
public struct Table: View {
  @ObservedObject var model: TableModel
  public init(model: TableModel) { self.model = model }
  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(model.rows) { Text($0.title) }
    }
  }
}

/// Counters by number, so that the state of one row can be written from outside.
public final class Registry {
  public var bindings: [Int: Binding<Int>] = [:]
  public init() {}
}

/// A view with a state that it hands out while it is there.
public struct TalliedRow: View {
  let id: Int
  let registry: Registry
  @State private var count = 0
  public init(id: Int, registry: Registry) {
    self.id = id
    self.registry = registry
  }
  public var body: some View {
    Text(verbatim: count % 2 == 0 ? "even" : "odd")
      .onAppear { registry.bindings[id] = $count }
      .onDisappear { registry.bindings[id] = nil }
  }
}

/// Rows with a state each.
public struct TalliedTable: View {
  let count: Int
  let registry: Registry
  public init(count: Int, registry: Registry) {
    self.count = count
    self.registry = registry
  }
  public var body: some View {
    VStack(spacing: 0) { ForEach(0..<count) { TalliedRow(id: $0, registry: registry) } }
  }
}

/// What a `Soak` shows.
public final class SoakModel: ObservableObject {
  @Published public var isOn = false
  @Published public var page = 0
  @Published public var isText = true
  @Published public var explicitID = 0
  @Published public var optional: Int?
  @Published public var rows: [Int] = []
  public let registry = Registry()
  public init() {}
}

/// Every kind of structure that begins and ends subgraphs.
public struct Soak: View {
  @ObservedObject var model: SoakModel
  public init(model: SoakModel) { self.model = model }
  public var body: some View {
    VStack(spacing: 0) {
      if model.isOn { tally(-1) } else { HStack { tally(-2) } }
      switch model.page {
      case 0: tally(-3)
      case 1: ZStack { tally(-4) }.padding(1)
      default: EmptyView()
      }
      if let number = model.optional { tally(-5).opacity(Double(number % 2)) }
      model.isText ? AnyView(Text(verbatim: "text")) : AnyView(tally(-6))
      tally(-7).id(model.explicitID)
      ForEach(model.rows, id: \.self) { id in
        tally(id)
        if id % 3 == 0 { Text(verbatim: "three") }
      }
    }
  }
  private func tally(_ id: Int) -> TalliedRow { TalliedRow(id: id, registry: model.registry) }
}
