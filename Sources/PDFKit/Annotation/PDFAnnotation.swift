import CoreGraphics
import Foundation
import UIKit

/// Something that lies on a page: a mark, a note, a link, a field.
///
/// What it looks like is drawn as its file says as long as nothing of it has changed; after that, and for new ones,
/// by its kind. The same
/// drawing is written into files.
///
/// - Missing: kinds other than those of `PDFAnnotationSubtype` are drawn only as their file says.
open class PDFAnnotation: NSObject, NSCopying, NSCoding, @unchecked Sendable {
  public internal(set) weak var page: PDFPage?
  /// In the space of the page.
  open var bounds: CGRect { didSet { if bounds != oldValue { changed() } } }
  /// What is set, by names in files with their slash; without the rectangle and what has a property of its own here.
  private var entries: [String: Any] = [:]
  /// As it was read.
  let original: PDFObject?
  /// Whether it is no longer as it was read.
  private(set) var isChanged = false
  /// Whether it is shown as pressed, or marked by a search.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { page?.annotationsChanged() } } }
  /// The pop-up that belongs to a note.
  open var popup: PDFAnnotation? { didSet { changed() } }
  /// What happens when it is pressed.
  open var action: PDFAction? { didSet { changed() } }
  var place: PDFDestination? { didSet { changed() } }
  /// The line that it is drawn with, or that is around it.
  open var border: PDFBorder? { didSet { changed() } }
  private var fontOfText: UIFont?
  private var colorOfText: UIColor?
  /// Lines of ink, from the lower left corner of the bounds.
  private(set) var ink: [UIBezierPath] = []

  /// An annotation of a kind, with what is said about it by `PDFAnnotationKey`.
  public init(
    bounds: CGRect, forType annotationType: PDFAnnotationSubtype,
    withProperties properties: [AnyHashable: Any]?
  ) {
    (self.bounds, original) = (bounds, nil)
    super.init()
    entries["/Subtype"] = AnnotationValue.name(annotationType.rawValue)
    for (key, value) in properties ?? [:] {
      if let name = AnnotationValue.name(key.base) {
        _ = setValue(value, forAnnotationKey: PDFAnnotationKey(rawValue: name))
      }
    }
    isChanged = true
  }
  /// An annotation without a kind.
  public override init() {
    (bounds, original) = (.zero, nil)
    super.init()
    isChanged = true
  }
  public required init?(coder: NSCoder) {
    let n = (coder.decodeObject(forKey: "bounds") as? [NSNumber])?.map { CGFloat($0.doubleValue) } ?? []
    bounds = n.count == 4 ? CGRect(x: n[0], y: n[1], width: n[2], height: n[3]) : .zero
    original = nil
    super.init()
    entries["/Subtype"] = coder.decodeObject(forKey: "type") as? String
    entries["/Contents"] = coder.decodeObject(forKey: "contents") as? String
    isChanged = true
  }
  /// Keeps its kind, its place and its words.
  open func encode(with coder: NSCoder) {
    let sides: [CGFloat] = [bounds.minX, bounds.minY, bounds.width, bounds.height]
    coder.encode(sides.map { NSNumber(value: Double($0)) }, forKey: "bounds")
    coder.encode(entries["/Subtype"] as? String, forKey: "type")
    coder.encode(contents, forKey: "contents")
  }
  init(_ object: PDFObject, on page: PDFPage) {
    (bounds, original) = (object["Rect"]?.rect ?? .zero, object)
    super.init()
    read(object, on: page)
    self.page = page
    isChanged = false
  }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = PDFAnnotation(
      bounds: bounds, forType: PDFAnnotationSubtype(rawValue: "/" + (type ?? "")), withProperties: nil)
    copy.entries = entries
    (copy.action, copy.place, copy.border, copy.popup) = (action, place, border?.copy() as? PDFBorder, popup)
    (copy.fontOfText, copy.colorOfText) = (fontOfText, colorOfText)
    copy.ink = ink
    return copy
  }

  private func read(_ object: PDFObject, on page: PDFPage) {
    let (document, origin) = (page.document, bounds.origin)
    // A field's name, kind and value may be said by what it is a part of.
    for key in ["FT", "Ff", "V", "DV", "T", "MaxLen", "Opt", "DA", "Q"] where object.dictionary?[key] == nil {
      entries["/" + key] = PDFFile.inherited(key, of: object).flatMap { AnnotationValue.value($0) }
    }
    for (key, entry) in object.dictionary ?? [:] {
      let entry = entry.resolved
      switch key {
      case "Rect", "AP", "P", "Parent", "BS", "Border", "Popup", "MK", "Kids", "AA": continue
      case "C", "IC": entries["/" + key] = AnnotationValue.color(entry)
      case "M", "CreationDate": entries["/" + key] = entry.date
      case "A": action = PDFAction.read(entry, in: document)
      case "Dest": place = document?.destination(entry)
      case "QuadPoints": entries["/QuadPoints"] = AnnotationGeometry.quads(entry.numbers, from: origin)
      case "L":
        let n = entry.numbers
        if n.count >= 4 {
          entries["/L"] = [
            CGPoint(x: n[0] - origin.x, y: n[1] - origin.y), CGPoint(x: n[2] - origin.x, y: n[3] - origin.y),
          ]
        }
      case "InkList": ink = (entry.array ?? []).map { AnnotationGeometry.path($0.numbers, from: origin) }
      default: entries["/" + key] = AnnotationValue.value(entry)
      }
    }
    border = PDFBorder(object)
    if let look = object["MK"] {
      entries["/BG"] = AnnotationValue.color(look["BG"])
      entries["/BC"] = AnnotationValue.color(look["BC"])
      entries["/CA"] = look["CA"]?.text
      entries["/R"] = look["R"]?.integer
    }
    readFont()
  }
  /// The font and the colour of `DA`: `/Helv 12 Tf 0 g`.
  private func readFont() {
    guard let text = entries["/DA"] as? String else { return }
    let words = text.split { $0 == " " || $0.isNewline }.map { String($0) }
    for (index, word) in words.enumerated() {
      func n(_ back: Int) -> CGFloat { index >= back ? CGFloat(Double(words[index - back]) ?? 0) : 0 }
      switch word {
      case "Tf":
        let name = index >= 2 ? String(words[index - 2].drop { $0 == "/" }) : "Helv"
        fontOfText = AnnotationFont.font(name, n(1))
      case "g": colorOfText = UIColor(white: n(1), alpha: 1)
      case "rg": colorOfText = UIColor(red: n(3), green: n(2), blue: n(1), alpha: 1)
      default: continue
      }
    }
  }

  func changed() {
    isChanged = true
    page?.annotationsChanged()
  }

  // MARK: Values by keys

  /// What is said under a key; nil if nothing is.
  open func value(forAnnotationKey key: PDFAnnotationKey) -> Any? {
    switch key {
    case .rect: NSValue(cgRect: bounds)
    case .page: page
    case .action: action
    case .destination: place
    case .border, .borderStyle: border
    case .popup: popup
    case .inklist: ink.isEmpty ? nil : ink
    default: entries[key.rawValue]
    }
  }
  /// Says something under a key; false for a value of a kind that does not belong there.
  @discardableResult
  open func setValue(_ value: Any, forAnnotationKey key: PDFAnnotationKey) -> Bool {
    switch key {
    case .rect:
      guard let rect = AnnotationValue.rect(value) else { return false }
      bounds = rect
    case .action:
      guard let value = value as? PDFAction else { return false }
      action = value
    case .destination:
      guard let value = value as? PDFDestination else { return false }
      place = value
    case .border, .borderStyle:
      if let value = value as? PDFBorder {
        border = value
      } else if let values = value as? [AnyHashable: Any] {
        border = AnnotationValue.object(values).flatMap { PDFBorder(.dictionary(["BS": $0])) }
      } else {
        return false
      }
    case .popup:
      guard let value = value as? PDFAnnotation else { return false }
      popup = value
    case .inklist:
      guard let value = value as? [UIBezierPath] else { return false }
      ink = value
    case .color, .interiorColor, .widgetBackgroundColor, .widgetBorderColor:
      if let numbers = value as? [Any] {
        entries[key.rawValue] = AnnotationValue.color(
          .numbers(numbers.compactMap { AnnotationValue.number($0) }))
      } else if value is UIColor {
        entries[key.rawValue] = value
      } else {
        return false
      }
    case .linePoints:
      if let numbers = (value as? [Any])?.compactMap({ AnnotationValue.number($0) }), numbers.count == 4 {
        entries[key.rawValue] = [
          CGPoint(x: numbers[0], y: numbers[1]), CGPoint(x: numbers[2], y: numbers[3]),
        ]
      } else {
        entries[key.rawValue] = (value as? [Any])?.compactMap { AnnotationValue.point($0) }
      }
    case .quadPoints: entries[key.rawValue] = (value as? [Any])?.compactMap { AnnotationValue.point($0) }
    case .widgetAppearanceDictionary:
      guard let look = value as? PDFAppearanceCharacteristics else { return false }
      (entries["/BG"], entries["/BC"], entries["/CA"]) = (
        look.backgroundColor, look.borderColor, look.caption
      )
    case .defaultAppearance:
      entries[key.rawValue] = value
      readFont()
    default: entries[key.rawValue] = value
    }
    changed()
    return true
  }
  @discardableResult
  open func setBoolean(_ value: Bool, forAnnotationKey key: PDFAnnotationKey) -> Bool {
    setValue(value, forAnnotationKey: key)
  }
  @discardableResult
  open func setRect(_ value: CGRect, forAnnotationKey key: PDFAnnotationKey) -> Bool {
    setValue(NSValue(cgRect: value), forAnnotationKey: key)
  }
  /// Has nothing be said under a key.
  open func removeValue(forAnnotationKey key: PDFAnnotationKey) {
    switch key {
    case .action: action = nil
    case .destination: place = nil
    case .border, .borderStyle: border = nil
    case .popup: popup = nil
    case .inklist: ink = []
    default: entries[key.rawValue] = nil
    }
    changed()
  }
  /// All that is said, by `PDFAnnotationKey`.
  open var annotationKeyValues: [AnyHashable: Any] {
    var result: [AnyHashable: Any] = [PDFAnnotationKey.rect: NSValue(cgRect: bounds)]
    for (key, value) in entries { result[PDFAnnotationKey(rawValue: key)] = value }
    for key in [PDFAnnotationKey.action, .destination, .border, .inklist] {
      result[key] = value(forAnnotationKey: key)
    }
    return result
  }
  /// What is said without a property of its own here.
  var plainEntries: [String: Any] { entries }

  subscript<Value>(key: PDFAnnotationKey, type: Value.Type) -> Value? {
    get { entries[key.rawValue] as? Value }
    set {
      entries[key.rawValue] = newValue
      changed()
    }
  }

  // MARK: What all have

  /// The kind without its slash, as `Highlight`.
  open var type: String? {
    get { (entries["/Subtype"] as? String).map { String($0.drop { $0 == "/" }) } }
    set {
      entries["/Subtype"] = newValue.map { "/" + $0.drop { $0 == "/" } }
      changed()
    }
  }
  var kind: PDFAnnotationSubtype { PDFAnnotationSubtype(rawValue: "/" + (type ?? "")) }
  /// Its words: of a note, and those that a free text shows.
  open var contents: String? {
    get { self[.contents, String.self] }
    set { self[.contents, String.self] = newValue }
  }
  /// Yellow for marks and notes that say nothing else, black for others.
  open var color: UIColor {
    get {
      self[.color, UIColor.self]
        ?? (kind == .highlight || kind == .text ? .yellow : kind == .freeText ? .clear : .black)
    }
    set { self[.color, UIColor.self] = newValue }
  }
  open var interiorColor: UIColor? {
    get { self[.interiorColor, UIColor.self] }
    set { self[.interiorColor, UIColor.self] = newValue }
  }
  open var userName: String? {
    get { self[.textLabel, String.self] }
    set { self[.textLabel, String.self] = newValue }
  }
  open var modificationDate: Date? {
    get { self[.date, Date.self] }
    set { self[.date, Date.self] = newValue }
  }
  private func flag(_ bit: Int) -> Bool { (self[.flags, Int.self] ?? 4) & bit != 0 }
  private func setFlag(_ bit: Int, _ isSet: Bool) {
    let flags = self[.flags, Int.self] ?? 4
    self[.flags, Int.self] = isSet ? flags | bit : flags & ~bit
  }
  /// Whether it is shown on the screen.
  open var shouldDisplay: Bool {
    get { !flag(2) && !flag(32) }
    set {
      setFlag(2, !newValue)
      if newValue { setFlag(32, false) }
    }
  }
  /// Whether it is printed with its page.
  open var shouldPrint: Bool {
    get { flag(4) }
    set { setFlag(4, newValue) }
  }
  /// Where a link leads to on its document.
  open var destination: PDFDestination? {
    get { place ?? (action as? PDFActionGoTo)?.destination }
    set { place = newValue }
  }
  /// The address that a link opens.
  open var url: URL? {
    get { (action as? PDFActionURL)?.url }
    set { action = newValue.map { PDFActionURL(url: $0) } }
  }
  /// Of free texts and fields.
  open var font: UIFont? {
    get { fontOfText }
    set {
      fontOfText = newValue
      changed()
    }
  }
  open var fontColor: UIColor? {
    get { colorOfText }
    set {
      colorOfText = newValue
      changed()
    }
  }
  /// Of the text.
  open var alignment: NSTextAlignment {
    get { [NSTextAlignment.left, .center, .right][min(max(self[.quadding, Int.self] ?? 0, 0), 2)] }
    set { self[.quadding, Int.self] = newValue == .center ? 1 : newValue == .right ? 2 : 0 }
  }
  /// Whether its file says what it looks like.
  open var hasAppearanceStream: Bool { !isChanged && appearance != nil }
  /// What the file says that it looks like, in its present state.
  var appearance: PDFStream? {
    guard let normal = original?["AP"]?["N"] else { return nil }
    if let stream = normal.stream { return stream }
    let state = (self[.appearanceState, String.self] ?? "/Off").drop { $0 == "/" }
    return normal[String(state)]?.stream
  }

  // MARK: Ink

  /// The lines of ink, from the lower left corner of the bounds.
  open var paths: [UIBezierPath]? { ink.isEmpty ? nil : ink }
  open func add(_ path: UIBezierPath) {
    ink.append(path)
    changed()
  }
  open func remove(_ path: UIBezierPath) {
    ink.removeAll { $0 === path }
    changed()
  }

  // MARK: Drawing

  /// Draws it into a context that lies in the space of the page, y upward.
  open func draw(with box: PDFDisplayBox, in context: CGContext) {
    guard kind != .popup else { return }
    AnnotationLook(self).draw(in: context)
    guard isHighlighted else { return }
    context.saveGState()
    context.setFillColor(gray: 0, alpha: 0.15)
    context.fill(bounds)
    context.restoreGState()
  }
}
