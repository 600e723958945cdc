import Foundation
import SashBus
import SashHost
import SashSemantics

/// What places are counted from.
///
/// - Source: `AtspiCoordType` of at-spi2-core
enum AssistiveSpace: Int {
  case screen, window, parent
}

/// A rectangle in device pixels.
struct PixelBox: Equatable {
  var x, y, width, height: Int
  var tuple: BusValue { .tuple([.int(x), .int(y), .int(width), .int(height)]) }
  var values: [BusValue] { [.int(x), .int(y), .int(width), .int(height)] }
  static let none = PixelBox(x: -1, y: -1, width: 0, height: 0)
}

// Where things are.
extension AssistiveServer {
  func pixels(_ frame: CGRect, in window: AssistiveWindow, _ space: AssistiveSpace, parent: CGPoint = .zero)
    -> PixelBox
  {
    guard let subject = window.subject, !frame.isNull, !frame.isInfinite else { return .none }
    let (scale, start) = (subject.contentScale, origin(of: space, in: window, parent: parent))
    func edge(_ points: CGFloat) -> Int { Int(bounded: (points * scale).rounded()) }
    let (x, y) = (edge(frame.minX), edge(frame.minY))
    return PixelBox(
      x: x + Int(bounded: start.x), y: y + Int(bounded: start.y), width: edge(frame.maxX) - x,
      height: edge(frame.maxY) - y)
  }
  /// A point of the window, in points.
  func point(_ x: Int, _ y: Int, in window: AssistiveWindow, _ space: AssistiveSpace, parent: CGPoint = .zero)
    -> CGPoint
  {
    guard let subject = window.subject else { return .zero }
    let start = origin(of: space, in: window, parent: parent)
    return CGPoint(
      x: (CGFloat(x) - start.x) / subject.contentScale, y: (CGFloat(y) - start.y) / subject.contentScale)
  }
  private func origin(of space: AssistiveSpace, in window: AssistiveWindow, parent: CGPoint) -> CGPoint {
    switch space {
    case .window: .zero
    case .screen: window.subject?.contentOrigin ?? .zero
    case .parent:
      window.subject.map {
        CGPoint(x: -(parent.x * $0.contentScale).rounded(), y: -(parent.y * $0.contentScale).rounded())
      }
        ?? .zero
    }
  }
  func space(_ number: Int?) -> AssistiveSpace { number.flatMap(AssistiveSpace.init) ?? .screen }

  private func place(of object: AssistiveObject) -> (window: AssistiveWindow, frame: CGRect, parent: CGPoint)?
  {
    switch object {
    case .application: nil
    case .window(let window):
      (window, CGRect(origin: .zero, size: window.subject?.contentSize ?? .zero), .zero)
    case .element(let element, _, let window): (window, element.frame, element.parent?.frame.origin ?? .zero)
    }
  }

  func answerComponent(_ call: Bus.Call, _ object: AssistiveObject) -> [BusValue]? {
    guard let (window, frame, parent) = place(of: object) else { return nil }
    switch call.member {
    case "GetExtents": return [pixels(frame, in: window, space(call.number(0)), parent: parent).tuple]
    case "GetPosition":
      return Array(pixels(frame, in: window, space(call.number(0)), parent: parent).values.prefix(2))
    case "GetSize": return Array(pixels(frame, in: window, .window).values.suffix(2))
    case "Contains":
      let place = point(
        call.number(0) ?? 0, call.number(1) ?? 0, in: window, space(call.number(2)), parent: parent)
      return [.bool(frame.contains(place))]
    case "GetAccessibleAtPoint":
      let place = point(
        call.number(0) ?? 0, call.number(1) ?? 0, in: window, space(call.number(2)), parent: parent)
      return [reference(deepest(at: place, in: object))]
    case "GetLayer": return [.uint(isWindow(object) ? 7 : 3)]
    case "GetMDIZOrder": return [.short(-1)]
    case "GetAlpha": return [.double(1)]
    case "GrabFocus":
      guard case .element(_, let key, let window) = object else {
        window.subject?.activateWindow()
        return [.bool(window.subject != nil)]
      }
      return [.bool(window.visit(key) { [unowned window] in tell($0, in: window) })]
    case "ScrollTo", "ScrollToPoint":
      guard case .element(let element, _, _) = object else { return [.bool(false)] }
      return [.bool(element.reveal())]
    case "SetExtents", "SetPosition", "SetSize": return [.bool(false)]
    default: return nil
    }
  }
  private func isWindow(_ object: AssistiveObject) -> Bool {
    if case .window = object { true } else { false }
  }

  /// What a finger at a point of the window would mean, innermost; what is read later lies in front.
  private func deepest(at point: CGPoint, in object: AssistiveObject) -> AssistiveObject? {
    for child in children(of: object).reversed() {
      if let found = deepest(at: point, in: child) { return found }
    }
    switch object {
    case .application: return nil
    case .window(let window):
      return CGRect(origin: .zero, size: window.subject?.contentSize ?? .zero).contains(point) ? object : nil
    case .element(let element, _, _): return element.visibleFrame.contains(point) ? object : nil
    }
  }
}
