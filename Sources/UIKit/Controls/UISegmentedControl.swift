import Foundation
import SashControls
import SashCore

/// A row of titles of which one is chosen. What is set on `UISegmentedControl.appearance()` is the look of all those of SwiftUI
/// too that are made later.
///
/// - Missing: pictures, segments with widths and states of their own, actions of segments, attributes of titles other than the
///   colour and the font.
open class UISegmentedControl: UIControl {
  /// No segment.
  public static let noSegment = -1
  private var titles: [String] = []
  private var storedIndex = UISegmentedControl.noSegment

  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String ?? "" }
  }
  public var numberOfSegments: Int { titles.count }
  open var selectedSegmentIndex: Int {
    get { storedIndex }
    set {
      storedIndex = newValue
      changed()
    }
  }
  /// The ground of the chosen segment.
  open var selectedSegmentTintColor: UIColor? { didSet { looksChanged() } }
  open override var backgroundColor: UIColor? { didSet { looksChanged() } }
  private var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]
  /// Sets the colour and the font of titles: `normal` is that of all, `selected` that of the chosen one.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state] = attributes
    looksChanged()
  }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  /// Pictures behind segments and between them are not drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { hasNoEffect("UISegmentedControl.setBackgroundImage(_:for:barMetrics:)") }
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) { hasNoEffect("UISegmentedControl.setDividerImage") }

  /// Nil where that of all holds.
  private var look: SegmentsLook? {
    if selectedSegmentTintColor == nil, backgroundColor == nil, titleAttributes.isEmpty { return nil }
    var look = SegmentsLook()
    look.ground = backgroundColor.map { Color(uiColor: $0) }
    look.chosenGround = selectedSegmentTintColor.map { Color(uiColor: $0) }
    look.title = .init(titleAttributes[.normal])
    look.chosenTitle = .init(titleAttributes[.selected])
    return look
  }
  private func looksChanged() {
    if self === UISegmentedControl.appearance() { SegmentsLook.ofAll = look ?? SegmentsLook() }
    invalidateIntrinsicContentSize()
  }

  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard !titles.isEmpty else { return }
    titles[pinned(segment)] = title ?? ""
    invalidateIntrinsicContentSize()
  }
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(max(0, segment), titles.count))
    if storedIndex >= segment { storedIndex += 1 }
    invalidateIntrinsicContentSize()
  }
  open func removeSegment(at segment: Int, animated: Bool) {
    guard !titles.isEmpty else { return }
    let place = pinned(segment)
    titles.remove(at: place)
    if storedIndex == place { storedIndex = UISegmentedControl.noSegment }
    if storedIndex > place { storedIndex -= 1 }
    invalidateIntrinsicContentSize()
  }
  open func removeAllSegments() {
    titles = []
    storedIndex = UISegmentedControl.noSegment
    invalidateIntrinsicContentSize()
  }
  /// A place beyond the last segment stands for the last one, as UIKit says.
  private func pinned(_ segment: Int) -> Int { min(max(0, segment), titles.count - 1) }

  override var isPressedAsWhole: Bool { false }
  private var picker: some View {
    Picker(
      selection: Binding(
        get: { [unowned self] in storedIndex },
        set: { [unowned self] new in
          selectedSegmentIndex = new
          sendActions(for: [.valueChanged, .primaryActionTriggered])
        })
    ) {
      ForEach(Array(titles.enumerated()), id: \.offset) { Text(verbatim: $0.element).tag($0.offset) }
    } label: {
      EmptyView()
    }.pickerStyle(.segmented).labelsHidden().environment(\.segmentsLook, look)
  }
  override var content: AnyView { AnyView(picker.disabled(!isEnabled).fill(.center)) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Measuring.size(of: picker, .unspecified) }
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
}
