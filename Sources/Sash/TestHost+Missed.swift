import CSashMissed
import Foundation

/// Where a test asks for something.
struct MissedPlace {
  let fileID: StaticString
  let filePath: StaticString
  let line: Int
  let column: Int
}

// Who taps what is not there tests nothing of what comes then.
extension TestHost {
  /// Says that nothing on the screen has a text that a test wants to use.
  ///
  /// The test fails where one of the package's test targets defines a function with the C name `sash_test_missed`. They are all
  /// linked into one program, so one definition is for all of them, and a second one does not link:
  ///
  ///     @_cdecl("sash_test_missed")
  ///     func missed(
  ///       _ message: UnsafePointer<CChar>, _ fileID: UnsafePointer<CChar>, _ filePath: UnsafePointer<CChar>, _ line: Int,
  ///       _ column: Int
  ///     ) {
  ///       Issue.record(
  ///         Comment(rawValue: String(cString: message)),
  ///         sourceLocation: SourceLocation(
  ///           fileID: String(cString: fileID), filePath: String(cString: filePath), line: line, column: column))
  ///     }
  ///
  /// Without one a line is written to the standard error.
  func miss(_ text: String, _ place: MissedPlace) {
    let shown = texts.prefix(40).map { "\"\($0)\"" }.joined(separator: ", ")
    let message = "Nothing on the screen says \"\(text)\"; there is \(shown.isEmpty ? "no text" : shown)."
    let isTold = sash_tell_missed(message, "\(place.fileID)", "\(place.filePath)", place.line, place.column)
    if !isTold { FileHandle.standardError.write(Data("\(place.filePath):\(place.line): \(message)\n".utf8)) }
  }
}
