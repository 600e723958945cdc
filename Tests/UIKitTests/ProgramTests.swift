import Foundation
import Sash
import Testing

@testable import UIKit

@MainActor @Suite("A program of its own with delegates")
struct ProgramTests {
  @Test("It starts, finds its scene delegate without Info.plist, and draws its root view")
  func snapshot() throws {
    let beside = Bundle.main.bundleURL.deletingLastPathComponent().appendingPathComponent("DelegateProbe")
    let program =
      FileManager.default.isExecutableFile(atPath: beside.path)
      ? beside
      : URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("DelegateProbe")
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("shown.png")
    let process = Process()
    process.executableURL = program
    var environment = ProcessInfo.processInfo.environment
    environment["SASH_SNAPSHOT"] = file.path
    environment["SASH_SIZE"] = "300x200"
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    #expect(lines == ["launched, 0 scenes", "connected 300.0x200.0", "appeared", "active"])
    let picture = try #require(UIImage(contentsOfFile: file.path))
    #expect(picture.size == CGSize(width: 300, height: 200))
    let (middle, corner) = (picture.bitmap[80, 90], picture.bitmap[5, 5])
    #expect(middle.blue > middle.red && corner.red == 255 && corner.green == 255)
  }
}
