import CoreTransferable
import Foundation
import SashCore

/// What something that is shared is called, and a picture of it.
public struct SharePreview<Image: Transferable, Icon: Transferable>: Sendable {
  let title: Text
  let image: Image?
  let icon: Icon?
}

extension SharePreview {
  private init(_ title: Text, _ image: Image?, _ icon: Icon?) {
    self.init(title: title, image: image, icon: icon)
  }
  public init(_ title: Text, image: Image, icon: Icon) { self.init(title, image, icon) }
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(Text(titleKey), image, icon)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init(Text(title), image, icon) }
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) {
    self.init(Text(titleResource), image, icon)
  }
}
extension SharePreview where Icon == Never {
  public init(_ title: Text, image: Image) { self.init(title, image, nil) }
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(Text(titleKey), image, nil) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.init(Text(title), image, nil) }
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image) {
    self.init(Text(titleResource), image, nil)
  }
}
extension SharePreview where Image == Never {
  public init(_ title: Text, icon: Icon) { self.init(title, nil, icon) }
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(Text(titleKey), nil, icon) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(Text(title), nil, icon) }
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, icon: Icon) {
    self.init(Text(titleResource), nil, icon)
  }
}
extension SharePreview where Image == Never, Icon == Never {
  public init(_ title: Text) { self.init(title, nil, nil) }
  public init(_ titleKey: LocalizedStringKey) { self.init(Text(titleKey), nil, nil) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(Text(title), nil, nil) }
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) { self.init(Text(titleResource), nil, nil) }
}
