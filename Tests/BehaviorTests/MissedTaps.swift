import Testing

/// Has a test of any target fail that taps what is not there.
@_cdecl("sash_test_missed")
func recordMissed(
  _ message: UnsafePointer<CChar>, _ fileID: UnsafePointer<CChar>, _ filePath: UnsafePointer<CChar>,
  _ line: Int,
  _ column: Int
) {
  Issue.record(
    Comment(rawValue: String(cString: message)),
    sourceLocation: SourceLocation(
      fileID: String(cString: fileID), filePath: String(cString: filePath), line: line, column: column))
}
