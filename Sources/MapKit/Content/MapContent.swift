import Foundation
import SashCore

/// What can stand on a map: markers, annotations, lines, areas, and what is made of these.
@MainActor @preconcurrency public protocol MapContent {
  associatedtype Body: MapContent
  @MapContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
  /// Adds what it consists of; contents of one's own add their bodies.
  @MainActor @preconcurrency func _collect(into list: inout _MapContentList)
}

extension MapContent {
  public func _collect(into list: inout _MapContentList) { list.inside(0) { body._collect(into: &$0) } }
}

/// Content whose number of parts is known only when it is built.
@MainActor @preconcurrency public protocol DynamicMapContent: MapContent {
  associatedtype Data: Collection
  var data: Self.Data { get }
}

/// What has been collected of the content of a map.
public struct _MapContentList {
  var items: [MapItem] = []
  var look = MapLook()
  var tag: AnyHashable?
  private var path: [AnyHashable] = []

  mutating func add(_ form: MapItem.Form, tag ownTag: AnyHashable? = nil) {
    items.append(MapItem(id: AnyHashable(path), tag: tag ?? ownTag, form: form, look: look))
  }
  /// Collects the part of a content that `key` tells apart from the others.
  @MainActor mutating func inside(_ key: AnyHashable, _ body: @MainActor (inout _MapContentList) -> Void) {
    path.append(key)
    body(&self)
    path.removeLast()
  }
  /// Collects content that is drawn in another way than what is around it.
  @MainActor mutating func with(
    _ change: (inout _MapContentList) -> Void, _ body: @MainActor (inout _MapContentList) -> Void
  ) {
    let (oldLook, oldTag) = (look, tag)
    change(&self)
    body(&self)
    (look, tag) = (oldLook, oldTag)
  }
  @MainActor static func items(of content: some MapContent) -> [MapItem] {
    var list = _MapContentList()
    content._collect(into: &list)
    return list.items
  }
}

extension Never: MapContent {
  public func _collect(into list: inout _MapContentList) {}
}

/// No content.
@MainActor @preconcurrency public struct EmptyMapContent: MapContent {
  public typealias Body = Never
  public nonisolated init() {}
  public var body: Never { fatalError("EmptyMapContent has no body.") }
  public func _collect(into list: inout _MapContentList) {}
}

/// Several contents.
@MainActor @preconcurrency public struct TupleMapContent<T>: MapContent {
  public typealias Body = Never
  public nonisolated(unsafe) var value: T
  private nonisolated(unsafe) let collect: @MainActor (inout _MapContentList) -> Void
  nonisolated init(value: T, collect: @escaping @MainActor (inout _MapContentList) -> Void) {
    (self.value, self.collect) = (value, collect)
  }
  public var body: Never { fatalError("TupleMapContent has no body.") }
  public func _collect(into list: inout _MapContentList) { collect(&list) }
}

/// Makes the content of a map of a closure.
@resultBuilder public struct MapContentBuilder {
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
  public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
  @_disfavoredOverload
  public static func buildBlock<each Content: MapContent>(
    _ content: repeat each Content
  ) -> TupleMapContent<(repeat each Content)> {
    TupleMapContent(value: (repeat each content)) { list in
      var index = 0
      @MainActor func add(_ part: some MapContent) {
        list.inside(index) { part._collect(into: &$0) }
        index += 1
      }
      repeat add(each content)
    }
  }
  public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<T: MapContent, F: MapContent>(first: T) -> _ConditionalContent<T, F> {
    _ConditionalContent(_storage: .trueContent(first))
  }
  public static func buildEither<T: MapContent, F: MapContent>(second: F) -> _ConditionalContent<T, F> {
    _ConditionalContent(_storage: .falseContent(second))
  }
  public static func buildLimitedAvailability(_ content: some MapContent) -> some MapContent { content }
}

extension Optional: MapContent where Wrapped: MapContent {
  public typealias Body = Never
  public var body: Never { fatalError("Optional has no body.") }
  @MainActor public func _collect(into list: inout _MapContentList) { self?._collect(into: &list) }
}

extension _ConditionalContent: MapContent where TrueContent: MapContent, FalseContent: MapContent {
  public typealias Body = Never
  public var body: Never { fatalError("_ConditionalContent has no body.") }
  @MainActor public func _collect(into list: inout _MapContentList) {
    switch storage {
    case .trueContent(let content): list.inside(true) { content._collect(into: &$0) }
    case .falseContent(let content): list.inside(false) { content._collect(into: &$0) }
    }
  }
}

extension Group: MapContent where Content: MapContent {
  public var body: Never { fatalError("Group has no body.") }
  public nonisolated init(@MapContentBuilder content: () -> Content) { self.init(_content: content()) }
  @MainActor public func _collect(into list: inout _MapContentList) { groupContent._collect(into: &list) }
}

extension ForEach: MapContent, DynamicMapContent where Content: MapContent {
  public typealias Body = Never
  public var body: Never { fatalError("ForEach has no body.") }
  @MainActor public func _collect(into list: inout _MapContentList) {
    let id = idOfElement
    for element in data {
      let key = AnyHashable(id(element))
      list.inside(key) { list in
        list.with({ if $0.tag == nil { $0.tag = key } }) { content(element)._collect(into: &$0) }
      }
    }
  }
}
extension ForEach where Content: MapContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Content for each element; the element's own `id` tells it from the others.
  public nonisolated init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, ids: .reader(IdentifiableReader<Data.Element>.self), content: content)
  }
}
extension ForEach where Content: MapContent {
  /// Content for each element; what `id` leads to tells it from the others.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, ids: .keyPath(id), content: content) }
}
extension ForEach where Data == Range<Int>, ID == Int, Content: MapContent {
  /// Content for each number of a range.
  public nonisolated init(_ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, ids: .reader(SelfReader<Int>.self), content: content)
  }
}
