import SashGraph

/// Views that belong together, with what stands before and after them. A container that knows sections draws them its own
/// way; in any other the views of the header, the content and the footer stand in a row.
public nonisolated struct Section<Parent, Content, Footer> {
  package var header: Parent
  package var content: Content
  package var footer: Footer
  /// Whether the content shows; nil where it always does.
  package var isExpanded: Binding<Bool>?

  package init(_header header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }
}

extension Section: View, MultiView where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  /// A section with a header and a footer.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(_header: header(), content: content(), footer: footer())
  }

  public nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  {
    let contentOffset = FieldOffset.second(Parent.self, Content.self)
    let footerOffset = FieldOffset.following(contentOffset + MemoryLayout<Content>.size, Footer.self)
    // A container value set on a section is the section's; its views have their own.
    var inner = inputs
    inner.traits.remove(ContainerValuesTrait.self)
    var (header, footer) = (inner, inner)
    inputs.base.sectionParts?.header(&header.base)
    inputs.base.sectionParts?.footer(&footer.base)
    func makeContent() -> _ViewListOutputs {
      Content._makeViewList(view: view.part(at: contentOffset, as: Content.self), inputs: inner)
    }
    var content: _ViewListOutputs?
    if view.attribute.untrackedValue.isExpanded != nil {
      let expansion = Attribute(rule: SectionExpansionRule(section: view.attribute))
      header.traits.replace(SectionExpansionTrait.self, expansion)
      content = .dynamic(ExpandedContentRule(isExpanded: expansion, make: makeContent))
    }
    return .section(
      SectionParts(
        header: Parent._makeViewList(view: view.part(at: 0, as: Parent.self), inputs: header),
        content: content ?? makeContent(),
        footer: Footer._makeViewList(view: view.part(at: footerOffset, as: Footer.self), inputs: footer),
        traits: inputs.traits))
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A section whose content shows while `isExpanded` is true; a sidebar has a control for it in the header.
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(_header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// A section under a title that is looked up in the app's strings, whose content shows while `isExpanded` is true.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(_header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
  /// A section under a title that is shown as it is, whose content shows while `isExpanded` is true.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(_header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(_header: Text(titleResource), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// A section with a footer.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(_header: EmptyView(), content: content(), footer: footer())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A section with a header.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(_header: header(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// A section without header and footer.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(_header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// A section under a title that is looked up in the app's strings.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(_header: Text(titleKey), content: content(), footer: EmptyView())
  }
  /// A section under a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(_header: Text(title), content: content(), footer: EmptyView())
  }
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(_header: Text(titleResource), content: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  @available(*, deprecated, renamed: "init(content:header:footer:)")
  public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(_header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  @available(*, deprecated, renamed: "init(content:footer:)")
  public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(_header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  @available(*, deprecated, renamed: "init(content:header:)")
  public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(_header: header, content: content(), footer: EmptyView())
  }
}

extension _ViewListOutputs {
  static func section(_ parts: SectionParts) -> _ViewListOutputs { .init(part: .section(parts)) }
}
