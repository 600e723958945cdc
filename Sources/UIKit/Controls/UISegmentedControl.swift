import Foundation
import SashControls
import SashCore

/// A row of titles of which one is chosen.
///
/// - Missing: pictures, segments with widths and states of their own.
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
  /// The ground of the chosen segment. It is kept.
  open var selectedSegmentTintColor: UIColor?
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    titles[segment] = title ?? ""
    invalidateIntrinsicContentSize()
  }
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(segment, titles.count))
    invalidateIntrinsicContentSize()
  }
  open func removeSegment(at segment: Int, animated: Bool) {
    titles.remove(at: segment)
    invalidateIntrinsicContentSize()
  }
  open func removeAllSegments() {
    titles = []
    invalidateIntrinsicContentSize()
  }
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
    }.pickerStyle(.segmented).labelsHidden()
  }
  override var content: AnyView { AnyView(picker.disabled(!isEnabled).fill(.center)) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Measuring.size(of: picker, .unspecified) }
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
}
