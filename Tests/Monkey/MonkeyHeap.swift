import Foundation

/// The heap of this program.
enum MonkeyHeap {
  /// Bytes that are in use; 0 where the C library does not tell.
  static var allocated: Int {
    // It returns a report to a file, and is not among the functions that Swift sees.
    typealias Function = @convention(c) (Int32, UnsafeMutableRawPointer) -> Int32
    guard let symbol = dlsym(nil, "malloc_info") else { return 0 }
    var text: UnsafeMutablePointer<CChar>?
    var length = 0
    guard let stream = open_memstream(&text, &length) else { return 0 }
    _ = unsafeBitCast(symbol, to: Function.self)(0, UnsafeMutableRawPointer(stream))
    fclose(stream)
    defer { free(text) }
    let lines = text.map { String(cString: $0) }?.split(separator: "\n") ?? []
    // The sums of all arenas come last.
    func size(_ mark: String) -> Int {
      lines.last { $0.hasPrefix("<\(mark)\"") }?.components(separatedBy: "size=\"").last
        .flatMap { Int($0.prefix { $0.isNumber }) } ?? 0
    }
    return size("system type=\"current") + size("total type=\"mmap") - size("total type=\"fast")
      - size("total type=\"rest")
  }
}
