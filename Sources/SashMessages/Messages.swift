import Foundation

/// Tells whoever develops the app something on standard error, each text once in a process.
///
/// - Parameter name: Who says so: a framework of Apple's that the user has imported, else Sash.
/// - Returns: Whether it was new.
@discardableResult
package func tellOnce(_ message: String, by name: String = "Sash") -> Bool {
  guard lock.withLock({ told.insert(message).inserted }) else { return false }
  FileHandle.standardError.write(Data("\(name): \(message)\n".utf8))
  return true
}

/// For tests: what was told so far.
package var toldMessages: Set<String> { lock.withLock { told } }

private let lock = NSLock()
private nonisolated(unsafe) var told: Set<String> = []
