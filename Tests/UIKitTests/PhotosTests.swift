import Foundation
import PhotosUI
import Sash
import Testing

@testable import UIKit

/// A folder of pictures with pictures in it, as long as a test runs.
@MainActor private func withPictures(_ names: [String], _ body: (URL) async throws -> Void) async throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  let outer = PictureFolder.place
  PictureFolder.place = folder
  defer {
    PictureFolder.place = outer
    try? FileManager.default.removeItem(at: folder)
  }
  for (index, name) in names.enumerated() {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    // Another test may have made a screen of another scale the main one meanwhile.
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 8 + index, height: 6)
    let picture = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    try (name.hasSuffix("png") ? picture.pngData() : Data("film".utf8))?.write(to: file)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: Double(index) * 1000)], ofItemAtPath: file.path)
  }
  try await body(folder)
}

@MainActor @Suite("Photos", .serialized)
struct PhotosTests {
  @Test("Assets are found, sorted, filtered and limited")
  func fetching() async throws {
    try await withPictures(["a.png", "inner/Screenshot.png", "c.png", "film.mp4"]) { folder in
      #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .authorized)
      #expect(await PHPhotoLibrary.requestAuthorization(for: .addOnly) == .authorized)
      let options = PHFetchOptions()
      options.sortDescriptors = [NSSortDescriptor(key: "modificationDate", ascending: false)]
      let images = PHAsset.fetchAssets(with: .image, options: options)
      var names: [String] = []
      images.enumerateObjects { asset, _, _ in names.append(asset.localIdentifier) }
      #expect(names == ["c.png", "inner/Screenshot.png", "a.png"])
      options.fetchLimit = 1
      #expect(PHAsset.fetchAssets(with: options).firstObject?.mediaType == .video)
      options.predicate = NSPredicate(format: "mediaType == %d", PHAssetMediaType.image.rawValue)
      #expect(PHAsset.fetchAssets(with: options).firstObject?.localIdentifier == "c.png")
      let one = PHAsset.fetchAssets(withLocalIdentifiers: ["a.png"], options: nil)
      #expect(one.count == 1 && one.firstObject?.pixelWidth == 8)
    }
  }

  @Test("A picture of an asset comes in the size that is wanted")
  func pictures() async throws {
    try await withPictures(["a.png"]) { _ in
      let asset = try #require(PHAsset.fetchAssets(with: nil).firstObject)
      let options = PHImageRequestOptions()
      options.isSynchronous = true
      var sizes: [CGSize?] = []
      PHImageManager.default().requestImage(
        for: asset, targetSize: CGSize(width: 4, height: 4), contentMode: .aspectFit, options: options
      ) { image, _ in sizes.append(image?.size) }
      #expect(sizes == [CGSize(width: 4, height: 3)])
      PHImageManager.default().requestImageDataAndOrientation(for: asset, options: options) {
        data, type, _, _ in
        #expect(data?.isEmpty == false && type == "public.png")
      }
    }
  }

  @Test("A picture is saved to the folder, and deleted")
  func changes() async throws {
    try await withPictures(["a.png"]) { folder in
      let picture = try #require(UIImage(contentsOfFile: folder.appendingPathComponent("a.png").path))
      var id: String?
      try PHPhotoLibrary.shared().performChangesAndWait {
        id =
          PHAssetChangeRequest.creationRequestForAsset(from: picture).placeholderForCreatedAsset?
          .localIdentifier
      }
      let made = PHAsset.fetchAssets(withLocalIdentifiers: [try #require(id)], options: nil)
      #expect(made.firstObject?.pixelWidth == 8)
      let data = try #require(picture.jpegData(compressionQuality: 1))
      try await PHPhotoLibrary.shared().performChanges {
        PHAssetCreationRequest.forAsset().addResource(with: .photo, data: data, options: nil)
      }
      #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("Picture.jpeg").path))
      await #expect(throws: (any Error).self) {
        try await PHPhotoLibrary.shared().performChanges {
          let missing = PHAssetResourceCreationOptions()
          PHAssetCreationRequest.forAsset().addResource(
            with: .photo, fileURL: URL(fileURLWithPath: "/no/such.png"), options: missing)
        }
      }
    }
  }

  private final class Chooser: NSObject, PHPickerViewControllerDelegate {
    var results: [PHPickerResult]?
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      self.results = results
    }
  }
  @Test("A picker of UIKit gives what was tapped, as many as may be")
  func picker() async throws {
    try await withPictures(["a.png", "b.png", "c.png", "film.mp4"]) { _ in
      var configuration = PHPickerConfiguration(photoLibrary: .shared())
      configuration.filter = .images
      configuration.selectionLimit = 2
      let (picker, chooser) = (PHPickerViewController(configuration: configuration), Chooser())
      picker.delegate = chooser
      let host = TestHost { UIViewControllerBox(controller: picker) }
      host.advance(by: 0.2)
      #expect(host.shows("a.png") && !host.shows("film.mp4"))
      for name in ["b.png", "a.png", "c.png"] { host.tap(name) }
      host.tap("Add")
      host.advance(by: 0.2)
      #expect(chooser.results?.map(\.assetIdentifier) == ["b.png", "a.png"])
      let provider = try #require(chooser.results?.first?.itemProvider)
      #expect(provider.canLoadObject(ofClass: UIImage.self))
      let image: UIImage? = await withCheckedContinuation { next in
        provider.loadObject(ofClass: UIImage.self) { object, _ in next.resume(returning: object as? UIImage) }
      }
      #expect(image?.size.width == 9)
    }
  }

  @Test("A picker of SwiftUI sets its binding, and the item is read as what is wanted")
  func photosPicker() async throws {
    try await withPictures(["a.png"]) { _ in
      let host = TestHost { PickerPage() }
      host.tap("Choose")
      host.advance(by: 1)
      host.tap("a.png")
      host.advance(by: 1)
      for _ in 0..<100 where !host.shows("PNG") {
        try await Task.sleep(for: .milliseconds(10))
        await host.settle()
      }
      #expect(host.shows("PNG"))
      host.tap("Choose")
      host.advance(by: 1)
      host.tap("Cancel")
      host.advance(by: 1)
      #expect(host.shows("Choose") && !host.shows("a.png"))
    }
  }
}

private struct PickerPage: View {
  @State private var item: PhotosPickerItem?
  @State private var kind = "nothing"
  var body: some View {
    VStack {
      PhotosPicker("Choose", selection: $item, matching: .images)
      Text(kind)
    }
    .onChange(of: item) {
      Task {
        let data = try? await item?.loadTransferable(type: Data.self)
        let image = try? await item?.loadTransferable(type: Image.self)
        kind = data?.starts(with: [0x89, 0x50]) == true && image != nil ? "PNG" : "broken"
      }
    }
  }
}

private struct UIViewControllerBox: UIViewControllerRepresentable {
  let controller: UIViewController
  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}
