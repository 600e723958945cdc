import CoreGraphics
import UIKit

/// A page in a view of documents.
@MainActor
final class PDFPageView: UIView {
  let page: PDFPage
  private weak var owner: PDFView?
  private(set) var overlay: UIView?

  init(_ page: PDFPage, in owner: PDFView) {
    (self.page, self.owner) = (page, owner)
    super.init(frame: .zero)
    backgroundColor = .white
    isOpaque = true
    contentMode = .redraw
    accessibilityLabel = page.label.map { "Page \($0)" }
    accessibilityValue = page.string
  }
  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let owner, let context = UIGraphicsGetCurrentContext() else { return }
    let shown = page.shownSize(owner.displayBox)
    guard shown.width > 0, shown.height > 0 else { return }
    context.saveGState()
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(bounds)
    context.translateBy(x: 0, y: bounds.height)
    context.scaleBy(x: bounds.width / shown.width, y: -bounds.height / shown.height)
    context.saveGState()
    owner.draw(page, to: context)
    context.restoreGState()
    page.transform(context, for: owner.displayBox)
    owner.drawPagePost(page, to: context)
    context.restoreGState()
  }
  func castsShadow(_ casts: Bool) {
    layer.shadowOpacity = casts ? 0.25 : 0
    layer.shadowRadius = 3
    layer.shadowOffset = CGSize(width: 0, height: 1)
  }
  /// Lays a view over the whole page.
  func put(_ view: UIView) {
    overlay = view
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}

/// Where pages stand in a view.
@MainActor
struct PageRows {
  private let view: PDFView
  init(_ view: PDFView) { self.view = view }
  private var margins: UIEdgeInsets { view.displaysPageBreaks ? view.pageBreakMargins : .zero }
  private var isTwoUp: Bool {
    !view.isUsingPageViewController && (view.displayMode == .twoUp || view.displayMode == .twoUpContinuous)
  }
  private var isHorizontal: Bool { view.isUsingPageViewController || view.displayDirection == .horizontal }

  /// The indices of pages that stand beside each other.
  private var rows: [[Int]] {
    let count = view.document?.pageCount ?? 0
    guard isTwoUp else { return (0..<count).map { [$0] } }
    let first = view.displaysAsBook ? 1 : 0
    let alone = view.displaysAsBook && count > 0 ? [[0]] : []
    return alone + stride(from: first, to: count, by: 2).map { Array($0..<min($0 + 2, count)) }
  }
  private var shownRows: [[Int]] {
    if view.isContinuous { return rows }
    let current = view.currentPage.flatMap { view.document?.index(for: $0) } ?? 0
    return rows.filter { $0.contains(current) }
  }
  private func size(_ index: Int) -> CGSize {
    view.document?.page(at: index)?.shownSize(view.displayBox) ?? .zero
  }
  private func size(_ row: [Int]) -> CGSize {
    let sizes = row.map { size($0) }
    return CGSize(
      width: sizes.reduce(0) { $0 + $1.width } + (margins.left + margins.right) * CGFloat(row.count),
      height: (sizes.map(\.height).max() ?? 0) + margins.top + margins.bottom)
  }
  func rowSize(of page: PDFPage, scale: CGFloat) -> CGSize {
    guard let index = view.document?.index(for: page), let row = rows.first(where: { $0.contains(index) })
    else {
      return .zero
    }
    let size = size(row)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }
  func fitting(_ room: CGSize) -> CGFloat {
    let sizes = shownRows.map { size($0) }
    guard let width = sizes.map(\.width).max(), let height = sizes.map(\.height).max(), width > 0, height > 0
    else {
      return 1
    }
    if !view.isContinuous || view.isUsingPageViewController {
      return min(room.width / width, room.height / height)
    }
    return isHorizontal ? room.height / height : room.width / width
  }

  /// The frames of all pages, null for those that are not shown, and the size of what holds them.
  func frames(scale: CGFloat, in room: CGSize) -> ([CGRect], CGSize) {
    let rows = shownRows
    var frames = [CGRect](repeating: .null, count: view.document?.pageCount ?? 0)
    let sizes = rows.map { size($0) }
    let width = max((sizes.map(\.width).max() ?? 0) * scale, room.width)
    let height = max((sizes.map(\.height).max() ?? 0) * scale, room.height)
    let order = isHorizontal && view.displaysRTL ? Array(rows.indices.reversed()) : Array(rows.indices)
    let total = sizes.reduce(0) { $0 + (isHorizontal ? $1.width : $1.height) } * scale
    // Few pages stand in the middle.
    var place =
      view.isUsingPageViewController ? 0 : max(0, ((isHorizontal ? room.width : room.height) - total) / 2)
    for number in order {
      let (row, whole) = (rows[number], sizes[number])
      let step = view.isUsingPageViewController ? max(whole.width * scale, room.width) : whole.width * scale
      var x = isHorizontal ? place + (step - whole.width * scale) / 2 : (width - whole.width * scale) / 2
      for index in view.displaysRTL ? row.reversed() : row {
        let size = size(index)
        let free = (whole.height - margins.top - margins.bottom - size.height) * scale / 2
        let y = (isHorizontal ? (height - whole.height * scale) / 2 : place) + margins.top * scale + free
        frames[index] = CGRect(
          x: x + margins.left * scale, y: y, width: size.width * scale, height: size.height * scale)
        x += (size.width + margins.left + margins.right) * scale
      }
      place += isHorizontal ? step : whole.height * scale
    }
    return (
      frames,
      isHorizontal
        ? CGSize(width: max(place, room.width), height: height)
        : CGSize(width: width, height: max(place, room.height))
    )
  }
}

/// The places that were shown before, and those that one came back from.
struct PageHistory {
  private(set) var back: [PDFDestination] = []
  private(set) var forward: [PDFDestination] = []
  mutating func leave(_ place: PDFDestination) {
    back.append(place)
    forward = []
  }
  mutating func goBack(from place: PDFDestination?) -> PDFDestination? {
    guard let last = back.popLast() else { return nil }
    if let place { forward.append(place) }
    return last
  }
  mutating func goForward(from place: PDFDestination?) -> PDFDestination? {
    guard let last = forward.popLast() else { return nil }
    if let place { back.append(place) }
    return last
  }
}
