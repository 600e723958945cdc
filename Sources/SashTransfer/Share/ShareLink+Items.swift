import CoreTransferable
import Foundation
import SashControls
import SashCore

/// Several items with previews.
extension ShareLink where PreviewIcon: Transferable, Label == DefaultShareLinkLabel {
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(items, subject, message, preview, DefaultShareLinkLabel()) }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(items, subject, message, preview, DefaultShareLinkLabel(Text(titleKey))) }
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(items, subject, message, preview, DefaultShareLinkLabel(Text(titleResource))) }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(items, subject, message, preview, DefaultShareLinkLabel(Text(title))) }
  public nonisolated init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(items, subject, message, preview, DefaultShareLinkLabel(title)) }
}
/// Several of type URL.
extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) { self.init(items, subject, message, nil, label()) }
}
extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL, Label == DefaultShareLinkLabel {
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) { self.init(items, subject, message, nil, DefaultShareLinkLabel()) }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) { self.init(items, subject, message, nil, DefaultShareLinkLabel(Text(titleKey))) }
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil
  ) { self.init(items, subject, message, nil, DefaultShareLinkLabel(Text(titleResource))) }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) { self.init(items, subject, message, nil, DefaultShareLinkLabel(Text(title))) }
  public nonisolated init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) { self.init(items, subject, message, nil, DefaultShareLinkLabel(title)) }
}
/// Several of type String.
extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) { self.init(items, subject, message, nil, label()) }
}
extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data.Element == String, Label == DefaultShareLinkLabel {
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) { self.init(items, subject, message, nil, DefaultShareLinkLabel()) }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) { self.init(items, subject, message, nil, DefaultShareLinkLabel(Text(titleKey))) }
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil
  ) { self.init(items, subject, message, nil, DefaultShareLinkLabel(Text(titleResource))) }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) { self.init(items, subject, message, nil, DefaultShareLinkLabel(Text(title))) }
  public nonisolated init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) { self.init(items, subject, message, nil, DefaultShareLinkLabel(title)) }
}
