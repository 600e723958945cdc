import Foundation
import SashGeometry
import Testing

@testable import SashSymbols

@Suite struct SymbolTests {
  /// The names most used in public SwiftUI code.
  static let common = """
    plus checkmark.circle.fill star.fill xmark heart.fill plus.circle trash checkmark star checkmark.circle \
    magnifyingglass chevron.right xmark.circle pencil clock xmark.circle.fill ellipsis gear circle.fill info.circle \
    slider.horizontal.3 list.bullet person.3 shuffle square.and.arrow.up arrow.clockwise chevron.down \
    person.crop.circle circle person.fill calendar plus.circle.fill sun.max.fill arrow.up.arrow.down \
    checkmark.seal.fill photo play.fill gearshape forward.fill house.fill chevron.forward globe qrcode.viewfinder \
    chevron.left doc.on.doc person.crop.square arrow.down.circle questionmark questionmark.circle sparkles \
    captions.bubble line.horizontal.3.decrease.circle lock.fill paintpalette eye.slash line.3.horizontal.decrease \
    minus.circle minus.circle.fill music.note.list pin questionmark.diamond arrow.right chevron.up envelope \
    hand.thumbsup person photo.badge.plus square.grid.2x2 tag textformat gearshape.fill mic.fill arrow.2.squarepath \
    chevron.right.circle mic link bell.fill gobackward pause.fill arrow.up.right.square bookmark.fill \
    exclamationmark.triangle.fill arrow.up.arrow.down.circle backward.fill bell ellipsis.circle eye folder fork.knife \
    lock pencil.line person.crop.circle.badge.xmark safari server.rack shippingbox arrow.counterclockwise.circle \
    wifi.slash 1.circle 50.circle.fill speaker.slash.fill person.crop.circle.fill.badge.checkmark xmark.seal.fill
    """.split(separator: " ").map(String.init)

  @Test(arguments: common) func commonNamesResolve(_ name: String) {
    let glyph = Symbols.glyph(named: name)
    #expect(glyph != nil)
    #expect(glyph?.path.boundingRect.isEmpty == false)
  }

  @Test func unknownNamesDoNot() {
    for name in [
      "", ".", "circle.", ".circle", "no.such.symbol", "no.such.symbol.circle.fill", "51",
      "star.badge.nothing", "plus..circle",
    ] {
      #expect(Symbols.glyph(named: name) == nil, "\(name)")
    }
    #expect(!Symbols.contains("person.nothing") && Symbols.contains("person.slash"))
  }

  @Test(arguments: [100, 400, 900]) func everySymbolKeepsItsBounds(_ weight: Int) {
    #expect(Symbols.names.count > 400)
    for name in Symbols.names {
      guard let glyph = Symbols.glyph(named: name, weight: weight) else {
        Issue.record("\(name) is listed and missing")
        continue
      }
      let ink = glyph.path.boundingRect
      #expect(!ink.isEmpty, "\(name) draws nothing")
      // In ems: groups of people are the widest symbols; the frame holds the ink.
      let isSmall = glyph.frame.width <= 1.95 && glyph.frame.height <= 1.5
      #expect(isSmall, "\(name) \(glyph.frame)")
      #expect(glyph.frame.insetBy(dx: -1e-6, dy: -1e-6).contains(ink), "\(name) \(ink) leaves \(glyph.frame)")
      // The frame is centred on capital letters, 0.70459 em high.
      #expect(abs(glyph.frame.midY + 0.352295) < 1e-6, "\(name)")
      for (i, a) in glyph.layers.enumerated() where weight == 400 {
        for b in glyph.layers[(i + 1)...] {
          #expect(a.path.intersection(b.path).area < 1e-4, "layers of \(name) overlap")
        }
      }
    }
  }

  @Test func weightsAndScalesGrow() {
    func ink(_ name: String, _ weight: Int, _ scale: SymbolScale = .medium) -> CGFloat {
      Symbols.glyph(named: name, weight: weight, scale: scale)!.path.area
    }
    for name in ["plus", "circle", "trash", "person.crop.circle", "checkmark.circle"] {
      let areas = stride(from: 100, through: 900, by: 100).map { ink(name, $0) }
      #expect(zip(areas, areas.dropFirst()).allSatisfy(<), "\(name) \(areas)")
    }
    let width = Symbols.glyph(named: "circle")!.path.boundingRect.width
    // Source: the circle of Apple's template is 0.996 em wide at medium scale.
    #expect(abs(width - 1) < 0.01)
    let small = Symbols.glyph(named: "circle", scale: .small)!.path.boundingRect.width
    let large = Symbols.glyph(named: "circle", scale: .large)!.path.boundingRect.width
    #expect(abs(small - 0.789) < 0.01 && abs(large - 1.286) < 0.01)
    // Lines stay nearly as wide: text beside the symbol does too.
    #expect(ink("minus", 400, .small) > ink("minus", 400) * 0.6)
  }

  @Test func fillsAreAsLargeAsOutlinesAndHeavier() {
    for name in [
      "circle", "square", "star", "heart", "person", "bell", "trash", "envelope", "bookmark", "seal",
      "shield",
    ] {
      let (outline, filled) = (Symbols.glyph(named: name)!, Symbols.glyph(named: name + ".fill")!)
      let (a, b) = (outline.path.boundingRect, filled.path.boundingRect)
      #expect(abs(a.width - b.width) < 0.01 && abs(a.height - b.height) < 0.01, "\(name)")
      #expect(filled.path.area > outline.path.area * 1.15, "\(name)")
    }
  }

  @Test func marksAreCutOutOfFills() {
    let disk = Symbols.glyph(named: "circle.fill")!.path
    let plus = Symbols.glyph(named: "plus.circle.fill")!.path
    let middle = CGPoint(x: plus.boundingRect.midX, y: plus.boundingRect.midY)
    #expect(disk.contains(middle) && !plus.contains(middle))
    #expect(plus.contains(CGPoint(x: middle.x + 0.2, y: middle.y + 0.2)))
    // Both rules agree, so a painter may use either.
    #expect(!plus.contains(middle, eoFill: true))
  }

  @Test func colorsAreOfSymbolsThatThereAre() {
    for (name, colors) in MulticolorTable.colors {
      guard let glyph = Symbols.glyph(named: name) else {
        Issue.record("\(name) has colours and no design")
        continue
      }
      #expect(glyph.stains?.isEmpty == false, "\(name)")
      #expect(colors.levels.count <= glyph.layers.count || glyph.layers.count == 1, "\(name)")
      #expect(colors.marks.isEmpty == (glyph.stains!.count == glyph.layers.count), "\(name)")
    }
    for name in ["tray.fill", "square.fill", "square.on.square", "3.circle", "flask", "grid"] {
      #expect(Symbols.glyph(named: name)?.stains == nil, "\(name)")
    }
    for name in ["star.circle", "trash.slash", "star.circle.fill", "calendar.badge.plus", "50.square.fill"] {
      #expect(Symbols.glyph(named: name)?.stains != nil, "\(name)")
    }
  }

  @Test func marksFillWhatTheyLeave() {
    let glyph = Symbols.glyph(named: "plus.circle.fill")!
    #expect(glyph.layers.count == 1 && glyph.tones.map(\.level) == [.secondary, .primary])
    let middle = CGPoint(x: glyph.path.boundingRect.midX, y: glyph.path.boundingRect.midY)
    #expect(glyph.tones.allSatisfy { $0.path.contains(middle) })
    #expect(Symbols.glyph(named: "plus.circle")!.tones.count == 1)
    // What a badge clears away, it clears of marks too.
    let badged = Symbols.glyph(named: "person.crop.circle.fill.badge.checkmark")!
    #expect(badged.tones.map(\.level) == [.primary, .tertiary, .secondary])
  }

  @Test func slashesCutWhatTheyCross() {
    let (eye, slashed) = (Symbols.glyph(named: "bell.fill")!, Symbols.glyph(named: "bell.slash.fill")!)
    #expect(slashed.path.area < eye.path.area)
  }

  @Test func directionalSymbolsSaySo() {
    for name in [
      "chevron.forward", "chevron.backward", "arrow.forward", "list.bullet", "chevron.forward.circle.fill",
      "arrow.uturn.backward",
    ] {
      #expect(Symbols.glyph(named: name)?.isDirectional == true, "\(name)")
    }
    for name in ["chevron.right", "arrow.left", "forward.fill", "gobackward", "star"] {
      #expect(Symbols.glyph(named: name)?.isDirectional == false, "\(name)")
    }
  }
}

extension Path {
  /// The area of closed lines without crossings.
  var area: CGFloat {
    var (sum, pen, start): (CGFloat, CGPoint, CGPoint) = (0, .zero, .zero)
    forEach {
      switch $0 {
      case .move(let p): (pen, start) = (p, p)
      case .line(let p):
        sum += (pen.x * p.y - p.x * pen.y) / 2
        pen = p
      case .closeSubpath: sum += (pen.x * start.y - start.x * pen.y) / 2
      default: break
      }
    }
    return sum
  }
}
