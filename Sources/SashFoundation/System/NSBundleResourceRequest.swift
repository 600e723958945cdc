import Foundation

/// Parts of an app that are loaded when they are needed. Here they all come with the app: each is there at once.
open class NSBundleResourceRequest: NSObject, @unchecked Sendable {
  public let tags: Set<String>
  public let bundle: Bundle
  public let progress = Progress(totalUnitCount: 1)
  open var loadingPriority = 0.5
  public init(tags: Set<String>, bundle: Bundle = .main) { (self.tags, self.bundle) = (tags, bundle) }
  open func beginAccessingResources(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    progress.completedUnitCount = 1
    DispatchQueue.global().async { completionHandler(nil) }
  }
  open func beginAccessingResources() async throws { progress.completedUnitCount = 1 }
  open func conditionallyBeginAccessingResources(completionHandler: @escaping @Sendable (Bool) -> Void) {
    progress.completedUnitCount = 1
    DispatchQueue.global().async { completionHandler(true) }
  }
  open func conditionallyBeginAccessingResources() async -> Bool {
    progress.completedUnitCount = 1
    return true
  }
  open func endAccessingResources() {}
}
