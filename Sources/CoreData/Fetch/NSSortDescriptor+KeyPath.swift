import Foundation

extension NSSortDescriptor {
  /// Sorts by a property of an object, nil first.
  public convenience init<Root: NSObject, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    ObjectClasses.prepareProbes()
    guard let name = KeyNames.name(of: keyPath) else {
      fatalError("\(keyPath) leads through no property of \(Root.self) that is kept")
    }
    self.init(key: name, ascending: ascending)
  }
}
