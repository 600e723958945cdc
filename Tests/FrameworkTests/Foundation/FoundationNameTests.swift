import Foundation
import MapKit
import SashFoundation
import StoreKit
import SwiftUI
import Testing
import UIKit
import UserNotifications

@Suite("Names of Foundation that this system's lacks")
struct FoundationNameTests {
  @Test("Sizes of files, names and lengths of time are written and read")
  func formats() throws {
    let size = Measurement(value: 2, unit: UnitInformationStorage.megabytes)
    #expect(ByteCountFormatter.string(from: size, countStyle: .file) == "2 MB")
    let name = try PersonNameComponents("Ada Lovelace", strategy: .name)
    #expect(name.familyName == "Lovelace")
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let time = start..<start.addingTimeInterval(7_800)
    let english = Locale(identifier: "en_US")
    #expect(time.formatted(.timeDuration.locale(english)) == "2:10:00")
    #expect(time.formatted(.components(style: .wide).locale(english)) == "2 hours, 10 minutes")
    #expect(
      time.formatted(.components(style: .narrow, fields: [.minute]).locale(english)) == "130m")
    let period = Product.SubscriptionPeriod.everySixMonths
    #expect(period.formatted(_DateComponentsFormatStyle(style: .wide, locale: english)) == "6 months")
  }

  @Test("The bytes of a file come one by one, and its lines")
  func bytes() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data("one\ntwo\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var lines: [String] = []
    for try await line in try FileHandle(forReadingFrom: file).bytes.lines { lines.append(line) }
    #expect(lines == ["one", "two"])
  }

  @Test("Words of notifications take their arguments, in any order")
  func notifications() {
    #expect(
      NSString.localizedUserNotificationString(forKey: "%@ has %@ of 100%%", arguments: ["Ann", 3])
        == "Ann has 3 of 100%")
    #expect(
      NSString.localizedUserNotificationString(forKey: "%2$@ %1$@", arguments: ["a", "b"]) == "b a")
    #expect(NSString.localizedUserNotificationString(forKey: "plain", arguments: nil) == "plain")
  }

  @Test("Texts are cut into words and sentences")
  func words() {
    let text = "Hello, brave new world. It's 3.5 today! Yes?"
    var (words, sentences) = ([String](), [String]())
    text.enumerateSubstrings(in: text.startIndex..., options: .byWords) { word, _, _, _ in
      words.append(word ?? "")
    }
    #expect(words == ["Hello", "brave", "new", "world", "It's", "3.5", "today", "Yes"])
    text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: .bySentences) { part, _, _, stop in
      sentences.append(part ?? "")
      stop = sentences.count == 2
    }
    #expect(sentences == ["Hello, brave new world. ", "It's 3.5 today! "])
    // A part of a text, whose enclosing ranges are all of it.
    var whole = ""
    let part = " - two words -"[...]
    part.enumerateSubstrings(in: part.startIndex..<part.endIndex, options: .byWords) { _, _, around, _ in
      whole += part[around]
    }
    #expect(whole == part)
    let below = NSError(domain: "a", code: 1)
    #expect(
      (NSError(domain: "b", code: 2, userInfo: [NSUnderlyingErrorKey: below]).underlyingErrors.first
        as? NSError) == below)
  }

  @Test("Places and spans are values in objects")
  func places() {
    let value = NSValue(mkCoordinate: CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4))
    #expect(value.mkCoordinateValue.latitude == 52.5 && value.mkCoordinateValue.longitude == 13.4)
    let span = NSValue(mkCoordinateSpan: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 2))
    #expect(span.mkCoordinateSpanValue.longitudeDelta == 2)
  }

  @Test("Markdown becomes attributed text of UIKit, in one scope or all; placeholders stand in keys")
  @MainActor func texts() throws {
    let bold = try NSAttributedString(markdown: "**a** b", options: .init(failurePolicy: .throwError))
    #expect(bold.string == "a b")
    #expect(
      (bold.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.fontDescriptor.symbolicTraits.contains(
        .traitBold) == true)
    let back = try AttributedString(
      NSAttributedString(AttributedString("x"), including: \.uiKit), including: \.uiKit)
    #expect(String(back.characters) == "x")
    #expect(String(localized: "\(placeholder: .int) things") == "%lld things")
  }

  @Test("An outline turned round begins at its end")
  @MainActor func reversed() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 20, y: 10), controlPoint: CGPoint(x: 20, y: 0))
    let back = path.reversing()
    #expect(back.currentPoint == .zero && back.bounds == path.bounds)
    #expect(Path(back.cgPath).description.hasPrefix("20 10 m"))
    #expect(Path(back.reversing().cgPath) == Path(path.cgPath))
  }
}
