import CoreGraphics
import Foundation
import UIKit

/// Makes annotations entries of files.
struct AnnotationWriter {
  let annotation: PDFAnnotation
  init(_ annotation: PDFAnnotation) { self.annotation = annotation }
  /// The names by which fields find their fonts.
  static let fonts = [
    "Helv": "Helvetica", "HeBo": "Helvetica-Bold", "TiRo": "Times-Roman", "TiBo": "Times-Bold",
    "Cour": "Courier",
    "CoBo": "Courier-Bold",
  ]

  /// What it looks like, and how that comes to its place; of subclasses that draw by themselves a picture of it.
  var look: (PDFStream, CGAffineTransform)? {
    if type(of: annotation) != PDFAnnotation.self, annotation.isChanged { return drawn }
    return AnnotationLook(annotation).form.map { ($0.stream, $0.transform) }
  }
  private var drawn: (PDFStream, CGAffineTransform)? {
    let bounds = annotation.bounds
    guard bounds.width > 0, bounds.height > 0, bounds.width < 5000, bounds.height < 5000 else { return nil }
    let context = CGContext(size: bounds.size, scale: 2, isOpaque: false)
    context.translateBy(x: -bounds.minX, y: bounds.maxY)
    context.scaleBy(x: 1, y: -1)
    UIGraphicsPushContext(context)
    annotation.draw(with: .mediaBox, in: context)
    UIGraphicsPopContext()
    guard let image = context.makeImage() else { return nil }
    let box = CGRect(origin: .zero, size: bounds.size)
    let form = PDFStream(
      [
        "Type": .name("XObject"), "Subtype": .name("Form"), "BBox": .rect(box),
        "Resources": .dictionary(["XObject": .dictionary(["Im0": image.pdfObject])]),
      ], Array(String(format: "q %.3f 0 0 %.3f 0 0 cm /Im0 Do Q", Double(box.width), Double(box.height)).utf8)
    )
    return (form, CGAffineTransform(translationX: bounds.minX, y: bounds.minY))
  }

  // MARK: Entries

  /// All that is said of it. `place` makes an entry of a destination.
  func entries(_ place: (PDFDestination) -> PDFObject?) -> [String: PDFObject] {
    var result = annotation.original?.dictionary ?? [:]
    if let target = annotation.place { result["Dest"] = place(target) }
    if let action = annotation.action, let object = AnnotationWriter.object(action, place) {
      result["A"] = object
    }
    guard annotation.isChanged else { return result }
    let (bounds, origin) = (annotation.bounds, annotation.bounds.origin)
    result["Type"] = .name("Annot")
    result["Rect"] = .rect(bounds)
    for (key, value) in annotation.plainEntries {
      let name = String(key.drop { $0 == "/" })
      switch name {
      case "BG", "BC", "CA", "R", "SashOn", "L", "QuadPoints", "Popup", "DA": continue
      case "C" where annotation.kind == .freeText && AnnotationValue.parts(annotation.color).last == 0:
        result["C"] = .array([])
      case "Subtype", "FT", "Name":
        result[name] = .name(String(((value as? String) ?? "").drop { $0 == "/" }))
      case "Contents", "T", "NM", "TU": result[name] = (value as? String).map { .text($0) }
      case "V", "DV":
        let isName = annotation.widgetFieldType == .button
        result[name] =
          (value as? String).map { isName ? .name(String($0.drop { $0 == "/" })) : .text($0) }
          ?? AnnotationValue.object(value)
      case "LE":
        result[name] = .array(
          ((value as? [Any]) ?? []).map {
            .name(
              String(
                (($0 as? PDFAnnotationLineEndingStyle)?.rawValue ?? $0 as? String ?? "/None").drop {
                  $0 == "/"
                }))
          })
      default: result[name] = AnnotationValue.object(value)
      }
    }
    if annotation.kind == .line {
      let (a, b) = (annotation.startPoint, annotation.endPoint)
      result["L"] = .numbers([a.x + origin.x, a.y + origin.y, b.x + origin.x, b.y + origin.y])
    }
    if [.highlight, .underline, .strikeOut].contains(annotation.kind) {
      let all =
        annotation.corners ?? [
          CGPoint(x: 0, y: bounds.height), CGPoint(x: bounds.width, y: bounds.height), .zero,
          CGPoint(x: bounds.width, y: 0),
        ]
      result["QuadPoints"] = .numbers(all.flatMap { [$0.x + origin.x, $0.y + origin.y] })
    }
    if let paths = annotation.paths {
      result["InkList"] = .array(paths.map { .numbers(AnnotationGeometry.numbers($0, from: origin)) })
    }
    if let border = annotation.border { result["BS"] = border.object }
    if result["F"] == nil { result["F"] = .integer(4) }
    addLook(&result)
    return result
  }
  private func addLook(_ result: inout [String: PDFObject]) {
    if annotation.kind == .freeText || annotation.kind == .widget { result["DA"] = .text(defaultAppearance) }
    if annotation.kind == .widget {
      var look = annotation.original?["MK"]?.dictionary ?? [:]
      look["BG"] = annotation.backgroundColor.map { AnnotationValue.object($0) }
      look["BC"] = annotation[.widgetBorderColor, UIColor.self].map { AnnotationValue.object($0) }
      look["CA"] = annotation.caption.map { .text($0) }
      if !look.isEmpty { result["MK"] = .dictionary(look) }
    }
    guard let (form, _) = look else { return result["AP"] = nil }
    guard annotation.widgetFieldType == .button, annotation.widgetControlType != .pushButtonControl else {
      return result["AP"] = .dictionary(["N": PDFObject(.stream(form))])
    }
    // Both states, of which the present one is named.
    let copy = PDFAnnotation(
      bounds: annotation.bounds, forType: .widget, withProperties: annotation.plainEntries)
    copy.border = annotation.border
    let on = annotation.buttonWidgetStateString
    copy.buttonWidgetState = annotation.buttonWidgetState == .onState ? .offState : .onState
    let empty = PDFStream(
      [
        "Type": .name("XObject"), "Subtype": .name("Form"),
        "BBox": .rect(CGRect(origin: .zero, size: copy.bounds.size)),
      ], [])
    let other = AnnotationLook(copy).made ?? empty
    let isOn = annotation.buttonWidgetState == .onState
    result["AP"] = .dictionary([
      "N": .dictionary([
        on: PDFObject(.stream(isOn ? form : other)), "Off": PDFObject(.stream(isOn ? other : form)),
      ])
    ])
    result["AS"] = .name(isOn ? on : "Off")
  }
  private var defaultAppearance: String {
    let name = AnnotationFont.standard(annotation.font ?? .systemFont(ofSize: 12))
    let isBold = name.contains("Bold")
    let key =
      name.hasPrefix("Cour")
      ? isBold ? "CoBo" : "Cour"
      : name.hasPrefix("Times") ? isBold ? "TiBo" : "TiRo" : isBold ? "HeBo" : "Helv"
    let size = Double(annotation.font?.pointSize ?? (annotation.kind == .widget ? 0 : 12))
    let c = AnnotationValue.parts(annotation.fontColor ?? .black).map { Double($0) }
    return String(format: "/%@ %.2f Tf %.3f %.3f %.3f rg", key as NSString, size, c[0], c[1], c[2])
  }
  static func object(_ action: PDFAction, _ place: (PDFDestination) -> PDFObject?) -> PDFObject? {
    var entries: [String: PDFObject] = ["S": .name(action.type)]
    switch action {
    case let action as PDFActionURL: entries["URI"] = .text(action.url?.absoluteString ?? "")
    case let action as PDFActionGoTo: entries["D"] = place(action.destination)
    case let action as PDFActionNamed: entries["N"] = .name(action.name.inFiles)
    case let action as PDFActionRemoteGoTo:
      entries["F"] = .text(action.url.path)
      entries["D"] = .array([
        .integer(action.pageIndex), .name("XYZ"), .real(action.point.x), .real(action.point.y), .null,
      ])
    case let action as PDFActionResetForm:
      entries["Fields"] = action.fields.map { .array($0.map { .text($0) }) }
      entries["Flags"] = .integer(action.fieldsIncludedAreCleared ? 0 : 1)
    default: return nil
    }
    return .dictionary(entries)
  }
}
