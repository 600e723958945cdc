import Foundation
import SashControls
import SashCore

/// What stands for something in a bar.
@MainActor @preconcurrency
open class UIBarItem: NSObject {
  open var title: String? { didSet { changed() } }
  open var image: UIImage? { didSet { changed() } }
  open var isEnabled = true { didSet { changed() } }
  open var tag = 0
  /// How far the edges of its picture are from their places, in points: a picture keeps its size where they are opposites.
  open var imageInsets = UIEdgeInsets.zero { didSet { changed() } }
  /// In low bars. The other picture is shown in them too.
  open var landscapeImagePhone: UIImage?
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  /// What stands for it where it is shown large.
  open var largeContentSizeImage: UIImage?
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// What it is called to those who do not see it; nil is its title, or what the system calls its picture.
  open var accessibilityLabel: String? { didSet { changed() } }
  open var accessibilityHint: String? { didSet { changed() } }
  open var accessibilityIdentifier: String? { didSet { changed() } }
  private var titleAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]
  /// Sets the colour and the font of the title: of buttons those for `normal` count, of tabs those for `selected` too. What is
  /// set on `appearance()` holds for all that have nothing else.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
    titleLooksChanged()
  }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }
  func titleLooksChanged() { changed() }
  /// How its title looks in a state; what is nil is as usual.
  func title(for state: UIControl.State) -> BarLook.TextLook { .init(titleTextAttributes(for: state)) }
  var onChange: (() -> Void)?
  /// Another one after each change, so that who shows the item looks at it again.
  private(set) var version = 0
  func changed() {
    version += 1
    onChange?()
  }
}

extension UIBarItem: UIAppearance {
  private static var proxies: [ObjectIdentifier: UIBarItem] = [:]
  /// Stands for all items of the class; titles of tabs look at it.
  public class func appearance() -> Self {
    if let known = proxies[ObjectIdentifier(self)] as? Self { return known }
    guard let made = makeInstance(of: self) as? Self else { fatalError("\(self) has no initialiser init().") }
    proxies[ObjectIdentifier(self)] = made
    return made
  }
  /// As `appearance()`.
  public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type])
    -> Self
  { appearance() }
}
