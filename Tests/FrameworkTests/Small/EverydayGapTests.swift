import AVKit
import EventKit
import Foundation
import MapKit
import MessageUI
import QuickLook
import SwiftUI
import Testing
import TipKit
import UserNotifications

/// Small members that apps use of frameworks.
///
/// - Source: Apple's reference of each name
@MainActor @Suite("Everyday names of small frameworks")
struct EverydayGapTests {
  private struct Hint: Tip {
    var title: Text { Text("Hint") }
    let isRuled: Bool
    var options: [any TipOption] {
      for count in 1...2 { Tips.MaxDisplayCount(count) }
      if #available(iOS 17, *) { Tips.IgnoresDisplayFrequency(true) }
    }
    var actions: [Action] {
      for name in ["a", "b"] { Action(id: name, title: name) }
    }
  }

  @Test("Tips are built of loops, and go on without their type")
  func tips() {
    let hint = Hint(isRuled: false)
    #expect(hint.actions.map(\.id) == ["a", "b"] && hint.options.count == 3)
    let any = AnyTip(hint)
    #expect(any.id == hint.id && any.actions.count == 2 && any.options.count == 3)
    #expect(TipKitError.tipsDatastoreAlreadyConfigured != .invalidPredicateValueType)
  }

  @Test("A rectangle of a map is divided from an edge, and items that cannot be opened say so")
  func maps() async {
    var (slice, rest) = (MKMapRect(), MKMapRect())
    MKMapRectDivide(MKMapRect(x: 10, y: 20, width: 100, height: 50), &slice, &rest, 30, .maxXEdge)
    #expect(slice.origin.x == 80 && slice.size.width == 30 && rest.origin.x == 10 && rest.size.width == 70)
    MKMapRectDivide(MKMapRect(x: 10, y: 20, width: 100, height: 50), &slice, &rest, 500, .minYEdge)
    #expect(slice.size.height == 50 && rest.size.height == 0)
    var opened: Bool?
    MKMapItem.openMaps(with: [], launchOptions: nil, from: nil) { opened = $0 }
    #expect(opened == false)
    #expect(!MKDirections.Request.isDirectionsRequest(URL(string: "https://example.com")!))
  }

  @Test("A reply of a preview draws pixels or a page, or gives its data")
  func replies() throws {
    let bitmap = QLPreviewReply(contextSize: CGSize(width: 4, height: 2), isBitmap: true) { context, _ in
      context.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
    let made = try bitmap.made()
    #expect(made.type == .png && UIImage(data: made.data)?.cgImage?.width == 4)
    let page = QLPreviewReply(contextSize: CGSize(width: 40, height: 20), isBitmap: false) { _, reply in
      reply.title = "T"
    }
    let drawn = try page.made()
    #expect(drawn.type == .pdf && page.title == "T")
    let document = CGDataProvider(data: drawn.data as CFData).flatMap { CGPDFDocument($0) }
    #expect(document?.page(at: 1)?.getBoxRect(.mediaBox).size == CGSize(width: 40, height: 20))
    let text = QLPreviewReply(dataOfContentType: .plainText, contentSize: .zero) { _ in Data("x".utf8) }
    #expect(try text.made().data == Data("x".utf8))
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    try drawn.data.write(to: file)
    #expect(QLPreviewController.canPreview(file as NSURL), "pages are shown")
  }

  @Test(
    "Categories keep what they say, sources of pictures in pictures what they are of, conferences their addresses"
  )
  func values() {
    let category = UNNotificationCategory(
      identifier: "c", actions: [], intentIdentifiers: ["i"], hiddenPreviewsBodyPlaceholder: "hidden",
      categorySummaryFormat: "%u more", options: [.hiddenPreviewsShowTitle])
    #expect(category.hiddenPreviewsBodyPlaceholder == "hidden" && category.categorySummaryFormat == "%u more")
    #expect(category.intentIdentifiers == ["i"] && category.options == .hiddenPreviewsShowTitle)
    let view = UIView()
    let call = AVPictureInPictureVideoCallViewController()
    let source = AVPictureInPictureController.ContentSource(
      activeVideoCallSourceView: view, contentViewController: call)
    #expect(source.activeVideoCallSourceView === view && source.activeVideoCallContentViewController === call)
    #expect(
      AVPictureInPictureController(contentSource: source).contentSource === source
        && source.playerLayer == nil)
    let address = EKVirtualConferenceURLDescriptor(title: nil, url: URL(string: "https://example.com")!)
    #expect(
      EKVirtualConferenceDescriptor(title: "t", urlDescriptors: [address], conferenceDetails: nil)
        .urlDescriptors == [address])
    #expect(!MFMessageComposeViewController.isSupportedAttachmentUTI("public.png"))
  }
}
