import Foundation
import SashGeometry
import Testing

@testable import SashSymbols

/// Houses and their machines, animals, screens, routes and charts; what lies on and in other things.
@Suite struct ThingSymbolTests {
  /// Names that public SwiftUI code uses.
  static let used = """
    a.magnify airtag allergens ant app.connected.to.app.below.fill apple.intelligence apple.logo \
    arcade.stick arrow.3.trianglepath arrow.branch arrow.down.heart arrow.merge arrow.rectanglepath \
    arrow.right.doc.on.clipboard arrow.triangle.2.circlepath.camera arrow.triangle.merge \
    arrow.triangle.swap arrow.triangle.turn.up.right.diamond arrow.up.doc.on.clipboard arrow.up.heart \
    arrow.up.message arrowkeys aspectratio b.circle baby.bottle balloon.2 barcode.viewfinder \
    battery.100.bolt batteryblock beach.umbrella bell.and.waveform beziercurve binoculars \
    blinds.vertical.open bold.italic.underline bolt.batteryblock bolt.ring.closed bonjour cabinet \
    camera.filters camera.metering.center.weighted camera.on.rectangle camera.rotate cat centsign chair \
    chair.lounge chart.bar.doc.horizontal chart.bar.xaxis chart.bar.xaxis.ascending chart.dots.scatter \
    chart.line.downtrend.xyaxis chart.line.flattrend.xyaxis checkerboard.rectangle checkerboard.shield \
    checklist.checked checklist.unchecked circle.and.line.horizontal cloud.rainbow.half coat comb \
    contextualmenu.and.cursorarrow cooktop creditcard.trianglebadge.exclamationmark curtains.open \
    dishwasher dock.arrow.down.rectangle dock.rectangle dog door.left.hand.closed door.left.hand.open \
    dot.square dots.and.line.vertical.and.cursorarrow.rectangle dpad drop.halffull dryer duck \
    ellipsis.curlybraces engine.combustion envelope.front esim exclamationmark.3 exclamationmark.lock \
    externaldrive.connected.to.line.below fanblades fence figure.child figure.dress.line.vertical.figure \
    figure.walk.motion film.stack fireplace flashlight.off.fill flashlight.on.fill flashlight.slash \
    flip.horizontal fossil.shell fx globe.desk grid grid.circle hand.pinch hand.raised.fingers.spread \
    hand.rays.fill hanger hare hare.fill hat.widebrim hearingdevice.ear hexagon.lefthalf.filled homekit \
    house.and.flag indianrupeesign.circle inset.filled.circle ipad.and.iphone iphone.and.arrow.forward \
    jacket key.viewfinder l.joystick lamp.ceiling lamp.floor lamp.table lane \
    leaf.arrow.triangle.circlepath lifepreserver light.beacon.max lightbulb.led lightbulb.max \
    lightbulb.min lightswitch.on line.diagonal.arrow list.dash.header.rectangle list.triangle lizard \
    location.fill.viewfinder lock.iphone lock.laptopcomputer lock.trianglebadge.exclamationmark lungs \
    macwindow macwindow.on.rectangle mail mail.stack medical.thermometer menubar.rectangle microbe \
    microwave minus.plus.batteryblock mosaic network.badge.shield.half.filled notequal oilcan \
    opticaldisc oven parentheses person.2.wave.2 person.and.arrow.left.and.arrow.right \
    person.badge.shield.checkmark person.bust person.crop.square.filled.and.at.rectangle person.icloud \
    perspective photo.artframe photo.stack play.desktopcomputer plus.viewfinder \
    point.3.connected.trianglepath.dotted point.3.filled.connected.trianglepath.dotted \
    point.topleft.down.curvedto.point.bottomright.up popcorn powermeter \
    rectangle.and.pencil.and.ellipsis rectangle.and.text.magnifyingglass \
    rectangle.bottomthird.inset.filled rectangle.checkered rectangle.inset.filled.and.person.filled \
    rectangle.leadinghalf.inset.filled rectangle.on.rectangle.angled \
    rectangle.portrait.on.rectangle.portrait rectangle.righthalf.inset.filled.arrow.right \
    rectangle.split.1x2 rectangle.stack.fill.badge.person.crop rectangle.stack.person.crop refrigerator \
    richtext.page righttriangle road.lanes scale.3d scalemass sdcard shared.with.you shareplay \
    shield.checkered shield.lefthalf.filled shoe shoe.2 sidebar.squares.left \
    signpost.and.arrowtriangle.up simcard sink skew slider.horizontal.2.square \
    slider.horizontal.below.rectangle smiley solarpanel sparkle.magnifyingglass sparkles.rectangle.stack \
    spigot square.2.layers.3d square.3.layers.3d squareshape squareshape.split.2x2 stairs staroflife \
    staroflife.circle steeringwheel sterlingsign stove stroller sunglasses swatchpalette \
    switch.programmable table.furniture takeoutbag.and.cup.and.straw teddybear text.append \
    text.justifyleft text.line.first.and.arrowtriangle.forward text.rectangle text.viewfinder \
    theatermask.and.paintbrush timeline.selection toilet tortoise tortoise.circle translate \
    trapezoid.and.line.vertical triangle.tophalf.filled uiwindow.split.2x1 viewfinder.rectangular \
    vision.pro visionpro wand.and.sparkles washer waveform.and.magnifyingglass window.vertical.open \
    windshield.front.and.wiper windsock yensign
    """.split(separator: " ").map(String.init)

  /// Others of the same families.
  static let siblings = """
    inset.filled.bottomthird.rectangle rectangle.topthird.inset.filled \
    rectangle.portrait.leadinghalf.inset.filled square.bottomhalf.filled capsule.righthalf.filled \
    triangle.bottomhalf.filled circle.grid.cross.up.filled square.grid.3x3.middle.filled \
    square.3.layers.3d.top.filled square.3.stack.3d arrow.forward.to.line.compact chevron.right.to.line \
    arrow.turn.right.up arrow.up.right.and.arrow.down.left.rectangle.fill dollarsign.arrow.circlepath \
    exclamationmark.arrow.triangle.2.circlepath pip.enter pip.fill livephoto speaker.plus.fill \
    textformat.superscript doc.on.clipboard heart.text.clipboard.fill poweroutlet.type.f.fill \
    headlight.high.beam.fill door.right.hand.closed.fill blinds.horizontal.open camera.metering.matrix \
    dpad.up.filled r.joystick.fill wonsign.circle rectangle.ratio.16.to.9.fill \
    chart.line.flattrend.xyaxis point.topleft.down.to.point.bottomright.curvepath.fill
    """.split(separator: " ").map(String.init)

  /// Names that follow from a rule.
  static let composed = """
    photo.stack.fill film.stack mail.stack.fill envelope.stack sparkles.rectangle.stack.fill \
    checkmark.square.stack rectangle.portrait.on.rectangle.portrait.fill \
    rectangle.portrait.on.rectangle.portrait.slash rectangle.on.rectangle.angled.fill \
    square.filled.on.square star.square.on.square.fill square.on.circle macwindow.on.rectangle \
    arrow.left.doc.on.clipboard star.rectangle.on.rectangle arrow.up.heart.fill bolt.heart \
    bolt.house.fill music.note.house questionmark.lock.fill arrow.up.trash plus.bookmark.fill \
    arrow.up.right.video.fill star.clipboard lock.ipad lock.applewatch play.iphone plus.viewfinder \
    washer.circle tortoise.circle.fill yensign.square.fill flashlight.slash shareplay.slash \
    livephoto.slash
    """.split(separator: " ").map(String.init)

  @Test func namesAreKnown() {
    for name in Self.used + Self.siblings + Self.composed {
      let ink = Symbols.glyph(named: name)?.path.boundingRect ?? .null
      #expect(ink.width > 0.02 && ink.height > 0.02, "\(name)")
    }
  }

  @Test func whatIsComposedKeepsItsBounds() {
    for name in Self.composed {
      for weight in [100, 900] {
        guard let glyph = Symbols.glyph(named: name, weight: weight) else { continue }
        #expect(glyph.frame.width <= 1.95 && glyph.frame.height <= 1.5, "\(name) \(glyph.frame)")
        for (i, a) in glyph.layers.enumerated() {
          for b in glyph.layers[(i + 1)...] {
            #expect(a.path.intersection(b.path).area < 1e-4, "layers of \(name) overlap")
          }
        }
      }
    }
  }

  @Test func noMarkNoSymbol() {
    for name in [
      ".stack", "nothing.such.stack", "nothing.such.on.square", "square.on.nothing", ".on.square",
      "nothing.such.heart",
      "star.on.", "heart.nothing.such",
    ] {
      #expect(!Symbols.contains(name), "\(name)")
    }
  }

  @Test func whatLiesBeforeHidesWhatIsBehind() {
    let both = Symbols.glyph(named: "star.square.on.square")!
    #expect(both.layers.map(\.level) == [.primary, .secondary])
    let back = Symbols.glyph(named: "square")!.path.boundingRect
    // Two squares, each smaller than one alone, take about its place.
    #expect(abs(both.path.boundingRect.width - back.width) < 0.25)
    let front = both.layers[0].path.boundingRect
    let corner = both.layers[1].path
    #expect(!corner.contains(CGPoint(x: front.midX, y: front.minY + 0.02)))
    #expect(corner.boundingRect.minX < front.minX && corner.boundingRect.minY < front.minY)
  }

  @Test func linesInThingsStayAsWide() {
    // What is drawn smaller keeps the width of its lines: the border of a small square is one line wide.
    let alone = Symbols.glyph(named: "rectangle.portrait")!.path.area
    let two = Symbols.glyph(named: "rectangle.portrait.on.rectangle.portrait")!
    let scale =
      two.layers[0].path.boundingRect.height
      / Symbols.glyph(named: "rectangle.portrait")!.path.boundingRect.height
    let thin = alone * scale
    #expect(abs(two.layers[0].path.area - thin) < thin * 0.12)
  }

  @Test func filledFormsAreHeavier() {
    for name in [
      "lamp.table", "chair", "washer", "oven", "refrigerator", "cat", "dog", "hare", "shoe", "jacket",
      "teddybear", "popcorn",
      "simcard", "esim", "photo.stack", "rectangle.portrait.on.rectangle.portrait", "arrow.up.heart",
      "swatchpalette",
      "righttriangle", "hat.widebrim", "scalemass", "stroller", "microwave",
    ] {
      let (outline, filled) = (Symbols.glyph(named: name)!, Symbols.glyph(named: name + ".fill")!)
      #expect(filled.path.area > outline.path.area * 1.1, "\(name)")
      let (a, b) = (outline.path.boundingRect, filled.path.boundingRect)
      #expect(abs(a.width - b.width) < 0.03 && abs(a.height - b.height) < 0.03, "\(name)")
    }
  }

  @Test func moneyStandsInContainers() {
    for sign in [
      "sterlingsign", "yensign", "indianrupeesign", "wonsign", "rublesign", "turkishlirasign", "shekelsign",
    ] {
      for container in ["circle", "circle.fill", "square", "square.fill"] {
        #expect(Symbols.contains("\(sign).\(container)"), "\(sign).\(container)")
      }
    }
  }
}
