// A program that a test kills while it writes settings.
import Foundation
import SashDefaults

setbuf(stdout, nil)
let defaults = UserDefaults.standard
switch CommandLine.arguments.dropFirst().first {
case "--read":
  print("n", defaults.integer(forKey: "n"), "text", defaults.string(forKey: "text")?.count ?? -1)
case "--once":
  // Ends by itself right after the last write.
  defaults.set(Double(2.5), forKey: "size")
  defaults.set("kept", forKey: "text")
case "--wait":
  defaults.set(7, forKey: "n")
  print("written")
  while true { sleep(1) }
default:
  // Value and length always belong together: whoever finds others has found half of a write.
  var n = defaults.integer(forKey: "n")
  print("start", n)
  while true {
    n += 1
    defaults.setPersistentDomain(
      ["n": n, "text": String(repeating: "x", count: 1000 + n % 50_000)],
      forName: ProcessInfo.processInfo.processName)
    if n % 100 == 0 { usleep(1000) }
  }
}
