/// The members of UIKit's classes that an extension of a program can do in their place.
///
/// In Objective-C an extension of a class of another module may override what the class has, and programs do: a tap anywhere ends
/// editing, a shake is heard, every stack can be swiped back. Here these members are `dynamic`, in exactly these classes, and the
/// extension's member replaces them.
enum ReplaceableMembers {
  private static let life = [
    "viewDidLoad()", "viewWillAppear(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)",
    "viewDidDisappear(_:)",
    "viewWillLayoutSubviews()", "viewDidLayoutSubviews()",
  ]
  private static let device = [
    "preferredStatusBarStyle", "prefersStatusBarHidden", "prefersHomeIndicatorAutoHidden",
    "supportedInterfaceOrientations", "shouldAutorotate", "childForStatusBarStyle", "childForStatusBarHidden",
  ]
  private static let touches = [
    "touchesBegan(_:with:)", "touchesMoved(_:with:)", "touchesEnded(_:with:)", "touchesCancelled(_:with:)",
  ]
  static let known: [String: [String]] = [
    "UIView": touches + [
      "layoutSubviews()", "sizeThatFits(_:)", "intrinsicContentSize", "didMoveToSuperview()",
      "didMoveToWindow()", "hitTest(_:with:)", "point(inside:with:)", "traitCollectionDidChange(_:)",
    ],
    "UIWindow": ["motionBegan(_:with:)", "motionEnded(_:with:)", "motionCancelled(_:with:)"],
    "UIViewController": life + device + [
      "traitCollectionDidChange(_:)", "touchesBegan(_:with:)", "motionEnded(_:with:)",
    ],
    "UINavigationController": life + device,
    "UITabBarController": life + device,
    "UISplitViewController": life + device,
    "UIHostingController": life + device,
    "UIScrollView": [
      "touchesBegan(_:with:)", "touchesMoved(_:with:)", "touchesEnded(_:with:)", "layoutSubviews()",
    ],
    "UITableView": ["layoutSubviews()"],
    "UICollectionView": ["layoutSubviews()"],
    "UITextView": ["layoutSubviews()", "intrinsicContentSize"],
    "UITextField": ["layoutSubviews()", "intrinsicContentSize", "touchesBegan(_:with:)"],
    "UIPickerView": ["layoutSubviews()", "intrinsicContentSize"],
    "UIDatePicker": ["intrinsicContentSize"],
    "UISegmentedControl": ["intrinsicContentSize", "didMoveToSuperview()"],
    "UISearchBar": ["layoutSubviews()", "intrinsicContentSize"],
    "UINavigationBar": ["layoutSubviews()", "sizeThatFits(_:)"],
    "UITabBar": ["layoutSubviews()", "sizeThatFits(_:)"],
    "UIToolbar": ["layoutSubviews()", "sizeThatFits(_:)"],
    "UILabel": ["intrinsicContentSize"],
    "UIButton": ["intrinsicContentSize"],
  ]
}
