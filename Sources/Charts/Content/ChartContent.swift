import Foundation
import SashCore

/// What a chart consists of: marks, and groups of them.
public protocol ChartContent {
  associatedtype Body: ChartContent
  @ChartContentBuilder var body: Body { get }
  /// The marks, in the order of drawing.
  func _marks() -> [_ChartMark]
}
extension ChartContent {
  public func _marks() -> [_ChartMark] { body._marks() }
}
extension Never: ChartContent {
  public func _marks() -> [_ChartMark] { [] }
}

/// Content that has no body: marks and what groups them.
public protocol _PrimitiveChartContent: ChartContent where Body == Never {}
extension _PrimitiveChartContent {
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

@resultBuilder
public enum ChartContentBuilder {
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
  public static func buildBlock() -> some ChartContent { BuilderGroup(parts: []) }
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
  @_disfavoredOverload
  public static func buildBlock<each Content: ChartContent>(_ content: repeat each Content)
    -> some ChartContent
  {
    var parts: [any ChartContent] = []
    repeat parts.append(each content)
    return BuilderGroup(parts: parts)
  }
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> BuilderConditional<First, Second> { .first(first) }
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> BuilderConditional<First, Second> { .second(second) }
  public static func buildLimitedAvailability<Content: ChartContent>(_ content: Content) -> AnyChartContent {
    AnyChartContent(content)
  }
}

/// Several parts.
struct BuilderGroup: _PrimitiveChartContent {
  let parts: [any ChartContent]
  func _marks() -> [_ChartMark] { parts.flatMap { $0._marks() } }
}
/// One of two parts.
public enum BuilderConditional<First: ChartContent, Second: ChartContent>: _PrimitiveChartContent {
  case first(First), second(Second)
  public func _marks() -> [_ChartMark] {
    switch self {
    case .first(let content): content._marks()
    case .second(let content): content._marks()
    }
  }
}
extension Optional: ChartContent where Wrapped: ChartContent {
  public typealias Body = Never
  public var body: Never { fatalError("An optional has no body.") }
  public func _marks() -> [_ChartMark] { self?._marks() ?? [] }
}
/// Content whose type is not told.
public struct AnyChartContent: _PrimitiveChartContent {
  private let content: any ChartContent
  public init<Content: ChartContent>(_ content: Content) { self.content = content }
  public func _marks() -> [_ChartMark] { content._marks() }
}

extension ForEach: ChartContent where Content: ChartContent {
  public typealias Body = Never
  public var body: Never { fatalError("ForEach has no body.") }
  public func _marks() -> [_ChartMark] { data.flatMap { content($0)._marks() } }
}
extension ForEach where Content: ChartContent, ID == Data.Element.ID, Data.Element: Identifiable {
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, ids: .keyPath(\.id), content: content)
  }
}
extension ForEach where Content: ChartContent {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, ids: .keyPath(id), content: content) }
}
extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, ids: .keyPath(\.self), content: content)
  }
}
extension Group: ChartContent where Content: ChartContent {
  public typealias Body = Never
  public var body: Never { fatalError("Group has no body.") }
  public func _marks() -> [_ChartMark] { groupContent._marks() }
}

/// Marks of a function, line by line.
public struct Plot<Content: ChartContent>: _PrimitiveChartContent {
  private let content: Content
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
  public func _marks() -> [_ChartMark] { content._marks() }
}
