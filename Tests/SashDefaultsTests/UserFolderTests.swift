import Foundation
import SashDefaults
import Testing

@Suite struct UserFolderTests {
  @Test("The folders of the user are there when they are asked for")
  func folders() {
    let folders: [URL] = [
      .documentsDirectory, .applicationSupportDirectory, .cachesDirectory, .libraryDirectory,
    ]
    for folder in folders {
      var isFolder: ObjCBool = false
      #expect(FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), "\(folder)")
      #expect(isFolder.boolValue)
    }
  }

  @Test("What FileManager answers is there once an app has been launched")
  func launch() throws {
    UserFolders.makeStandardFolders()
    for directory in [
      FileManager.SearchPathDirectory.documentDirectory, .applicationSupportDirectory, .cachesDirectory,
    ] {
      let url = try #require(FileManager.default.urls(for: directory, in: .userDomainMask).first)
      #expect(FileManager.default.fileExists(atPath: url.path), "\(url)")
    }
  }
}
