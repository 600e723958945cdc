// A program that a test kills while it writes settings.
import Foundation
import SashDefaults

extension Bundle {
  func decode<T: Decodable>(_ file: String) -> T {
    guard let url = url(forResource: file, withExtension: nil), let data = try? Data(contentsOf: url),
      let value = try? JSONDecoder().decode(T.self, from: data)
    else { fatalError("cannot decode \(file)") }
    return value
  }
}

setbuf(stdout, nil)
let defaults = UserDefaults.standard
switch CommandLine.arguments.dropFirst().first {
case "--read":
  print("n", defaults.integer(forKey: "n"), "text", defaults.string(forKey: "text")?.count ?? -1)
case "--bundle":
  // What lies beside the program is found in its bundle.
  if let url = Bundle.main.url(forResource: "start", withExtension: "txt") {
    print((try? String(contentsOf: url, encoding: .utf8)) ?? "unreadable")
  }
  print(Bundle.main.url(forResource: "missing", withExtension: "txt") == nil ? "none" : "some")
  let numbers: [String: Int] = Bundle.main.decode("numbers.json")
  print(numbers["one"] ?? -1)
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
