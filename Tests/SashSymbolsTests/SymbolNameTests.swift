import SashGeometry
import Testing

@testable import SashSymbols

/// Names that apps use, one family after another.
@Suite struct SymbolNameTests {
  /// People at sport, in motion and together.
  static let people = """
    figure.wave figure.arms.open figure.roll figure.2.and.child.holdinghands figure.and.child.holdinghands figure.cooldown \
    figure.core.training figure.cross.training figure.dance figure.flexibility figure.golf figure.gymnastics figure.hiking \
    figure.indoor.cycle figure.jumprope figure.kickboxing figure.mind.and.body figure.outdoor.cycle figure.pilates \
    figure.pool.swim figure.rower figure.strengthtraining.traditional figure.strengthtraining.functional figure.soccer \
    figure.tennis figure.yoga figure.basketball figure.highintensity.intervaltraining figure.stairs figure.skiing.downhill \
    figure.snowboarding figure.surfing figure.climbing figure.boxing figure.elliptical figure.fall sportscourt baseball \
    americanfootball tennis.racket tennisball volleyball skateboard skis snowboard surfboard person.2.square.stack \
    person.fill.questionmark person.fill.checkmark person.fill.xmark person.line.dotted.person person.wave.2 eyebrow nose \
    mouth mustache brain brain.head.profile hand.point.up.left hand.point.left hand.point.right hand.point.down hand.wave \
    hands.clap hands.sparkles touchid facemask theatermasks eye.trianglebadge.exclamationmark folder.badge.person.crop \
    person.badge.shield.checkmark
    """
  /// Paper, keys, shapes and marks.
  static let marks = """
    square.and.arrow.down.on.square pencil.and.outline scribble.variable lasso questionmark.folder tray.2 opticaldiscdrive \
    arrow.up.bin doc.richtext doc.zipper doc.append doc.viewfinder calendar.day.timeline.left arrowshape.bounce.right \
    character.book.closed menucard magazine pencil.and.ruler backpack studentdesk rectangle.and.paperclip lineweight alt \
    clear poweron poweroff mount togglepower restart sleep wake cursorarrow.rays cursorarrow.click square.grid.4x3.fill \
    circle.hexagonpath square.split.1x2 play.square.stack backward.frame forward.frame music.note.house swift \
    1.magnifyingglass loupe smallcircle.circle circle.tophalf.filled circle.bottomhalf.filled circlebadge capsule.portrait \
    square.on.circle square.stack.3d.down.right square.lefthalf.filled app.gift rectangle.center.inset.filled bolt.heart \
    star.square.on.square flag.2.crossed flag.checkered flag.checkered.2.crossed location.viewfinder bolt.horizontal \
    bolt.car exclamationmark.icloud checkmark.icloud xmark.icloud link.icloud bubble.middle.bottom phone.arrow.up.right \
    teletype gearshape.arrow.triangle.2.circlepath line.3.crossed.swirl.circle creditcard.and.123 giftcard wallet.bifold \
    wand.and.rays.inverse crop.rotate lightspectrum.horizontal lock.doc parkingsign
    """
  /// The sky, instruments and laboratories.
  static let measures = """
    globe.americas globe.europe.africa globe.asia.australia sun.haze sun.dust sun.and.horizon moonphase.full.moon cloud.hail \
    cloud.sun.bolt cloud.moon.rain smoke wind.snow tornado tropicalstorm hurricane thermometer.sun thermometer.snowflake \
    thermometer.low thermometer.high humidity aqi.low aqi.medium rainbow drop.degreesign dial.medium dial.high gyroscope \
    gauge.high gauge.with.dots.needle.67percent gauge.with.needle barometer metronome amplifier pianokeys tuningfork \
    wrench.adjustable eyedropper eyedropper.halffull cross.vial testtube.2 deskclock alarm.waves.left.and.right move.3d \
    rotate.3d scale.3d cube.transparent cube.box arkit cone pyramid wave.3.right wave.3.left radio guitars
    """
  /// Machines and travel.
  static let machines = """
    printer.dotmatrix scanner handbag suitcase.cart suitcase.rolling house.lodge tent.2 key.radiowaves key.horizontal \
    wifi.router applewatch.watchface applewatch.radiowaves airpods airpodspro airpodsmax homepod.mini earpods \
    beats.headphones hifispeaker.2 tv.inset.filled 4k.tv music.note.tv photo.tv display.2 pc macpro.gen3 iphone.gen3 \
    iphone.radiowaves.left.and.right iphone.homebutton ipad.landscape ipod appletv computermouse magicmouse airplayvideo \
    airplayaudio airplane.arrival airplane.departure car.2 bus.doubledecker cablecar scooter ev.charger truck.box \
    truck.pickup.side
    """

  @Test(arguments: [people, marks, measures, machines]) func namesAreKnown(_ names: String) {
    for name in names.split(separator: " ").map(String.init) {
      #expect(Symbols.contains(name), "\(name)")
    }
  }

  @Test func fillsOfNewDesignsAreHeavier() {
    for name in [
      "baseball", "tennisball", "nose", "brain", "hand.wave", "globe.americas", "smoke", "backpack",
      "handbag", "radio",
      "homepod.mini", "car.side", "ev.charger", "cone", "flag.2.crossed", "bolt.heart",
    ] {
      let (outline, filled) = (Symbols.glyph(named: name)!, Symbols.glyph(named: name + ".fill")!)
      #expect(filled.path.area > outline.path.area * 1.1, "\(name)")
    }
  }

  @Test func lettersAndNumbersStandInShapes() {
    let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    var areas: Set<Int> = []
    for letter in letters {
      for container in ["circle", "square", "circle.fill", "square.fill"] {
        #expect(Symbols.contains("\(letter).\(container)"), "\(letter).\(container)")
      }
      if let glyph = Symbols.glyph(named: letter + ".circle") { areas.insert(Int(glyph.path.area * 1e5)) }
    }
    // Each letter is drawn in another way.
    #expect(areas.count > 20)
    for name in ["00.circle", "07.square.fill", "rb.rectangle", "lt.rectangle.fill", "4k.tv", "50.square"] {
      #expect(Symbols.contains(name), "\(name)")
    }
    for name in ["b", "rb", "07", "51.circle", "ab.circle", "1a.square"] {
      #expect(!Symbols.contains(name), "\(name)")
    }
  }

  @Test func marksStandOnThings() {
    for name in [
      "checkmark.icloud", "lock.iphone", "exclamationmark.applewatch", "2.magnifyingglass", "xmark.folder",
      "star.message",
      "exclamationmark.lock", "arrow.up.heart", "checkmark.rectangle.portrait",
    ] {
      guard let glyph = Symbols.glyph(named: name), let thing = name.split(separator: ".", maxSplits: 9).last,
        let bare = Symbols.glyph(named: name.hasSuffix("portrait") ? "rectangle.portrait" : String(thing))
      else {
        Issue.record("\(name) is missing")
        continue
      }
      // The mark adds ink to the thing and leaves its size.
      #expect(glyph.path.area > bare.path.area * 1.02, "\(name)")
      #expect(abs(glyph.path.boundingRect.width - bare.path.boundingRect.width) < 0.01, "\(name)")
    }
    // On a filled thing it is cut out.
    let (plain, marked) = (
      Symbols.glyph(named: "icloud.fill")!, Symbols.glyph(named: "checkmark.icloud.fill")!
    )
    #expect(marked.path.area < plain.path.area && !marked.tones.isEmpty)
    #expect(!Symbols.contains("nothing.icloud") && !Symbols.contains(".icloud"))
  }

  @Test func badgesShowWarningsShieldsAndPeople() {
    for name in [
      "eye.trianglebadge.exclamationmark", "lock.trianglebadge.exclamationmark",
      "person.badge.shield.checkmark",
      "network.badge.shield.half.filled", "folder.badge.person.crop", "folder.fill.badge.person.crop",
    ] {
      // The thing goes a step back behind its badge.
      #expect(Symbols.glyph(named: name)?.layers.map(\.level) == [.primary, .secondary], "\(name)")
    }
    let warning = Symbols.glyph(named: "eye.trianglebadge.exclamationmark")!
    #expect(warning.stains?.first?.color == .system("yellow"))
    #expect(!Symbols.contains("nothing.trianglebadge.exclamationmark"))
  }

  @Test(arguments: [100, 400, 900]) func unknownNamesHaveAPlaceholder(_ weight: Int) {
    let glyph = Symbols.placeholder(weight: weight)
    let ink = glyph.path.boundingRect
    #expect(abs(ink.width - ink.height) < 0.01 && (0.6...0.8).contains(ink.width))
    #expect(abs(glyph.frame.midY + 0.352295) < 1e-6 && glyph.frame.contains(ink))
    // Eight dashes, each an outline of its own.
    var pieces = 0
    glyph.path.forEach { if case .move = $0 { pieces += 1 } }
    #expect(pieces == 8)
    #expect(Symbols.glyph(named: "") == nil)
  }
}
