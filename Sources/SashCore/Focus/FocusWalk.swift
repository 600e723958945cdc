import Foundation
import SashDisplay
import SashInput

/// Which keys walk to what.
///
/// - Source: "Keyboard navigation" of macOS, whose setting `AppleKeyboardUIMode` is 0 for fields and lists alone and 2 for all
///   controls; all controls are the rule of desktops, and here.
package enum KeyboardNavigation {
  /// Whether Tab comes to controls too that are not typed in.
  package static var reachesControls: Bool {
    UserDefaults.standard.object(forKey: "AppleKeyboardUIMode") == nil
      || UserDefaults.standard.integer(forKey: "AppleKeyboardUIMode") & 2 != 0
  }
}

extension SceneFocus {
  /// What is in front and takes keys: the layer in front, or the views of the window.
  var frontItem: DisplayItem { scene.graph.withCurrent { scene.layers.front?.item?.item } ?? scene.display() }

  /// What Tab walks through, in the order of reading. Of each list one row: the one with the focus, else the one that is
  /// selected, else the first that is seen.
  private func stops() -> [FocusPlace] {
    let reachesControls = KeyboardNavigation.reachesControls
    let places = focusPlaces(in: frontItem) { id in
      let responder = scene.responders[id]
      if responder is ScrollResponder { return .area }
      switch (responder as? any FocusResponder)?.focusStop {
      case nil, .none?: return .none
      case .view?: return .stop
      case .field?: return .whole
      case .control?: return reachesControls ? .whole : .none
      case .row?: return .stop
      }
    }
    var order: [FocusPlace] = []
    var rows: [ObjectIdentifier: (index: Int, rank: Int)] = [:]
    for place in places {
      // What a clip hides can be brought into sight only by what scrolls.
      if place.visibleFrame.isEmpty, place.areas.isEmpty { continue }
      guard let responder = scene.responders[place.responder] as? any FocusResponder,
        case .row(let list, isOneOfMany: true) = responder.focusStop
      else {
        order.append(place)
        continue
      }
      let rank =
        responder === holder
        ? 3
        : responder.semantics?.properties.added.contains(.selected) == true
          ? 2
          : place.visibleFrame.isEmpty ? 0 : 1
      if let known = rows[ObjectIdentifier(list)] {
        if rank <= known.rank { continue }
        order[known.index] = place
        rows[ObjectIdentifier(list)] = (known.index, rank)
      } else {
        rows[ObjectIdentifier(list)] = (order.count, rank)
        order.append(place)
      }
    }
    return order
  }

  /// Moves the focus to what comes next in the order of reading, or before; from the last to the first. False if there is
  /// nothing that it could move to.
  @discardableResult package func move(isForward: Bool) -> Bool {
    let stops = scene.graph.withCurrent { self.stops() }
    if stops.isEmpty { return false }
    let current = target.flatMap { scene.responders.id(of: $0) }
    let index: Int
    if let old = stops.firstIndex(where: { $0.responder == current }) {
      index = (old + (isForward ? 1 : stops.count - 1)) % stops.count
    } else {
      index = isForward ? 0 : stops.count - 1
    }
    come(to: stops[index])
    return true
  }

  /// The rows of a list that are there, in their order.
  private func rows(of list: AnyObject) -> [FocusPlace] {
    scene.graph.withCurrent {
      focusPlaces(in: frontItem) { id in
        let responder = scene.responders[id]
        if responder is ScrollResponder { return .area }
        if case .row(let other, _)? = (responder as? any FocusResponder)?.focusStop, other === list {
          return .whole
        }
        return .none
      }
    }
  }

  /// Moves the focus from one row of a list to another one that is there; nil if there is none.
  package func move(
    from row: any FocusResponder, in list: AnyObject, to choose: (_ index: Int, _ count: Int) -> Int?
  ) -> (any FocusResponder)? {
    let rows = rows(of: list)
    guard let id = scene.responders.id(of: row), let index = rows.firstIndex(where: { $0.responder == id }),
      let next = choose(index, rows.count), rows.indices.contains(next), next != index
    else { return nil }
    come(to: rows[next])
    return scene.responders[rows[next].responder] as? any FocusResponder
  }

  /// The row of a list, after one of them, that begins with what has been typed.
  package func row(of list: AnyObject, after row: any FocusResponder, beginning text: String) -> Int? {
    let rows = rows(of: list)
    guard let id = scene.responders.id(of: row), let index = rows.firstIndex(where: { $0.responder == id })
    else {
      return nil
    }
    let words = firstWords(of: Set(rows.map(\.responder)), in: frontItem)
    let order = (0..<rows.count).map { (index + $0 + (text.count == 1 ? 1 : 0)) % rows.count }
    return order.first {
      words[rows[$0].responder]?.range(
        of: text, options: [.caseInsensitive, .diacriticInsensitive, .anchored])
        != nil
    }
  }

  /// Puts the focus where keys have led it, brings that into sight and shows that it is there.
  private func come(to place: FocusPlace) {
    guard let responder = scene.responders[place.responder] as? any FocusResponder else { return }
    isShown = true
    holder = responder
    responder.keysCame()
    scene.graph.withCurrent { reveal(place) }
    scene.requestFrame()
  }

  /// Puts the focus on the first field in front once that has been laid out, unless something in front has it by then.
  package func comeToFirstField() {
    scene.enqueueLast { [weak scene] in
      guard let scene, !scene.focus.isInFront else { return }
      let first = focusPlaces(in: scene.focus.frontItem) { id in
        (scene.responders[id] as? any FocusResponder)?.isField == true ? .whole : .none
      }.first
      guard let first, let field = scene.responders[first.responder] as? any FocusResponder else { return }
      // What is said above the field stays in sight.
      if !field.focusStop.isNone { scene.focus.holder = field }
    }
  }

  /// Puts the focus where a value wants it, and brings that into sight once it has been laid out.
  ///
  /// - Source: facts on semantics 268: lists and forms scroll the field with the focus into sight
  func moveByValue(to responder: any FocusResponder) {
    if responder.focusStop.isNone { return }
    holder = responder
    revealHolder()
  }

  /// Brings what has the focus into sight, once what has been changed has been laid out.
  ///
  /// - Parameters:
  ///   - bottom: What is below is covered, in points from the top of the window.
  ///   - transaction: How it gets there; nil is at once.
  package func revealHolder(above bottom: CGFloat = .infinity, in transaction: Transaction? = nil) {
    scene.enqueueLast { [weak scene, weak holder] in
      guard let scene, let holder, scene.focus.holder === holder, let id = scene.responders.id(of: holder)
      else { return }
      let place = focusPlaces(in: scene.focus.frontItem) {
        scene.responders[$0] is ScrollResponder ? .area : $0 == id ? .whole : .none
      }.first
      if let place { scene.focus.reveal(place, above: bottom, in: transaction) }
    }
  }

  /// Scrolls no further than is needed to see something and a little around it.
  private func reveal(
    _ place: FocusPlace, above bottom: CGFloat = .infinity, in transaction: Transaction? = nil
  ) {
    var frame = place.frame
    for area in place.areas {
      guard let scroll = scene.responders[area.responder] as? ScrollResponder,
        let metrics = scroll.state.currentMetrics
      else { continue }
      let insets = metrics.insets
      let isMirrored = metrics.direction == .rightToLeft
      var seen = CGRect(
        x: area.frame.minX + (isMirrored ? insets.trailing : insets.leading), y: area.frame.minY + insets.top,
        width: area.frame.width - insets.horizontal, height: area.frame.height - insets.vertical)
      // Where the area is on its way to be smaller, it will be.
      seen.size.height = max(0, min(seen.maxY, bottom) - seen.minY)
      let way = CGSize(
        width: metrics.axes.contains(.horizontal)
          ? Self.way(from: frame.minX...frame.maxX, into: seen.minX, seen.maxX) : 0,
        height: metrics.axes.contains(.vertical)
          ? Self.way(from: frame.minY...frame.maxY, into: seen.minY, seen.maxY) : 0)
      if way == .zero { continue }
      let old = scroll.state.offset
      if let transaction {
        let goal = metrics.onScreen(way)
        scroll.state.go(to: CGPoint(x: old.x - goal.width, y: old.y - goal.height), in: transaction)
        frame = frame.offsetBy(dx: way.width, dy: way.height)
        continue
      }
      _ = scroll.moveContent(by: way)
      let moved = metrics.onScreen(
        CGSize(width: old.x - scroll.state.offset.x, height: old.y - scroll.state.offset.y))
      frame = frame.offsetBy(dx: moved.width, dy: moved.height)
    }
  }
  /// So much of what follows can be seen, and so can be walked to.
  private static let margin: CGFloat = 24

  private static func way(from range: ClosedRange<CGFloat>, into first: CGFloat, _ last: CGFloat) -> CGFloat {
    let length = range.upperBound - range.lowerBound
    guard last > first, length.isFinite else { return 0 }
    let margin = max(0, min(margin, (last - first - length) / 2))
    if range.lowerBound < first + margin || length > last - first { return first + margin - range.lowerBound }
    if range.upperBound > last - margin { return last - margin - range.upperBound }
    return 0
  }

  // MARK: Keys

  /// What keys do that nobody had a use for. True if they do something.
  func walk(_ key: KeyEvent) -> Bool {
    guard key.isDown else { return false }
    switch key.key {
    case .tab where key.modifiers.isSubset(of: [.shift, .control]):
      return move(isForward: !key.modifiers.contains(.shift))
    case .return where key.modifiers.isEmpty:
      // Who answers to space answers to Return if nobody else does.
      guard let target = target, target.caret == nil else { return false }
      var space = key
      space.key = .space
      guard target.key(space) else { return false }
      space.isDown = false
      return target.key(space) || true
    case .escape where key.modifiers.isEmpty:
      guard let target = target, target.caret == nil else { return false }
      holder = nil
      return true
    default: return scrollByKey(key)
    }
  }
}
