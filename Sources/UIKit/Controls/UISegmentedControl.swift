import Foundation
import SashControls
import SashCore

/// A row of titles of which one is chosen. What is set on `UISegmentedControl.appearance()` is the look of all those of SwiftUI
/// too that are made later.
///
/// - Missing: attributes of titles other than the colour and the font.
open class UISegmentedControl: UIControl {
  /// No segment.
  public static let noSegment = -1
  /// What a segment shows, and what choosing it does.
  private struct Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    /// In points; 0 shares what there is.
    var width: CGFloat = 0
    var isEnabled = true
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
    sizeToFit()
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

  /// Whether segments share the width as their titles need it.
  open var apportionsSegmentWidthsByContent = false { didSet { looksChanged() } }
  /// Whether no segment stays chosen after a tap.
  open var isMomentary = false
  /// Gives a segment a width in points; 0 leaves it to share what there is.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard !segments.isEmpty else { return }
    segments[pinned(segment)].width = width
    looksChanged()
  }
  open func widthForSegment(at segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? segments[segment].width : 0
  }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard !segments.isEmpty else { return }
    segments[pinned(segment)].isEnabled = enabled
    looksChanged()
  }
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }
  /// Titles and pictures stand in the middle of their segments.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    if offset != .zero { hasNoEffect("UISegmentedControl.setContentOffset(_:forSegmentAt:)") }
  }
  open func contentOffsetForSegment(at segment: Int) -> CGSize { .zero }
  private var grounds: [UIControl.State.RawValue: UIImage] = [:]
  private var divider: UIImage?
  /// A picture behind segments, which is stretched. Those for `normal` and `selected` count.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    grounds[state.rawValue] = backgroundImage
    looksChanged()
  }
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    barMetrics == .default ? grounds[state.rawValue] : nil
  }
  /// A picture between segments. One counts, whatever their states.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default, leftState == .normal || divider == nil else { return }
    divider = dividerImage
    looksChanged()
  }
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { barMetrics == .default ? divider : nil }
  /// The place of the segment of an action; `NSNotFound` where there is none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  /// Nil where that of all holds.
  private var look: SegmentsLook? {
    let isPlain = segments.allSatisfy { $0.width == 0 && $0.isEnabled } && grounds.isEmpty && divider == nil
    if selectedSegmentTintColor == nil, backgroundColor == nil, titleAttributes.isEmpty, isPlain,
      !apportionsSegmentWidthsByContent
    {
      return nil
    }
    var look = SegmentsLook()
    for (index, segment) in segments.enumerated() {
      if segment.width > 0 { look.widths[index] = segment.width }
      if !segment.isEnabled { look.disabled.insert(index) }
    }
    look.isByContent = apportionsSegmentWidthsByContent
    look.picture = grounds[UIControl.State.normal.rawValue].map { Image(uiImage: $0) }
    look.chosenPicture = grounds[UIControl.State.selected.rawValue].map { Image(uiImage: $0) }
    look.divider = divider.map { Image(uiImage: $0) }
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
    replace(segment) { ($0.title, $0.image, $0.action) = (nil, image, nil) }
    invalidateIntrinsicContentSize()
  }
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    guard !segments.isEmpty else { return }
    replace(segment) { ($0.title, $0.image, $0.action) = (action.title, action.image, action) }
    invalidateIntrinsicContentSize()
  }
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(title: action.title, image: action.image, action: action), at: segment)
  }
  private func replace(_ segment: Int, _ change: (inout Segment) -> Void) {
    change(&segments[pinned(segment)])
  }
  private func insert(_ new: Segment, at segment: Int) {
    segments.insert(new, at: min(max(0, segment), segments.count))
    if storedIndex >= segment { storedIndex += 1 }
    invalidateIntrinsicContentSize()
  }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard !segments.isEmpty else { return }
    replace(segment) { ($0.title, $0.image, $0.action) = (title ?? "", nil, nil) }
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
        get: { [weak self] in self?.storedIndex ?? UISegmentedControl.noSegment },
        set: { [weak self] new in
          guard let self else { return }
          selectedSegmentIndex = new
          actionForSegment(at: new)?.run(sender: self)
          sendActions(for: [.valueChanged, .primaryActionTriggered])
          if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
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
