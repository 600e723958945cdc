import CoreData
import Foundation
import Testing

/// Files that are no stores, that cannot be written, that others use: each is an error with the code that Core Data gives,
/// and nothing that was there is lost.
@MainActor struct StoreFileTests {
  private func bytes(_ url: URL) throws -> [String: Data] {
    let folder = url.deletingLastPathComponent()
    var found: [String: Data] = [:]
    // Of what lies beside a database, the index of its log is no content.
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where !name.hasSuffix("-shm")
    {
      found[name] = try Data(contentsOf: folder.appendingPathComponent(name))
    }
    return found
  }

  @Test(
    "A database that is no store is an error; it and what lies beside it stay as they are",
    arguments: ["delete", "wal"])
  func foreign(_ mode: String) throws {
    let url = Library.folder().appendingPathComponent("foreign.sqlite")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // It ends without closing the file, so a log stays with its changes.
    process.arguments = [
      "python3", "-c",
      """
      import sqlite3, sys, os
      d = sqlite3.connect(sys.argv[1], isolation_level=None)
      d.execute('pragma journal_mode=' + sys.argv[2])
      d.execute('create table notes (text)')
      d.execute("insert into notes values ('a')")
      os._exit(0)
      """, url.path, mode,
    ]
    try process.run()
    process.waitUntilExit()
    let before = try bytes(url)
    #expect(before.count == (mode == "wal" ? 2 : 1))
    let error = #expect(throws: NSError.self) { try Library.open(at: url) }
    #expect(error?.domain == NSCocoaErrorDomain && error?.code == NSFileReadUnknownError)
    #expect(error?.userInfo[NSSQLiteErrorDomain] as? Int == 1)
    #expect(try bytes(url) == before)
    #expect(try Shapes.sqlite(url, "select text from notes") == "a\n")
  }

  @Test("A store that is refused for its model, or cannot be migrated, is not written")
  func refused() throws {
    let note = Shapes.entity("Note", ["title", "text"])
    let url = try Shapes.file(Shapes.model([note])) { _ = Shapes.make("Note", "one", in: $0) }
    try Shapes.sqlite(url, "pragma journal_mode=delete")
    let before = try bytes(url)
    #expect(before.count == 1)
    let newer = Shapes.model([Shapes.entity("Note", ["title"])])
    let no: [AnyHashable: Any] = [NSMigratePersistentStoresAutomaticallyOption: false as NSNumber]
    let error = #expect(throws: NSError.self) { try Shapes.open(newer, url, options: no) }
    #expect(
      error?.domain == NSCocoaErrorDomain && error?.code == NSPersistentStoreIncompatibleVersionHashError)
    #expect(try bytes(url) == before)
    let odd = Shapes.entity("Note", ["title"])
    odd.properties += [Library.attribute("text", .integer64AttributeType, optional: false)]
    let other = #expect(throws: NSError.self) { try Shapes.open(Shapes.model([odd]), url) }
    #expect(other?.domain == NSCocoaErrorDomain && other?.code == NSMigrationError)
    #expect(try bytes(url) == before)
  }

  // MARK: The world around a store

  private struct Probe {
    let lines: [String]
    /// What it said of an error: domain, code and what SQLite said.
    var error: String? { lines.first { $0.hasPrefix("error ") }.map { String($0.dropFirst(6)) } }
    var saved: Int { lines.last { $0.hasPrefix("saved ") }.flatMap { Int($0.dropFirst(6)) } ?? 0 }
    var found: Int? { lines.first { $0.hasPrefix("found ") }.flatMap { Int($0.dropFirst(6)) } }
  }
  private static let program: URL = {
    let beside = Bundle.main.bundleURL.appendingPathComponent("StoreProbe")
    if FileManager.default.isExecutableFile(atPath: beside.path) { return beside }
    return URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
      .appendingPathComponent(".build/debug/StoreProbe")
  }()
  private func start(_ arguments: [String]) throws -> (Process, Pipe) {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardOutput = pipe
    try process.run()
    return (process, pipe)
  }
  private func end(_ run: (Process, Pipe)) -> Probe {
    let data = run.1.fileHandleForReading.readDataToEndOfFile()
    run.0.waitUntilExit()
    return Probe(lines: String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init))
  }
  private func probe(_ arguments: String...) throws -> Probe {
    end(try start([Self.program.path] + arguments))
  }

  @Test("A full disk makes a save fail with its own code; what was saved before is whole")
  func fullDisk() throws {
    let folder = Library.folder()
    let store = folder.appendingPathComponent("full.sqlite").path
    // A disk of its own where the system lets us make one, else a limit for files.
    let mounts = try start(["unshare", "-m", "true"])
    _ = end(mounts)
    let full: Probe
    if mounts.0.terminationStatus == 0 {
      full = end(
        try start([
          "unshare", "-m", "sh", "-c",
          "mount -t tmpfs -o size=400k none \"$1\" && \"$2\" \"$3\" --fill && \"$2\" \"$3\" --check", "-",
          folder.path, Self.program.path, store,
        ]))
      #expect(full.error == "NSCocoaErrorDomain \(NSFileWriteOutOfSpaceError) 13")
    } else {
      full = end(
        try start([
          "sh", "-c", "\"$1\" \"$2\" --fill --limit 200000; \"$1\" \"$2\" --check", "-", Self.program.path,
          store,
        ]))
      #expect(full.error?.hasPrefix("NSCocoaErrorDomain \(NSFileReadUnknownError) ") == true)
    }
    #expect(full.saved > 3)
    #expect(full.lines.last == "found \(full.saved)")
  }

  @Test("A folder that cannot be written: no new store, and an old one that can only be read")
  func readOnlyFolder() throws {
    let folder = Library.folder()
    let (new, old) = (
      folder.appendingPathComponent("new.sqlite"), folder.appendingPathComponent("old.sqlite")
    )
    #expect(try probe(old.path, "--saves", "2").saved == 2)
    // One that nobody has open has nothing beside it.
    let shut = try Shapes.file(Library.model()) { Author(context: $0).name = "shut" }
    #expect(try bytes(shut).count == 1)
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: shut.path)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o555], ofItemAtPath: shut.deletingLastPathComponent().path)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o444], ofItemAtPath: folder.appendingPathComponent(name).path)
    }
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
    defer {
      for closed in [folder, shut.deletingLastPathComponent()] {
        try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: closed.path)
      }
    }
    #expect(
      try probe(new.path, "--plain-user", "--saves", "1").error
        == "NSCocoaErrorDomain \(NSFileWriteNoPermissionError) 0")
    // A store that is opened for reading is read even where nothing can be written beside it.
    #expect(try probe(old.path, "--plain-user", "--read-only", "--check").found == 2)
    #expect(
      try probe(shut.path, "--plain-user", "--read-only", "--check").error
        == "NSCocoaErrorDomain \(NSPersistentStoreIncompatibleVersionHashError) 0")
    let written = try probe(old.path, "--plain-user", "--saves", "1")
    #expect(written.error?.hasPrefix("NSCocoaErrorDomain \(NSFileWriteNoPermissionError)") == true)
    #expect(!FileManager.default.fileExists(atPath: new.path))
    let nowhere = URL(fileURLWithPath: "/proc/none/a.sqlite")
    let error = #expect(throws: NSError.self) { try Library.open(at: nowhere) }
    #expect(error?.domain == NSCocoaErrorDomain && error?.code == NSFileWriteUnknownError)
    #expect((error?.userInfo["reason"] as? String)?.hasPrefix("Failed to create file; code = ") == true)
  }

  @Test("A store that another program has locked is waited for, and then it is an error; nothing is lost")
  func locked() throws {
    let url = Library.folder().appendingPathComponent("a.sqlite")
    let container = NSPersistentContainer(name: "Library", managedObjectModel: Library.model())
    let description = NSPersistentStoreDescription(url: url)
    description.timeout = 0.2
    container.persistentStoreDescriptions = [description]
    container.loadPersistentStores { #expect($1 == nil) }
    Author(context: container.viewContext).name = "first"
    try container.viewContext.save()
    let input = Pipe()
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "python3", "-c",
      """
      import sqlite3, sys
      d = sqlite3.connect(sys.argv[1], isolation_level=None)
      d.execute('begin immediate')
      print('locked', end='', flush=True)
      sys.stdin.readline()
      d.execute('rollback')
      print('free', end='', flush=True)
      """, url.path,
    ]
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    #expect(String(decoding: output.fileHandleForReading.availableData, as: UTF8.self) == "locked")
    Author(context: container.viewContext).name = "second"
    let error = #expect(throws: NSError.self) { try container.viewContext.save() }
    #expect(error?.domain == NSCocoaErrorDomain && error?.code == NSPersistentStoreTimeoutError)
    #expect(error?.userInfo[NSSQLiteErrorDomain] as? Int == 5)
    #expect(container.viewContext.hasChanges)
    input.fileHandleForWriting.write(Data("\n".utf8))
    #expect(String(decoding: output.fileHandleForReading.availableData, as: UTF8.self) == "free")
    process.waitUntilExit()
    try container.viewContext.save()
    #expect(try Shapes.sqlite(url, "select ZNAME from ZAUTHOR order by ZNAME") == "first\nsecond\n")
  }

  @Test("Two programs that make, open and write one store at once lose nothing")
  func twoWriters() throws {
    for _ in 0..<3 {
      let store = Library.folder().appendingPathComponent("two.sqlite").path
      let runs = try (0..<2).map { _ in try start([Self.program.path, store, "--beside", "--saves", "25"]) }
      let ends = runs.map(end)
      #expect(ends.map(\.saved) == [25, 25], "\(ends.flatMap(\.lines).filter { !$0.hasPrefix("saved") })")
      #expect(try probe(store, "--beside", "--check").found == 50)
    }
  }

  @Test("What another program has changed meanwhile is a conflict, as with another context")
  func conflict() throws {
    let url = Library.folder().appendingPathComponent("a.sqlite")
    let context = try Library.open(at: url).viewContext
    let author = Author(context: context)
    author.name = "mine"
    try context.save()
    try Shapes.sqlite(url, "update ZAUTHOR set ZNAME = 'theirs', Z_OPT = Z_OPT + 1")
    author.age = 4
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.domain == NSCocoaErrorDomain && error?.code == NSManagedObjectMergeError)
    context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    try context.save()
    #expect(try Shapes.sqlite(url, "select ZNAME, ZAGE from ZAUTHOR") == "theirs 4\n")
  }
}
