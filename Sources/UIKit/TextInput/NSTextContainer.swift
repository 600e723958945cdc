import Foundation

/// The place of a text.
@MainActor @preconcurrency
open class NSTextContainer: NSObject {
  var onChange: () -> Void = {}
  /// The text in it has been changed.
  var onTextChange: () -> Void = {}
  weak var owner: NSLayoutManager?
  /// The room that the view has for it, where it follows the view; nil while the view has none.
  var room: (() -> CGSize?)?
  /// What lays the text in it out.
  open var layoutManager: NSLayoutManager? { owner }
  /// Where no text stands. They are kept.
  ///
  /// - Missing: being looked at.
  open var exclusionPaths: [UIBezierPath] = []
  /// Between the sides of the place and the text, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { geometryChanged() } }
  /// The most lines that stand in it; 0 is as many as there is room for. A text view that is not edited shows no more.
  open var maximumNumberOfLines = 0 { didSet { geometryChanged() } }
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping { didSet { geometryChanged() } }
  /// In points; a length of 0 is without limit.
  open var size: CGSize {
    get {
      guard let room = room?() else { return ownSize }
      // The view shows a text as wide as itself, so a container that has no width is that wide too.
      let follows = widthTracksTextView || ownSize.width <= 0
      return CGSize(
        width: follows ? room.width : ownSize.width,
        height: heightTracksTextView ? room.height : ownSize.height)
    }
    set {
      ownSize = newValue
      geometryChanged()
    }
  }
  private var ownSize = CGSize.zero
  /// Whether it is as wide as its text view, inside the view's insets.
  open var widthTracksTextView = false
  open var heightTracksTextView = false
  /// Whether no lines but those that a shape needs are broken. All are simple rectangles here.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }
  public init(size: CGSize) {
    ownSize = size
    super.init()
  }
  public override init() { super.init() }

  private func geometryChanged() {
    owner?.textContainerChangedGeometry(self)
    onChange()
  }
}
