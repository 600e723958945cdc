/// A class whose `objectWillChange` fires before the object changes, so that views that read it are updated.
///
/// Without an own publisher, each `@Published` property of the class and its superclasses feeds it.
public protocol ObservableObject: AnyObject {
  /// The type of publisher that emits before the object has changed.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// A publisher that emits before the object has changed.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The one publisher of this object: the same instance each time, also for a class without `@Published`.
  ///
  /// Costs a table lookup; only the first call for a class looks at its fields.
  public var objectWillChange: ObservableObjectPublisher {
    let fields = PublishedFields.of(Self.self, dynamicType: type(of: self))
    return fields.isEmpty ? ObjectPublishers.publisher(of: self) : fields.publisher(of: self)
  }
}
