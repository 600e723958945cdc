import Foundation
import SashControls
import SashCore

/// A row of titles of which one is chosen. What is set on `UISegmentedControl.appearance()` is the look of all those of SwiftUI
/// too that are made later.
///
/// - Missing: segments with widths and states of their own, attributes of titles other than the colour and the font.
open class UISegmentedControl: UIControl {
  /// No segment.
  public static let noSegment = -1
  /// What a segment shows, and what choosing it does.
  private struct Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
  }
  private var segments: [Segment] = []
  private var storedIndex = UISegmentedControl.noSegment

  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map { item in
      let action = item as? UIAction
      return Segment(
        title: item as? String ?? action?.title, image: item as? UIImage ?? action?.image, action: action)
    }
  }
  /// Segments that show the titles or the pictures of actions, which run when they are chosen.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Segment(title: $0.title, image: $0.image, action: $0) }
  }
  public var numberOfSegments: Int { segments.count }
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

  /// Segments are as wide as each other, whatever is set.
  open var apportionsSegmentWidthsByContent = false
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    hasNoEffect("UISegmentedControl.setWidth(_:forSegmentAt:)")
  }
  open func widthForSegment(at segment: Int) -> CGFloat { 0 }
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
    segments.indices.contains(segment) ? segments[segment].title : nil
  }
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }
  open func actionForSegment(at segment: Int) -> UIAction? {
    segments.indices.contains(segment) ? segments[segment].action : nil
  }
  /// Shows a picture in the place of a title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard !segments.isEmpty else { return }
    segments[pinned(segment)] = Segment(image: image)
    invalidateIntrinsicContentSize()
  }
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    guard !segments.isEmpty else { return }
    segments[pinned(segment)] = Segment(title: action.title, image: action.image, action: action)
    invalidateIntrinsicContentSize()
  }
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(title: action.title, image: action.image, action: action), at: segment)
  }
  private func insert(_ new: Segment, at segment: Int) {
    segments.insert(new, at: min(max(0, segment), segments.count))
    if storedIndex >= segment { storedIndex += 1 }
    invalidateIntrinsicContentSize()
  }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard !segments.isEmpty else { return }
    segments[pinned(segment)] = Segment(title: title ?? "")
    invalidateIntrinsicContentSize()
  }
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title ?? ""), at: segment)
  }
  open func removeSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let place = pinned(segment)
    segments.remove(at: place)
    if storedIndex == place { storedIndex = UISegmentedControl.noSegment }
    if storedIndex > place { storedIndex -= 1 }
    invalidateIntrinsicContentSize()
  }
  open func removeAllSegments() {
    segments = []
    storedIndex = UISegmentedControl.noSegment
    invalidateIntrinsicContentSize()
  }
  /// A place beyond the last segment stands for the last one, as UIKit says.
  private func pinned(_ segment: Int) -> Int { min(max(0, segment), segments.count - 1) }

  override var isPressedAsWhole: Bool { false }
  private var picker: some View {
    Picker(
      selection: Binding(
        get: { [unowned self] in storedIndex },
        set: { [unowned self] new in
          selectedSegmentIndex = new
          actionForSegment(at: new)?.run(sender: self)
          sendActions(for: [.valueChanged, .primaryActionTriggered])
        })
    ) {
      ForEach(Array(segments.enumerated()), id: \.offset) { entry in
        if let image = entry.element.image {
          Image(uiImage: image).tag(entry.offset)
        } else {
          Text(verbatim: entry.element.title ?? "").tag(entry.offset)
        }
      }
    } label: {
      EmptyView()
    }.pickerStyle(.segmented).labelsHidden().environment(\.segmentsLook, look)
  }
  override var content: AnyView { AnyView(picker.disabled(!isEnabled).fill(.center)) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Measuring.size(of: picker, .unspecified) }
  override class var huggedAxes: Set<NSLayoutConstraint.Axis> { [.vertical] }
  open override dynamic var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  // MARK: What an extension of an app may do in its place (`dynamic`)

  open override dynamic func didMoveToSuperview() { super.didMoveToSuperview() }
}
