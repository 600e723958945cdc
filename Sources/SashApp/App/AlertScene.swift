import Foundation
import SashControls
import SashCore
import SashGraph

/// An alert that belongs to no window: it stands in the middle of the screen while a binding of the app is true, and nothing
/// else of the app can be used until it is answered. Each button closes it and sets the binding to false before its action runs.
///
///     AlertScene("Login Required", isPresented: $asksForLogin) {
///       Button("OK") { logIn() }
///     }
///
/// An app whose other scenes open nothing at launch may begin with it. On a simulated phone it stands in the only window.
public nonisolated struct AlertScene<Actions: View, Message: View>: Scene {
  var title: Text
  var isPresented: Binding<Bool>
  var actions: Actions?
  var message: Message?

  init(title: Text, isPresented: Binding<Bool>, actions: Actions?, message: Message?) {
    (self.title, self.isPresented, self.actions, self.message) = (title, isPresented, actions, message)
  }

  public typealias Body = Never
  @MainActor public var body: Never { fatalError("body should not be called on a scene of the framework.") }

  public static func _makeScene(
    scene: _GraphValue<Self>, inputs: _SceneInputs, into windows: inout _SceneWindows
  ) {
    let alert = scene.attribute
    var kind = WindowKind(
      role: .alert, id: "alert \(windows.list.count)",
      title: Attribute(rule: PartRule(whole: alert) { $0.title.plainString }),
      make: windowContent(of: alert) { AlertWindow(alert: $0) })
    let isPresented = Attribute(rule: PartRule(whole: alert) { $0.isPresented.wrappedValue })
    kind.isPresented = { isPresented.untrackedValue }
    kind.hasStandardCommands = false
    kind.embedded = windowContent(of: alert) { AlertInWindow(alert: $0) }
    windows.list.append(kind)
  }
}

/// The alert where it has a window of its own, which becomes as large as it.
private struct AlertWindow<Actions: View, Message: View>: View {
  let alert: AlertScene<Actions, Message>
  @State private var size = AlertScenes.offer

  private var fits: @MainActor (CGSize) -> Void {
    { size = CGSize(width: ceil($0.width) + 32, height: ceil($0.height)) }
  }
  var body: some View {
    AlertInWindow(alert: alert)
      .environment(\.alertFits, fits)
      .frame(width: size.width, height: size.height)
  }
}

/// The alert over a window.
private struct AlertInWindow<Actions: View, Message: View>: View {
  let alert: AlertScene<Actions, Message>

  var body: some View {
    Color.clear.alert(alert.title, isPresented: alert.isPresented) {
      alert.actions
    } message: {
      alert.message
    }
  }
}

enum AlertScenes {
  /// What an alert is offered before it has said how large it is, in points.
  static let offer = CGSize(width: 302, height: 480)
}

extension AlertScene where Message == EmptyView {
  /// An alert with buttons; without any it says OK.
  public init(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions) {
    self.init(title: title, isPresented: isPresented, actions: actions(), message: nil)
  }
  /// An alert with buttons; without any it says OK.
  public init(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) { self.init(Text(titleKey), isPresented: isPresented, actions: actions) }
  /// An alert with buttons; without any it says OK.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) { self.init(Text(titleResource), isPresented: isPresented, actions: actions) }
  /// An alert with buttons; without any it says OK.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) { self.init(Text(title), isPresented: isPresented, actions: actions) }

  /// An alert about some data, shown while there is some.
  public init<T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> Actions
  ) {
    self.init(
      title: title, isPresented: isPresented.when(data != nil), actions: data.map(actions), message: nil)
  }
  /// An alert about some data, shown while there is some.
  public init<T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions
  ) { self.init(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions) }
  /// An alert about some data, shown while there is some.
  @_disfavoredOverload
  public init<T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions
  ) { self.init(Text(titleResource), isPresented: isPresented, presenting: data, actions: actions) }
  /// An alert about some data, shown while there is some.
  @_disfavoredOverload
  public init<S: StringProtocol, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> Actions
  ) { self.init(Text(title), isPresented: isPresented, presenting: data, actions: actions) }
}

extension AlertScene {
  /// An alert with buttons and a message.
  public init(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) { self.init(title: title, isPresented: isPresented, actions: actions(), message: message()) }
  /// An alert with buttons and a message.
  public init(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) { self.init(Text(titleKey), isPresented: isPresented, actions: actions, message: message) }
  /// An alert with buttons and a message.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) { self.init(Text(titleResource), isPresented: isPresented, actions: actions, message: message) }
  /// An alert with buttons and a message.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) { self.init(Text(title), isPresented: isPresented, actions: actions, message: message) }

  /// An alert with a message about some data, shown while there is some.
  public init<T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> Actions,
    @ViewBuilder message: (T) -> Message
  ) {
    self.init(
      title: title, isPresented: isPresented.when(data != nil), actions: data.map(actions),
      message: data.map(message))
  }
  /// An alert with a message about some data, shown while there is some.
  public init<T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions, @ViewBuilder message: (T) -> Message
  ) {
    self.init(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }
  /// An alert with a message about some data, shown while there is some.
  @_disfavoredOverload
  public init<T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions, @ViewBuilder message: (T) -> Message
  ) {
    self.init(
      Text(titleResource), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }
  /// An alert with a message about some data, shown while there is some.
  @_disfavoredOverload
  public init<S: StringProtocol, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> Actions,
    @ViewBuilder message: (T) -> Message
  ) { self.init(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message) }
}
