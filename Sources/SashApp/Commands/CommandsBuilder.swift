import SashCore

/// Makes commands of the statements of a closure.
@resultBuilder
public struct CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<C: Commands>(_ content: C) -> C { content }
  @_disfavoredOverload
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content)
    -> _TupleCommands<repeat each Content>
  { _TupleCommands(content: (repeat each content)) }
  public static func buildIf<C: Commands>(_ content: C?) -> C? { content }
  public static func buildEither<T: Commands, F: Commands>(first: T) -> _ConditionalContent<T, F> {
    _ConditionalContent(_storage: .trueContent(first))
  }
  public static func buildEither<T: Commands, F: Commands>(second: F) -> _ConditionalContent<T, F> {
    _ConditionalContent(_storage: .falseContent(second))
  }
  public static func buildLimitedAvailability<C: Commands>(_ content: C) -> C { content }
}

/// No commands.
public nonisolated struct EmptyCommands: Commands {
  public init() {}
  public typealias Body = Never
  @MainActor public var body: Never { commandsBodyError() }
  public static func _makeCommands(_ commands: Self) -> AnyView { AnyView(EmptyView()) }
}

/// Several groups of commands.
public nonisolated struct _TupleCommands<each Content: Commands>: Commands {
  var content: (repeat each Content)
  public typealias Body = Never
  @MainActor public var body: Never { commandsBodyError() }
  public static func _makeCommands(_ commands: Self) -> AnyView {
    var views: [AnyView] = []
    func add<C: Commands>(_ part: C) { views.append(C._makeCommands(part)) }
    repeat add(each commands.content)
    let all = views
    return AnyView(ZStack { ForEach(all.indices, id: \.self) { all[$0] } })
  }
}

extension Optional: Commands where Wrapped: Commands {
  public typealias Body = Never
  @MainActor public var body: Never { commandsBodyError() }
  public nonisolated static func _makeCommands(_ commands: Self) -> AnyView {
    commands.map { Wrapped._makeCommands($0) } ?? AnyView(EmptyView())
  }
}

extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {
  public typealias Body = Never
  @MainActor public var body: Never { commandsBodyError() }
  public nonisolated static func _makeCommands(_ commands: Self) -> AnyView {
    switch commands.storage {
    case .trueContent(let content): AnyView(TrueContent._makeCommands(content).id(0))
    case .falseContent(let content): AnyView(FalseContent._makeCommands(content).id(1))
    }
  }
}

extension Group: Commands where Content: Commands {
  public nonisolated init(@CommandsBuilder content: () -> Content) { self.init(_content: content()) }
  @MainActor public var body: Never { commandsBodyError() }
  public nonisolated static func _makeCommands(_ commands: Self) -> AnyView {
    Content._makeCommands(commands.groupContent)
  }
}
