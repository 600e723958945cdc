import Foundation
import SashCore
import SashDisplay
import SashGraph
import SashInput

/// What a row is made of besides its content. Two rows that are equal here need not be made again.
struct ListRowState {
  enum Selecting { case none, single, multiple }
  var config: ListConfig
  var position: RowPosition
  var traits = ListRowTraits()
  /// The row below hides the line between the two.
  var isHiddenBelow = false
  /// What the section keeps free above itself; nil is the style's.
  var sectionSpacing: CGFloat?
  var hasHeader = false
  var selecting = Selecting.none
  var isSelected = false
  /// Whether data has brought it along.
  var isDynamic = false
  var canDelete = false
  var canMove = false
  /// How far it makes way for a row that is being moved.
  var displacement: CGFloat = 0
  var isProminent = false
}

/// How far a row is moved aside, and what shows there.
struct RowSwipe: Equatable {
  var shift: CGFloat = 0
  var isFull = false
  /// The confirmation of a deletion shows, whatever the row offers else.
  var isDeleting = false
}

/// A row of a list: its ground, what is in it, the lines, and what a swipe or editing brings up.
struct ListRow: View {
  let cell: LazyCell
  let list: ListContext
  let context: RowContext
  let actions: SwipeActionsBox
  var state: ListRowState
  @State private var isPressed = false
  @State private var swipe = RowSwipe()
  @State private var lift: CGFloat = 0
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    var frame = frame
    let sets = shownActions
    let isHighlighted = isPressed || state.isSelected && !state.config.isEditing
    // The ground of a row that is picked out covers the lines between it and its neighbours.
    let coversLines = isHighlighted && state.config.rowSpacing == 0 && state.config.kind != .column
    let (above, below) = (lineAbove, coversLines && !state.position.isLast ? nil : lineBelow)
    if coversLines, !state.position.isFirst { frame.groundLead = frame.pixel }
    let editing = editControls
    var parts: [ListRowLayout.Part] = []
    if !sets.isEmpty { parts.append(.actions) }
    parts += [.ground, .content]
    if state.traits.badge != nil { parts.append(.badge) }
    if editing.control != nil { parts.append(.control) }
    if editing.hasHandle { parts.append(.handle) }
    if above != nil { parts.append(.separatorAbove) }
    if below != nil { parts.append(.separatorBelow) }
    return ListRowLayout(frame: frame, parts: parts) {
      if !sets.isEmpty {
        SwipeActionsView(sets: sets, isLeading: swipe.shift > 0, isFull: swipe.isFull, box: actions)
      }
      ListRowGround(
        frame: frame, background: state.traits.background, isElevated: state.config.isElevated,
        isHighlighted: isHighlighted)
      ListRowContent(cell: cell, list: list)
      if let badge = state.traits.badge { ListRowBadge(text: badge) }
      if let control = editing.control {
        ListEditControl(
          kind: control, isSelected: state.isSelected, delete: { [actions] in actions.openDeletion() })
      }
      if editing.hasHandle {
        ListMoveHandle(cell: cell, list: list, gaps: (frame.gapAbove, frame.gapBelow), lift: $lift)
      }
      if let above { Rectangle().fill(above) }
      if let below { Rectangle().fill(below) }
    }
    .modifier(ListRowClip(frame: frame, isOn: swipe.shift != 0))
    .modifier(
      ListRowPress(
        row: PressedListRow(
          frame: frame, cell: cell, list: list, context: context, selects: selects,
          isSelected: state.isSelected, isOneOfMany: selects || state.isDynamic,
          isEditing: state.config.isEditing && state.selecting == .multiple),
        actions: actions, isPressed: $isPressed, swipe: $swipe, offers: offers,
        isMirrored: direction == .rightToLeft))
  }

  // MARK: What there is to do

  private var selects: Bool {
    state.selecting != .none && !state.traits.isSelectionDisabled
  }
  private var deletion: SwipeActionSet {
    let (list, cell) = (list, cell)
    return SwipeActionSet(
      content: AnyView(Button("Delete", role: .destructive) { list.delete(cell) }), allowsFullSwipe: true)
  }
  private func sets(isLeading: Bool) -> [SwipeActionSet] {
    if isLeading { return state.traits.leadingActions }
    if !state.traits.trailingActions.isEmpty { return state.traits.trailingActions }
    return state.canDelete ? [deletion] : []
  }
  private var shownActions: [SwipeActionSet] {
    if swipe.shift == 0 { return [] }
    return swipe.isDeleting ? [deletion] : sets(isLeading: swipe.shift > 0)
  }
  private var offers: ListRowPress.Offers {
    if state.config.isEditing { return ListRowPress.Offers() }
    return ListRowPress.Offers(
      leading: sets(isLeading: true).first.map(\.allowsFullSwipe),
      trailing: sets(isLeading: false).first.map(\.allowsFullSwipe))
  }
  private var editControls: (control: ListEditControl.Kind?, hasHandle: Bool) {
    guard state.config.isEditing else { return (nil, false) }
    let control: ListEditControl.Kind? =
      state.selecting == .multiple ? (selects ? .selection : nil) : state.canDelete ? .deletion : nil
    return (control, state.canMove)
  }

  // MARK: Where it stands

  var frame: ListRowFrame {
    let (config, position) = (state.config, state.position)
    var frame = ListRowFrame(
      kind: config.kind, insets: state.traits.insets, minimumHeight: config.minimumRowHeight)
    if position.opensSection {
      frame.gapAbove =
        position.isInFirstSection
        ? config.kind.topGap(hasHeader: false) : state.sectionSpacing ?? config.kind.sectionGap
    }
    if !position.isLast {
      frame.gapBelow = config.rowSpacing
    } else if position.closesSection, position.isInLastSection {
      frame.gapBelow = config.kind.bottomGap
    }
    let standsAlone = config.rowSpacing > 0 || config.kind == .column
    frame.roundsTop = position.isFirst || standsAlone
    frame.roundsBottom = position.isLast || standsAlone
    frame.indent = 16 * CGFloat(state.traits.indent)
    frame.shift = swipe.shift
    frame.lift = lift + state.displacement
    frame.pixel = config.pixel
    frame.hasFullLineAbove = config.kind == .grouped
    frame.hasFullLineBelow = config.kind == .grouped && position.isLast
    let editing = editControls
    if editing.control != nil { frame.leadingRoom = 38 }
    if editing.hasHandle { frame.trailingRoom = 34 }
    return frame
  }

  private static let separator = Color(SystemColor.separator)

  /// The colour of the line at the top, which only the first row of a section has.
  private var lineAbove: Color? {
    guard state.position.isFirst else { return nil }
    let traits = state.traits
    switch traits.sectionSeparator.top {
    case .hidden: return nil
    case .automatic:
      if state.config.kind.hasCards || traits.separator.top == .hidden { return nil }
    case .visible: break
    }
    return traits.sectionSeparatorTint.top ?? traits.separatorTint.top ?? ListRow.separator
  }

  private var lineBelow: Color? {
    let traits = state.traits
    if !state.position.isLast {
      if state.config.rowSpacing > 0, state.config.kind.hasCards { return nil }
      if state.config.kind == .column, traits.separator.bottom != .visible { return nil }
      if traits.separator.bottom == .hidden || state.isHiddenBelow { return nil }
      return traits.separatorTint.bottom ?? ListRow.separator
    }
    switch traits.sectionSeparator.bottom {
    case .hidden: return nil
    case .automatic:
      if state.config.kind.hasCards || traits.separator.bottom == .hidden { return nil }
    case .visible: break
    }
    return traits.sectionSeparatorTint.bottom ?? traits.separatorTint.bottom ?? ListRow.separator
  }
}

/// A row of a list under a finger.
private struct PressedListRow: PressedRow {
  let frame: ListRowFrame
  let cell: LazyCell
  let list: ListContext
  let context: RowContext
  let selects: Bool
  let isSelected: Bool
  let isOneOfMany: Bool
  /// Whether taps only say what is selected.
  let isEditing: Bool

  func rect(in size: CGSize) -> CGRect { frame.rowRect(in: size) }
  var openRow: OpenRow { list.openRow }
  var place: SemanticsPlace? { cell.place.map { SemanticsPlace(index: $0.index, count: $0.count) } }
  var choice: SemanticsChoice? { selects ? list.choice(cell) : nil }
  var isAction: Bool { selects || context.actions.contains(where: \.isEnabled) }
  var isControl: Bool { selects || !context.actions.isEmpty }
  var hold: RowContext.Hold? { context.hold }
  func follow(extends: Bool) { if selects { list.follow(cell, extends) } }
  /// - Source: lists of iOS with a keyboard, and of a Mac: ⌘ adds a row or takes it away, ⇧ selects all up to it
  func perform(with modifiers: KeyModifiers) -> Bool {
    guard selects else { return false }
    if modifiers.contains(.shift) { return list.extend(cell) }
    return !modifiers.isDisjoint(with: [.command, .control]) && list.toggle(cell)
  }
  /// - Source: lists of iOS: where several rows can be selected, a finger selects them while the list is edited
  private var onlyOpens: Bool { selects && !isEditing && list.isOpenedByFinger() }
  var isActionByFinger: Bool {
    onlyOpens ? list.hasPrimaryAction() || context.actions.contains(where: \.isEnabled) : isAction
  }
  func performByFinger() {
    guard onlyOpens else { return perform() }
    list.open(cell)
    for action in context.actions where action.isEnabled { action.perform() }
  }
  func perform() {
    // A link in the row goes on from what is selected.
    if selects { list.select(cell) }
    // - Source: lists of iOS: while rows are chosen for something, links in them lead nowhere
    if selects, isEditing { return }
    for action in context.actions where action.isEnabled { action.perform() }
  }
}

/// The view that was written for a row, with the menu for what is selected if the list has one.
nonisolated struct ListRowContent: UnaryView {
  let cell: LazyCell
  let list: ListContext
  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let row = view.attribute.untrackedValue
    inputs.base.row?.beginContent(inputs)
    let content = WrittenRow(cell: row.cell)
    if row.list.menu() == nil { return content.make(inputs) }
    let menu = MenuedRow(content: content) {
      row.list.chosen(row.cell)
    } menu: {
      row.list.menu()
    }
    return MenuedRow._makeView(view: _GraphValue(Attribute(input: menu)), inputs: inputs)
  }
}

/// The view that was written for a row.
nonisolated struct WrittenRow: UnaryView {
  let cell: LazyCell
  func make(_ inputs: _ViewInputs) -> _ViewOutputs { cell.makeContent(inputs) }
  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    view.attribute.untrackedValue.make(inputs)
  }
}

/// What is behind a row.
private struct ListRowGround: View {
  var frame: ListRowFrame
  var background: AnyView?
  var isElevated: Bool
  var isHighlighted: Bool

  var body: some View {
    if let background {
      ZStack { background }.clipShape(frame.shape)
    } else {
      // - Source: cells of UIKit are highlighted in systemGray4.
      frame.shape.fill(
        isHighlighted ? Color(SystemColor.gray4) : frame.kind.rowGround(isElevated: isElevated))
    }
  }
}

/// Keeps what a swipe uncovers in the row.
nonisolated private struct ListRowClip: DrawnEffect {
  var frame: ListRowFrame
  var isOn: Bool
  static var _usesSize: Bool { true }
  func _effect(in size: CGSize, environment: EnvironmentInput) -> DisplayEffect? {
    guard isOn else { return nil }
    return .clip(frame.shape.path(in: frame.rowRect(in: size)), FillStyle())
  }
}
