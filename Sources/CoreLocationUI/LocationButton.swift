import CoreLocation
import Foundation
import SashControls
import SashCore

/// A button that asks for the place of the device, once.
public struct LocationButton: View {
  /// What is written on it.
  public struct Title: Sendable {
    let text: String
    public static let currentLocation = Title(text: "Current Location")
    public static let sendCurrentLocation = Title(text: "Send Current Location")
    public static let sendMyCurrentLocation = Title(text: "Send My Current Location")
    public static let shareCurrentLocation = Title(text: "Share Current Location")
    public static let shareMyCurrentLocation = Title(text: "Share My Current Location")
  }
  private let title: Title?
  private let action: () -> Void
  public init(_ title: Title? = nil, action: @escaping () -> Void) {
    (self.title, self.action) = (title, action)
  }
  public var body: some View {
    Button(action: action) { Label(title?.text ?? "", systemImage: "location.fill") }.buttonStyle(
      .borderedProminent)
  }
}
