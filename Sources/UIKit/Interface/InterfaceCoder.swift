import Foundation
import SashPreviewScan

/// What objects of files of Interface Builder are made from: `init(coder:)` gets it.
///
/// It has no values for keys: a view takes what the file says of it in `UIView.init(coder:)`, a controller in its own.
@MainActor final class InterfaceCoder: NSCoder {
  nonisolated(unsafe) let element: InterfaceElement
  nonisolated(unsafe) let scene: InterfaceScene
  /// Whether the object has taken what the file says.
  nonisolated(unsafe) var isTaken = false

  init(_ element: InterfaceElement, _ scene: InterfaceScene) {
    (self.element, self.scene) = (element, scene)
    super.init()
  }
  nonisolated override var allowsKeyedCoding: Bool { true }
  nonisolated override func containsValue(forKey key: String) -> Bool { false }
  nonisolated override func decodeObject(forKey key: String) -> Any? { nil }
  nonisolated override func decodeBool(forKey key: String) -> Bool { false }
  nonisolated override func decodeInteger(forKey key: String) -> Int { 0 }
  nonisolated override func decodeDouble(forKey key: String) -> Double { 0 }
  nonisolated override func decodeFloat(forKey key: String) -> Float { 0 }

  func take(_ view: UIView) {
    guard !isTaken else { return }
    isTaken = true
    scene.take(view, element)
  }
  func take(_ controller: UIViewController) {
    guard !isTaken else { return }
    isTaken = true
    scene.take(controller, element)
  }
}

extension NSCoder {
  /// The element that a view is made from, before it can be asked itself.
  @MainActor var interface: InterfaceElement? { (self as? InterfaceCoder)?.element }
}

/// Finds classes by the names in files of Interface Builder.
@MainActor enum InterfaceClasses {
  private static var known: [String: [AnyClass]] = [:]

  /// - Parameter kind: What it has to be: others may have the same name.
  static func named<Kind>(_ name: String, in module: String?, as kind: Kind.Type) -> Kind? {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let all = known[last] ?? classes(named: last)
    known[last] = all
    let fitting = all.compactMap { $0 as? Kind }
    // A project's module may have another name here than Xcode has for it.
    return fitting.first { String(reflecting: $0).hasPrefix("\(module ?? "").") } ?? fitting.first
  }

  private static let controllers: [String: UIViewController.Type] = [
    "viewController": UIViewController.self, "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self, "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self,
    "splitViewController": UISplitViewController.self, "pageViewController": UIPageViewController.self,
  ]
  static func isController(_ element: InterfaceElement) -> Bool {
    controllers[element.name] != nil || element.name.hasSuffix("ViewController")
      || element.name == "hostingController"
  }
  static func controller(_ element: InterfaceElement, _ file: InterfaceFile) -> UIViewController.Type {
    let plain = controllers[element.name]
    if let name = element["customClass"] {
      if let type = named(name, in: element["customModule"], as: UIViewController.Type.self) { return type }
      file.tell(
        "there is no controller of the class \(name), so a \(plain ?? UIViewController.self) is shown")
    } else if plain == nil {
      file.tell("the element <\(element.name)> is not known, so an empty controller is shown")
    }
    return plain ?? UIViewController.self
  }

  private static let views: [String: UIView.Type] = [
    "view": UIView.self, "label": UILabel.self, "button": UIButton.self, "imageView": UIImageView.self,
    "textField": UITextField.self, "textView": UITextView.self, "switch": UISwitch.self,
    "slider": UISlider.self, "stepper": UIStepper.self, "segmentedControl": UISegmentedControl.self,
    "progressView": UIProgressView.self, "activityIndicatorView": UIActivityIndicatorView.self,
    "pageControl": UIPageControl.self, "datePicker": UIDatePicker.self, "pickerView": UIPickerView.self,
    "searchBar": UISearchBar.self, "scrollView": UIScrollView.self, "tableView": UITableView.self,
    "tableViewCell": UITableViewCell.self, "collectionView": UICollectionView.self,
    "collectionViewCell": UICollectionViewCell.self, "collectionReusableView": UICollectionReusableView.self,
    "stackView": UIStackView.self, "containerView": UIView.self,
    "visualEffectView": UIVisualEffectView.self, "toolbar": UIToolbar.self,
    "navigationBar": UINavigationBar.self, "tabBar": UITabBar.self, "window": UIWindow.self,
    "control": UIControl.self, "colorWell": UIColorWell.self,
    "tableViewCellContentView": UIView.self, "collectionViewCellContentView": UIView.self,
  ]
  /// Views of modules that the program may have.
  private static let others = [
    "mapView": "MKMapView", "wkWebView": "WKWebView", "webView": "WKWebView", "arscnView": "ARSCNView",
    "mtkView": "MTKView", "glkView": "GLKView", "sceneKitView": "SCNView", "skView": "SKView",
    "pdfView": "PDFView",
  ]
  static func view(_ element: InterfaceElement, _ file: InterfaceFile) -> UIView.Type {
    let plain = views[element.name]
    if let name = element["customClass"] {
      if let type = named(name, in: element["customModule"], as: UIView.Type.self) { return type }
      file.tell("there is no view of the class \(name), so a \(plain ?? UIView.self) is shown")
    } else if plain == nil {
      if let type = others[element.name].flatMap({ named($0, in: nil, as: UIView.Type.self) }) { return type }
      file.tell("the element <\(element.name)> is not known, so an empty view is shown")
    }
    return plain ?? UIView.self
  }
  static func isView(_ element: InterfaceElement) -> Bool {
    views[element.name] != nil || others[element.name] != nil || element.name.hasSuffix("View")
  }

  private static let recognizers: [String: UIGestureRecognizer.Type] = [
    "tapGestureRecognizer": UITapGestureRecognizer.self, "panGestureRecognizer": UIPanGestureRecognizer.self,
    "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
    "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
    "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
    "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
  ]
  static func recognizer(_ element: InterfaceElement, _ file: InterfaceFile) -> UIGestureRecognizer.Type? {
    guard let plain = recognizers[element.name] else { return nil }
    guard let name = element["customClass"] else { return plain }
    return named(name, in: element["customModule"], as: UIGestureRecognizer.Type.self) ?? plain
  }
}
