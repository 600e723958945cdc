import CoreGraphics
import Foundation
import UIKit

// What single kinds of annotations say.

extension PDFAnnotation {
  // MARK: Marks

  /// The corners of each marked part as points from the lower left corner of the bounds: upper left, upper right,
  /// lower left, lower right.
  public var quadrilateralPoints: [NSValue]? {
    get { corners?.map { NSValue(cgPoint: $0) } }
    set { self[.quadPoints, [CGPoint].self] = newValue?.map(\.cgPointValue) }
  }
  var corners: [CGPoint]? {
    guard let points = self[.quadPoints, [CGPoint].self], points.count >= 4 else { return nil }
    return points
  }
  /// How text is marked. Nothing is taken away by a mark that says redact.
  public var markupType: PDFMarkupType {
    get {
      switch kind {
      case .strikeOut: .strikeOut
      case .underline: .underline
      case PDFAnnotationSubtype(rawValue: "/Redact"): .redact
      default: .highlight
      }
    }
    set { type = ["Highlight", "StrikeOut", "Underline", "Redact"][newValue.rawValue] }
  }

  // MARK: Lines

  /// From the lower left corner of the bounds.
  public var startPoint: CGPoint {
    get { self[.linePoints, [CGPoint].self]?.first ?? .zero }
    set { self[.linePoints, [CGPoint].self] = [newValue, endPoint] }
  }
  public var endPoint: CGPoint {
    get { self[.linePoints, [CGPoint].self]?.last ?? CGPoint(x: bounds.width, y: bounds.height) }
    set { self[.linePoints, [CGPoint].self] = [startPoint, newValue] }
  }
  private var endings: [String] {
    let found =
      self[.lineEndingStyles, [Any].self]?.map {
        ($0 as? PDFAnnotationLineEndingStyle)?.rawValue ?? $0 as? String ?? ""
      } ?? []
    return found.count == 2 ? found : ["/None", "/None"]
  }
  public var startLineStyle: PDFLineStyle {
    get { Self.lineStyle(fromName: endings[0]) }
    set { self[.lineEndingStyles, [Any].self] = ["/" + Self.name(for: newValue), endings[1]] }
  }
  public var endLineStyle: PDFLineStyle {
    get { Self.lineStyle(fromName: endings[1]) }
    set { self[.lineEndingStyles, [Any].self] = [endings[0], "/" + Self.name(for: newValue)] }
  }
  private static let lineNames = ["None", "Square", "Circle", "Diamond", "OpenArrow", "ClosedArrow"]
  /// The end of a line by its name in files; none for other names.
  public class func lineStyle(fromName name: String) -> PDFLineStyle {
    lineNames.firstIndex(of: String(name.drop { $0 == "/" })).flatMap { PDFLineStyle(rawValue: $0) } ?? .none
  }
  public class func name(for style: PDFLineStyle) -> String { lineNames[style.rawValue] }

  // MARK: Notes and stamps

  private static let icons = ["Comment", "Key", "Note", "Help", "NewParagraph", "Paragraph", "Insert"]
  public var iconType: PDFTextAnnotationIconType {
    get {
      let name = self[.iconName, String.self]?.drop { $0 == "/" }
      return name.flatMap { Self.icons.firstIndex(of: String($0)) }.flatMap {
        PDFTextAnnotationIconType(rawValue: $0)
      } ?? .note
    }
    set { self[.iconName, String.self] = "/" + Self.icons[newValue.rawValue] }
  }
  /// What a stamp says.
  public var stampName: String? {
    get { self[.iconName, String.self].map { String($0.drop { $0 == "/" }) } }
    set { self[.iconName, String.self] = newValue.map { "/" + $0.drop { $0 == "/" } } }
  }
  /// Whether a note shows its words at first.
  public var isOpen: Bool {
    get { self[.open, Bool.self] ?? false }
    set { self[.open, Bool.self] = newValue }
  }

  // MARK: Fields

  private func has(_ bit: Int) -> Bool { (self[.widgetFieldFlags, Int.self] ?? 0) & 1 << (bit - 1) != 0 }
  private func set(_ bit: Int, _ isSet: Bool) {
    let flags = self[.widgetFieldFlags, Int.self] ?? 0
    self[.widgetFieldFlags, Int.self] = isSet ? flags | 1 << (bit - 1) : flags & ~(1 << (bit - 1))
  }
  public var fieldName: String? {
    get { self[.textLabel, String.self] }
    set { self[.textLabel, String.self] = newValue }
  }
  public var widgetFieldType: PDFAnnotationWidgetSubtype {
    get { PDFAnnotationWidgetSubtype(rawValue: self[.widgetFieldType, String.self] ?? "") }
    set { self[.widgetFieldType, String.self] = newValue.rawValue }
  }
  // - Source: ISO 32000-1, tables 226 to 230, where bits are counted from 1.
  public var widgetControlType: PDFWidgetControlType {
    get {
      widgetFieldType != .button
        ? .unknownControl : has(17) ? .pushButtonControl : has(16) ? .radioButtonControl : .checkBoxControl
    }
    set {
      set(17, newValue == .pushButtonControl)
      set(16, newValue == .radioButtonControl)
    }
  }
  public var isReadOnly: Bool {
    get { has(1) }
    set { set(1, newValue) }
  }
  public var isMultiline: Bool {
    get { has(13) }
    set { set(13, newValue) }
  }
  public var isPasswordField: Bool { has(14) }
  /// Whether a choice is a list that is always seen.
  public var isListChoice: Bool {
    get { widgetFieldType == .choice && !has(18) }
    set { set(18, !newValue) }
  }
  /// Whether each letter has a place of its own, as many as `maximumLength` says.
  public var hasComb: Bool {
    get { has(25) }
    set { set(25, newValue) }
  }
  /// Whether a pressed radio button can be pressed off again.
  public var allowsToggleToOff: Bool {
    get { !has(15) }
    set { set(15, !newValue) }
  }
  /// Whether radio buttons of one name and value go on and off together.
  public var radiosInUnison: Bool {
    get { has(26) }
    set { set(26, newValue) }
  }
  /// Whether it is a field of text that a person may fill in.
  public var isActivatableTextField: Bool { kind == .widget && widgetFieldType == .text && !isReadOnly }
  /// 0 where there is no limit.
  public var maximumLength: Int {
    get { self[.widgetMaxLen, Int.self] ?? 0 }
    set { self[.widgetMaxLen, Int.self] = newValue }
  }
  public var widgetStringValue: String? {
    get {
      self[.widgetValue, String.self].map { widgetFieldType == .button ? String($0.drop { $0 == "/" }) : $0 }
    }
    set { self[.widgetValue, String.self] = newValue }
  }
  public var widgetDefaultStringValue: String? {
    get { self[.widgetDefaultValue, String.self] }
    set { self[.widgetDefaultValue, String.self] = newValue }
  }
  public var backgroundColor: UIColor? {
    get { self[.widgetBackgroundColor, UIColor.self] }
    set { self[.widgetBackgroundColor, UIColor.self] = newValue }
  }
  /// Of a button.
  public var caption: String? {
    get { self[.widgetCaption, String.self] }
    set { self[.widgetCaption, String.self] = newValue }
  }
  /// What a choice offers, as it is shown.
  public var choices: [String]? {
    get { self[.widgetOptions, [Any].self]?.compactMap { $0 as? String ?? ($0 as? [String])?.last } }
    set { self[.widgetOptions, [Any].self] = newValue }
  }
  /// What it offers, as it is kept.
  public var values: [String]? {
    get { self[.widgetOptions, [Any].self]?.compactMap { $0 as? String ?? ($0 as? [String])?.first } }
    set {
      let shown = choices ?? []
      self[.widgetOptions, [Any].self] = newValue?.enumerated().map { index, value in
        shown.indices.contains(index) && shown[index] != value ? [value, shown[index]] as Any : value
      }
    }
  }
  /// What the state of a button is called that is on; those of one name have different ones.
  public var buttonWidgetStateString: String {
    get {
      if let known = self[PDFAnnotationKey(rawValue: "/SashOn"), String.self] { return known }
      return original?["AP"]?["N"]?.dictionary?.keys.sorted().first { $0 != "Off" } ?? "Yes"
    }
    set { self[PDFAnnotationKey(rawValue: "/SashOn"), String.self] = newValue }
  }
  /// Whether a button is on. Setting it leaves other buttons as they are.
  public var buttonWidgetState: PDFWidgetCellState {
    get {
      let state = self[.appearanceState, String.self] ?? self[.widgetValue, String.self] ?? "/Off"
      return state.drop { $0 == "/" } == "Off" || state.isEmpty ? .offState : .onState
    }
    set {
      let name = newValue == .onState ? "/" + buttonWidgetStateString : "/Off"
      self[.appearanceState, String.self] = name
      self[.widgetValue, String.self] = name
    }
  }
}
