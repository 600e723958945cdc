import Foundation

/// Parts of an app that are loaded when they are needed. Here they all come with the app: each is there at once.
open class NSBundleResourceRequest: NSObject, @unchecked Sendable {
  /// The names of the parts.
  public let tags: Set<String>
  /// Where they are.
  public let bundle: Bundle
  /// Done as soon as it is asked for.
  public let progress = Progress(totalUnitCount: 1)
  /// 0…1; nothing has to be loaded, so nothing comes earlier for it.
  open var loadingPriority = 0.5
  /// Asks for the parts with these names.
  public init(tags: Set<String>, bundle: Bundle = .main) { (self.tags, self.bundle) = (tags, bundle) }
  /// Calls back on another queue, without an error.
  open func beginAccessingResources(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    progress.completedUnitCount = 1
    DispatchQueue.global().async { completionHandler(nil) }
  }
  /// Returns at once.
  open func beginAccessingResources() async throws { progress.completedUnitCount = 1 }
  /// Calls back on another queue: all parts are there.
  open func conditionallyBeginAccessingResources(completionHandler: @escaping @Sendable (Bool) -> Void) {
    progress.completedUnitCount = 1
    DispatchQueue.global().async { completionHandler(true) }
  }
  /// True: all parts are there.
  open func conditionallyBeginAccessingResources() async -> Bool {
    progress.completedUnitCount = 1
    return true
  }
  /// Parts stay where they are.
  open func endAccessingResources() {}
}
