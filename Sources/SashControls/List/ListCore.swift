import Foundation
import SashCore
import SashDisplay
import SashGraph

/// The rows of a list in a scroll view.
nonisolated struct ListCore<Value: Hashable, Content: View>: UnaryView {
  var selection: ListSelection<Value>?
  var content: Content
  /// Told of every step that a person scrolls.
  var onScroll: ((ScrollState) -> Void)?

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let host = inputs.host
    let content = view.part(at: MemoryLayout<Self>.offset(of: \.content)!, as: Content.self)
    let selection = view.part(
      at: MemoryLayout<Self>.offset(of: \.selection)!, as: ListSelection<Value>?.self
    ).attribute
    let environment = inputs.environment
    let config = Attribute(rule: ListConfigRule(environment: environment))
    let list = ListContext(host: host)
    let weakView = WeakAttribute(view.attribute)
    let weakConfig = WeakAttribute(config)
    /// What is selected now, and the value of a row.
    func choice(_ cell: LazyCell) -> (selection: ListSelection<Value>, value: Value)? {
      guard let selection = weakView.attribute?.untrackedValue.selection,
        let value = cell.traits.selectionValue(Value.self)
      else { return nil }
      return (selection, value)
    }
    list.toggle = { [weak host, weak list] cell in
      guard let choice = host?.graph.withCurrent({ choice(cell) }), choice.selection.isMultiple else {
        return false
      }
      choice.selection.tap(choice.value, isEditing: true)
      list?.anchor = cell.mark
      return true
    }
    list.extend = { [weak host, weak list] cell in
      guard let list, let found = host?.graph.withCurrent({ choice(cell) }), found.selection.isMultiple else {
        return false
      }
      let start = list.anchor ?? cell.mark
      list.anchor = start
      let values = host?.graph.withCurrent {
        cell.traits(from: start)?.compactMap { $0.choosable(Value.self) }
      }
      found.selection.selectAll(values ?? [found.value], last: found.value)
      return true
    }
    list.select = { [weak host, weak list] cell in
      list?.anchor = cell.mark
      let action: (() -> Void)? = host?.graph.withCurrent {
        guard let selection = weakView.attribute?.untrackedValue.selection,
          let value = cell.traits.selectionValue(Value.self)
        else { return nil }
        let isEditing = weakConfig.attribute?.untrackedValue.isEditing ?? false
        let column = environment.attribute.untrackedValue.columnLink
        let primary = environment.attribute.untrackedValue.selectionMenu?.primaryAction
        return {
          let isAnother = selection.single != value
          selection.tap(value, isEditing: isEditing)
          if !isEditing {
            MainActor.assumeIsolated { column?.tapped(AnyHashable(value), isAnother: isAnother) }
            primary?([AnyHashable(value)])
          }
        }
      }
      action?()
    }

    list.isOpenedByFinger = { [weak host] in
      host?.graph.withCurrent {
        weakView.attribute?.untrackedValue.selection?.isMultiple == true
          && weakConfig.attribute?.untrackedValue.isEditing != true
          // A choice in a column shows what the next one is about.
          && environment.attribute.untrackedValue.columnLink == nil
      } ?? false
    }
    func primaryAction() -> ((Set<AnyHashable>) -> Void)? {
      environment.attribute.untrackedValue.selectionMenu?.primaryAction
    }
    list.hasPrimaryAction = { [weak host] in host?.graph.withCurrent { primaryAction() } != nil }
    list.open = { [weak host] cell in
      let value = cell.traits.selectionValue(Value.self)
      guard let value, let action = host?.graph.withCurrent({ primaryAction() }) else { return }
      action([AnyHashable(value)])
    }
    list.follow = { [weak host, weak list] cell, extends in
      if !extends { list?.anchor = cell.mark }
      let action: (() -> Void)? = host?.graph.withCurrent {
        guard let selection = weakView.attribute?.untrackedValue.selection,
          let value = cell.traits.selectionValue(Value.self),
          weakConfig.attribute?.untrackedValue.isEditing != true
        else { return nil }
        let column = environment.attribute.untrackedValue.columnLink
        // Where there is one column a choice leads to the next, and arrows only look.
        if column?.isCompact == true { return nil }
        return {
          let isAnother = selection.single != value
          if extends, list?.extend(cell) == true { return }
          selection.tap(value, isEditing: false)
          MainActor.assumeIsolated { column?.tapped(AnyHashable(value), isAnother: isAnother) }
        }
      }
      action?()
    }

    list.choice = { [weak host] cell in
      guard let now = host?.graph.withCurrent({ choice(cell) }) else { return nil }
      return SemanticsChoice(isMultiple: now.selection.isMultiple, canBeEmpty: now.selection.canBeEmpty) {
        // Where it stands among the others may have changed since it was asked for.
        guard let host, let found = host.graph.withCurrent({ choice(cell) }) else { return }
        let values =
          $0 == .all ? host.graph.withCurrent { cell.allTraits.compactMap { $0.choosable(Value.self) } } : []
        found.selection.change($0, found.value, all: values)
      }
    }
    list.menu = { [weak host] in
      host?.graph.withCurrent { environment.attribute.untrackedValue.selectionMenu } ?? nil
    }
    list.chosen = { [weak host] cell in
      host?.graph.withCurrent {
        guard let value = cell.traits.selectionValue(Value.self) else { return nil }
        let all = weakView.attribute?.untrackedValue.selection?.all ?? []
        return all.contains(value) ? Set(all.map(AnyHashable.init)) : [AnyHashable(value)]
      }
    }

    var outer = inputs
    outer.base.row = nil
    outer.base.sectionParts = nil
    return makeScrollView(
      inputs: outer, axes: Attribute(input: .vertical), showsIndicators: Attribute(input: true)
    ) { inner in
      let scroll = inner.base.scroll!
      scroll.pullsToRefresh = { [weak host] in
        host?.graph.withCurrent { weakView.attribute?.untrackedValue.onScroll } != nil
      }
      scroll.addScrollAction { [weak list, weak host, unowned scroll] in
        list?.openRow.close()
        host?.graph.withCurrent({ weakView.attribute?.untrackedValue.onScroll })?(scroll)
      }
      let pinning = Attribute(rule: ListPinningRule(config: config))
      var listInputs = inner.listInputs
      listInputs.base.sectionParts = .ofList
      listInputs.base.changeLooks {
        $0.isInList = true
        $0.showsLinkChevron = true
      }
      let cells = LazyCells { cell, inputs in
        makeListCell(cell, list, config, inputs) {
          guard let selection = selection.value else { return (.none, false) }
          let value = cell.traits.selectionValue(Value.self)
          return (
            value == nil ? .none : selection.isMultiple ? .multiple : .single,
            value.map(selection.contains) ?? false
          )
        }
      }
      return makeRows(
        list: Content._makeViewList(view: content, inputs: listInputs), inputs: inner, pinning: pinning,
        cells: cells)
    }
  }
}

extension ViewTraits {
  /// What selecting the row selects; nil if it cannot be.
  fileprivate func choosable<Value: Hashable>(_ type: Value.Type) -> Value? {
    let isOff = attribute(for: ListRowTrait.self)?.untrackedValue.isSelectionDisabled == true
    return isOff ? nil : selectionValue(type)
  }
}

private struct ListConfigRule: Rule {
  let environment: EnvironmentInput
  func compute() -> ListConfig {
    let kind = environment[\.listKind]
    let isColumn = kind == .sidebar && environment[\.horizontalSizeClass] == .regular
    return ListConfig(
      kind: isColumn ? .column : kind, minimumRowHeight: environment[\.defaultMinListRowHeight],
      minimumHeaderHeight: environment[\.defaultMinListHeaderHeight],
      rowSpacing: max(0, environment[\.listRowSpacing] ?? 0),
      sectionSpacing: environment[\.listSectionSpacing],
      isEditing: environment[\.editMode]?.wrappedValue.isEditing ?? false,
      isElevated: environment[\.isElevated],
      pixel: environment[\.pixelLength])
  }
}

private struct ListPinningRule: Rule {
  let config: Attribute<ListConfig>
  func compute() -> HeaderPinning {
    let kind = config.value.kind
    return HeaderPinning(isPinned: kind.pinsHeaders, lead: kind.pinsHeaders ? kind.headerLead : 0)
  }
}

/// Makes a row, a header or a footer.
private func makeListCell(
  _ cell: LazyCell, _ list: ListContext, _ config: Attribute<ListConfig>, _ inputs: _ViewInputs,
  selecting: @escaping () -> (ListRowState.Selecting, Bool)
) -> _ViewOutputs {
  var inputs = inputs
  switch cell.position.untrackedValue.role {
  case .content:
    let context = RowContext()
    if let traits = cell.traits.attribute(for: ListRowTrait.self) { context.badge = { traits.value.badge } }
    inputs.base.row = context
    let row = Attribute(
      rule: ListRowRule(
        cell: cell, list: list, context: context, actions: SwipeActionsBox(), config: config,
        selecting: selecting))
    guard cell.traits.row?.takesDrops == true else {
      return ListRow._makeView(view: _GraphValue(row), inputs: inputs)
    }
    let drops = Attribute(rule: RowDropRule(cell: cell, row: row))
    return RowDropModifier._makeView(modifier: _GraphValue(drops), inputs: inputs) { _, inputs in
      ListRow._makeView(view: _GraphValue(row), inputs: inputs)
    }
  case .header, .footer:
    let edge = Attribute(rule: ListEdgeRule(cell: cell, config: config))
    return ListSectionEdge._makeView(view: _GraphValue(edge), inputs: inputs)
  }
}

private struct ListRowRule: Rule {
  let cell: LazyCell
  let list: ListContext
  let context: RowContext
  let actions: SwipeActionsBox
  let config: Attribute<ListConfig>
  let selecting: () -> (ListRowState.Selecting, Bool)

  func compute() -> ListRow {
    let config = config.value
    var state = ListRowState(config: config, position: cell.position.value)
    if let traits = cell.traits.attribute(for: ListRowTrait.self) { state.traits = traits.value }
    if !state.position.isLast, let below = cell.followingTraits?.attribute(for: ListRowTrait.self) {
      state.isHiddenBelow = below.value.separator.top == .hidden
    }
    state.sectionSpacing = cell.environment[\.listSectionSpacing]
    (state.selecting, state.isSelected) = selecting()
    if let row = cell.traits.row {
      state.isDynamic = true
      state.canDelete = !state.traits.isDeleteDisabled && row.deleteAction != nil
      state.canMove = config.isEditing && !state.traits.isMoveDisabled && row.moveAction != nil
      if config.isEditing { state.displacement = list.displacement(of: cell) }
    }
    return ListRow(cell: cell, list: list, context: context, actions: actions, state: state)
  }
}

private struct RowDropRule: Rule {
  let cell: LazyCell
  let row: Attribute<ListRow>
  func compute() -> RowDropModifier {
    let frame = row.value.frame
    return RowDropModifier(cell: cell, gaps: (frame.gapAbove, frame.gapBelow))
  }
}

private struct ListEdgeRule: Rule {
  let cell: LazyCell
  let config: Attribute<ListConfig>
  func compute() -> ListSectionEdge {
    var state = ListRowState(config: config.value, position: cell.position.value)
    state.sectionSpacing = cell.environment[\.listSectionSpacing]
    state.isProminent = cell.environment[\.headerProminence] == .increased
    let expansion =
      state.config.kind == .sidebar || state.config.kind == .column
      ? cell.traits.attribute(for: SectionExpansionTrait.self)?.value : nil
    return ListSectionEdge(cell: cell, state: state, isExpanded: expansion ?? nil)
  }
}
