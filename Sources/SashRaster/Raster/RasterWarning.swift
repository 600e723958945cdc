import Foundation
import SashDisplay

/// Messages about input that cannot be drawn, each once in a process.
enum RasterWarning {
  private static let told = Locked<Set<String>>([])

  static func once(_ message: String) {
    guard told.withLock({ $0.insert(message).inserted }) else { return }
    FileHandle.standardError.write(Data("Sash: \(message)\n".utf8))
  }
}
