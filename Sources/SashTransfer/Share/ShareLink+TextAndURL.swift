import CoreTransferable
import Foundation
import SashControls
import SashCore

/// One of type URL.
extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<URL> {
  public nonisolated init(
    item: URL, subject: Text? = nil, message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) { self.init(CollectionOfOne(item), subject, message, nil, label()) }
}
extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<URL>, Label == DefaultShareLinkLabel
{
  public nonisolated init(
    item: URL, subject: Text? = nil, message: Text? = nil
  ) { self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel()) }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) { self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(titleKey))) }
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, item: URL, subject: Text? = nil, message: Text? = nil
  ) { self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(titleResource))) }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) { self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(title))) }
  public nonisolated init(
    _ title: Text, item: URL, subject: Text? = nil, message: Text? = nil
  ) { self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title)) }
}
/// One of type String.
extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<String> {
  public nonisolated init(
    item: String, subject: Text? = nil, message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) { self.init(CollectionOfOne(item), subject, message, nil, label()) }
}
extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<String>, Label == DefaultShareLinkLabel
{
  public nonisolated init(
    item: String, subject: Text? = nil, message: Text? = nil
  ) { self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel()) }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) { self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(titleKey))) }
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, item: String, subject: Text? = nil, message: Text? = nil
  ) { self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(titleResource))) }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) { self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(title))) }
  public nonisolated init(
    _ title: Text, item: String, subject: Text? = nil, message: Text? = nil
  ) { self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title)) }
}
