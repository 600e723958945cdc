import Foundation

@testable import SashProjects

/// A folder with a project of Xcode, written for a test and removed after it.
final class ProjectFixture {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("sash-projects-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }
  deinit { try? FileManager.default.removeItem(at: folder) }

  @discardableResult
  func write(_ path: String, _ text: String = "") throws -> URL {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url
  }

  /// Writes `Demo.xcodeproj` and reads it.
  func project(_ objects: String, root: String = "P") throws -> XcodeProject {
    try write("Demo.xcodeproj/project.pbxproj", Self.file(objects, root: root))
    return try XcodeProject(folder.appendingPathComponent("Demo.xcodeproj"))
  }

  static func file(_ objects: String, root: String = "P") -> String {
    """
    // !$*UTF8*$!
    {
    	archiveVersion = 1;
    	classes = {
    	};
    	objectVersion = 56;
    	objects = {
    \(objects)
    	};
    	rootObject = \(root) /* Project object */;
    }
    """
  }

  /// A project of one app `Demo` with these groups, phases and settings.
  static func app(
    groups: String, phases: String, settings: String = "", projectSettings: String = "", more: String = "",
    targetFields: String = ""
  ) -> String {
    """
    P = { isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = ( T ); developmentRegion = en; };
    PL = { isa = XCConfigurationList; buildConfigurations = ( PD, PR ); };
    PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(projectSettings) }; };
    PR = { isa = XCBuildConfiguration; name = Release; buildSettings = { }; };
    T = { isa = PBXNativeTarget; name = Demo; productName = Demo; productType = "com.apple.product-type.application";
      buildConfigurationList = TL; buildPhases = ( \(phases) ); dependencies = ( ); \(targetFields) };
    TL = { isa = XCConfigurationList; buildConfigurations = ( TD ); };
    TD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = "$(TARGET_NAME)"; \(settings) }; };
    \(groups)
    \(more)
    """
  }

  /// The paths of files below the folder.
  func paths(_ urls: [URL]) -> [String] {
    urls.map { String($0.path.dropFirst(folder.path.count + 1)) }.sorted()
  }
}
