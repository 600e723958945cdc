import Foundation
import GalleryPages
import Sash
import SwiftUI
import Testing

/// What is said of windows that are hard to see, hear or press.
@MainActor struct AuditTests {
  private func findings<V: View>(
    isForPointer: Bool = false, colorScheme: ColorScheme = .light, @ViewBuilder _ view: () -> V
  ) -> [String] {
    TestHost(size: CGSize(width: 300, height: 300), colorScheme: colorScheme) { view() }
      .accessibilityFindings(isForPointer: isForPointer)
  }

  @Test("Controls without a name are found; decorations and what is hidden are none")
  func labels() {
    let found = findings {
      Button {
      } label: {
        Circle().frame(width: 60, height: 60)
      }
      Image(decorative: "nothing").frame(width: 50, height: 50)
      Button("Named") {}
      Toggle("", isOn: .constant(true)).labelsHidden()
    }
    #expect(found.filter { $0.hasPrefix("missing label") }.count == 2, "\(found)")
    #expect(found.contains { $0.contains("button at ") } && found.contains { $0.contains("toggle at ") })
  }

  @Test("Small targets are found where another one is near, for fingers and for pointers")
  func targets() {
    func small(_ side: CGFloat, gap: CGFloat, isForPointer: Bool) -> Int {
      findings(isForPointer: isForPointer) {
        HStack(spacing: gap) {
          Button {
          } label: {
            Color.red.frame(width: side, height: side).accessibilityLabel("a")
          }
          Button {
          } label: {
            Color.red.frame(width: side, height: side).accessibilityLabel("b")
          }
        }
        .buttonStyle(.plain)
      }.filter { $0.hasPrefix("small target") }.count
    }
    #expect(small(20, gap: 1, isForPointer: false) == 2)
    #expect(small(20, gap: 60, isForPointer: false) == 0)
    #expect(small(44, gap: 0, isForPointer: false) == 0)
    #expect(small(24, gap: 0, isForPointer: true) == 0)
    #expect(small(15, gap: 0, isForPointer: true) == 2)
  }

  @Test("Text is compared with what is behind it; large text may differ less, and what cannot be used")
  func contrast() {
    func count(_ white: Double, on ground: Color = .white, size: CGFloat = 15, isEnabled: Bool = true) -> Int
    {
      findings {
        ZStack {
          ground
          Text("Words").font(.system(size: size)).foregroundColor(Color(white: white))
          if !isEnabled { Button("Never") {}.disabled(true).foregroundColor(Color(white: white)) }
        }
      }.filter { $0.hasPrefix("low contrast") }.count
    }
    #expect(count(0) == 0 && count(0.45) == 0 && count(0.5) == 1 && count(0.6) == 1)
    #expect(count(0.55, size: 20) == 0 && count(0.7, size: 20) == 1)
    #expect(count(1, on: .black) == 0 && count(0.3, on: .black) == 1)
    #expect(findings { Button("Never") {}.disabled(true) }.isEmpty)
  }

  @Test("Text that has no room is found")
  func clipped() {
    let words = "Many words that have no room in a narrow line"
    #expect(findings { Text(words).lineLimit(1).frame(width: 100) }.contains { $0.hasPrefix("clipped text") })
    #expect(findings { Text(words).frame(width: 250) }.isEmpty)
  }

  /// What pages show on purpose, and colours of the platform that are what they are.
  private static let known: [Page: [String]] = [
    // How text is cut.
    .text: ["clipped text: \"The quick brown fox"],
    // White on the tint, red on a field of it, and the colour of prompts, as on iOS.
    .controls: ["\"Prominent\"", "\"Delete\"", "\"Your name\"", "\"A message that grows\""],
    .state: ["\"More\""], .geometry: ["\"Wider\""],
    // Glass and materials over pictures.
    .styles: ["\"Clear\"", "\"OK\"", "\"thin\"", "\"ultra thin\""],
  ]

  /// The tint of iOS, blue on white, has 4:1: it is looked at as those see it who ask for more contrast.
  @Test("All pages of the gallery pass", arguments: Page.allCases, [ColorScheme.light, .dark])
  func gallery(page: Page, scheme: ColorScheme) {
    let known = Self.known[page] ?? []
    for contrast in [ColorSchemeContrast.standard, .increased] {
      let app = TestHost(colorScheme: scheme) {
        page.content.environment(\._colorSchemeContrast, contrast)
      }
      app.advance(by: 1)
      let found = app.accessibilityFindings().filter { finding in
        !known.contains(where: finding.contains)
          && (contrast == .increased || !finding.hasPrefix("low contrast"))
      }
      #expect(found == [], "\(contrast)")
    }
  }
}
