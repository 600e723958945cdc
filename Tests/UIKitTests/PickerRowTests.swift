import Foundation
import Sash
import SashFoundation
import Testing

@testable import UIKit

/// A picker of pictures, as tutorials of SwiftUI wrap it.
private struct PicturePicker: UIViewControllerRepresentable {
  @Binding var image: UIImage?
  @Binding var isShown: Bool
  func makeCoordinator() -> Coordinator { Coordinator(image: $image, isShown: $isShown) }
  func makeUIViewController(context: Context) -> UIImagePickerController {
    let picker = UIImagePickerController()
    picker.delegate = context.coordinator
    return picker
  }
  func updateUIViewController(_ uiViewController: UIImagePickerController, context: Context) {}

  final class Coordinator: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    @Binding var image: UIImage?
    @Binding var isShown: Bool
    init(image: Binding<UIImage?>, isShown: Binding<Bool>) { (_image, _isShown) = (image, isShown) }
    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      image = info[.originalImage] as? UIImage
      isShown = false
    }
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { isShown = false }
  }
}
private struct Album: View {
  @State private var image: UIImage?
  @State private var isShown = false
  var body: some View {
    VStack {
      Text(image == nil ? "no picture" : "a picture")
      Button("Choose") { isShown = true }
    }
    .sheet(isPresented: $isShown) { PicturePicker(image: $image, isShown: $isShown) }
  }
}

private final class Ticker: NSObject {
  var ticks = 0
}
private enum Table: _SelectorTable {
  static var _selectors: [_SelectorMethod] {
    [
      _SelectorMethod(Ticker.self, "tick:") {
        _ = $1
        ($0 as! Ticker).ticks += 1
        return nil
      }
    ]
  }
}

@MainActor @Suite("What SwiftUI's pages say of pickers and clocks")
struct PickerRowTests {
  @Test(
    "The coordinator of a picker sets the picture and closes the sheet; Cancel closes it alone [S0-145 S2-117]"
  )
  func pictures() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
    }
    try drawn.pngData()?.write(to: folder.appendingPathComponent("a.png"))
    let outer = PictureFolder.place
    PictureFolder.place = folder
    defer { PictureFolder.place = outer }

    let host = TestHost(size: CGSize(width: 393, height: 700)) { Album() }
    host.tap("Choose")
    host.advance(by: 1)
    host.tap("Cancel")
    host.advance(by: 1)
    #expect(host.shows("no picture") && !host.shows("Cancel"))
    host.tap("Choose")
    host.advance(by: 1)
    let title = try #require(host.frame(of: "Photos"))
    host.tap(at: CGPoint(x: 40, y: title.maxY + 50))
    host.advance(by: 1)
    #expect(host.shows("a picture") && !host.shows("Cancel"))
  }

  @Test("A display link calls its target with each frame, until it is ended [S1-117]")
  func displayLink() {
    let ticker = Ticker()
    let link = CADisplayLink(target: ticker, selector: Selector("tick:"))
    link.add(to: .main, forMode: .common)
    RunLoop.main.run(until: Date() + 0.3)
    #expect((3...19).contains(ticker.ticks), "\(ticker.ticks)")
    link.invalidate()
    let ticks = ticker.ticks
    RunLoop.main.run(until: Date() + 0.1)
    #expect(ticker.ticks == ticks)
  }
}
