import Foundation

/// Something that places are said in: a screen or a view.
@MainActor @preconcurrency
public protocol UICoordinateSpace: AnyObject {
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}
extension UICoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    CoordinateSpaces.convert(point, from: self, to: coordinateSpace)
  }
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    CoordinateSpaces.convert(point, from: coordinateSpace, to: self)
  }
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(origin: CoordinateSpaces.convert(rect.origin, from: self, to: coordinateSpace), size: rect.size)
  }
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(origin: CoordinateSpaces.convert(rect.origin, from: coordinateSpace, to: self), size: rect.size)
  }
}
extension UIView: UICoordinateSpace {}
extension UIScreen: UICoordinateSpace {
  public var coordinateSpace: any UICoordinateSpace { self }
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
}

/// By way of the window, which fills the screen.
@MainActor private enum CoordinateSpaces {
  static func convert(
    _ point: CGPoint, from: any UICoordinateSpace, to: any UICoordinateSpace
  ) -> CGPoint {
    let onScreen = (from as? UIView)?.convert(point, to: nil) ?? point
    return (to as? UIView)?.convert(onScreen, from: nil) ?? onScreen
  }
}
