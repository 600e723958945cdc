/// Which symbols have colours of their own, and which.
///
/// What is known and from where: an exclamation mark in a filled triangle is white on yellow (Apple's page of
/// `SymbolRenderingMode.multicolor`); the sun is yellow, rain and what falls with it cyan, clouds are white
/// (the classes `systemYellowColor`, `systemCyanColor` and `white` in templates that people describe); a badge that adds is
/// green while the rest takes the foreground colour (the `note.text.badge.plus` of "SwiftUI Views Mastery"); which names have
/// a multicolor form at all, `star`, `star.circle`, `heart.fill`, `trash`, `hand.raised`, `3.circle.fill` but not `3.circle`
/// or `tray` (the public lists of names with their categories). The other colours are as we recall them from Apple's systems.
enum MulticolorTable {
  /// Each line: names, then colours of primary, secondary and tertiary parts, and behind `/` those of the marks in them.
  private static let lines = """
    sun.max sun.max.fill sun.min sun.min.fill = yellow
    sunrise.fill sunset.fill sunrise sunset = yellow,tint
    moon.fill = white
    moon.stars.fill moon.zzz.fill = white,cyan
    sparkles = yellow
    cloud.fill cloud.fog.fill = white
    cloud.drizzle.fill cloud.rain.fill cloud.heavyrain.fill cloud.sleet.fill cloud.snow.fill = white,cyan
    cloud.drizzle cloud.rain cloud.heavyrain cloud.sleet cloud.snow = tint,cyan
    cloud.bolt.fill cloud.sun.fill = white,yellow
    cloud.bolt cloud.sun = tint,yellow
    cloud.moon.fill = white,white
    cloud.bolt.rain.fill cloud.sun.rain.fill = white,yellow,cyan
    cloud.bolt.rain cloud.sun.rain = tint,yellow,cyan
    sun.haze sun.haze.fill sun.dust sun.dust.fill sun.horizon sun.horizon.fill = yellow,yellow,tint
    sun.and.horizon sun.and.horizon.fill = yellow,tint
    sun.rain sun.rain.fill = yellow,cyan
    cloud.hail.fill = white,cyan
    cloud.hail wind.snow = tint,cyan
    cloud.sun.bolt.fill cloud.moon.bolt.fill = white,yellow,yellow
    cloud.moon.rain.fill = white,white,cyan
    rainbow = red,yellow,blue
    thermometer.low thermometer.high = red,tint
    humidity humidity.fill drop.degreesign drop.degreesign.fill = cyan,tint
    bolt.heart.fill = red/white
    drop drop.fill snow snowflake = cyan
    flame flame.fill = orange
    bolt.fill = yellow
    leaf leaf.fill = green
    thermometer thermometer.medium = red,tint
    star star.fill star.leadinghalf.filled lightbulb.fill = yellow
    heart heart.fill trash trash.fill mappin mappin.fill bookmark.fill = red
    heart.text.square.fill = red/white
    mappin.and.ellipse = red,tint
    flag.fill = orange
    phone.fill video.fill message.fill = green
    hand.raised hand.raised.fill = blue
    ladybug.fill = red,tint
    battery.100 battery.100percent battery.75 battery.75percent battery.50 battery.50percent = green,tint
    battery.25 battery.25percent = red,tint
    paintpalette.fill = tint/red,yellow,green,blue
    circle.hexagongrid.fill = clear/yellow,orange,red,purple,blue,cyan,green
    clock.fill person.crop.circle.fill = tint/white
    exclamationmark.triangle.fill = yellow/white
    exclamationmark.triangle = yellow
    exclamationmark.circle.fill exclamationmark.octagon.fill = red/white
    exclamationmark.shield.fill = yellow/white
    laptopcomputer.trianglebadge.exclamationmark = yellow,tint/white
    text.badge.plus = green,tint
    text.badge.minus text.badge.xmark = red,tint
    text.badge.checkmark = green,tint
    text.badge.star = yellow,tint
    """

  static let colors: [String: SymbolColors] = {
    var result: [String: SymbolColors] = [:]
    for line in lines.split(separator: "\n") {
      let words = line.split(separator: " ")
      let colors = SymbolColors(words.last!)
      for name in words.dropLast(2) { result[String(name)] = colors }
    }
    return result
  }()

  /// The colours of marks by what they say.
  private static let marks: [String: SymbolColor] = [
    "plus": .system("green"), "checkmark": .system("green"), "minus": .system("red"),
    "xmark": .system("red"), "exclamationmark": .system("yellow"),
  ]

  /// What stands in a container gives its colour to the container, and is white on it where that is filled.
  static func contained(_ mark: String, _ colors: SymbolColors?, isFilled: Bool) -> SymbolColors? {
    let own = colors?.levels.first.flatMap { $0 == .system("white") ? nil : $0 }
    guard isFilled else { return own.map { SymbolColors(levels: [$0], marks: []) } }
    return SymbolColors(levels: [own ?? marks[mark] ?? .tint], marks: [.system("white")])
  }

  /// The badge has a colour, what it is on that of its own or that of the foreground.
  static func badged(_ mark: String, _ base: SymbolColors?) -> SymbolColors {
    let badge = mark.isEmpty ? .system("red") : marks[mark] ?? .tint
    return SymbolColors(
      levels: [badge] + (base?.levels ?? [.tint]), marks: (base?.marks ?? []) + [.system("white")])
  }
}
