import Foundation
import SashCore
import SashDisplay
import SashLayout

/// A table: the headers, and a list of its rows.
struct TableBody<Rows: TableRowContent>: View {
  typealias Value = Rows.TableRowValue
  let rows: Rows
  let columns: [_TableColumnParts<Value>]
  let selection: ListSelection<Value.ID>?
  let sort: TableSort?
  let customization: Binding<TableColumnCustomization<Value>>?
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tableHeaders) private var headers
  @Environment(\.tableStyles) private var styles
  /// How wide columns have been dragged that no customization knows of, in points.
  @State private var widths: [[AnyHashable]: CGFloat] = [:]

  private var shownColumns: [_TableColumnParts<Value>] {
    let custom = customization?.wrappedValue
    var shown = columns.ordered(by: custom?.order ?? []).filter { $0.isShown(custom) }
    for (index, column) in shown.enumerated() {
      if let width = column.name.flatMap({ custom?.widths?[$0] }) ?? widths[column.path] {
        shown[index].ideal = width
      }
    }
    return sizeClass == .compact ? Array(shown.prefix(1)) : shown
  }
  private func resize(_ column: _TableColumnParts<Value>, to width: CGFloat) {
    if let customization, let name = column.name {
      customization.wrappedValue.widths = (customization.wrappedValue.widths ?? [:]).merging([name: width]) {
        $1
      }
    } else {
      widths[column.path] = width
    }
  }

  var body: some View {
    let columns = shownColumns
    let table = VStack(spacing: 0) {
      if sizeClass != .compact, headers != .hidden {
        TableHeaders(
          columns: columns, sort: sort, all: customization == nil ? [] : self.columns,
          customization: customization, resize: resize)
      }
      List(
        selection: selection,
        content: rows._tableRows(_TableRowContext(columns: columns, hasCells: sizeClass != .compact))
      )
      .listStyle(.plain)
    }
    // Where there is one column it is a list.
    .attaching { if sizeClass != .compact { $0.make(.table) } }
    StyledControl(
      TableStyleConfiguration(content: AnyView(table)), styles: \.tableStyles
    ) { AutomaticTableStyle().makeBody(configuration: $0) }
  }
}

extension Array {
  /// Those that have names, in an order of names; the others, and those with names that are not in it, stay where they are.
  fileprivate func ordered<Value>(by order: [String]) -> [_TableColumnParts<Value>]
  where Element == _TableColumnParts<Value> {
    let known = indices.filter { self[$0].name.map(order.contains) == true }
    let sorted = known.map { self[$0] }.sorted {
      order.firstIndex(of: $0.name ?? "") ?? 0 < order.firstIndex(of: $1.name ?? "") ?? 0
    }
    var result = self
    for (index, column) in zip(known, sorted) { result[index] = column }
    return result
  }
}

extension _TableColumnParts {
  fileprivate func isShown<Value>(_ customization: TableColumnCustomization<Value>?) -> Bool {
    guard let customization, let name else { return visibility != .hidden }
    let wish = customization[visibility: name]
    return wish == .automatic ? visibility != .hidden : wish == .visible
  }
}

/// Lengths of tables, in points.
///
/// - Source: a list of the same style: rows 44 high, 20 from the edges; headers as those of its sections
private enum TableMetrics {
  static let inset: CGFloat = 20
  static let gap: CGFloat = 12
  static let headerHeight: CGFloat = 32
  /// How far a step of an outline moves the first column in.
  static let indent: CGFloat = 16
  static let sign: CGFloat = 20
}

/// The cells of a row side by side.
struct TableCells<Value: Identifiable>: View {
  let value: Value
  let table: _TableRowContext<Value>
  /// Whether the rows below show; nil where there are none.
  var isExpanded: Binding<Bool>?

  var body: some View {
    let (columns, value) = (table.columns, value)
    TableColumnsLayout(widths: columns.map(\.widths)) {
      ForEach(columns, id: \.path) { column in
        // Several views of a cell are one.
        HStack(spacing: 6) {
          if column.path == columns.first?.path { lead }
          column.cell(value)
        }
        .frame(maxWidth: .infinity, alignment: column.alignment.alignment)
        .attaching { if table.hasCells { $0.make(.cell) } }
        .looks(setting: { $0.lineLimit = 1 })
      }
    }
    .listRowInsets(
      EdgeInsets(top: 0, leading: TableMetrics.inset, bottom: 0, trailing: TableMetrics.inset))
  }

  @ViewBuilder private var lead: some View {
    if table.indent > 0 { Color.clear.frame(width: CGFloat(table.indent) * TableMetrics.indent, height: 1) }
    if let isExpanded {
      Button {
        isExpanded.wrappedValue.toggle()
      } label: {
        Image(decorativeSymbol: "chevron.forward")
          .font(.system(size: 13, weight: .semibold))
          .modifier(DisclosureTurn(isOpen: isExpanded.wrappedValue))
          .frame(width: TableMetrics.sign - 6, height: 30)
          .contentShape(Rectangle())
      }
      .buttonStyle(.borderless)
      .accessibilityLabel(isExpanded.wrappedValue ? "Collapse" : "Expand")
    } else if table.hasSigns {
      Color.clear.frame(width: TableMetrics.sign - 6, height: 1)
    }
  }
}

/// A row, and while it is open those below it.
struct TableDisclosure<Value: Identifiable, Content: View>: View {
  let value: Value
  let table: _TableRowContext<Value>
  let isExpanded: Binding<Bool>?
  let content: () -> Content
  @State private var isExpandedHere = false

  init(
    value: Value, table: _TableRowContext<Value>, isExpanded: Binding<Bool>? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    (self.value, self.table, self.isExpanded, self.content) = (value, table, isExpanded, content)
  }
  var body: some View {
    let isExpanded = isExpanded ?? $isExpandedHere
    TableCells(value: value, table: table, isExpanded: isExpanded).tag(value.id)
    if isExpanded.wrappedValue { content() }
  }
}

/// A row of a tree.
struct TableOutlineRows<Data: RandomAccessCollection>: View where Data.Element: Identifiable {
  let value: Data.Element
  let children: KeyPath<Data.Element, Data?>
  let table: _TableRowContext<Data.Element>

  var body: some View {
    if let below = value[keyPath: children] {
      let (children, inner) = (children, indented)
      TableDisclosure(value: value, table: table) {
        ForEach(below) { AnyView(TableOutlineRows(value: $0, children: children, table: inner)) }
      }
    } else {
      TableCells(value: value, table: table).tag(value.id)
    }
  }
  private var indented: _TableRowContext<Data.Element> {
    var table = table
    table.indent += 1
    return table
  }
}

/// The headers of the columns. A tap on one sorts; holding them lets a person choose the columns that show. A mouse drags their
/// edges, and moves them where a customization keeps the order.
private struct TableHeaders<Value: Identifiable>: View {
  let columns: [_TableColumnParts<Value>]
  let sort: TableSort?
  /// Those that a person may choose from; empty if nobody may.
  let all: [_TableColumnParts<Value>]
  let customization: Binding<TableColumnCustomization<Value>>?
  let resize: (_TableColumnParts<Value>, CGFloat) -> Void
  /// The header that is dragged, and how far, in points.
  @State private var moved: (path: [AnyHashable], distance: CGFloat)?
  @State private var width: CGFloat = 0
  @Environment(\.pixelLength) private var pixel

  var body: some View {
    titles
      .padding(.horizontal, TableMetrics.inset)
      .frame(height: TableMetrics.headerHeight)
      .contentShape(Rectangle())
      .modifier(
        OptionalMenu(
          items: all.contains { $0.name != nil && !$0.disabled.contains(.visibility) } ? choices : nil)
      )
      .overlay(alignment: .bottom) { Color(SystemColor.separator).frame(height: pixel) }
  }
  private var titles: some View {
    TableColumnsLayout(widths: columns.map(\.widths)) {
      ForEach(columns, id: \.path) { column in
        let distance = moved?.path == column.path ? moved?.distance ?? 0 : 0
        header(column)
          .control(.column) {
            if let sort, let comparator = column.sort, let direction = sort.direction(comparator) {
              // - Source: the object attribute `sort` of Core Accessibility API Mappings
              $0.properties.details["sort"] = direction == .forward ? "ascending" : "descending"
            }
          }
          .offset(x: distance)
          .opacity(distance == 0 ? 1 : 0.6)
          .zIndex(distance == 0 ? 0 : 1)
          .modifier(
            HeaderDrag(isEnabled: mayMove(column), move: { moved = (column.path, $0) }) { drop(column, $0) }
          )
          .overlay(alignment: .trailing) {
            if mayResize(column) {
              ColumnGrip(width: { shownWidth(column) }) {
                resize(column, min(max($0, column.widths.least), column.widths.most))
              }
              .offset(x: (ColumnGrip.breadth + TableMetrics.gap) / 2)
            }
          }
      }
    }
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: { [$width] in
      $width.wrappedValue = $0
    }
  }

  // MARK: Dragging

  private var layout: TableColumnsLayout { TableColumnsLayout(widths: columns.map(\.widths)) }
  private func shownWidth(_ column: _TableColumnParts<Value>) -> CGFloat {
    guard let index = columns.firstIndex(where: { $0.path == column.path }) else { return 0 }
    return layout.columns(in: width)[index]
  }
  private func mayResize(_ column: _TableColumnParts<Value>) -> Bool {
    column.widths.least < column.widths.most && !column.disabled.contains(.resize)
  }
  private func mayMove(_ column: _TableColumnParts<Value>) -> Bool {
    customization != nil && column.name != nil && !column.disabled.contains(.reorder)
  }

  /// The header is let go: it comes before the first whose middle lies behind its own.
  private func drop(_ column: _TableColumnParts<Value>, _ distance: CGFloat?) {
    moved = nil
    guard let distance, let customization, let name = column.name else { return }
    var x: CGFloat = 0
    var middles: [String: CGFloat] = [:]
    for (column, width) in zip(columns, layout.columns(in: width)) {
      if let name = column.name { middles[name] = x + width / 2 }
      x += width + TableMetrics.gap
    }
    guard let own = middles[name] else { return }
    middles[name] = own + distance
    // What does not show keeps its place after the one before it.
    let names = all.ordered(by: customization.wrappedValue.order ?? []).compactMap(\.name)
    var order = names.filter { middles[$0] != nil }.sorted { middles[$0] ?? 0 < middles[$1] ?? 0 }
    for (index, hidden) in names.enumerated() where middles[hidden] == nil {
      let before = names[..<index].last.flatMap { order.firstIndex(of: $0) }
      order.insert(hidden, at: before.map { $0 + 1 } ?? 0)
    }
    if order != names { customization.wrappedValue.order = order }
  }

  @ViewBuilder private func header(_ column: _TableColumnParts<Value>) -> some View {
    if let sort, let comparator = column.sort {
      let direction = sort.direction(comparator)
      Button {
        sort.choose(comparator)
      } label: {
        title(column, direction).contentShape(Rectangle())
      }
      .buttonStyle(.plain)
    } else {
      title(column, nil)
    }
  }
  private func title(_ column: _TableColumnParts<Value>, _ direction: SortOrder?) -> some View {
    HStack(spacing: 4) {
      column.title.lineLimit(1)
      if let direction {
        // The direction is said of the header.
        Image(decorativeSymbol: direction == .forward ? "chevron.up" : "chevron.down").imageScale(.small)
      }
    }
    .font(.footnote.weight(direction == nil ? .regular : .semibold))
    .foregroundStyle(direction == nil ? AnyShapeStyle(.secondary) : AnyShapeStyle(.primary))
    .frame(maxWidth: .infinity, minHeight: TableMetrics.headerHeight, alignment: column.alignment.alignment)
  }

  private var choices: some View {
    ForEach(all, id: \.path) { column in
      if let name = column.name, let customization, !column.disabled.contains(.visibility) {
        let isShown = Binding(
          get: { column.isShown(customization.wrappedValue) },
          set: { customization.wrappedValue[visibility: name] = $0 ? .visible : .hidden })
        Toggle(isOn: isShown) { column.title }
      }
    }
  }
}

extension AccessibilityAttachment {
  /// Says that the view is a part of a table which holds others.
  fileprivate mutating func make(_ role: SemanticsRole) {
    properties.role = role
    children = .contain
    saysEnabled = true
  }
}

/// A context menu where there is something to choose.
private struct OptionalMenu<Items: View>: ViewModifier {
  let items: Items?
  func body(content: Content) -> some View {
    if let items { content.contextMenu { items } } else { content }
  }
}

/// How wide a column may be, in points.
struct ColumnWidths: Equatable {
  var least: CGFloat
  var most: CGFloat
  var ideal: CGFloat?
}

extension _TableColumnParts {
  var widths: ColumnWidths {
    let least = max(0, least ?? 40)
    return ColumnWidths(least: least, most: max(least, most ?? .infinity), ideal: ideal)
  }
}

/// Cells side by side. The width of the columns follows from that of the row alone, so that they are below each other in all
/// rows.
struct TableColumnsLayout: Layout {
  let widths: [ColumnWidths]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let all = columns(in: proposal.width ?? 320)
    let height = zip(subviews, all).map {
      $0.sizeThatFits(ProposedViewSize(width: $1, height: proposal.height)).height
    }
    let width = all.reduce(0, +) + TableMetrics.gap * CGFloat(max(0, all.count - 1))
    return CGSize(width: proposal.width ?? width, height: height.max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for (subview, width) in zip(subviews, columns(in: bounds.width)) {
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width + TableMetrics.gap
    }
  }

  /// Columns share what there is, each within its bounds; those that want a width get it as long as the others have their
  /// least ones.
  func columns(in width: CGFloat) -> [CGFloat] {
    var result = [CGFloat](repeating: 0, count: widths.count)
    var open = Set(widths.indices)
    var rest = max(0, width.isFinite ? width - TableMetrics.gap * CGFloat(max(0, widths.count - 1)) : 320)
    let share = shareOfIdeals(in: rest)
    for (index, column) in widths.enumerated() {
      guard let ideal = column.bounded else { continue }
      result[index] = column.least + (ideal - column.least) * share
      rest -= result[index]
      open.remove(index)
    }
    while !open.isEmpty {
      let share = max(0, rest) / CGFloat(open.count)
      let bound = open.filter { widths[$0].least > share || widths[$0].most < share }
      if bound.isEmpty {
        for index in open { result[index] = share }
        break
      }
      // Those at a bound take that, and the others share again.
      for index in bound {
        result[index] = min(max(share, widths[index].least), widths[index].most)
        rest -= result[index]
      }
      open.subtract(bound)
    }
    return result
  }

  /// How much columns that want a width get of what they want beyond their least one, 0…1.
  private func shareOfIdeals(in room: CGFloat) -> CGFloat {
    let least = widths.reduce(0) { $0 + $1.least }
    let more = widths.reduce(0) { $0 + (($1.bounded ?? $1.least) - $1.least) }
    return more <= 0 ? 1 : min(max((room - least) / more, 0), 1)
  }
}

extension ColumnWidths {
  /// The width that is wanted, within the bounds.
  fileprivate var bounded: CGFloat? { ideal.map { min(max($0, least), most) } }
}
