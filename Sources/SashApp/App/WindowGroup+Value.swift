import Combine
import Foundation
import SashCore

extension WindowGroup {
  private init<D: Codable & Hashable, C: View>(
    title: Text?, id: String?, content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(
      title: title, id: id, valueType: D.self,
      content: PresentedWindowContent(defaultValue: nil, content: content))
  }
  private init<D: Codable & Hashable, C: View>(
    title: Text?, id: String?, content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(
      title: title, id: id, valueType: D.self,
      content: PresentedWindowContent(defaultValue: defaultValue) { value in
        content(Binding(get: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 }))
      })
  }

  /// Windows that each show a value; `openWindow(value:)` opens one for another value. The one that is opened at launch has none.
  public init<D, C>(for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C)
  where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
    self.init(title: nil, id: nil, content: content)
  }
  public init<D, C>(id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
  where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
    self.init(title: nil, id: id, content: content)
  }
  public init<D, C>(_ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
  where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
    self.init(title: title, id: nil, content: content)
  }
  public init<D, C>(
    _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
    self.init(title: Text(titleKey), id: nil, content: content)
  }
  @_disfavoredOverload
  public init<S, D, C>(_ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
  where
    Content == PresentedWindowContent<D, C>, S: StringProtocol, D: Decodable & Encodable & Hashable, C: View
  { self.init(title: Text(title), id: nil, content: content) }
  public init<D, C>(
    _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
    self.init(title: title, id: id, content: content)
  }
  public init<D, C>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
    self.init(title: Text(titleKey), id: id, content: content)
  }
  @_disfavoredOverload
  public init<S, D, C>(
    _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  )
  where
    Content == PresentedWindowContent<D, C>, S: StringProtocol, D: Decodable & Encodable & Hashable, C: View
  { self.init(title: Text(title), id: id, content: content) }
}

extension WindowGroup {
  /// Windows that each show a value; one that is opened without a value has what `defaultValue` gives it.
  public init<D, C>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
    self.init(title: nil, id: nil, content: content, defaultValue: defaultValue)
  }
  public init<D, C>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
    self.init(title: nil, id: id, content: content, defaultValue: defaultValue)
  }
  public init<D, C>(
    _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
    self.init(title: title, id: nil, content: content, defaultValue: defaultValue)
  }
  public init<D, C>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
    self.init(title: Text(titleKey), id: nil, content: content, defaultValue: defaultValue)
  }
  @_disfavoredOverload
  public init<S, D, C>(
    _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  )
  where
    Content == PresentedWindowContent<D, C>, S: StringProtocol, D: Decodable & Encodable & Hashable, C: View
  { self.init(title: Text(title), id: nil, content: content, defaultValue: defaultValue) }
  public init<D, C>(
    _ title: Text, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
    self.init(title: title, id: id, content: content, defaultValue: defaultValue)
  }
  public init<D, C>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
    self.init(title: Text(titleKey), id: id, content: content, defaultValue: defaultValue)
  }
  @_disfavoredOverload
  public init<S, D, C>(
    _ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  )
  where
    Content == PresentedWindowContent<D, C>, S: StringProtocol, D: Decodable & Encodable & Hashable, C: View
  { self.init(title: Text(title), id: id, content: content, defaultValue: defaultValue) }
}

/// What a window shows that has been opened for a value.
public nonisolated struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  nonisolated(unsafe) let defaultValue: (() -> Data)?
  nonisolated(unsafe) let content: (Binding<Data?>) -> Content
  @Environment(\.windowValue) private var value

  init(defaultValue: (() -> Data)?, content: @escaping (Binding<Data?>) -> Content) {
    self.defaultValue = defaultValue
    self.content = content
  }
  @MainActor public var body: some View {
    ValueReader(value: value.started(with: defaultValue), content: content)
  }

  private struct ValueReader: View {
    @ObservedObject var value: WindowValue
    let content: (Binding<Data?>) -> Content
    var body: some View { content($value[dynamicMember: \.[WindowValueName<Data>()]]) }
  }
}

/// The value that a window shows; its views may change it.
package final class WindowValue: ObservableObject {
  package let objectWillChange = ObservableObjectPublisher()
  package var value: AnyHashable? { willSet { objectWillChange.send() } }
  init(_ value: AnyHashable?) { self.value = value }

  subscript<Value: Hashable>(_: WindowValueName<Value>) -> Value? {
    get { value?.base as? Value }
    set { value = newValue.map(AnyHashable.init) }
  }
  /// The same, with a value from the start.
  func started<Value: Hashable>(with defaultValue: (() -> Value)?) -> WindowValue {
    if value == nil, let defaultValue { value = AnyHashable(defaultValue()) }
    return self
  }
}

/// A hashable name of a type of values, for key paths.
struct WindowValueName<Value>: Hashable {}

private struct WindowValueKey: EnvironmentKey {
  // Views outside of such windows have no value.
  static var defaultValue: WindowValue { WindowValue(nil) }
}

extension EnvironmentValues {
  /// What the window of this place has been opened for.
  package var windowValue: WindowValue {
    get { self[WindowValueKey.self] }
    set { self[WindowValueKey.self] = newValue }
  }
}
