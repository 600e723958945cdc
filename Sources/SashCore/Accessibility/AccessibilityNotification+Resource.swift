import Accessibility

extension AccessibilityNotification.Announcement {
  public init(_ resource: LocalizedStringResource) { self.init(String(localized: resource)) }
}
