import AVFoundation
import AVKit
import AuthenticationServices
import ContactsUI
import CoreGraphics
import CoreLocation
import CoreMotion
import EventKitUI
import ImageIO
import MediaPlayer
import PDFKit
import PassKit
import SafariServices
import Sash
import StoreKit
import SwiftUI
import Testing
import UserNotifications
import VisionKit
import WebKit

/// Names that apps take from many frameworks: values work, services that are absent refuse.
@MainActor @Suite struct LongTailTests {
  @Test("Destinations of pictures write PNG and JPEG, and refuse other types")
  func destination() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
    let image = try #require(picture.cgImage)
    for type in ["public.png", "public.jpeg"] {
      let data = NSMutableData()
      let destination = try #require(CGImageDestinationCreateWithData(data, type, 1, nil))
      CGImageDestinationAddImage(destination, image, [kCGImageDestinationLossyCompressionQuality: 0.5])
      #expect(CGImageDestinationFinalize(destination))
      let source = try #require(CGImageSourceCreateWithData(data as Data, nil))
      #expect(CGImageSourceGetType(source) == type)
      #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == image.width)
    }
    #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.tiff", 1, nil) == nil)
    let empty = try #require(CGImageDestinationCreateWithData(NSMutableData(), "public.png", 1, nil))
    #expect(!CGImageDestinationFinalize(empty))
  }

  private final class Downloader: NSObject, WKDownloadDelegate {
    let target: URL
    var isDone = false
    var error: (any Error)?
    init(_ target: URL) { self.target = target }
    func download(
      _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
      completionHandler: @escaping @MainActor (URL?) -> Void
    ) { completionHandler(target) }
    func downloadDidFinish(_ download: WKDownload) { isDone = true }
    func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {
      self.error = error
    }
  }
  @Test(
    "A download that fails tells its delegate, and a web view finds nothing in a page that it does not show")
  func downloads() async throws {
    let view = WKWebView(frame: .zero)
    let folder = FileManager.default.temporaryDirectory
    let delegate = Downloader(folder.appendingPathComponent(UUID().uuidString))
    // Nobody listens at this port.
    let download = await view.startDownload(using: URLRequest(url: URL(string: "http://127.0.0.1:9/x")!))
    download.delegate = delegate
    for _ in 0..<200 where delegate.error == nil && !delegate.isDone {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(delegate.error != nil && !delegate.isDone)
    #expect(try await view.find("x").matchFound == false)
    await #expect(throws: WKError.self) { try await view.pdf() }
  }

  @Test("Devices that are absent say so")
  func absent() async throws {
    #expect(!VNDocumentCameraViewController.isSupported && !ImageAnalyzer.isSupported)
    await #expect(throws: (any Error).self) {
      try await ImageAnalyzer().analyze(UIImage(), configuration: .init([.text]))
    }
    #expect(!CMHeadphoneMotionManager().isDeviceMotionAvailable)
    #expect(CMMotionManager.availableAttitudeReferenceFrames().isEmpty)
    #expect(MPMediaLibrary.authorizationStatus() == .restricted && MPMediaQuery.songs().items == [])
    let state = await ASCredentialIdentityStore.shared.state()
    #expect(!state.isEnabled)
    await #expect(throws: ASCredentialIdentityStoreError.self) {
      try await ASCredentialIdentityStore.shared.saveCredentialIdentities([
        ASPasswordCredentialIdentity(
          serviceIdentifier: .init(identifier: "a.example", type: .domain), user: "me",
          recordIdentifier: nil) as any ASCredentialIdentity
      ])
    }
    await #expect(throws: SFError.self) {
      try await SFContentBlockerManager.reloadContentBlocker(withIdentifier: "x")
    }
    await #expect(throws: StoreKitError.self) { try await AppTransaction.shared }
    #expect(AVAudioSession.sharedInstance().currentRoute.outputs.first?.portType == .lineOut)
    #expect(AVAudioSession.InterruptionType(rawValue: 1) == .began)
  }

  private final class Scanner: NSObject, VNDocumentCameraViewControllerDelegate {
    var failed = false
    func documentCameraViewController(
      _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
    ) { failed = true }
  }
  @Test("A scanner of pages that is shown nevertheless ends with an error")
  func scanner() {
    let (camera, delegate) = (VNDocumentCameraViewController(), Scanner())
    camera.delegate = delegate
    camera.loadViewIfNeeded()
    camera.viewDidAppear(false)
    #expect(delegate.failed)
  }

  @Test("Buttons of services say what they are")
  func buttons() {
    #expect(
      ASAuthorizationAppleIDButton(type: .continue, style: .white).accessibilityLabel == "Continue with Apple"
    )
    let host = TestHost(size: CGSize(width: 300, height: 200)) {
      VStack {
        PayWithApplePayButton(.buy, action: {}) { Text("Pay otherwise") }
        PayWithApplePayButton(.plain) {}
      }
    }
    #expect(host.shows("Pay otherwise") && host.shows("Pay"))
  }

  @Test("What notifications, players and calendars are told is kept")
  func values() {
    let content = UNMutableNotificationContent()
    (content.relevanceScore, content.targetContentIdentifier) = (0.5, "chat")
    #expect((content as UNNotificationContent).relevanceScore == 0.5)
    #expect((content as UNNotificationContent).targetContentIdentifier == "chat")
    #expect(
      UNError(.notificationsNotAllowed).errorCode == 1
        && CLError(.rangingFailure).code == CLError.rangingFailure)
    #expect(AVPlaybackSpeed(rate: 1.5, localizedName: "Fast").localizedNumericName == "1.5×")
    let player = AVPlayerViewController()
    player.selectSpeed(player.speeds[0])
    #expect(player.selectedSpeed?.rate == 0.5)
    let event = EKEvent(eventStore: EKEventStore())
    (event.title, event.location) = ("Talk", "Room 4")
    let page = EKEventViewController()
    page.event = event
    page.loadViewIfNeeded()
    let words = page.view.subviews.compactMap { ($0 as? UILabel)?.text }.joined()
    #expect(words.contains("Talk") && words.contains("Room 4"))
    let document = PDFDocument()
    document.insert(PDFPage(), at: 0)
    document.insert(PDFPage(), at: 1)
    let view = PDFView()
    view.document = document
    view.go(to: PDFDestination(page: document.page(at: 1)!, at: .zero))
    #expect(view.currentDestination?.page === document.page(at: 1))
  }
}
