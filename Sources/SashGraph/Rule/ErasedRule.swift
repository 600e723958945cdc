/// What the store asks of the type behind a node. The defaults in `Rule` and `InPlaceRule` are compiled where
/// the rule is declared, with its types known.
@usableFromInline package protocol ErasedRule {
  static var _layout: RuleLayout { get }
  /// Runs the rule that lies before `value`, stores the result there and says whether it differs from the
  /// last.
  static func _update(
    _ value: UnsafeMutableRawPointer, _ kind: UnsafePointer<NodeKind>, _ id: NodeID, _ hasValue: Bool
  ) -> Bool
  /// Ends the rule and the value.
  static func _destroy(_ value: UnsafeMutableRawPointer, _ kind: UnsafePointer<NodeKind>, _ hasValue: Bool)
  static func _describe(_ value: UnsafeRawPointer) -> String
}

func describeValue<V>(_ value: UnsafeRawPointer, as: V.Type) -> String {
  let text = String(describing: value.assumingMemoryBound(to: V.self).pointee)
  return text.count > 60 ? text.prefix(59) + "…" : text
}
