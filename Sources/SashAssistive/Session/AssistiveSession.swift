import Foundation
import SashBus
import SashHost
import SashMessages
import SashSemantics

/// Waits for assistive technologies to be there, and speaks to them while they are.
///
/// What desktops say of them stands in `org.a11y.Status` on the bus of the session. It is asked for once, without
/// starting anybody, and watched; only when it says so, the bus of the assistive technologies is entered. No step waits for
/// another program, and where there is no bus nothing happens.
@MainActor package final class AssistiveSession {
  /// The one of this program; nil where nobody is to be spoken to.
  package private(set) static var current: AssistiveSession?

  private let wish: AssistiveWish
  private var session: Bus?
  private var server: AssistiveServer?
  private var subjects: [WeakSubject] = []
  private var isWanted = false
  /// Connections that have been lost.
  private var losses = 0

  private struct WeakSubject { weak var subject: (any AssistiveSubject)? }
  private static let service = "org.a11y.Bus"
  private static let path = "/org/a11y/bus"

  /// Begins for this program; windows say by `add` that they are there.
  package static func begin(_ wish: AssistiveWish) {
    guard wish != .never, current == nil else { return }
    let session = AssistiveSession(wish)
    current = session
    // After the first frame has been shown.
    DispatchQueue.main.async { MainActor.assumeIsolated { session.watch() } }
  }
  package static func end() {
    current?.leave()
    current = nil
  }

  init(_ wish: AssistiveWish) { self.wish = wish }

  // MARK: Windows

  package func add(_ subject: any AssistiveSubject) {
    subjects.removeAll { $0.subject == nil }
    subjects.append(WeakSubject(subject: subject))
    server?.add(subject)
  }
  package func remove(_ subject: any AssistiveSubject) {
    subjects.removeAll { $0.subject == nil || $0.subject === subject }
    server?.remove(subject)
  }
  /// A window has drawn a frame, or keys go to it now, or not any more. Costs nothing while nobody is there.
  package func frameShown(_ subject: any AssistiveSubject) { server?.frameShown(subject) }
  /// Whether an assistive technology has asked for something.
  package var isHeard: Bool { server?.isHeard ?? false }

  /// Has screen readers hear of a key: false if there is none. `reply` is told soon, and once, whether one has kept it.
  package func offer(_ key: SystemKey, reply: @escaping (Bool) -> Void) -> Bool {
    guard let server, server.isHeard else { return false }
    server.offer(key, reply: reply)
    return true
  }

  // MARK: Who is there

  private func watch() {
    let environment = ProcessInfo.processInfo.environment
    if wish == .always, let address = environment["AT_SPI_BUS_ADDRESS"], !address.isEmpty {
      return enter(address)
    }
    do {
      let bus = try SessionBus.shared()
      session = bus
      bus.whenLost { [weak self] in self?.lost("the bus of the session has gone: \($0)") }
      bus.match(
        "type='signal',path='\(Self.path)',interface='org.freedesktop.DBus.Properties',"
          + "member='PropertiesChanged',arg0='org.a11y.Status'"
      ) { [weak self] _ in self?.look() }
      bus.match(
        "type='signal',sender='org.freedesktop.DBus',interface='org.freedesktop.DBus',"
          + "member='NameOwnerChanged',arg0='\(Self.service)'"
      ) { [weak self] _ in self?.look() }
      if wish == .always { ask() } else { look() }
    } catch {
      lost("there is no bus of the session: \(error)")
    }
  }

  /// Asks whether an assistive technology is there.
  private func look() {
    if wish == .always { return }
    session?.call(
      Bus.Destination(Self.service, Self.path, "org.freedesktop.DBus.Properties"), "GetAll",
      [.string("org.a11y.Status")], mayStart: false
    ) { [weak self] reply in
      let entries = reply.values.first?.entries ?? []
      let isThere = entries.contains {
        ["IsEnabled", "ScreenReaderEnabled"].contains($0.0) && $0.1.flag == true
      }
      self?.decide(isThere)
    }
  }
  private func decide(_ isThere: Bool) {
    guard isThere != isWanted else { return }
    isWanted = isThere
    if isThere { ask() } else { leave() }
  }

  /// Asks where their bus is.
  private func ask() {
    session?.call(Bus.Destination(Self.service, Self.path, Self.service), "GetAddress", timeout: 10) {
      [weak self] reply in
      guard let address = reply.values.first?.text, !address.isEmpty else {
        self?.lost("the bus of assistive technologies does not answer")
        return
      }
      self?.enter(address)
    }
  }

  private func enter(_ address: String) {
    guard server == nil else { return }
    do {
      let bus = try Bus.at(address)
      let server = AssistiveServer(bus)
      self.server = server
      bus.whenLost { [weak self, weak server] reason in
        guard let self, let server, self.server === server else { return }
        leave()
        lost("the bus of assistive technologies has gone: \(reason)")
        again()
      }
      server.embed { [weak self, weak server] isDone in
        guard let self, let server, self.server === server else { return }
        if !isDone {
          leave()
          return lost("the registry of assistive technologies does not answer")
        }
        for entry in subjects { if let subject = entry.subject { server.add(subject) } }
      }
    } catch {
      lost("the bus of assistive technologies cannot be entered: \(error)")
    }
  }

  private func leave() {
    let server = server
    self.server = nil
    server?.close()
  }

  private static let mostLosses = 5

  /// Comes back, where whoever keeps the bus has been started anew.
  private func again() {
    losses += 1
    guard losses <= Self.mostLosses else { return }
    isWanted = false
    DispatchQueue.main.asyncAfter(deadline: .now() + Double(losses)) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.server == nil else { return }
        if self.wish == .always { self.ask() } else { self.look() }
      }
    }
  }

  /// Nobody is told that a desktop has no assistive technologies but who has asked for them.
  private func lost(_ reason: String) {
    if wish == .always { tellOnce("assistive technologies cannot be spoken to: \(reason).") }
  }
}
