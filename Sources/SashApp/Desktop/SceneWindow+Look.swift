import SashCore
import SashDesktop
import SashHost
import SashText

extension SceneWindow: DesktopLookFollower {
  /// The desktop's settings have changed while the window is open.
  package func lookChanged(_ look: DesktopLook) {
    if scene.isClosed { return }
    scene.systemColorScheme = look.isDark ?? host.isDark ? .dark : .light
    scene.updateEnvironment { $0.follow(look) }
    window.requestFrame()
  }
}

extension AppScenes {
  /// The machine is in another time zone, or writes in another way: what windows and items of the desktop show of times and
  /// numbers follows.
  func timeHasChanged(_ change: ClockWatch.Change) {
    guard change == .zone || change == .locale else { return }
    for graph in allGraphs where !graph.isClosed {
      graph.updateEnvironment {
        if change == .locale {
          $0.locale = SystemLocale.locale
          $0.calendar = .current
        }
        $0.timeZone = .current
        $0.calendar.timeZone = .current
      }
      graph.requestFrame()
    }
  }
}

extension EnvironmentValues {
  /// Takes what the desktop says of the looks of programs, colours aside.
  mutating func follow(_ look: DesktopLook) {
    accent = Color.accent(of: .main) ?? look.accent.map { Color($0) }
    if let isOn = look.increasesContrast { _colorSchemeContrast = isOn ? .increased : .standard }
    if let isOn = look.reducesMotion { accessibility.reducesMotion = isOn }
    if let scale = look.textScale { dynamicTypeSize = DynamicTypeSize(scale: scale) }
  }
}

extension DynamicTypeSize {
  /// The size whose body text is nearest to so many times the one that texts have without any wish.
  ///
  /// - Source: the body style of Apple's guidelines has 14 to 23 points, and 28 to 53 in the sizes for accessibility; 17 is the
  ///   standard.
  init(scale: Double) {
    let points: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    let wish = scale * 17
    let nearest = points.indices.min { abs(points[$0] - wish) < abs(points[$1] - wish) } ?? 3
    self = DynamicTypeSize.allCases[nearest]
  }
}

extension HostChoice {
  /// Whether the services of the desktop are used: by programs that have windows on it.
  var meetsDesktop: Bool { snapshot == nil && (usesBus ?? (kind == .desktop && device == nil)) }

  /// What the person who starts the program wants whatever the desktop says.
  var fixedLook: DesktopLook {
    var look = DesktopLook()
    look.isDark = colorScheme.map { $0 == .dark }
    if let accessibility {
      look.increasesContrast = accessibility.contains(.increaseContrast)
      look.reducesMotion = accessibility.contains(.reduceMotion)
    }
    return look
  }
}
