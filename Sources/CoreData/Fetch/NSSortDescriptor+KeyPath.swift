import Foundation

extension NSSortDescriptor {
  /// Sorts by a property of an object, nil first.
  public convenience init<Root: NSObject, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(property: keyPath, ascending: ascending)
  }
  /// Foundation has one for all that compares, so the compiler needs one that says more than both.
  public convenience init<Root: NSObject, Value: Comparable>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(property: keyPath, ascending: ascending)
  }
  private convenience init<Root: NSObject, Value>(property: KeyPath<Root, Value>, ascending: Bool) {
    ObjectClasses.prepareProbes()
    guard let name = KeyNames.name(of: property) else {
      fatalError("\(property) leads through no property of \(Root.self) that is kept")
    }
    self.init(key: name, ascending: ascending)
  }
}
