import Foundation
import SashMessages
import UIKit

/// Says once that there is no car.
func noCar() {
  tellOnce("there is no car's screen on this system; templates are shown nowhere.", by: "CarPlay")
}

/// What a car's screen shows. There is none: templates keep what they are given.
///
/// - Missing: screens of cars.
@MainActor @preconcurrency
open class CPTemplate: NSObject {
  open var userInfo: Any?
  open var tabTitle: String?
  open var tabImage: UIImage?
  open var showsTabBadge = false
  public override init() { super.init() }
}
@MainActor @preconcurrency
public protocol CPBarButtonProviding: AnyObject {
  var leadingNavigationBarButtons: [CPBarButton] { get set }
  var trailingNavigationBarButtons: [CPBarButton] { get set }
  var backButton: CPBarButton? { get set }
}
@MainActor @preconcurrency
open class CPBarButton: NSObject {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  private let handler: ((CPBarButton) -> Void)?
  public init(title: String, handler: ((CPBarButton) -> Void)? = nil) {
    (self.title, self.handler) = (title, handler)
  }
  public init(image: UIImage, handler: ((CPBarButton) -> Void)? = nil) {
    (self.image, self.handler) = (image, handler)
  }
}
@MainActor @preconcurrency
open class CPTabBarTemplate: CPTemplate {
  public private(set) var templates: [CPTemplate]
  open class var maximumTabCount: Int { 5 }
  open weak var delegate: (any CPTabBarTemplateDelegate)?
  open var selectedTemplate: CPTemplate? { templates.first }
  public init(templates: [CPTemplate]) { self.templates = templates }
  open func updateTemplates(_ newTemplates: [CPTemplate]) { templates = newTemplates }
}
@MainActor @preconcurrency
public protocol CPTabBarTemplateDelegate: AnyObject {
  func tabBarTemplate(_ tabBarTemplate: CPTabBarTemplate, didSelect selectedTemplate: CPTemplate)
}

// MARK: Lists

@MainActor @preconcurrency
public protocol CPListTemplateItem: AnyObject {
  var text: String? { get }
  var isEnabled: Bool { get set }
  var userInfo: Any? { get set }
}
@MainActor @preconcurrency
public protocol CPSelectableListItem: CPListTemplateItem {
  var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)? { get set }
}
public enum CPListItemAccessoryType: Int, Sendable { case none, disclosureIndicator, cloud }
public enum CPListItemPlayingIndicatorLocation: Int, Sendable { case leading, trailing }
@MainActor @preconcurrency
open class CPListItem: NSObject, CPSelectableListItem {
  public private(set) var text: String?
  public private(set) var detailText: String?
  public private(set) var image: UIImage?
  public private(set) var accessoryImage: UIImage?
  open var accessoryType: CPListItemAccessoryType = .none
  open var isPlaying = false
  open var playbackProgress: CGFloat = 0
  open var playingIndicatorLocation: CPListItemPlayingIndicatorLocation = .leading
  open var isExplicitContent = false
  open var isEnabled = true
  open var userInfo: Any?
  open var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)?
  open class var maximumImageSize: CGSize { CGSize(width: 44, height: 44) }
  public convenience init(text: String?, detailText: String?) {
    self.init(text: text, detailText: detailText, image: nil)
  }
  public convenience init(text: String?, detailText: String?, image: UIImage?) {
    self.init(text: text, detailText: detailText, image: image, accessoryImage: nil, accessoryType: .none)
  }
  public init(
    text: String?, detailText: String?, image: UIImage?, accessoryImage: UIImage?,
    accessoryType: CPListItemAccessoryType
  ) {
    (self.text, self.detailText, self.image) = (text, detailText, image)
    (self.accessoryImage, self.accessoryType) = (accessoryImage, accessoryType)
  }
  open func setText(_ text: String) { self.text = text }
  open func setDetailText(_ detailText: String?) { self.detailText = detailText }
  open func setImage(_ image: UIImage?) { self.image = image }
  open func setAccessoryImage(_ accessoryImage: UIImage?) { self.accessoryImage = accessoryImage }
}
@MainActor @preconcurrency
open class CPListImageRowItem: NSObject, CPSelectableListItem {
  open var text: String?
  open var isEnabled = true
  open var userInfo: Any?
  open var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)?
  open var listImageRowHandler: ((CPListImageRowItem, Int, @escaping () -> Void) -> Void)?
  public private(set) var gridImages: [UIImage]
  open class var maximumImageSize: CGSize { CGSize(width: 60, height: 60) }
  public init(text: String?, images: [UIImage]) { (self.text, gridImages) = (text, images) }
  open func update(_ gridImages: [UIImage]) { self.gridImages = gridImages }
}
@MainActor @preconcurrency
open class CPListSection: NSObject {
  public let items: [any CPListTemplateItem]
  public let header: String?
  public let sectionIndexTitle: String?
  public convenience init(items: [any CPListTemplateItem]) {
    self.init(items: items, header: nil, sectionIndexTitle: nil)
  }
  public init(items: [any CPListTemplateItem], header: String?, sectionIndexTitle: String?) {
    (self.items, self.header, self.sectionIndexTitle) = (items, header, sectionIndexTitle)
  }
}
@MainActor @preconcurrency
open class CPListTemplate: CPTemplate, CPBarButtonProviding {
  public let title: String?
  public private(set) var sections: [CPListSection]
  open var leadingNavigationBarButtons: [CPBarButton] = []
  open var trailingNavigationBarButtons: [CPBarButton] = []
  open var backButton: CPBarButton?
  open var emptyViewTitleVariants: [String] = []
  open var emptyViewSubtitleVariants: [String] = []
  open weak var delegate: (any CPListTemplateDelegate)?
  open class var maximumItemCount: Int { 100 }
  open class var maximumSectionCount: Int { 100 }
  public init(title: String?, sections: [CPListSection]) { (self.title, self.sections) = (title, sections) }
  open func updateSections(_ sections: [CPListSection]) { self.sections = sections }
  open var itemCount: Int { sections.reduce(0) { $0 + $1.items.count } }
  open var sectionCount: Int { sections.count }
}
@MainActor @preconcurrency
public protocol CPListTemplateDelegate: AnyObject {
  func listTemplate(
    _ listTemplate: CPListTemplate, didSelect item: CPListItem, completionHandler: @escaping () -> Void)
}

// MARK: Others

@MainActor @preconcurrency
open class CPAlertAction: NSObject {
  public enum Style: UInt, Sendable { case `default`, cancel, destructive }
  public let title: String
  public let style: Style
  public let handler: (CPAlertAction) -> Void
  public init(title: String, style: Style, handler: @escaping (CPAlertAction) -> Void) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }
}
@MainActor @preconcurrency
open class CPAlertTemplate: CPTemplate {
  public let titleVariants: [String]
  public let actions: [CPAlertAction]
  public init(titleVariants: [String], actions: [CPAlertAction]) {
    (self.titleVariants, self.actions) = (titleVariants, actions)
  }
}
@MainActor @preconcurrency
open class CPActionSheetTemplate: CPTemplate {
  public let title: String?
  public let message: String?
  public let actions: [CPAlertAction]
  public init(title: String?, message: String?, actions: [CPAlertAction]) {
    (self.title, self.message, self.actions) = (title, message, actions)
  }
}
@MainActor @preconcurrency
open class CPGridButton: NSObject {
  public let titleVariants: [String]
  public let image: UIImage
  open var isEnabled = true
  public init(titleVariants: [String], image: UIImage, handler: ((CPGridButton) -> Void)? = nil) {
    (self.titleVariants, self.image) = (titleVariants, image)
  }
}
@MainActor @preconcurrency
open class CPGridTemplate: CPTemplate {
  public let title: String?
  public let gridButtons: [CPGridButton]
  public init(title: String?, gridButtons: [CPGridButton]) {
    (self.title, self.gridButtons) = (title, gridButtons)
  }
}
@MainActor @preconcurrency
open class CPInformationItem: NSObject {
  public let title: String?
  public let detail: String?
  public init(title: String?, detail: String?) { (self.title, self.detail) = (title, detail) }
}
@MainActor @preconcurrency
open class CPNowPlayingButton: NSObject {
  open var isEnabled = true
  public init(handler: ((CPNowPlayingButton) -> Void)? = nil) {}
}
@MainActor @preconcurrency
open class CPNowPlayingImageButton: CPNowPlayingButton {
  public init(image: UIImage, handler: ((CPNowPlayingButton) -> Void)? = nil) { super.init(handler: handler) }
}
@MainActor @preconcurrency
open class CPNowPlayingPlaybackRateButton: CPNowPlayingButton {}
@MainActor @preconcurrency
open class CPNowPlayingTemplate: CPTemplate {
  public static let shared = CPNowPlayingTemplate()
  open var isUpNextButtonEnabled = false
  open var isAlbumArtistButtonEnabled = false
  open var upNextTitle = ""
  public private(set) var nowPlayingButtons: [CPNowPlayingButton] = []
  open func updateNowPlayingButtons(_ nowPlayingButtons: [CPNowPlayingButton]) {
    self.nowPlayingButtons = nowPlayingButtons
  }
  open func add(_ observer: any CPNowPlayingTemplateObserver) {}
  open func remove(_ observer: any CPNowPlayingTemplateObserver) {}
}
@MainActor @preconcurrency
public protocol CPNowPlayingTemplateObserver: AnyObject {
  func nowPlayingTemplateUpNextButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate)
  func nowPlayingTemplateAlbumArtistButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate)
}
extension CPNowPlayingTemplateObserver {
  public func nowPlayingTemplateUpNextButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate) {}
  public func nowPlayingTemplateAlbumArtistButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate) {}
}
