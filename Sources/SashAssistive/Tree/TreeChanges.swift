import Foundation
import SashSemantics

/// What has changed between two trees of a window. O(elements).
@MainActor struct TreeChanges {
  private(set) var list: [WindowChange] = []
  private let old: WindowTree
  private let new: WindowTree

  init(from old: WindowTree, to new: WindowTree) {
    (self.old, self.new) = (old, new)
    compareChildren(of: nil, old.topKeys, new.topKeys)
    for key in new.keys {
      guard let before = old.facts[key], let now = new.facts[key] else { continue }
      if before != now { compare(key, before, now) }
    }
  }

  private mutating func compare(_ key: UInt64, _ before: ElementFacts, _ now: ElementFacts) {
    if before.role != now.role { list.append(.roleChanged(key, now.role)) }
    if before.name != now.name { list.append(.renamed(key, now.name)) }
    if before.description != now.description { list.append(.described(key, now.description)) }
    if before.children != now.children { compareChildren(of: key, before.children, now.children) }
    if before.states != now.states {
      for (state, name) in AssistiveStates.told
      where before.states.contains(state) != now.states.contains(state) {
        list.append(.stateChanged(key, name, now.states.contains(state)))
      }
      if before.states.contains(.selected) != now.states.contains(.selected),
        let parent = new.parent(of: key),
        new[parent]?.hasSelection == true, !list.contains(.choiceChanged(parent))
      {
        list.append(.choiceChanged(parent))
      }
    }
    if let number = now.number, number != before.number { list.append(.numberChanged(key, number)) }
    if before.frame != now.frame { list.append(.moved(key, now.frame)) }
    if before.text != now.text || before.selection != now.selection { compareText(key, before, now) }
    // Where characters came or went, it is told of those.
    if before.text == now.text, before.plainLook != now.plainLook || before.runs != now.runs {
      list.append(.lookChanged(key))
    }
  }

  /// Those that stayed keep their order; where they do not, those from the first other one on go and come again.
  private mutating func compareChildren(of parent: UInt64?, _ before: [UInt64], _ now: [UInt64]) {
    let (had, has) = (Set(before), Set(now))
    var stayed = Set<UInt64>()
    for (a, b) in zip(before.filter(has.contains), now.filter(had.contains)) {
      if a != b { break }
      stayed.insert(a)
    }
    for (index, key) in before.enumerated().reversed() where !stayed.contains(key) {
      list.append(.removed(key, parent: parent, index: index, isTop: true))
      if new[key] == nil { removeDescendants(of: key) }
    }
    for (index, key) in now.enumerated() where !stayed.contains(key) {
      list.append(.added(key, parent: parent, index: index, isTop: true))
      if old[key] == nil { addDescendants(of: key) }
    }
  }
  private mutating func removeDescendants(of parent: UInt64) {
    for (index, key) in (old.facts[parent]?.children ?? []).enumerated() where new[key] == nil {
      list.append(.removed(key, parent: parent, index: index, isTop: false))
      removeDescendants(of: key)
    }
  }
  private mutating func addDescendants(of parent: UInt64) {
    for (index, key) in (new.facts[parent]?.children ?? []).enumerated() where old[key] == nil {
      list.append(.added(key, parent: parent, index: index, isTop: false))
      addDescendants(of: key)
    }
  }

  private mutating func compareText(_ key: UInt64, _ before: ElementFacts, _ now: ElementFacts) {
    let (a, b) = (Array((before.text ?? "").unicodeScalars), Array((now.text ?? "").unicodeScalars))
    if a != b {
      var start = 0
      while start < a.count, start < b.count, a[start] == b[start] { start += 1 }
      var end = 0
      while end < a.count - start, end < b.count - start, a[a.count - 1 - end] == b[b.count - 1 - end] {
        end += 1
      }
      if start < a.count - end { list.append(.textDeleted(key, at: start, String(a[start..<a.count - end]))) }
      if start < b.count - end {
        list.append(.textInserted(key, at: start, String(b[start..<b.count - end])))
      }
    }
    guard let selection = now.selection, selection != before.selection else { return }
    list.append(.caretMoved(key, selection.upperBound))
    if !selection.isEmpty || before.selection?.isEmpty == false { list.append(.selectionChanged(key)) }
  }
}

extension String {
  init(_ scalars: ArraySlice<Unicode.Scalar>) {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    self = String(view)
  }
}
