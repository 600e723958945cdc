/// A property of a class that publishes each new value just before it is stored.
///
/// `$property` is the publisher; in an `ObservableObject` a write also fires `objectWillChange`, first.
/// - Source: Combine's documentation of `Published`: publishing occurs in the property's `willSet`.
@propertyWrapper
public struct Published<Value> {
  private let storage: PublishedStorage<Value>

  /// Starts with a value; write `@Published var name = value` instead of calling this.
  public init(wrappedValue: Value) {
    storage = PublishedStorage(wrappedValue)
  }

  /// Starts with a value, for an initializer that assigns `_name` itself.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The publisher of the property's current value and of each later one.
  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
    // Only `assign(to: &object.$name)` writes it, and writes back what it read.
    set {}
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is only available on properties of classes") }
    set { fatalError("@Published is only available on properties of classes") }
  }

  /// What the compiler calls to read and write the property, since the wrapper needs its object's storage.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.publish(newValue) }
  }
}

extension Published {
  /// Publishes the current value on subscription, then each new value before the property holds it.
  public struct Publisher: OpenCombine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let storage: PublishedStorage<Value>

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Value, Downstream.Failure == Never {
      storage.attach(subscriber)
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes each value to a `@Published` property, for as long as the property lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    subscribe(PublishedAssignment(published.storage))
  }
}

/// Forwards values to a property that it does not keep alive; the property cancels it when it goes.
private struct PublishedAssignment<Value>: Subscriber {
  typealias Input = Value
  typealias Failure = Never

  let combineIdentifier = CombineIdentifier()
  private weak var storage: PublishedStorage<Value>?

  init(_ storage: PublishedStorage<Value>) { self.storage = storage }

  func receive(subscription: any Subscription) {
    guard let storage else { return subscription.cancel() }
    storage.keep(subscription)
    subscription.request(.unlimited)
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    storage?.publish(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {}
}
