import CSashStart
import Foundation

/// Which host an app starts on, and how, by the environment of the program.
///
/// | Variable | Values | Without it |
/// |---|---|---|
/// | `SASH_HOST` | `desktop`, `headless` | headless for a snapshot, else desktop |
/// | `SASH_SNAPSHOT` | a file that ends in `.png`: draw into it and quit | – |
/// | `SASH_SIZE` | `WxH` in points, as `390x844` | what the app asks for |
/// | `SASH_DEVICE` | `iPhone15`, `iPhone15ProMax`, `iPhoneSE`: its size and its safe area | a plain window |
/// | `SASH_SCALE` | device pixels a point, 0.5…8 | what the screen asks for |
/// | `SASH_COLOR_SCHEME` | `light`, `dark` | what the system asks for, or light |
/// | `SASH_ACCESSIBILITY` | words of `AccessibilityWishes`, as `bold-text,reduce-motion` | what GTK's settings ask for |
/// |  | `1`, `0`: assistive technologies are spoken to from the start, or never | once one is there |
/// | `SASH_BUS` | `1`, `0`: services of the desktop are used (settings, panel, activation), or never | in windows on a desktop |
/// | `SASH_ACCESSIBILITY_AUDIT` | `1`: each window says on standard error what is hard to see, hear or press | – |
package struct HostChoice: Equatable, Sendable {
  package enum Kind: String, Sendable, CaseIterable { case desktop, headless }
  package enum ColorScheme: String, Sendable, CaseIterable { case light, dark }

  package var kind: Kind
  /// Where to write a picture of the first settled frame; implies headless.
  package var snapshot: URL?
  /// In points.
  package var size: CGSize?
  /// Device pixels a point.
  package var scale: CGFloat?
  package var colorScheme: ColorScheme?
  package var device: SimulatedDevice?
  package var accessibility: AccessibilityWishes?
  /// Whether assistive technologies are spoken to; nil leaves it to whether one is there.
  package var isAssistive: Bool?
  /// Whether services of the desktop are used; nil leaves it to whether there are windows on one.
  package var usesBus: Bool?
  /// Whether windows are looked through for what is hard to see, hear or press.
  package var isAudited = false

  package init(
    kind: Kind, snapshot: URL? = nil, size: CGSize? = nil, scale: CGFloat? = nil,
    colorScheme: ColorScheme? = nil, device: SimulatedDevice? = nil,
    accessibility: AccessibilityWishes? = nil
  ) {
    self.kind = kind
    self.snapshot = snapshot
    self.size = size
    self.scale = scale
    self.colorScheme = colorScheme
    self.device = device
    self.accessibility = accessibility
  }

  /// Reads the variables above. Throws one line that names the variable at fault, or says what is missing for
  /// a window.
  package static func fromEnvironment(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> HostChoice {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }

    var choice = HostChoice(kind: .desktop)
    if let text = value("SASH_SNAPSHOT") {
      guard text.lowercased().hasSuffix(".png") else {
        throw HostError("SASH_SNAPSHOT is '\(text)'; it must name a file that ends in .png.")
      }
      choice.snapshot = URL(fileURLWithPath: text)
    }
    let wish = try value("SASH_HOST").map { try word($0, of: Kind.self, "SASH_HOST") }
    if wish == .desktop && choice.snapshot != nil {
      throw HostError("SASH_SNAPSHOT draws without a window; leave SASH_HOST=desktop out.")
    }
    choice.kind = wish ?? (choice.snapshot == nil ? .desktop : .headless)
    choice.size = try value("SASH_SIZE").map(parseSize)
    choice.scale = try value("SASH_SCALE").map(parseScale)
    choice.colorScheme = try value("SASH_COLOR_SCHEME").map {
      try word($0, of: ColorScheme.self, "SASH_COLOR_SCHEME")
    }
    choice.device = try value("SASH_DEVICE").map { try word($0, of: SimulatedDevice.self, "SASH_DEVICE") }
    try choice.read(value("SASH_ACCESSIBILITY"))
    choice.usesBus = value("SASH_BUS").map { $0 != "0" }
    choice.isAudited = value("SASH_ACCESSIBILITY_AUDIT").map { $0 != "0" } ?? false

    if choice.kind == .desktop && value("DISPLAY") == nil && value("WAYLAND_DISPLAY") == nil {
      throw HostError(
        "there is no display to open a window on (DISPLAY and WAYLAND_DISPLAY are not set); "
          + "set one of them, or SASH_SNAPSHOT=file.png to draw into a file.")
    }
    return choice
  }

  /// Among the words for looks may stand one for whether assistive technologies are spoken to.
  private mutating func read(_ accessibility: String?) throws {
    guard let accessibility else { return }
    var words = accessibility.split(whereSeparator: { $0 == "," || $0 == " " })
    for (word, isOn) in [("1", true), ("0", false)] where words.contains(Substring(word)) {
      isAssistive = isOn
      words.removeAll { $0 == word }
      if words.isEmpty { return }
    }
    self.accessibility = try AccessibilityWishes(words: words.joined(separator: ","))
  }

  package var overrides: WindowOverrides { WindowOverrides(size: size, scale: scale, device: device) }

  /// The choice of this process; a wrong environment ends the program with one line and status 1.
  package static func fromEnvironmentOrExit() -> HostChoice {
    sash_start()
    do { return try fromEnvironment() } catch { (error as? HostError ?? HostError("\(error)")).exit() }
  }
}

private func word<Word: RawRepresentable<String> & CaseIterable>(
  _ text: String, of type: Word.Type, _ name: String
) throws -> Word {
  let lowercased = text.lowercased()
  if let word = Word.allCases.first(where: { $0.rawValue.lowercased() == lowercased }) { return word }
  throw HostError(
    "\(name) is '\(text)'; it can be \(Word.allCases.map(\.rawValue).joined(separator: " or ")).")
}

private func parseSize(_ text: String) throws -> CGSize {
  let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
  guard parts.count == 2, let width = parts[0], let height = parts[1], (1...16384).contains(width),
    (1...16384).contains(height)
  else {
    throw HostError("SASH_SIZE is '\(text)'; it must be two numbers of points from 1 to 16384, as 390x844.")
  }
  return CGSize(width: width, height: height)
}

private func parseScale(_ text: String) throws -> CGFloat {
  guard let scale = Double(text), (0.5...8).contains(scale) else {
    throw HostError("SASH_SCALE is '\(text)'; it must be a number from 0.5 to 8, as 2 or 1.5.")
  }
  return scale
}
