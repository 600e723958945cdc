import CoreGraphics
import Foundation
import SashCore

/// Properties of layers by their names, and whatever else code keeps with a layer.
extension CALayer {
  /// How a property is read and written.
  private struct Property {
    let get: (CALayer) -> Any?
    /// Nil where the value is of another kind.
    let set: (CALayer, Any?) -> Void?

    init<Layer: CALayer>(number path: ReferenceWritableKeyPath<Layer, CGFloat>) {
      self.init(path) { CGFloat(value: $0) }
    }
    init<Layer: CALayer>(number path: ReferenceWritableKeyPath<Layer, Float>) {
      self.init(path) { CGFloat(value: $0).map { Float($0) } }
    }
    init<Layer: CALayer>(truth path: ReferenceWritableKeyPath<Layer, Bool>) {
      self.init(path) { $0 as? Bool ?? ($0 as? NSNumber)?.boolValue }
    }
    init<Layer: CALayer, Value>(_ path: ReferenceWritableKeyPath<Layer, Value>) {
      self.init(path) { $0 as? Value }
    }
    /// One that may be nothing.
    init<Layer: CALayer, Value>(optional path: ReferenceWritableKeyPath<Layer, Value?>) {
      self.init(optional: path) { $0 as? Value }
    }
    init<Layer: CALayer>(numbers path: ReferenceWritableKeyPath<Layer, [NSNumber]?>) {
      self.init(optional: path) { value in
        let all = value as? [Any] ?? []
        let numbers = all.compactMap { CGFloat(value: $0).map { NSNumber(value: Double($0)) } }
        return value is [Any] && numbers.count == all.count ? numbers : nil
      }
    }
    private init<Layer: CALayer, Value>(
      optional path: ReferenceWritableKeyPath<Layer, Value?>, _ convert: @escaping (Any) -> Value?
    ) {
      get = { ($0 as? Layer)?[keyPath: path] }
      set = { layer, value in
        guard let layer = layer as? Layer else { return nil }
        let new = value.flatMap(convert)
        if value != nil, new == nil { return nil }
        layer[keyPath: path] = new
      }
      isOf = { $0 is Layer }
    }
    /// Whether a layer has such a property.
    let isOf: (CALayer) -> Bool
    private init<Layer: CALayer, Value>(
      _ path: ReferenceWritableKeyPath<Layer, Value>, _ convert: @escaping (Any?) -> Value?
    ) {
      get = { ($0 as? Layer)?[keyPath: path] }
      set = { layer, value in
        guard let layer = layer as? Layer, let value = convert(value) else { return nil }
        layer[keyPath: path] = value
      }
      isOf = { $0 is Layer }
    }
  }

  private static let properties: [String: Property] = [
    "anchorPoint": Property(\CALayer.anchorPoint), "anchorPointZ": Property(number: \CALayer.anchorPointZ),
    "backgroundColor": Property(optional: \CALayer.backgroundColor),
    "borderColor": Property(optional: \CALayer.borderColor),
    "borderWidth": Property(number: \CALayer.borderWidth), "bounds": Property(\CALayer.bounds),
    "contents": Property(optional: \CALayer.contents),
    "contentsScale": Property(number: \CALayer.contentsScale),
    "cornerRadius": Property(number: \CALayer.cornerRadius), "frame": Property(\CALayer.frame),
    "hidden": Property(truth: \CALayer.isHidden), "isHidden": Property(truth: \CALayer.isHidden),
    "masksToBounds": Property(truth: \CALayer.masksToBounds), "name": Property(optional: \CALayer.name),
    "opacity": Property(number: \CALayer.opacity), "position": Property(\CALayer.position),
    "shadowColor": Property(optional: \CALayer.shadowColor),
    "shadowOffset": Property(\CALayer.shadowOffset),
    "shadowOpacity": Property(number: \CALayer.shadowOpacity),
    "shadowPath": Property(optional: \CALayer.shadowPath),
    "shadowRadius": Property(number: \CALayer.shadowRadius), "speed": Property(number: \CALayer.speed),
    "transform": Property(\CALayer.transform), "zPosition": Property(number: \CALayer.zPosition),
    "path": Property(optional: \CAShapeLayer.path), "fillColor": Property(optional: \CAShapeLayer.fillColor),
    "strokeColor": Property(optional: \CAShapeLayer.strokeColor),
    "strokeStart": Property(number: \CAShapeLayer.strokeStart),
    "strokeEnd": Property(number: \CAShapeLayer.strokeEnd),
    "lineWidth": Property(number: \CAShapeLayer.lineWidth),
    "lineDashPhase": Property(number: \CAShapeLayer.lineDashPhase),
    "lineDashPattern": Property(numbers: \CAShapeLayer.lineDashPattern),
    "colors": Property(optional: \CAGradientLayer.colors),
    "locations": Property(numbers: \CAGradientLayer.locations),
    "startPoint": Property(\CAGradientLayer.startPoint), "endPoint": Property(\CAGradientLayer.endPoint),
  ]

  private static func property(_ name: String, of layer: CALayer) -> Property? {
    properties[name].flatMap { $0.isOf(layer) ? $0 : nil }
  }
  func found(named name: String) -> Any? {
    Self.property(name, of: self).map { $0.get(self) } ?? kept[name]
  }
  func found(at keyPath: String) -> Any? {
    let parts = keyPath.split(separator: ".").map(String.init)
    guard let name = parts.first, let property = Self.property(name, of: self) else { return kept[keyPath] }
    return property.get(self).flatMap { Self.part(parts.dropFirst(), of: $0) }
  }
  func put(_ value: Any?, named name: String) {
    guard let property = Self.property(name, of: self) else {
      kept[name] = value
      return
    }
    if property.set(self, value) == nil { refuse(value, name) }
  }
  func put(_ value: Any?, at keyPath: String) {
    let parts = keyPath.split(separator: ".").map(String.init)
    guard let name = parts.first, let property = Self.property(name, of: self) else {
      kept[keyPath] = value
      return
    }
    if parts.count == 1 { return put(value, named: name) }
    guard let old = property.get(self), let new = Self.replacing(parts.dropFirst(), of: old, with: value),
      property.set(self, new) != nil
    else { return refuse(value, keyPath) }
  }
  private func refuse(_ value: Any?, _ keyPath: String) {
    runtimeWarning("CALayer has nothing at '\(keyPath)' that can be \(value ?? "nil"); nothing is set.")
  }

  // MARK: Parts of values

  private static func part(_ parts: ArraySlice<String>, of value: Any) -> Any? {
    guard let part = parts.first else { return value }
    switch (value, parts.joined(separator: ".")) {
    case (let point as CGPoint, _): return part == "x" ? point.x : part == "y" ? point.y : nil
    case (let size as CGSize, _): return part == "width" ? size.width : part == "height" ? size.height : nil
    case (let rect as CGRect, _):
      return part == "origin"
        ? self.part(parts.dropFirst(), of: rect.origin)
        : part == "size" ? self.part(parts.dropFirst(), of: rect.size) : nil
    case (let transform as CATransform3D, let name):
      let plane = PlaneTransform(CATransform3DGetAffineTransform(transform))
      switch name {
      case "scale", "scale.xy": return (plane.scale.width + plane.scale.height) / 2
      case "scale.x": return plane.scale.width
      case "scale.y": return plane.scale.height
      case "rotation", "rotation.z": return plane.rotation
      case "translation": return plane.translation
      case "translation.x": return plane.translation.width
      case "translation.y": return plane.translation.height
      default: return nil
      }
    default: return nil
    }
  }
  /// The value with another part; nil if it has none of that name, or the part is of another kind.
  private static func replacing(_ parts: ArraySlice<String>, of value: Any, with new: Any?) -> Any? {
    guard let part = parts.first else { return new }
    switch (value, parts.joined(separator: ".")) {
    case (var point as CGPoint, _):
      guard let number = CGFloat(value: new) else { return nil }
      if part == "x" { point.x = number } else if part == "y" { point.y = number } else { return nil }
      return point
    case (var size as CGSize, _):
      guard let number = CGFloat(value: new) else { return nil }
      if part == "width" {
        size.width = number
      } else if part == "height" {
        size.height = number
      } else {
        return nil
      }
      return size
    case (var rect as CGRect, _):
      if part == "origin" {
        guard let point = replacing(parts.dropFirst(), of: rect.origin, with: new) as? CGPoint else {
          return nil
        }
        rect.origin = point
      } else if part == "size" {
        guard let size = replacing(parts.dropFirst(), of: rect.size, with: new) as? CGSize else { return nil }
        rect.size = size
      } else {
        return nil
      }
      return rect
    case (let transform as CATransform3D, let name):
      // What of it leaves the plane would be lost.
      guard CATransform3DIsAffine(transform) else { return nil }
      var plane = PlaneTransform(CATransform3DGetAffineTransform(transform))
      if name == "translation" {
        guard let size = new as? CGSize ?? (new as? CGPoint).map({ CGSize(width: $0.x, height: $0.y) }) else {
          return nil
        }
        plane.translation = size
        return CATransform3DMakeAffineTransform(plane.transform)
      }
      guard let number = CGFloat(value: new) else { return nil }
      switch name {
      case "scale", "scale.xy": plane.scale = CGSize(width: number, height: number)
      case "scale.x": plane.scale.width = number
      case "scale.y": plane.scale.height = number
      case "rotation", "rotation.z": plane.rotation = number
      case "translation.x": plane.translation.width = number
      case "translation.y": plane.translation.height = number
      default: return nil
      }
      return CATransform3DMakeAffineTransform(plane.transform)
    default: return nil
    }
  }
}

/// A transform of the plane in its parts: it scales, then turns, then moves.
private struct PlaneTransform {
  var scale: CGSize
  /// In radians.
  var rotation: CGFloat
  var translation: CGSize
  init(_ matrix: CGAffineTransform) {
    let width = (matrix.a * matrix.a + matrix.b * matrix.b).squareRoot()
    let area = matrix.a * matrix.d - matrix.b * matrix.c
    scale = CGSize(width: width, height: width == 0 ? 0 : area / width)
    rotation = atan2(matrix.b, matrix.a)
    translation = CGSize(width: matrix.tx, height: matrix.ty)
  }
  var transform: CGAffineTransform {
    CGAffineTransform(scaleX: scale.width, y: scale.height)
      .concatenating(CGAffineTransform(rotationAngle: rotation))
      .concatenating(CGAffineTransform(translationX: translation.width, y: translation.height))
  }
}
