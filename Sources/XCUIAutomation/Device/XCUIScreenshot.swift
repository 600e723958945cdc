import CoreGraphics
import Foundation
import UIKit

/// A picture of what a program shows.
@MainActor @preconcurrency open class XCUIScreenshot: NSObject {
  /// As PNG.
  public let pngRepresentation: Data
  init(_ data: Data) { pngRepresentation = data }
  open var image: UIImage { UIImage(data: pngRepresentation) ?? UIImage() }
}

/// Who can be photographed.
@MainActor @preconcurrency public protocol XCUIScreenshotProviding {
  func screenshot() -> XCUIScreenshot
}

extension XCUIElement: @preconcurrency XCUIScreenshotProviding {
  /// The part of the window that the element takes, at the window's scale.
  public func screenshot() -> XCUIScreenshot {
    do {
      guard let node = try find() else { throw FindError("No matches found for \(words)") }
      let data = try application.picture(of: node.window?.id)
      guard let window = node.window.map({ CGRect($0.frame) }), node.elementType != .window, window.width > 0,
        let whole = UIImage(data: data)?.cgImage
      else { return XCUIScreenshot(data) }
      let scale = CGFloat(whole.width) / window.width
      let part = node.frame.offsetBy(dx: -window.minX, dy: -window.minY)
      let pixels = CGRect(
        x: part.minX * scale, y: part.minY * scale, width: part.width * scale, height: part.height * scale)
      guard let cut = whole.cropping(to: pixels.integral), let png = UIImage(cgImage: cut).pngData() else {
        return XCUIScreenshot(data)
      }
      return XCUIScreenshot(png)
    } catch {
      application.fail("Failed to get screenshot: \(error)")
      return XCUIScreenshot(Data())
    }
  }
}

/// The screen of the device: the window in front of the program that was driven last.
@MainActor @preconcurrency open class XCUIScreen: NSObject, XCUIScreenshotProviding {
  public static let main = XCUIScreen()
  public static var screens: [XCUIScreen] { [main] }
  open func screenshot() -> XCUIScreenshot {
    XCUIScreenshot((try? DrivenApplications.all.last?.picture()) ?? Data())
  }
}
