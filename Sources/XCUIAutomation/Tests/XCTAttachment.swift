import Foundation
import UIKit

/// Something that is kept with the results of a test: a file in the folder that `SASH_TEST_ATTACHMENTS` names, or in
/// `.build/attachments` of the folder where the tests are started.
@MainActor @preconcurrency open class XCTAttachment: NSObject {
  public enum Lifetime: Int, Sendable {
    case keepAlways = 0
    /// Deleted when the test succeeds.
    case deleteOnSuccess = 1
  }
  public enum ImageQuality: Int, Sendable { case original, medium, low }

  open var name: String?
  open var lifetime = Lifetime.deleteOnSuccess
  open var userInfo: [AnyHashable: Any] = [:]
  public let uniformTypeIdentifier: String
  private let data: Data
  private let fileExtension: String
  private var file: URL?

  private init(_ data: Data, _ type: String, _ fileExtension: String) {
    (self.data, uniformTypeIdentifier, self.fileExtension) = (data, type, fileExtension)
  }
  public convenience init(data: Data) { self.init(data, "public.data", "data") }
  public convenience init(data: Data, uniformTypeIdentifier: String) {
    self.init(data, uniformTypeIdentifier, "data")
  }
  public convenience init(string: String) { self.init(Data(string.utf8), "public.plain-text", "txt") }
  public convenience init(image: UIImage) { self.init(image.pngData() ?? Data(), "public.png", "png") }
  public convenience init(image: UIImage, quality: ImageQuality) { self.init(image: image) }
  public convenience init(screenshot: XCUIScreenshot) {
    self.init(screenshot.pngRepresentation, "public.png", "png")
  }
  public convenience init(screenshot: XCUIScreenshot, quality: ImageQuality) {
    self.init(screenshot: screenshot)
  }
  public convenience init(plistObject: Any) {
    let data = try? PropertyListSerialization.data(fromPropertyList: plistObject, format: .xml, options: 0)
    self.init(data ?? Data(), "com.apple.property-list", "plist")
  }
  /// What a file holds; nothing where it cannot be read.
  public convenience init(contentsOfFile file: URL) {
    let data = (try? Data(contentsOf: file)) ?? Data()
    self.init(data, "public.data", file.pathExtension.isEmpty ? "data" : file.pathExtension)
    name = file.lastPathComponent
  }

  /// Writes it into the folder of a test.
  func keep(for test: String) {
    let environment = ProcessInfo.processInfo.environment["SASH_TEST_ATTACHMENTS"] ?? ".build/attachments"
    let folder = URL(fileURLWithPath: environment).appendingPathComponent(Self.fileName(test))
    let stem = Self.fileName(name ?? "Attachment")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      var file = folder.appendingPathComponent("\(stem).\(fileExtension)")
      var number = 2
      while FileManager.default.fileExists(atPath: file.path) {
        file = folder.appendingPathComponent("\(stem) \(number).\(fileExtension)")
        number += 1
      }
      try data.write(to: file)
      self.file = file
    } catch {
      print("The attachment \(stem) cannot be kept in \(folder.path): \(error.localizedDescription)")
    }
  }
  func remove() { if let file { try? FileManager.default.removeItem(at: file) } }

  private static func fileName(_ words: String) -> String {
    String(words.map { "/\\:".contains($0) || $0.isNewline ? "-" : $0 }.prefix(120))
  }
}
