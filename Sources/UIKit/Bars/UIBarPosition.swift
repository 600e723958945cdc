import Foundation

/// Where a bar stands.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }
/// Something that stands at an edge.
@MainActor @preconcurrency
public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}
/// Says where a bar is to stand. Bars stand where they are put; nobody is asked.
@MainActor @preconcurrency
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}
extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
extension UINavigationBar: UIBarPositioning {
  public var barPosition: UIBarPosition { .top }
}
extension UIToolbar: UIBarPositioning {
  public var barPosition: UIBarPosition { .bottom }
}
extension UISearchBar: UIBarPositioning {
  public var barPosition: UIBarPosition { .top }
}
