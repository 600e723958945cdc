import SashGraph

/// An element of a list as a container sees it: the element, what wraps it, and the id its row carries.
struct FlatElement {
  var element: ViewListElement
  var wrappers: WrapperChain?
  var traits: ViewTraits
  /// What lets it come and go.
  var transition: TransitionWrap?

  init(element: ViewListElement, wrappers: WrapperChain?, traits: ViewTraits) {
    self.element = element
    self.wrappers = wrappers
    self.traits = traits
  }

  func makeView(_ inputs: _ViewInputs) -> _ViewOutputs {
    guard let transition else { return WrapperChain.apply(wrappers, inputs) { element.makeView($0) } }
    return transition.makeView(inputs, base: element.base) { [element, wrappers] in
      WrapperChain.apply(wrappers, $0) { element.makeView($0) }
    }
  }
}

/// Wrappers from the outermost (nearest to the container) inward.
final class WrapperChain {
  let wrapper: ViewListWrapper
  /// The next one further out.
  let outer: WrapperChain?
  init(wrapper: ViewListWrapper, outer: WrapperChain?) {
    self.wrapper = wrapper
    self.outer = outer
  }
  static func apply(
    _ chain: WrapperChain?, _ inputs: _ViewInputs, _ make: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    guard let chain else { return make(inputs) }
    return apply(chain.outer, inputs) { chain.wrapper.wrap($0, make) }
  }
}

extension _ViewListOutputs {
  /// The elements in order; reads the dynamic parts, so a rule that calls this depends on them. O(elements).
  func flatten(into list: inout [FlatElement]) { part.flatten(into: &list, wrappers: nil) }

  /// The elements in order, without making the rows of a `ForEach`. O(elements).
  func collect(into list: inout LazySlotList, wrappers: WrapperChain?) {
    part.collect(into: &list, wrappers: wrappers)
  }

  /// True if no part of the list changes over time.
  var isStatic: Bool { part.isStatic }

  /// True if there is no view in the list and none will come.
  var isEmpty: Bool {
    guard isStatic else { return false }
    var list: [FlatElement] = []
    flatten(into: &list)
    return list.isEmpty
  }

  /// The only element of a list that is and stays one view.
  var onlyElement: FlatElement? {
    guard isStatic else { return nil }
    var list: [FlatElement] = []
    flatten(into: &list)
    return list.count == 1 ? list[0] : nil
  }
}

extension _ViewListOutputs.Part {
  func flatten(into list: inout [FlatElement], wrappers: WrapperChain?) {
    switch self {
    case .element(let element):
      var traits = element.traits
      var chain = wrappers
      while let link = chain {
        link.wrapper.traits?(&traits)
        chain = link.outer
      }
      list.append(FlatElement(element: element, wrappers: wrappers, traits: traits))
    case .group(let parts):
      for part in parts { part.flatten(into: &list, wrappers: wrappers) }
    case .dynamic(let attribute):
      for item in attribute.value.items { item.outputs.part.flatten(into: &list, wrappers: wrappers) }
    case .wrapped(let base, let wrapper):
      base.flatten(into: &list, wrappers: WrapperChain(wrapper: wrapper, outer: wrappers))
    case .section(let section):
      for part in section.all { part.flatten(into: &list, wrappers: wrappers) }
    }
  }

  fileprivate func collect(into list: inout LazySlotList, wrappers: WrapperChain?) {
    switch self {
    case .element:
      var single: [FlatElement] = []
      flatten(into: &single, wrappers: wrappers)
      list.append(.view(single[0]))
    case .group(let parts):
      for part in parts { part.collect(into: &list, wrappers: wrappers) }
    case .dynamic(let attribute):
      let dynamic = attribute.value
      if let rows = dynamic.rows {
        list.append(rows, wrappers) { $0.outputs.part.collect(into: &$1, wrappers: wrappers) }
      } else {
        for item in dynamic.items { item.outputs.part.collect(into: &list, wrappers: wrappers) }
      }
    case .wrapped(let base, let wrapper):
      base.collect(into: &list, wrappers: WrapperChain(wrapper: wrapper, outer: wrappers))
    case .section(let section):
      list.appendSection(section) { $0.collect(into: &$1, wrappers: wrappers) }
    }
  }

  fileprivate var isStatic: Bool {
    switch self {
    case .element: true
    case .group(let parts): parts.allSatisfy(\.isStatic)
    case .dynamic: false
    case .wrapped(let base, _): base.isStatic
    case .section(let section): section.all.allSatisfy(\.isStatic)
    }
  }
}
