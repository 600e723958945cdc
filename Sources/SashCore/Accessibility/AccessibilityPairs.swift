import SashDisplay

extension View {
  /// Makes this view the label of another one, or that which is labelled: both name the pair by `id` in one namespace. The
  /// element that is labelled says the words of the label where it has none of its own.
  public nonisolated func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    attaching {
      $0.properties.pair = SemanticsPair(
        AnyHashable([AnyHashable(namespace), AnyHashable(id)]), isLabel: role == .label)
    }
  }

  /// Links this view with all others that have the same `id` in one namespace, so that people go from one to the next.
  public nonisolated func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID)
    -> some View
  {
    attaching { $0.properties.links.append(AnyHashable([AnyHashable(namespace), AnyHashable(id)])) }
  }
}
