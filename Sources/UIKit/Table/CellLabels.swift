import Foundation
import SashCore

/// The labels and the picture that the style of a cell has, made when code asks for them.
@MainActor final class CellLabels {
  private unowned let cell: UITableViewCell
  private var storedText: UILabel?
  private var storedDetail: UILabel?
  private var storedImage: UIImageView?
  /// Where the text begins, in points of the content; nil without text.
  private(set) var textStart: CGFloat?

  init(cell: UITableViewCell) { self.cell = cell }

  /// - Source: facts on UIKit, U160 and U180; the second text of a subtitle has 12 points up to iOS 18.
  var text: UILabel? {
    if let storedText { return storedText }
    let label = made(CellLabel())
    if cell.style == .value2 {
      label.font = .systemFont(ofSize: 12)
      label.textColor = cell.tintColor
      label.textAlignment = .right
    }
    storedText = label
    return label
  }
  var detail: UILabel? {
    if cell.style == .default { return nil }
    if let storedDetail { return storedDetail }
    let label = made(CellLabel())
    switch cell.style {
    case .value1: label.textColor = .secondaryLabel
    case .subtitle: label.font = .systemFont(ofSize: 12)
    default: label.font = .systemFont(ofSize: 15)
    }
    storedDetail = label
    return label
  }
  var image: UIImageView? {
    if cell.style == .value2 { return nil }
    if let storedImage { return storedImage }
    let view = CellImage()
    view.cell = cell
    view.contentMode = .scaleAspectFit
    cell.contentView.addSubview(view)
    storedImage = view
    return view
  }
  private func made(_ label: CellLabel) -> CellLabel {
    label.cell = cell
    cell.contentView.addSubview(label)
    return label
  }
  var isEmpty: Bool { storedText == nil && storedDetail == nil && storedImage == nil }
  var shownText: String? {
    let texts = [storedText?.text, storedDetail?.text].compactMap { $0 }.filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
  /// A configuration takes their place.
  func leave() {
    for view in [storedText, storedDetail, storedImage] as [UIView?] { view?.removeFromSuperview() }
    (storedText, storedDetail, storedImage, textStart) = (nil, nil, nil, nil)
  }
  func comeToFront() {}

  private func layout(_ hasAccessory: Bool) -> ListContentLayout? {
    guard storedText != nil || storedDetail != nil || storedImage != nil else { return nil }
    var layout = ListContentLayout()
    let indent = CGFloat(cell.indentationLevel) * cell.indentationWidth
    layout.margins = NSDirectionalEdgeInsets(
      top: 11, leading: max(cell.separatorInset.left, cell.sideMargin) + indent, bottom: 11,
      trailing: hasAccessory ? 8 : cell.sideMargin)
    layout.isSideBySide = cell.style == .value1
    layout.hasLabelColumn = cell.style == .value2
    layout.image = storedImage?.image.map { _ in storedImage?.intrinsicContentSize ?? .zero }
    layout.reservedImage = storedImage?.image?.reserved(.zero, for: cell.traitCollection) ?? .zero
    return layout
  }
  private var parts: ListContentLayout.Texts {
    .init(
      text: storedText.flatMap { $0.isEmpty ? nil : $0 },
      secondary: storedDetail.flatMap { $0.isEmpty ? nil : $0 })
  }
  func place(in size: CGSize, hasAccessory: Bool) {
    guard let layout = layout(hasAccessory) else { return }
    let frames = layout.frames(in: size, parts)
    storedImage?.frame = frames.image
    storedText?.frame = frames.text
    storedDetail?.frame = frames.secondary
    textStart = storedText?.isEmpty == false ? frames.text.minX : nil
  }
  /// The height that they want in a width, in points; nil where there is none of them.
  func height(width: CGFloat, hasAccessory: Bool) -> CGFloat? {
    layout(hasAccessory)?.height(width: width, parts)
  }
}

extension UILabel {
  fileprivate var isEmpty: Bool { text?.isEmpty ?? true }
}

/// A label of a cell, which places it.
private final class CellLabel: UILabel {
  weak var cell: UITableViewCell?
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cell?.contentChanged()
  }
}
private final class CellImage: UIImageView {
  weak var cell: UITableViewCell?
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cell?.contentChanged()
  }
}

extension UIImage {
  /// What a row keeps for it, in points; zero along an axis where that is its own size.
  ///
  /// - Source: measured on SwiftUI, M087 and M542: symbols stand in the middle of 24 points. Apple's page on
  ///   `reservedLayoutSize`: that scales with the size of text.
  /// - Parameter wish: Zero leaves it to the picture, `standardDimension` is the room of a symbol.
  func reserved(_ wish: CGSize, for traits: UITraitCollection) -> CGSize {
    let standard = UIFontMetrics.default.scaledValue(for: 24, compatibleWith: traits)
    func length(_ wish: CGFloat, _ standard: CGFloat) -> CGFloat {
      wish > 0 ? wish : wish < 0 || isSymbolImage ? standard : 0
    }
    return CGSize(width: length(wish.width, standard), height: length(wish.height, standard * 11 / 12))
  }
}

/// Where a picture and two texts stand in a row, in points.
struct ListContentLayout {
  struct Texts {
    var text: UILabel?
    var secondary: UILabel?
  }
  struct Frames {
    var image = CGRect.zero
    var text = CGRect.zero
    var secondary = CGRect.zero
  }
  var margins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  /// The size of the picture; nil without one.
  var image: CGSize?
  /// What is kept for the picture: it stands in the middle of that. Zero is its size.
  var reservedImage = CGSize.zero
  var imageGap: CGFloat = 16
  var isSideBySide = false
  var sideGap: CGFloat = 8
  var verticalGap: CGFloat = 0
  /// The first text stands in a column of its own, before the second.
  var hasLabelColumn = false

  private var textStart: CGFloat {
    guard let image else { return margins.leading }
    return margins.leading + imageRoom(image).width + imageGap
  }
  private func imageRoom(_ size: CGSize) -> CGSize {
    CGSize(
      width: reservedImage.width > 0 ? reservedImage.width : size.width,
      height: reservedImage.height > 0 ? reservedImage.height : size.height)
  }
  private func sizes(width: CGFloat, _ texts: Texts) -> (CGSize, CGSize, isBeside: Bool) {
    let room = max(0, width - textStart - margins.trailing)
    func size(_ label: UILabel?, _ width: CGFloat) -> CGSize {
      guard let label else { return .zero }
      let one = label.sizeThatFits(CGSize(width: label.numberOfLines == 1 ? 0 : width, height: 0))
      return CGSize(width: min(one.width, width), height: one.height)
    }
    if hasLabelColumn {
      return (size(texts.text, 91), size(texts.secondary, max(0, room - 97)), true)
    }
    let (first, second) = (size(texts.text, room), size(texts.secondary, room))
    guard isSideBySide else { return (first, second, false) }
    if first.width + sideGap + second.width <= room || texts.text?.numberOfLines == 1 {
      let rest = max(0, room - first.width - sideGap)
      return (first, CGSize(width: min(second.width, rest), height: second.height), true)
    }
    return (first, second, false)
  }

  func height(width: CGFloat, _ texts: Texts) -> CGFloat {
    let (first, second, isBeside) = sizes(width: width, texts)
    let hasBoth = first.height > 0 && second.height > 0
    let text =
      isBeside
      ? max(first.height, second.height) : first.height + second.height + (hasBoth ? verticalGap : 0)
    return max(text, image.map(imageRoom)?.height ?? 0) + margins.top + margins.bottom
  }

  func frames(in size: CGSize, _ texts: Texts) -> Frames {
    var frames = Frames()
    let (first, second, isBeside) = sizes(width: size.width, texts)
    let (top, bottom) = (margins.top, size.height - margins.bottom)
    let middle = (top + bottom) / 2
    if let image {
      frames.image = CGRect(
        x: margins.leading + (imageRoom(image).width - image.width) / 2, y: middle - image.height / 2,
        width: image.width, height: image.height)
    }
    if hasLabelColumn {
      frames.text = CGRect(x: textStart, y: middle - first.height / 2, width: 91, height: first.height)
      frames.secondary = CGRect(
        x: textStart + 97, y: middle - second.height / 2, width: second.width, height: second.height)
      return frames
    }
    if isBeside {
      frames.text = CGRect(origin: CGPoint(x: textStart, y: middle - first.height / 2), size: first)
      frames.secondary = CGRect(
        x: size.width - margins.trailing - second.width, y: middle - second.height / 2, width: second.width,
        height: second.height)
      return frames
    }
    let room = max(0, size.width - textStart - margins.trailing)
    let gap = first.height > 0 && second.height > 0 ? verticalGap : 0
    let y = middle - (first.height + gap + second.height) / 2
    frames.text = CGRect(x: textStart, y: y, width: room, height: first.height)
    frames.secondary = CGRect(x: textStart, y: y + first.height + gap, width: room, height: second.height)
    return frames
  }
}
