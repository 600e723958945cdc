import CoreGraphics
import Foundation
import UIKit

/// Values of annotations between Swift and files.
enum AnnotationValue {
  static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Int: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
  static func point(_ value: Any?) -> CGPoint? { value as? CGPoint ?? (value as? NSValue)?.cgPointValue }
  static func rect(_ value: Any?) -> CGRect? { value as? CGRect ?? (value as? NSValue)?.cgRectValue }

  /// A colour of one, three or four numbers.
  static func color(_ object: PDFObject?) -> UIColor? {
    let n = object?.numbers ?? []
    switch n.count {
    case 1: return UIColor(white: n[0], alpha: 1)
    case 3: return UIColor(red: n[0], green: n[1], blue: n[2], alpha: 1)
    case 4:
      func light(_ ink: CGFloat) -> CGFloat { (1 - ink) * (1 - n[3]) }
      return UIColor(red: light(n[0]), green: light(n[1]), blue: light(n[2]), alpha: 1)
    default: return nil
    }
  }
  static func parts(_ color: UIColor) -> [CGFloat] {
    let c = color.cgColor.components ?? [0, 0, 0, 1]
    return c.count == 2 ? [c[0], c[0], c[0], c[1]] : Array(c.prefix(4))
  }
  static func object(_ color: UIColor) -> PDFObject { .numbers(Array(parts(color).prefix(3))) }

  /// A value of a file as Swift has it: names with their slash, texts, numbers, lists.
  static func value(_ object: PDFObject) -> Any? {
    if let name = object.name { return "/" + name }
    if let text = object.text { return text }
    if let flag = object.boolean { return flag }
    if let whole = object.integer, case .integer = object.resolved.value { return whole }
    if let number = object.number { return number }
    if let list = object.array { return list.compactMap { value($0.resolved) } }
    return nil
  }
  /// The other way; nil for what files cannot hold.
  static func object(_ value: Any) -> PDFObject? {
    switch value {
    case let value as PDFObject: return value
    case let value as Bool: return PDFObject(.boolean(value))
    case let value as Int: return .integer(value)
    case let value as UIColor: return object(value)
    case let value as Date: return .date(value)
    case let value as URL: return .text(value.absoluteString)
    case let value as PDFBorder: return value.object
    case let value as String: return value.hasPrefix("/") ? .name(String(value.dropFirst())) : .text(value)
    case let value as CGRect: return .rect(value)
    case let value as CGPoint: return .numbers([value.x, value.y])
    case let value as [Any]: return .array(value.compactMap { object($0) })
    case let value as [AnyHashable: Any]:
      var entries: [String: PDFObject] = [:]
      for (key, value) in value {
        guard let name = AnnotationValue.name(key.base) else { continue }
        entries[String(name.drop { $0 == "/" })] = object(value)
      }
      return .dictionary(entries)
    default: return number(value).map { .real($0) }
    }
  }
  /// The name that a key has in files, with its slash.
  static func name(_ key: Any) -> String? {
    let name: String? =
      switch key {
      case let key as PDFAnnotationKey: key.rawValue
      case let key as PDFBorderKey: key.rawValue
      case let key as PDFAppearanceCharacteristicsKey: key.rawValue
      case let key as String: key
      default: nil
      }
    return name.map { $0.hasPrefix("/") ? $0 : "/" + $0 }
  }
}
