import Foundation

/// What the command line asks for.
struct MonkeyOptions {
  enum Mode {
    /// Starts workers, collects what they find, and makes it short.
    case lead
    /// Does runs and tells of them.
    case work
    /// Does the steps of one script.
    case replay(String)
    /// Makes one script short, and prints it as a test.
    case shorten(String)
    /// Prints the views that a scene is made of.
    case show(String)
  }
  private(set) var mode = Mode.lead
  private(set) var steps = 20_000
  private(set) var jobs = 2
  /// Decides which runs there are: a run's number is what it is made up from.
  private(set) var seed = 1
  private(set) var stepsPerRun = 100
  /// Only this scene, or only those whose names begin so.
  private(set) var scene: String?
  /// False leaves out the scenes that are compared with new windows.
  private(set) var compares = true
  /// Runs until so many minutes are over, whatever the number of steps.
  private(set) var minutes: Double?
  /// Whether it says with which runs the memory of a worker grows or shrinks much.
  private(set) var tellsMemory = false
  /// How many replays may be spent on making one script short.
  private(set) var effort = 400
  /// The worker: the first of its runs, how far the next one is, and where it notes its steps.
  private(set) var first = 0
  private(set) var stride = 1
  private(set) var journal = ""

  init<Arguments: Sequence>(_ arguments: Arguments) where Arguments.Element == String {
    var rest = Array(arguments)[...]
    func value(_ name: String) -> String {
      guard let value = rest.popFirst() else { MonkeyOptions.end("\(name) needs a value") }
      return value
    }
    func number(_ name: String) -> Int {
      guard let number = Int(value(name)), number >= 0 else { MonkeyOptions.end("\(name) needs a number") }
      return number
    }
    while let name = rest.popFirst() {
      switch name {
      case "--steps": steps = number(name)
      case "--jobs": jobs = max(1, number(name))
      case "--seed": seed = number(name)
      case "--run": stepsPerRun = max(1, number(name))
      case "--scene": scene = value(name)
      case "--no-comparing": compares = false
      case "--minutes":
        guard let number = Double(value(name)), number >= 0 else {
          MonkeyOptions.end("\(name) needs a number")
        }
        minutes = number
      case "--memory": tellsMemory = true
      case "--effort": effort = number(name)
      case "--replay": mode = .replay(value(name))
      case "--shorten": mode = .shorten(value(name))
      case "--show": mode = .show(value(name))
      case "--work": mode = .work
      case "--first": first = number(name)
      case "--stride": stride = max(1, number(name))
      case "--journal": journal = value(name)
      default: MonkeyOptions.end("there is no option \(name)")
      }
    }
  }

  private static func end(_ message: String) -> Never {
    FileHandle.standardError.write(Data("monkey: \(message)\n".utf8))
    exit(2)
  }

  /// The number that the first run is made up from.
  var base: Int { seed * 1_000_000 }
  var runs: Int { minutes == nil ? (steps + stepsPerRun - 1) / stepsPerRun : .max / 2 }
}
