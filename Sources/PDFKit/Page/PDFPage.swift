import CoreGraphics
import Foundation
import UIKit

/// A page: one of a file, a picture, or an empty one.
///
/// Its space is that of its boxes: points with y upward from the lower left corner, whichever way it is turned.
open class PDFPage: NSObject, NSCopying, @unchecked Sendable {
  public internal(set) weak var document: PDFDocument?
  /// The page as Core Graphics has it; nil for pages that were not read.
  public private(set) var pageRef: CGPDFPage?
  /// Held because the annotations and the fonts are read from it.
  private var source: CGPDFDocument?
  let image: UIImage?
  private var boxes: [PDFDisplayBox: CGRect] = [:]
  private var turned: Int?
  private var found: [PDFAnnotation]?
  private var knownText: PageText?
  /// Whether it has to be written anew.
  var isChanged = false

  /// An empty page as large as a letter.
  public required override init() { image = nil }
  /// A page that shows a picture, as large as it is: a point of it is a point of the page.
  ///
  /// - Parameter options: A `mediaBox` that the picture fills, a `rotation`.
  public init?(image: UIImage, options: [ImageInitializationOption: Any] = [:]) {
    guard image.size.width > 0, image.size.height > 0 else { return nil }
    self.image = image
    super.init()
    let size = CGRect(origin: .zero, size: image.size)
    switch options[.mediaBox] {
    case let box as CGRect: boxes[.mediaBox] = box
    case let box as NSValue: boxes[.mediaBox] = box.cgRectValue
    default: boxes[.mediaBox] = size
    }
    if let angle = options[.rotation] as? NSNumber
      ?? (options[.rotation] as? Int).map({ NSNumber(value: $0) })
    {
      rotation = angle.intValue
    }
  }
  func take(_ page: CGPDFPage) { (pageRef, source) = (page, page.document) }
  /// The same page, with copies of its annotations, in no document.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy: PDFPage
    if let image { copy = PDFPage(image: image) ?? PDFPage() } else { copy = type(of: self).init() }
    (copy.pageRef, copy.source, copy.boxes, copy.turned) = (pageRef, source, boxes, turned)
    copy.isChanged = isChanged
    if let found {
      copy.found = found.compactMap { $0.copy() as? PDFAnnotation }
      copy.found?.forEach { $0.page = copy }
    }
    return copy
  }

  /// How its place is called: as the file numbers its pages, else by its number from 1.
  open var label: String? {
    guard let document else { return nil }
    let index = document.index(for: self)
    return PageLabels.label(of: index, in: document) ?? "\(index + 1)"
  }

  // MARK: Boxes

  /// By how much it is turned clockwise when it is shown: a multiple of 90 degrees.
  open var rotation: Int {
    get { turned ?? Int(pageRef?.rotationAngle ?? 0) }
    set {
      turned = ((newValue % 360) + 360) % 360 / 90 * 90
      isChanged = true
    }
  }
  /// A box, in the space of the page. Those that are not set are the crop box, and that is the media box.
  open func bounds(for box: PDFDisplayBox) -> CGRect {
    if let own = boxes[box] { return own }
    if box != .mediaBox, box != .cropBox, boxes[.cropBox] != nil, pageRef == nil {
      return bounds(for: .cropBox)
    }
    if let pageRef, boxes[.mediaBox] == nil {
      return pageRef.getBoxRect(CGPDFBox(rawValue: Int32(box.rawValue)) ?? .mediaBox)
    }
    return boxes[.cropBox] ?? boxes[.mediaBox] ?? CGRect(x: 0, y: 0, width: 612, height: 792)
  }
  /// Sets a box; an empty one makes it unset again.
  open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) {
    boxes[box] = bounds.isEmpty ? nil : bounds
    isChanged = true
  }
  /// Boxes that were set, for the file.
  var ownBoxes: [PDFDisplayBox: CGRect] { boxes }
  /// How large a box is as it is shown.
  func shownSize(_ box: PDFDisplayBox) -> CGSize {
    let size = bounds(for: box).size
    return rotation % 180 == 0 ? size : CGSize(width: size.height, height: size.width)
  }
  /// From the space of the page to a box as it is shown, y upward from its lower left corner.
  open func transform(for box: PDFDisplayBox) -> CGAffineTransform {
    let bounds = bounds(for: box)
    let base = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    return switch rotation {
    case 90: base.concatenating(CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: bounds.width))
    case 180:
      base.concatenating(CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: bounds.width, ty: bounds.height))
    case 270: base.concatenating(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: bounds.height, ty: 0))
    default: base
    }
  }
  /// Has a context that lies in a box as it is shown lie in the space of the page.
  open func transform(_ context: CGContext, for box: PDFDisplayBox) {
    context.concatenate(transform(for: box))
  }

  // MARK: Drawing

  /// Draws the page with its annotations into a context whose y points upward, a box of it from the origin on.
  open func draw(with box: PDFDisplayBox, to context: CGContext) {
    context.saveGState()
    transform(context, for: box)
    context.clip(to: bounds(for: box))
    drawContent(in: context)
    for annotation in annotations where annotation.shouldDisplay { annotation.draw(with: box, in: context) }
    context.restoreGState()
  }
  /// What is on the page itself, in its space.
  func drawContent(in context: CGContext) {
    if let pageRef { context.drawPDFPage(pageRef) }
    if let picture = image?.cgImage { context.draw(picture, in: bounds(for: .mediaBox)) }
  }
  /// A picture of the page on white, as large as fits into a size in proportion.
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
    let shown = shownSize(box)
    guard shown.width > 0, shown.height > 0, size.width > 0, size.height > 0 else { return UIImage() }
    let factor = min(size.width / shown.width, size.height / shown.height)
    let whole = CGSize(
      width: max(1, (shown.width * factor).rounded()), height: max(1, (shown.height * factor).rounded()))
    let scale = UIGraphicsImageRendererFormat.preferred().scale
    let context = CGContext(size: whole, scale: scale, isOpaque: true)
    paint(in: context, CGRect(origin: .zero, size: whole), box)
    return context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
  }
  /// Draws the page on white into a rectangle of a context whose y points downward.
  func paint(in context: CGContext, _ rect: CGRect, _ box: PDFDisplayBox) {
    let shown = shownSize(box)
    guard shown.width > 0, shown.height > 0 else { return }
    context.saveGState()
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(rect)
    context.translateBy(x: rect.minX, y: rect.maxY)
    context.scaleBy(x: rect.width / shown.width, y: -rect.height / shown.height)
    UIGraphicsPushContext(context)
    draw(with: box, to: context)
    UIGraphicsPopContext()
    context.restoreGState()
  }

  // MARK: Annotations

  /// What lies on the page, from below.
  open var annotations: [PDFAnnotation] {
    if let found { return found }
    let list = pageRef?.object["Annots"]?.array ?? []
    let read = list.map(\.resolved).filter { $0.dictionary != nil }.map { PDFAnnotation($0, on: self) }
    found = read
    return read
  }
  /// Puts an annotation on top of the others; it leaves the page that it was on.
  open func addAnnotation(_ annotation: PDFAnnotation) {
    annotation.page?.removeAnnotation(annotation)
    found = annotations + [annotation]
    annotation.page = self
    annotationsChanged()
  }
  open func removeAnnotation(_ annotation: PDFAnnotation) {
    guard annotations.contains(where: { $0 === annotation }) else { return }
    found?.removeAll { $0 === annotation }
    annotation.page = nil
    annotationsChanged()
  }
  /// The topmost annotation at a point of the page.
  open func annotation(at point: CGPoint) -> PDFAnnotation? {
    annotations.last { $0.shouldDisplay && $0.bounds.contains(point) }
  }
  func annotationsChanged() {
    isChanged = true
    NotificationCenter.default.post(name: .pageLookChanged, object: self)
  }
  /// Whether annotations were looked at, and may have changed.
  var knownAnnotations: [PDFAnnotation]? { found }

  /// The page as a file of its own.
  open var dataRepresentation: Data? { DocumentWriter.data(of: [self], of: nil, options: [:]) }

  // MARK: Text

  var text: PageText {
    if let knownText { return knownText }
    let text = document?.isLocked == true ? PageText() : PageText(pageRef)
    knownText = text
    return text
  }

  /// How a picture becomes a page.
  public struct ImageInitializationOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A rectangle that the picture fills.
    public static let mediaBox = Self(rawValue: "PDFPageImageInitializationOptionMediaBox")
    public static let rotation = Self(rawValue: "PDFPageImageInitializationOptionRotation")
    /// Pictures always fill their box.
    public static let upscaleIfSmaller = Self(rawValue: "PDFPageImageInitializationOptionUpscaleIfSmaller")
    /// 0…1, of the picture in a file.
    public static let compressionQuality = Self(
      rawValue: "PDFPageImageInitializationOptionCompressionQuality")
  }
}

extension NSNotification.Name {
  /// A page looks otherwise than it did.
  static let pageLookChanged = Self("SashPDFPageLookChanged")
}

/// The names that a file gives to its pages.
///
/// - Source: ISO 32000-1, 12.4.2
enum PageLabels {
  static func label(of index: Int, in document: PDFDocument) -> String? {
    guard let numbers = document.documentRef?.file.root?["PageLabels"]?["Nums"]?.array else { return nil }
    var found: (start: Int, style: PDFObject)?
    for place in stride(from: 0, to: numbers.count - 1, by: 2) {
      if let start = numbers[place].integer, start <= index { found = (start, numbers[place + 1].resolved) }
    }
    guard let found else { return nil }
    let number = index - found.start + (found.style["St"]?.integer ?? 1)
    let prefix = found.style["P"]?.text ?? ""
    return switch found.style["S"]?.name {
    case "D": prefix + "\(number)"
    case "R": prefix + roman(number)
    case "r": prefix + roman(number).lowercased()
    case "A": prefix + letters(number)
    case "a": prefix + letters(number).lowercased()
    default: prefix
    }
  }
  private static func roman(_ number: Int) -> String {
    let signs = [
      (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"),
      (10, "X"),
      (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]
    var (rest, result) = (min(max(number, 0), 100_000), "")
    for (value, sign) in signs {
      while rest >= value {
        result += sign
        rest -= value
      }
    }
    return result
  }
  /// A…Z, then AA, BB…
  private static func letters(_ number: Int) -> String {
    guard number > 0, let letter = Unicode.Scalar(65 + UInt32((number - 1) % 26)) else { return "" }
    return String(repeating: String(letter), count: (number - 1) / 26 + 1)
  }
}
