import Sash
import SwiftUI
import Testing
import TipKit

private struct FavouriteTip: Tip {
  static let opened = Event(id: "TipTests.opened")
  @Parameter static var isSignedIn = false
  var title: Text { Text("Favourites") }
  var message: Text? { Text("Tap the star.") }
  var image: Image? { Image(systemName: "star") }
  var actions: [Action] { Action(id: "more", title: "Learn more") }
  // Inside of this package `Rule` is also one of the graph's; apps write `[Rule]`.
  var rules: [Tips.Rule] {
    #Rule(Self.$isSignedIn) { $0 == true }
    #Rule(Self.opened) { $0.donations.count >= 2 }
  }
}
private struct OnceTip: Tip {
  var title: Text { Text("Only once") }
  var options: [Option] { Tips.MaxDisplayCount(1) }
}

@MainActor @Suite("Tips", .serialized)
struct TipTests {
  @Test("A tip is shown when its rules are met, until it is closed")
  func life() async throws {
    try Tips.resetDatastore()
    FavouriteTip.isSignedIn = false
    let tip = FavouriteTip()
    var tapped: [String] = []
    let host = TestHost { TipView(tip, arrowEdge: .top) { tapped.append($0.id) } }
    try Tips.configure([.displayFrequency(.immediate), .datastoreLocation(.applicationDefault)])
    #expect(tip.status == .pending && !host.shows("Favourites"))
    FavouriteTip.isSignedIn = true
    await FavouriteTip.opened.donate()
    #expect(!tip.shouldDisplay)
    await FavouriteTip.opened.donate()
    #expect(tip.shouldDisplay)
    await host.settle()
    #expect(host.shows("Favourites") && host.shows("Tap the star."))
    host.tap("Learn more")
    #expect(tapped == ["more"])
    tip.invalidate(reason: .actionPerformed)
    await host.settle()
    #expect(tip.status == .invalidated(.actionPerformed) && !host.shows("Favourites"))
  }

  @Test("A tip with a number of displays is not shown more often")
  func count() async throws {
    try Tips.resetDatastore()
    try Tips.configure()
    let first = TestHost { TipView(OnceTip()) }
    #expect(first.shows("Only once"))
    await first.settle()
    #expect(first.shows("Only once"))
    first.close()
    let second = TestHost { TipView(OnceTip()) }
    await second.settle()
    #expect(OnceTip().status == .invalidated(.displayCountExceeded) || !second.shows("Only once"))
  }

  @Test("Donations within a stretch of time")
  func donations() async throws {
    try Tips.resetDatastore()
    let event = Tips.Event(id: "TipTests.range")
    await event.donate()
    #expect(event.donations.donatedWithin(.hour).count == 1)
  }
}
