import Foundation

/// The place of a text.
@MainActor @preconcurrency
open class NSTextContainer: NSObject {
  var onChange: () -> Void = {}
  /// The text in it has been changed.
  var onTextChange: () -> Void = {}
  weak var owner: NSLayoutManager?
  /// What lays the text in it out.
  open var layoutManager: NSLayoutManager? { owner }
  /// Where no text stands. They are kept.
  ///
  /// - Missing: being looked at.
  open var exclusionPaths: [UIBezierPath] = []
  /// Between the sides of the place and the text, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { onChange() } }
  /// The most lines that are shown. It is kept.
  ///
  /// - Missing: being looked at.
  open var maximumNumberOfLines = 0
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  open var size = CGSize.zero
  open var widthTracksTextView = true
  open var heightTracksTextView = false
  public init(size: CGSize) {
    self.size = size
    super.init()
  }
  public override init() { super.init() }
}
