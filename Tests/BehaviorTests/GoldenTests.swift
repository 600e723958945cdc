import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Pictures that were blessed")
final class GoldenTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "golden-\(UUID().uuidString)")
  private var golden: URL { folder.appendingPathComponent("Golden") }
  /// A test file beside the pictures.
  private var file: String { folder.appendingPathComponent("Some.swift").path }

  init() throws { try FileManager.default.createDirectory(at: golden, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: folder) }

  private func app(_ color: Color, width: CGFloat = 40) -> TestHost {
    TestHost(size: CGSize(width: width, height: 40)) { color.frame(width: 20, height: 20) }
  }
  private func bless(_ app: TestHost) throws {
    try app.png().write(to: golden.appendingPathComponent("square.png"))
  }
  private func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: golden.appendingPathComponent(name).path)
  }

  @Test("A window that looks as it was blessed matches, and nothing is left behind")
  func same() throws {
    try bless(app(.red))
    #expect(app(.red).matchesGolden("square", file: file).matches)
    #expect(!exists("square.actual.png"))
  }

  @Test("One that looks otherwise leaves its picture and what differs, and says how much")
  func different() throws {
    try bless(app(.red))
    let result = app(.blue).matchesGolden("square", file: file)
    #expect(!result.matches && result.message.contains("differs in 400 pixels"))
    let difference = try #require(
      UIImage(contentsOfFile: golden.appendingPathComponent("square.difference.png").path))
    #expect(difference.size == CGSize(width: 40, height: 40))
    #expect(exists("square.actual.png"))
  }

  @Test("Components may be off by as much as is tolerated")
  func tolerance() throws {
    try bless(app(Color(red: 100 / 255, green: 0, blue: 0)))
    let near = app(Color(red: 103 / 255, green: 0, blue: 0))
    #expect(!near.matchesGolden("square", tolerance: 2, file: file).matches)
    #expect(near.matchesGolden("square", tolerance: 3, file: file).matches)
  }

  @Test("A picture that is missing or of another size is told")
  func others() throws {
    #expect(app(.red).matchesGolden("nowhere", file: file).message.contains("BLESS=1 writes one"))
    try bless(app(.red))
    let wide = app(.red, width: 50).matchesGolden("square", file: file)
    #expect(!wide.matches && wide.message.contains("50×40 pixels, not 40×40"))
  }
}
