import Foundation

/// The numbers of a text like `{{1, 2}, {3, 4}}`.
private func numbers(_ text: String) -> [CGFloat] {
  text.split { "{}, ".contains($0) }.compactMap { Double($0).map { CGFloat($0) } }
}
private func brief(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }

public func NSStringFromCGPoint(_ point: CGPoint) -> String { "{\(brief(point.x)), \(brief(point.y))}" }
public func NSStringFromCGSize(_ size: CGSize) -> String { "{\(brief(size.width)), \(brief(size.height))}" }
public func NSStringFromCGVector(_ vector: CGVector) -> String {
  "{\(brief(vector.dx)), \(brief(vector.dy))}"
}
public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  "{\(brief(insets.top)), \(brief(insets.left)), \(brief(insets.bottom)), \(brief(insets.right))}"
}
public func NSStringFromCGAffineTransform(_ t: CGAffineTransform) -> String {
  "[" + [t.a, t.b, t.c, t.d, t.tx, t.ty].map(brief).joined(separator: ", ") + "]"
}

extension NSCoder {
  public class func string(for point: CGPoint) -> String { NSStringFromCGPoint(point) }
  public class func string(for size: CGSize) -> String { NSStringFromCGSize(size) }
  public class func string(for rect: CGRect) -> String { NSStringFromCGRect(rect) }
  public class func string(for vector: CGVector) -> String { NSStringFromCGVector(vector) }
  public class func string(for insets: UIEdgeInsets) -> String { NSStringFromUIEdgeInsets(insets) }
  public class func cgPoint(for string: String) -> CGPoint {
    let all = numbers(string)
    return all.count == 2 ? CGPoint(x: all[0], y: all[1]) : .zero
  }
  public class func cgSize(for string: String) -> CGSize {
    let all = numbers(string)
    return all.count == 2 ? CGSize(width: all[0], height: all[1]) : .zero
  }
  public class func cgRect(for string: String) -> CGRect {
    let all = numbers(string)
    return all.count == 4 ? CGRect(x: all[0], y: all[1], width: all[2], height: all[3]) : .zero
  }
}
