import SashCore

/// Groups of commands of an app, which its menu bar shows where a window has room for one, and whose shortcuts count everywhere.
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands
  /// The commands that these are made of.
  @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// A view that shows nothing and hands the commands up to the window.
  nonisolated static func _makeCommands(_ commands: Self) -> AnyView
}

extension Commands {
  public nonisolated static func _makeCommands(_ commands: Self) -> AnyView {
    AnyView(CommandsBody(commands: StyleHolder(style: commands)))
  }
}

/// Runs the body of commands, with their dynamic properties.
private struct CommandsBody<C: Commands>: View {
  nonisolated(unsafe) let commands: StyleHolder<C>
  nonisolated init(commands: StyleHolder<C>) { self.commands = commands }
  var body: some View { C.Body._makeCommands(commands.style.body) }
}

extension Never: Commands {
  public nonisolated static func _makeCommands(_ commands: Never) -> AnyView { commands.commandsBodyError() }
}

/// What a window knows of commands.
struct CommandEntry {
  enum Place {
    case menu(Text)
    case group(CommandGroupPlacement, CommandPosition)
  }
  let place: Place
  /// Nil for none.
  let content: AnyView?

  /// A view that hands this up.
  var view: AnyView {
    AnyView(Color.clear.frame(width: 0, height: 0).preference(key: CommandEntriesKey.self, value: [self]))
  }
}

/// Where the commands of a group stand beside those that are there.
enum CommandPosition { case before, after, replacing }

enum CommandEntriesKey: PreferenceKey {
  static var defaultValue: [CommandEntry] { [] }
  static func reduce(value: inout [CommandEntry], nextValue: () -> [CommandEntry]) {
    value += nextValue()
  }
}

/// A menu of the menu bar, between those for the view and for windows.
public nonisolated struct CommandMenu<Content: View>: Commands {
  let name: Text
  let content: Content

  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(nameKey), content: content)
  }
  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    (self.name, self.content) = (name, content())
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.init(Text(name), content: content)
  }
  @_disfavoredOverload
  public init(_ nameResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(Text(nameResource), content: content)
  }

  public typealias Body = Never
  @MainActor public var body: Never { commandsBodyError() }
  public static func _makeCommands(_ commands: Self) -> AnyView {
    CommandEntry(place: .menu(commands.name), content: AnyView(commands.content)).view
  }
}

/// Commands before, after or instead of those at a place of the menu bar.
public nonisolated struct CommandGroup<Content: View>: Commands {
  let placement: CommandGroupPlacement
  let position: CommandPosition
  let content: Content

  private init(_ placement: CommandGroupPlacement, _ position: CommandPosition, _ content: Content) {
    (self.placement, self.position, self.content) = (placement, position, content)
  }
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(group, .before, addition())
  }
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(group, .after, addition())
  }
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(group, .replacing, addition())
  }

  public typealias Body = Never
  @MainActor public var body: Never { commandsBodyError() }
  public static func _makeCommands(_ commands: Self) -> AnyView {
    CommandEntry(
      place: .group(commands.placement, commands.position),
      content: Content.self == EmptyView.self ? nil : AnyView(commands.content)
    ).view
  }
}

extension Commands {
  nonisolated func commandsBodyError() -> Never { fatalError("body should not be called on \(Self.self).") }
}
