/// The face of Combine: OpenCombine's publishers, subscribers and subjects, and what it lacks or does otherwise.
///
/// A declaration here shadows one of the same name in OpenCombine, for everyone who imports Combine or SwiftUI.
@_exported import FoundationNetworking
@_exported import OpenCombine

// OpenCombine leaves these two out under `#if !canImport(Combine)`, which a rebuild finds false once this very
// module stands in the build folder. Its Foundation and Dispatch libraries have many more such places, so Sash
// has its own (Foundation/, Schedulers/) and does not depend on them.

extension Optional {
  /// A publisher of the optional's value, if it has one.
  public typealias Publisher = OCombine.Publisher

  /// Publishes the value once, or only finishes.
  public var publisher: Optional.OCombine.Publisher { Optional.OCombine.Publisher(self) }
}

extension Result {
  /// A publisher of the success value, or of the failure.
  public typealias Publisher = OCombine.Publisher

  /// Publishes the value and finishes, or fails.
  public var publisher: Result.OCombine.Publisher { Result.OCombine.Publisher(self) }
}
