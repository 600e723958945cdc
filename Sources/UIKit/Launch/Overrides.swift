import CSashInstances

/// Which classes override what is called for touches.
///
/// A gesture that waits for touches is put only on views that may do something with them. Swift does not tell who overrides
/// what, but the tables of methods do: they are compared with those of classes that only pass touches on, in the places in
/// which a class of our own differs from `UIResponder` that overrides just these methods.
@MainActor enum TouchClasses {
  private final class Probe: UIResponder {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }

  private static let slots: [Int]? = {
    var (first, count) = (0, 0)
    sash_method_table(address(UIResponder.self), &first, &count)
    let found = (first..<(first + count)).filter { word(UIResponder.self, $0) != word(Probe.self, $0) }
    return found.count == 3 ? found : nil
  }()
  /// Classes whose methods do nothing of their own: they are there for extensions of an app, which may replace them.
  private static let passers: [UIResponder.Type] = [
    UIResponder.self, UIView.self, UIScrollView.self, UITextField.self, UIViewController.self,
  ]
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Whether objects of a class do something with touches; true where it cannot be known.
  static func handles(_ type: UIResponder.Type) -> Bool {
    guard let slots else { return true }
    if let answer = known[ObjectIdentifier(type)] { return answer }
    let answer = slots.contains { slot in passers.allSatisfy { word(type, slot) != word($0, slot) } }
    known[ObjectIdentifier(type)] = answer
    return answer
  }

  fileprivate static func address(_ type: UIResponder.Type) -> UnsafeRawPointer {
    unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self)
  }
  fileprivate static func word(_ type: UIResponder.Type, _ slot: Int) -> UInt {
    address(type).load(fromByteOffset: slot * MemoryLayout<UInt>.size, as: UInt.self)
  }
}

/// Which classes override single methods of a class of the house.
@MainActor enum MethodTables {
  private static var slots: [ObjectIdentifier: [Int]] = [:]

  /// Whether a class overrides what `probe` does; true where it cannot be known.
  ///
  /// - Parameters:
  ///   - probe: A class that overrides one method of `base`, or some properties.
  ///   - count: How many entries of the table these are: one for a method, three for a property that can be set.
  ///   - plain: One that overrides nothing: every class has initialisers of its own.
  static func overrides(
    _ type: UIResponder.Type, as probe: UIResponder.Type, beside plain: UIResponder.Type,
    of base: UIResponder.Type, count: Int = 1
  ) -> Bool {
    let own = slots[ObjectIdentifier(probe)] ?? find(probe, plain, base, wanted: count)
    slots[ObjectIdentifier(probe)] = own
    if own.isEmpty { return true }
    return own.contains { TouchClasses.word(type, $0) != TouchClasses.word(base, $0) }
  }
  private static func find(
    _ probe: UIResponder.Type, _ plain: UIResponder.Type, _ base: UIResponder.Type, wanted: Int
  ) -> [Int] {
    var (first, count) = (0, 0)
    sash_method_table(TouchClasses.address(base), &first, &count)
    let found = (first..<(first + count)).filter {
      TouchClasses.word(base, $0) != TouchClasses.word(probe, $0)
        && TouchClasses.word(base, $0) == TouchClasses.word(plain, $0)
    }
    return found.count == wanted ? found : []
  }
}
