import Foundation
import SashProjects

/// The command `sash`.
@main enum SashCommand {
  static func main() {
    do {
      try run(CommandWords(Array(CommandLine.arguments.dropFirst())))
    } catch {
      say("sash: \(error)")
      exit(error is UsageError ? 2 : 1)
    }
  }

  private static func run(_ words: CommandWords) throws {
    switch words.command {
    case .help: print(CommandWords.help)
    case .build: print(try build(words).path)
    case .run: try ProjectBuild.run(build(words), words.passedOn)
    case .test:
      // Lines of tests are shown as they come, also through a pipe.
      let isPassed = try project(words).test(
        words.place, target: words.target, words.passedOn, verbose: words.isVerbose
      ) { FileHandle.standardOutput.write(Data(($0 + "\n").utf8)) }
      if !isPassed { exit(1) }
    case .package:
      let scratch = words.scratch.map { URL(fileURLWithPath: $0).standardizedFileURL }
      let made = try AppDistribution(checkout: checkout(), scratch: scratch, say: say).make(
        words.place, target: words.target, forms: words.forms,
        in: URL(fileURLWithPath: words.output).standardizedFileURL, isDebug: words.isDebug,
        verbose: words.isVerbose)
      for file in made { print(file.path) }
    case .new:
      let folder = try NewPackage(name: words.place, checkout: checkout()).write(
        in: URL(fileURLWithPath: "."))
      print("\(folder.path) is there; `sash run \(words.place)` opens it.")
    }
  }

  private static func build(_ words: CommandWords) throws -> URL {
    try project(words).build(words.place, target: words.target, verbose: words.isVerbose)
  }
  private static func project(_ words: CommandWords) throws -> ProjectBuild {
    let scratch = words.scratch.map { URL(fileURLWithPath: $0).standardizedFileURL }
    return try ProjectBuild(checkout: checkout(), scratch: scratch, say: say)
  }

  /// The program's own output is what it was asked for; all else is said here.
  private static func say(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }

  /// The checkout that this program was built in, or the one that `SASH_HOME` names.
  private static func checkout() throws -> SashCheckout {
    if let named = ProcessInfo.processInfo.environment["SASH_HOME"], !named.isEmpty {
      return try SashCheckout(URL(fileURLWithPath: named).standardizedFileURL)
    }
    var own = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { own.deleteLastPathComponent() }
    return try SashCheckout(own)
  }
}
