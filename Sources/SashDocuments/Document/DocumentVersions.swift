import CoreTransferable
import Foundation
import SashFoundation
import SashTransfer

/// What the files of documents held before they were written: versions that a person can go back to.
///
/// What lies in a file is kept before it is written over: what it held when it was opened, what a person has saved, and what it
/// held an hour after the last version. As time goes by there are fewer: one of each hour of the last day, one of each day of the
/// last month, and one of each week before.
///
/// - Source: "AutoSave and Versions" of Apple's support pages: the Mac keeps a version each hour, when a document is opened, and when a
///   person saves it; hourly ones for a day, daily ones for a month, weekly ones before
final class DocumentVersions: @unchecked Sendable {
  /// One of them.
  struct Version: Equatable, Sendable {
    /// When the file was written that held it.
    let date: Date
    fileprivate let folder: URL
    fileprivate var content: URL { folder.appendingPathComponent("content") }
  }
  /// Where those of all documents of the app are.
  private let home: URL
  private static let hour = 3600.0

  init(in home: URL) { self.home = home }

  /// Those of the document at a place, the latest first.
  func all(of url: URL) -> [Version] {
    let folder = folder(of: url)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.compactMap { name in
      Double(name).map {
        Version(
          date: Date(timeIntervalSince1970: $0),
          folder: folder.appendingPathComponent(name, isDirectory: true))
      }
    }.sorted { $0.date > $1.date }
  }
  func content(of version: Version) throws -> FileWrapper {
    try FileWrapper(url: version.content, options: .immediate)
  }

  /// Keeps what lies at a place before it is written over; on the queue that writes.
  ///
  /// - Parameter always: Whether it is kept however young the last version is.
  func keep(_ url: URL, always: Bool, now: Date = Date()) {
    guard let date = DocumentWriting.date(of: url) else { return }
    let known = all(of: url)
    if let last = known.first {
      if last.date == date || !always && date.timeIntervalSince(last.date) < Self.hour { return }
      if FileManager.default.contentsEqual(atPath: last.content.path, andPath: url.path) { return }
    }
    let manager = FileManager.default
    let name = String(date.timeIntervalSince1970)
    let version = folder(of: url).appendingPathComponent(name, isDirectory: true)
    do {
      try manager.createDirectory(at: version, withIntermediateDirectories: true)
      try manager.copyItem(at: url, to: version.appendingPathComponent("content"))
    } catch {
      // Without room for a version the document is written all the same.
      try? manager.removeItem(at: version)
    }
    thin(all(of: url), now: now)
  }

  /// Removes what lies too near to a later one for its age.
  private func thin(_ versions: [Version], now: Date) {
    let gone = Self.superfluous(versions.map(\.date), now: now)
    for (index, version) in versions.enumerated() where gone.contains(version.date) || index >= Self.most {
      try? FileManager.default.removeItem(at: version.folder)
    }
  }
  /// So many of a document are kept at most, the latest.
  private static let most = 100
  static func superfluous(_ dates: [Date], now: Date) -> Set<Date> {
    var (kept, gone): (Set<String>, Set<Date>) = ([], [])
    for date in dates.sorted(by: >) {
      let age = now.timeIntervalSince(date)
      // Of the last hour all stay: those are what a person may want back that has just gone wrong.
      if age < hour { continue }
      let length = age < 24 * hour ? hour : age < 30 * 24 * hour ? 24 * hour : 7 * 24 * hour
      let span = "\(length) \((date.timeIntervalSince1970 / length).rounded(.down))"
      if !kept.insert(span).inserted { gone.insert(date) }
    }
    return gone
  }

  /// The name is made of the path, and ends with what people call the file, for whoever looks for it there.
  private func folder(of url: URL) -> URL {
    let number = url.path.utf8.reduce(UInt64(14_695_981_039_346_656_037)) {
      ($0 ^ UInt64($1)) &* 1_099_511_628_211
    }
    return home.appendingPathComponent(
      String(number, radix: 16) + " " + url.lastPathComponent.prefix(60), isDirectory: true)
  }
}
