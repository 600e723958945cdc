import CSDL2
import Foundation
import Testing

/// An X server without a screen or a window manager, whose pixels can be read. Ends with the object.
final class TestDisplay: Sendable {
  /// As in `DISPLAY`.
  let name: String
  private let server: TestProgram
  private let folder: URL

  init(width: Int = 1024, height: Int = 768) async throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "sash-display-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    server = try TestProgram(
      TestProgram.path(of: "Xvfb"),
      [
        "-displayfd", "1", "-noreset", "-screen", "0", "\(width)x\(height)x24", "-nolisten", "tcp", "-fbdir",
        folder.path,
      ])
    var number = ""
    for _ in 0..<2000 where number.isEmpty {
      // The number is on a line of its own; warnings of the server may be around it.
      number = server.output.contains("\n") ? server.lines.first { Int($0) != nil } ?? "" : ""
      try await Task.sleep(nanoseconds: 5_000_000)
    }
    try #require(!number.isEmpty, "Xvfb did not start: \(server.output)")
    name = ":" + number
  }
  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The colour of a pixel of the screen as 0xRRGGBB.
  func pixel(_ x: Int, _ y: Int) throws -> UInt32 {
    try Screenshot(folder.appendingPathComponent("Xvfb_screen0"))[x, y]
  }
  func screenshot() throws -> Screenshot { try Screenshot(folder.appendingPathComponent("Xvfb_screen0")) }

  @discardableResult
  func xdotool(_ arguments: String...) async throws -> String {
    try await TestProgram.run("xdotool", arguments, environment: ["DISPLAY": name])
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
  /// The number of the newest window with this title.
  func window(titled title: String) async throws -> String {
    for _ in 0..<200 {
      let found = try await xdotool("search", "--name", title).split(separator: "\n").compactMap { Int($0) }
      if let last = found.last { return String(last) }
      try await Task.sleep(nanoseconds: 20_000_000)
    }
    return try #require(nil, "no window '\(title)' came up")
  }

  /// The numbers of a property of a window; none if it has no such.
  func property(_ name: String, of window: String) throws -> [UInt] {
    let display = try #require(XOpenDisplay(self.name))
    defer { XCloseDisplay(display) }
    var (type, format, count, rest) = (Atom(0), Int32(0), UInt(0), UInt(0))
    var bytes: UnsafeMutablePointer<UInt8>?
    XGetWindowProperty(
      display, try #require(UInt(window)), XInternAtom(display, name, 0), 0, 1024, 0, 0, &type, &format,
      &count,
      &rest, &bytes)
    guard let bytes, format == 32 else { return [] }
    defer { XFree(bytes) }
    return bytes.withMemoryRebound(to: UInt.self, capacity: Int(count)) {
      // Xlib makes long numbers of them that may be below zero.
      UnsafeBufferPointer(start: $0, count: Int(count)).map { $0 & 0xFFFF_FFFF }
    }
  }
  /// The number of a word.
  func atom(_ name: String) throws -> UInt {
    let display = try #require(XOpenDisplay(self.name))
    defer { XCloseDisplay(display) }
    return XInternAtom(display, name, 0)
  }

  /// The text of a property of a window; nil if it has no such.
  func text(_ name: String, of window: String) throws -> String? {
    let display = try #require(XOpenDisplay(self.name))
    defer { XCloseDisplay(display) }
    var (type, format, count, rest) = (Atom(0), Int32(0), UInt(0), UInt(0))
    var bytes: UnsafeMutablePointer<UInt8>?
    XGetWindowProperty(
      display, try #require(UInt(window)), XInternAtom(display, name, 0), 0, 1024, 0, 0, &type, &format,
      &count, &rest, &bytes)
    guard let bytes, format == 8 else { return nil }
    defer { XFree(bytes) }
    return String(decoding: UnsafeBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
  }

  /// What a window manager does for the button that closes a window.
  func close(window: String) throws {
    let display = try #require(XOpenDisplay(name))
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = try #require(UInt(window))
    event.xclient.message_type = XInternAtom(display, "WM_PROTOCOLS", 0)
    event.xclient.format = 32
    event.xclient.data.l.0 = Int(XInternAtom(display, "WM_DELETE_WINDOW", 0))
    XSendEvent(display, event.xclient.window, 0, 0, &event)
    XCloseDisplay(display)
  }
}

/// The screen of a `TestDisplay`, in the format of the X server's file (xwd: 25 big-endian words, colours,
/// rows).
struct Screenshot {
  private let data: [UInt8]
  let width: Int
  let height: Int
  private let rows: Int
  private let rowBytes: Int

  init(_ file: URL) throws {
    let data = [UInt8](try Data(contentsOf: file))
    func word(_ index: Int) -> Int {
      (0..<4).reduce(0) { $0 << 8 | Int(data[index * 4 + $1]) }
    }
    (width, height, rowBytes) = (word(4), word(5), word(12))
    rows = word(0) + word(19) * 12
    self.data = data
  }
  /// 0xRRGGBB.
  subscript(x: Int, y: Int) -> UInt32 {
    let at = rows + y * rowBytes + x * 4
    return UInt32(data[at]) | UInt32(data[at + 1]) << 8 | UInt32(data[at + 2]) << 16
  }
  /// The least rectangle around all pixels of a colour, as "x y width height"; nil if there are none.
  func bounds(of color: UInt32) -> String? {
    guard let box = box(of: color) else { return nil }
    return "\(box.x) \(box.y) \(box.width) \(box.height)"
  }
  func box(of color: UInt32) -> (x: Int, y: Int, width: Int, height: Int)? {
    var (x0, x1, y0, y1) = (Int.max, Int.min, Int.max, Int.min)
    data.withUnsafeBytes { bytes in
      for y in 0..<height {
        let row = rows + y * rowBytes
        for x in 0..<width {
          let pixel = bytes.loadUnaligned(fromByteOffset: row + x * 4, as: UInt32.self)
          if UInt32(littleEndian: pixel) & 0xFFFFFF != color { continue }
          (x0, x1, y0, y1) = (min(x0, x), max(x1, x), min(y0, y), max(y1, y))
        }
      }
    }
    return x1 < x0 ? nil : (x0, y0, x1 - x0 + 1, y1 - y0 + 1)
  }
}
