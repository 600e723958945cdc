import Foundation
import SashCore
import SashFoundation

/// Puts a picture into the folder of pictures, as a PNG file of its own.
///
/// - Parameters:
///   - completionTarget: Its method `completionSelector` is called then, with the image, an error or nil, and
///     `contextInfo`: `image:didFinishSavingWithError:contextInfo:`.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  let result = Result<Void, any Error> {
    guard let data = image.pngData() else { throw CocoaError(.fileWriteUnknown) }
    try SavedPhotos.write(data, extension: "png")
  }
  SavedPhotos.tell(result, image, completionTarget, completionSelector, contextInfo)
}

/// Copies a film into the folder of pictures.
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  let result = Result<Void, any Error> {
    let url = URL(fileURLWithPath: videoPath)
    try SavedPhotos.write(try Data(contentsOf: url, options: .alwaysMapped), extension: url.pathExtension)
  }
  SavedPhotos.tell(result, videoPath, completionTarget, completionSelector, contextInfo)
}
/// Whether there is a film that can be copied into the folder of pictures.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool {
  FileManager.default.isReadableFile(atPath: videoPath)
}

private enum SavedPhotos {
  static func write(_ data: Data, extension ext: String) throws {
    guard let folder = PictureFolder.folder else { throw CocoaError(.fileNoSuchFile) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let date = DateFormatter()
    date.locale = Locale(identifier: "en_US_POSIX")
    date.dateFormat = "yyyy-MM-dd HH-mm-ss"
    let name = "Image \(date.string(from: Date()))"
    for number in 1... {
      let file = folder.appendingPathComponent(number == 1 ? name : "\(name) \(number)")
        .appendingPathExtension(ext)
      do { return try data.write(to: file, options: .withoutOverwriting) } catch {
        // Several in one second.
        guard FileManager.default.fileExists(atPath: file.path), number < 1_000 else { throw error }
      }
    }
  }
  static func tell(
    _ result: Result<Void, any Error>, _ what: Any, _ target: Any?, _ selector: Selector?,
    _ context: UnsafeMutableRawPointer?
  ) {
    var failure: (any Error)?
    if case .failure(let error) = result { failure = error }
    guard let target, let selector else {
      if let failure { runtimeWarning("A picture was not saved: \(failure.localizedDescription)") }
      return
    }
    nonisolated(unsafe) let arguments: [Any?] = [what, failure, context]
    nonisolated(unsafe) let object = target as AnyObject
    DispatchQueue.main.async { SelectorDispatch.send(selector, to: object, arguments) }
  }
}
