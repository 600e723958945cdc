import Foundation
import Sash
import Testing

@testable import UIKit

@MainActor @Suite("Colours of symbols, of wheels in buttons, and of what views draw", .serialized)
struct SymbolColorTests {
  private func shown(_ look: UIImage.SymbolConfiguration, _ name: String, isDark: Bool = false) -> TestHost {
    let whole = UIImage.SymbolConfiguration(pointSize: 60).applying(look)
    let view = UIImageView(image: UIImage(systemName: name, withConfiguration: whole))
    view.contentMode = .center
    return TestHost(size: CGSize(width: 100, height: 100), colorScheme: isDark ? .dark : .light) {
      Filled(view: view)
    }
  }
  private func counts(_ host: TestHost) -> (red: Int, blue: Int) {
    let pixels = (0..<100).flatMap { x in (0..<100).map { host.pixel(x: x, y: $0) } }
    return (
      pixels.count { $0.red > 220 && $0.green < 30 && $0.blue < 30 },
      pixels.count { $0.blue > 220 && $0.green < 30 && $0.red < 30 }
    )
  }

  @Test("A palette colours the parts of a symbol one by one")
  func palette() {
    let two = counts(shown(.init(paletteColors: [.red, .blue]), "exclamationmark.triangle.fill"))
    #expect(two.red > 50 && two.blue > two.red)
    let one = counts(shown(.init(paletteColors: [.red]), "exclamationmark.triangle.fill"))
    #expect(one.red > 500 && one.blue == 0)
    let tones = counts(shown(.init(hierarchicalColor: .red), "person.crop.circle.fill"))
    #expect(tones.red > 50)
  }

  @Test("Colours of a palette follow light and dark")
  func dynamic() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
    let look = UIImage.SymbolConfiguration(paletteColors: [.white, color])
    let host = shown(look, "person.crop.circle.fill")
    #expect(counts(host).blue > 500 && counts(host).red == 0)
    host.setColorScheme(.dark)
    host.advance(by: 0.1)
    #expect(counts(host).red > 500 && counts(host).blue == 0)
  }

  @Test("The wheel of a filled button is white as its title; attributed titles keep their attributes")
  func buttons() {
    var look = UIButton.Configuration.filled()
    look.baseBackgroundColor = .blue
    look.showsActivityIndicator = true
    let host = TestHost(size: CGSize(width: 60, height: 60)) { Filled(view: UIButton(configuration: look)) }
    let brightest = (15..<45).flatMap { x in (15..<45).map { host.pixel(x: x, y: $0).red } }.max() ?? 0
    #expect(brightest > 200)

    var titled = UIButton.Configuration.plain()
    var title = AttributedString("Wide red letters")
    title.uiKit.foregroundColor = .red
    titled.attributedTitle = title
    let other = TestHost(size: CGSize(width: 200, height: 100)) {
      Filled(view: UIButton(configuration: titled))
    }
    let reds = (0..<200).flatMap { x in (30..<70).map { other.pixel(x: x, y: $0) } }
      .count { $0.red > 220 && $0.green < 60 && $0.blue < 60 }
    #expect(reds > 20 && titled.title == "Wide red letters")
  }

  private final class Ground: UIView {
    var draws = 0
    override func draw(_ rect: CGRect) {
      draws += 1
      UIColor.label.setFill()
      UIRectFill(rect)
    }
  }
  @Test("A view that draws itself is drawn again when the appearance changes, and not otherwise")
  func drawn() {
    let view = Ground()
    let host = TestHost(size: CGSize(width: 40, height: 40)) { Filled(view: view) }
    host.advance(by: 0.1)
    #expect(host.pixel(x: 20, y: 20) == (0, 0, 0))
    let before = view.draws
    view.alpha = 0.99
    host.advance(by: 0.1)
    #expect(view.draws == before)
    view.alpha = 1
    host.setColorScheme(.dark)
    host.advance(by: 0.1)
    #expect(host.pixel(x: 20, y: 20) == (255, 255, 255) && view.draws == before + 1)
    view.overrideUserInterfaceStyle = .light
    host.advance(by: 0.1)
    #expect(host.pixel(x: 20, y: 20) == (0, 0, 0))
  }
}
