import AudioToolbox
import ClockKit
import CoreText
import Foundation
import ImageIO
import ObjectiveC.runtime
import Sash
import SwiftUI
import Testing
import UIKit.UIGestureRecognizerSubclass
import WebKit
import os.log

/// Parts of modules are imported above as apps import them.
@MainActor @Suite("Names that files import, and small frameworks")
struct SubmoduleTests {
  @Test("A part of a module brings the module")
  func parts() {
    #expect(OSLog(subsystem: "a", category: "b").isEnabled(type: .error))
    #expect(UITapGestureRecognizer().state == .possible)
    nonisolated(unsafe) var sound: SystemSoundID = 0
    #expect(
      AudioServicesCreateSystemSoundID(URL(fileURLWithPath: "/nothing"), &sound) != kAudioServicesNoError)
  }

  @Test("Fonts are registered from files and from memory, and what is none is refused")
  func fonts() {
    var error: Unmanaged<CFError>?
    let nowhere = URL(fileURLWithPath: "/nowhere.ttf")
    #expect(!CTFontManagerRegisterFontsForURL(nowhere as CFURL, .process, &error))
    #expect(error?.takeRetainedValue().code == CTFontManagerError.fileNotFound.rawValue)
    #expect(CGDataProvider(data: Data("no font at all".utf8) as CFData).flatMap { CGFont($0) } == nil)
    let font = CTFontCreateWithName("Inter" as CFString, 20, nil)
    #expect(CTFontGetSize(font) == 20 && CTFontGetAscent(font) > CTFontGetDescent(font))
    let text = NSAttributedString(string: "Some words that need lines", attributes: [.font: font])
    let setter = CTFramesetterCreateWithAttributedString(text)
    let size = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRangeMake(0, 0), nil, CGSize(width: 100, height: 1000), nil)
    #expect(size.width <= 100 && size.height > 2 * 20)
    #expect(CTLineGetTypographicBounds(CTLineCreateWithAttributedString(text), nil, nil, nil) > 100)
  }

  @Test("A source of a picture has its size and its kind, and makes smaller ones")
  func pictures() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: .one).image { _ in
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
    let source = try #require(CGImageSourceCreateWithData(image.pngData()! as CFData, nil))
    #expect(CGImageSourceGetCount(source) == 1 && CGImageSourceGetType(source) == "public.png")
    let says = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
    #expect(says[kCGImagePropertyPixelWidth] as? Int == 40 && says[kCGImagePropertyPixelHeight] as? Int == 20)
    let options: [AnyHashable: Any] = [kCGImageSourceThumbnailMaxPixelSize: 10]
    let small = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
    #expect(small.width == 10 && small.height == 5)
    let none = try #require(CGImageSourceCreateWithData(Data([1, 2, 3]) as CFData, nil))
    #expect(CGImageSourceGetCount(none) == 0 && CGImageSourceCreateImageAtIndex(none, 0, nil) == nil)
  }

  @Test("Complications have their families, and no watch face asks for them")
  func complications() {
    let descriptor = CLKComplicationDescriptor(
      identifier: "a", displayName: "A", supportedFamilies: CLKComplicationFamily.allCases)
    #expect(descriptor.supportedFamilies.count == 12 && descriptor.supportedFamilies.contains(.graphicBezel))
    #expect(CLKComplicationServer.sharedInstance().activeComplications == nil)
  }

  @Test("A web view of SwiftUI shows the address of its page; the page's events end with an error")
  func pages() async throws {
    struct Root: View {
      @State var url = URL(string: "https://one.example/a")!
      var body: some View {
        WebView(url: url)
        Button("other") { url = URL(string: "https://two.example/b")! }
      }
    }
    let host = TestHost(size: CGSize(width: 400, height: 600)) { Root() }
    defer { host.close() }
    func turn(until text: String) async throws {
      for _ in 0..<100 where !host.shows(text) {
        try await Task.sleep(for: .milliseconds(5))
        host.advance(by: 0.01)
      }
    }
    try await turn(until: "https://one.example/a")
    #expect(host.shows("https://one.example/a"))
    host.tap("other")
    try await turn(until: "https://two.example/b")
    #expect(host.shows("https://two.example/b"))
    let page = WebPage()
    var events: [WebPage.NavigationEvent] = []
    await #expect(throws: WebPage.NavigationError.self) {
      for try await event in page.load(URLRequest(url: URL(string: "https://three.example")!)) {
        events.append(event)
      }
    }
    for _ in 0..<100 where page.url == nil || page.isLoading { try await Task.sleep(for: .milliseconds(5)) }
    #expect(events == [.startedProvisionalNavigation] && page.url?.host == "three.example" && !page.isLoading)
  }
}

extension UIGraphicsImageRendererFormat {
  /// A pixel a point.
  fileprivate static var one: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }
}
