import Foundation

/// Which data sources delete and move rows themselves.
///
/// Objective-C asks an object whether it has a method. Swift's protocols have no such question: a type that leaves a method
/// out has an entry in its table all the same, which calls the default. So the entry is looked at: two classes of our own,
/// one with the methods and one without, show which call leads to the default, and an entry that holds the same call is
/// one that was left out. Where that cannot be seen, every data source is taken to have the methods.
@MainActor enum ProtocolDefaults {
  enum Method: Int { case commit = 2, move = 3 }
  /// Written by the defaults, so that they are code of their own.
  static var reached = 0

  static func implements(_ method: Method, _ source: any UITableViewDataSource) -> Bool {
    guard let defaults = defaults[method] else { return true }
    return defaults.isDisjoint(with: calls(method, source))
  }

  private class Bare: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }
  private class OtherBare: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }
  private class Full: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {}
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
  }

  /// Where the calls of the defaults lead; nil for a method of which it cannot be told.
  private static let defaults: [Method: Set<UInt>] = {
    var found: [Method: Set<UInt>] = [:]
    for method in [Method.commit, .move] {
      let common = calls(method, Bare()).intersection(calls(method, OtherBare()))
      let own = common.subtracting(calls(method, Full()))
      if !own.isEmpty { found[method] = own }
    }
    return found
  }()

  /// Where the direct calls and the last jump in the code of an entry lead.
  private static func calls(_ method: Method, _ source: any UITableViewDataSource) -> Set<UInt> {
    let table = unsafeBitCast(source, to: (UInt, UnsafePointer<UnsafeRawPointer>).self).1
    let code = table[method.rawValue]
    var found: Set<UInt> = []
    #if arch(x86_64)
    // call rel32 and jmp rel32; the code ends with ret or with a jump.
    for place in 0..<192 {
      let byte = code.load(fromByteOffset: place, as: UInt8.self)
      if byte == 0xC3 { break }
      guard byte == 0xE8 || byte == 0xE9 else { continue }
      let distance = code.loadUnaligned(fromByteOffset: place + 1, as: Int32.self)
      found.insert(UInt(bitPattern: code) &+ UInt(place + 5) &+ UInt(bitPattern: Int(distance)))
    }
    #elseif arch(arm64)
    // bl and b; the code ends with ret or with a jump.
    for place in 0..<48 {
      let word = code.load(fromByteOffset: place * 4, as: UInt32.self)
      if word == 0xD65F_03C0 { break }
      guard word & 0x7C00_0000 == 0x1400_0000 else { continue }
      let distance = Int(Int32(bitPattern: word << 6) >> 6) * 4
      found.insert(UInt(bitPattern: code) &+ UInt(place * 4) &+ UInt(bitPattern: distance))
      if word & 0x8000_0000 == 0 { break }
    }
    #endif
    return found
  }
}
