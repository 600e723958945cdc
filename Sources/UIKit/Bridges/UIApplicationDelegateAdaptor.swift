import Combine
import Foundation
import SashApp
import SashCore
import SashGraph

/// Makes a delegate of UIKit for an app of SwiftUI: once, before the first body runs, and tells it that the program has
/// started. Write it in the app. A delegate that is an observable object stands in the environment of all views.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  public nonisolated init(_ delegateType: DelegateType.Type = DelegateType.self) {}

  public var wrappedValue: DelegateType { DelegateMaker.delegate(DelegateType.self) }

  public nonisolated static func _makePropertyBox(inputs: _GraphInputs) -> _DynamicPropertyBox? {
    MainActor.assumeIsolated { DelegateMaker.launch(DelegateType.self, in: inputs.host) }
    return DelegateBox<DelegateType>(inputs: inputs)
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

@MainActor private enum DelegateMaker {
  private static var launched: Set<ObjectIdentifier> = []

  static func delegate<D: NSObject & UIApplicationDelegate>(_ type: D.Type) -> D {
    if let known = UIApplication.shared.keptDelegate as? D { return known }
    return ApplicationLaunch.makeDelegate(type) as! D
  }
  static func launch<D: NSObject & UIApplicationDelegate>(_ type: D.Type, in graph: ViewGraph) {
    let delegate = delegate(type)
    guard launched.insert(ObjectIdentifier(delegate)).inserted else { return }
    ApplicationLaunch.finishLaunching()
    graph.enqueue { [weak graph] in
      MainActor.assumeIsolated { if let graph { ApplicationLaunch.connectOfSwiftUI(graph) } }
    }
  }
}

/// Runs the app's body again when a delegate that is an observable object changes.
private final class DelegateBox<D: NSObject & UIApplicationDelegate>: _DynamicPropertyBox {
  private let signal: Attribute<UInt32>
  private var subscription: AnyCancellable?

  init(inputs: _GraphInputs) {
    signal = Attribute(input: 0)
    let (weakSignal, life) = (WeakAttribute(signal), inputs.host.life)
    super.init()
    MainActor.assumeIsolated {
      guard let object = DelegateMaker.delegate(D.self) as? any ObservableObject else { return }
      subscription = object.onChange {
        life.graph?.change(Transaction.current) { weakSignal.attribute?.updateInput { $0 &+= 1 } }
      }
    }
  }
  override func update(_ field: UnsafeMutableRawPointer) { _ = signal.value }
  override func destroy() { subscription = nil }
}

extension ObservableObject {
  fileprivate func onChange(_ action: @escaping () -> Void) -> AnyCancellable {
    objectWillChange.sink { _ in action() }
  }
}

extension UIApplicationDelegateAdaptor: AppEnvironmentProperty {
  public nonisolated static func _changeEnvironment(_ values: inout EnvironmentValues) {
    MainActor.assumeIsolated {
      if let object = DelegateMaker.delegate(DelegateType.self) as? any ObservableObject {
        values.insert(object)
      }
    }
  }
}
