/// What is wrong with the words after `sash`.
public struct UsageError: Error, Equatable, CustomStringConvertible {
  public let description: String
  init(_ text: String) { description = text + "\n\n" + CommandWords.help }
}

/// The words after `sash`, understood.
///
/// They are read by hand: swift-argument-parser asks whether there is a module `os`, as there is one in this package, and
/// does not compile beside it.
public struct CommandWords: Equatable {
  public enum Command: String, CaseIterable, Sendable { case run, build, test, package, new, help }

  public private(set) var command = Command.help
  /// The path of a project, or the name of a new one.
  public private(set) var place = "."
  public private(set) var target: String?
  public private(set) var scratch: String?
  public private(set) var isVerbose = false
  /// What `package` makes, and where.
  public private(set) var forms = Set(AppDistribution.Form.allCases)
  public private(set) var output = "."
  public private(set) var isDebug = false
  /// What the app is told, or the tests.
  public private(set) var passedOn: [String] = []

  public static let help = """
    sash run [PATH]      builds an app and opens it; words after -- go to the app
    sash build [PATH]    builds an app and prints where it is
    sash test [PATH]     builds an app with its tests, also those that use it, and runs them; words after -- go to
                         `swift test`, as --filter NAME
    sash package [PATH]  builds an app for other machines: a .deb, a folder for an AppImage, a manifest for Flatpak
    sash new NAME        makes a package with a small app

    PATH is a Swift package, an .xcodeproj, an .xcworkspace, or a folder that holds one; for `package` also a program
    that has been built.

      --target NAME          which app, if there are several; for `test` also which tests
      --scratch-path FOLDER  where build results go; by default to one folder in your cache for all projects
      --verbose              says what is run
      --format NAMES         package: only some of deb, appdir, flatpak, with commas between them
      --output FOLDER        package: where they go; by default to this folder
      --debug                package: a debug build
    """

  public init(_ words: [String]) throws {
    var words = words[...]
    guard let first = words.popFirst() else { throw UsageError("Say what to do.") }
    if ["-h", "--help"].contains(first) { return }
    guard let command = Command(rawValue: first) else { throw UsageError("There is no command \(first).") }
    self.command = command
    var places: [String] = []
    while let word = words.popFirst() {
      switch word {
      case "--":
        passedOn = Array(words)
        words = []
      case "--target": target = try Self.value(of: word, &words)
      case "--scratch-path": scratch = try Self.value(of: word, &words)
      case "--verbose", "-v": isVerbose = true
      case "--output" where command == .package: output = try Self.value(of: word, &words)
      case "--debug" where command == .package: isDebug = true
      case "--format" where command == .package:
        let names = try Self.value(of: word, &words).split(separator: ",").map(String.init)
        forms = try Set(
          names.map {
            guard let form = AppDistribution.Form(rawValue: $0) else {
              throw UsageError("There is no format \($0).")
            }
            return form
          })
      case "-h", "--help": self.command = .help
      case _ where word.hasPrefix("-"): throw UsageError("There is no option \(word).")
      default: places.append(word)
      }
    }
    if places.count > 1 { throw UsageError("\(places[1]) is one path too many.") }
    if self.command == .new, places.isEmpty { throw UsageError("Say what the app is called.") }
    if let place = places.first { self.place = place }
  }

  private static func value(of option: String, _ words: inout ArraySlice<String>) throws -> String {
    guard let value = words.popFirst() else { throw UsageError("\(option) needs a value.") }
    return value
  }
}
