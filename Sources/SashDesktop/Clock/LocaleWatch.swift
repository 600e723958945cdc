import CSashLocale
import Foundation
import Glibc

/// Hears that the machine writes dates and numbers in another way.
///
/// Desktops tell running programs nothing of it: who chooses another region there is asked to log in again. The machine keeps it in
/// a file, which `localectl` and other tools write and sessions make variables of. A variable that says what the file said when
/// the program started follows the file; one that says something else is a wish for this program or this session, and stays.
///
/// - Source: `locale.conf(5)` of systemd; Debian has the file at `/etc/default/locale`
@MainActor package final class LocaleWatch {
  /// The variables of a program.
  package struct Variables {
    let get: (String) -> String?
    let set: (String, String?) -> Void
    package init(get: @escaping (String) -> String?, set: @escaping (String, String?) -> Void) {
      (self.get, self.set) = (get, set)
    }
    package static var ofProcess: Variables {
      Variables {
        getenv($0).map { String(cString: $0) }
      } set: { name, value in
        if let value { setenv(name, value, 1) } else { unsetenv(name) }
      }
    }
  }
  private let variables: Variables
  private let tell: @MainActor () -> Void
  private let files: [String]
  /// What the machine says.
  private var known: [String: String]
  private var watches: [FolderWatch] = []

  /// - Parameter files: The first one that is there counts.
  package init(
    files: [String] = ["/etc/locale.conf", "/etc/default/locale"], variables: Variables = .ofProcess,
    onChange: @escaping @MainActor () -> Void
  ) {
    (self.variables, tell, self.files) = (variables, onChange, files)
    known = Self.read(files)
    watches = files.compactMap { file in
      let url = URL(fileURLWithPath: file)
      return FolderWatch(url.deletingLastPathComponent().path, names: [url.lastPathComponent]) {
        [weak self] in self?.mayHaveChanged()
      }
    }
  }
  package func end() { for watch in watches { watch.end() } }

  private func mayHaveChanged() {
    let now = Self.read(files)
    // A file that is being replaced says nothing for a moment.
    if now == known || now.isEmpty { return }
    let followed = Set(known.keys).union(now.keys).filter {
      variables.get($0) == known[$0] && now[$0] != known[$0]
    }
    known = now
    if followed.isEmpty { return }
    for name in followed { variables.set(name, now[name]) }
    // Foundation forgets its locale with the zone.
    NSTimeZone.resetSystemTimeZone()
    sash_locale_begin()
    tell()
  }

  /// Lines as `LANG=de_DE.UTF-8`; the value may stand in quotes.
  private static func read(_ files: [String]) -> [String: String] {
    let text = files.lazy.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }.first ?? ""
    var values: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2, parts[0] == "LANG" || parts[0] == "LANGUAGE" || parts[0].hasPrefix("LC_") else {
        continue
      }
      values[parts[0]] = parts[1].trimmingCharacters(in: CharacterSet(charactersIn: "\"'"))
    }
    return values
  }
}
