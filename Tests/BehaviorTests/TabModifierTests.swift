import Foundation
import Sash
import SwiftUI
import Testing

/// What iOS 18 and 26 add to tabs and bars.
@MainActor @Suite("Modifiers of tabs, and what stands over their bar")
struct TabModifierTests {
  @Test("A hidden tab is not in the bar; badges stand on theirs")
  func hiddenAndBadges() {
    struct Root: View {
      @State private var hides = true
      var body: some View {
        TabView {
          Tab("First", systemImage: "house") { Button("show") { hides = false } }.badge(3)
          Tab("Second", systemImage: "star") { Text("page b") }.hidden(hides).badge("new")
          Tab("Third", systemImage: "circle") { Text("page c") }.badge(0).customizationID("third")
          Tab("Aside", systemImage: "circle") { Text("page d") }.tabPlacement(.sidebarOnly)
        }
      }
    }
    let host = TestHost { Root() }
    #expect(host.shows("3") && !host.shows("Second") && !host.shows("new") && !host.shows("Aside"))
    #expect(host.shows("Third") && !host.shows("0"))
    host.tap("show")
    #expect(host.shows("Second") && host.shows("new"))
    host.tap("Second")
    #expect(host.shows("page b"))
  }

  @Test("What stands over the bar is above it, on every page, and the page ends above both")
  func accessory() throws {
    struct Placed: View {
      @Environment(\.tabViewBottomAccessoryPlacement) private var placement
      var body: some View { Text(placement == .expanded ? "playing" : "nowhere") }
    }
    struct Root: View {
      @State private var shows = true
      var body: some View {
        TabView {
          Tab("First", systemImage: "house") { Button("toggle") { shows.toggle() } }
          Tab("Second", systemImage: "star") { Color.red.overlay(alignment: .bottom) { Text("end") } }
        }
        .tabViewBottomAccessory(isEnabled: shows) { Placed() }
      }
    }
    let host = TestHost(size: CGSize(width: 400, height: 600)) { Root() }
    let (bar, over) = (try #require(host.frame(of: "Second")), try #require(host.frame(of: "playing")))
    #expect(over.maxY < bar.minY && over.minY > 600 - 49 - 56)
    host.tap("Second")
    #expect(try #require(host.frame(of: "end")).maxY <= 600 - 49 - 56 && host.shows("playing"))
    host.tap("First")
    host.tap("toggle")
    #expect(!host.shows("playing"))
    host.tap("Second")
    #expect(try #require(host.frame(of: "end")).maxY > 600 - 49 - 30)
  }

  @Test("A flexible spacer of the bar at the bottom shares the room; a fixed one is as wide as it is")
  func spacers() throws {
    struct Root: View {
      let sizing: SpacerSizing
      var body: some View {
        NavigationStack {
          Text("page").toolbar {
            ToolbarItem(placement: .bottomBar) { Text("left") }
            ToolbarSpacer(sizing, placement: .bottomBar)
            ToolbarItem(placement: .bottomBar) { Text("right") }
          }
        }
      }
    }
    func gap(_ sizing: SpacerSizing) throws -> CGFloat {
      let host = TestHost(size: CGSize(width: 400, height: 600)) { Root(sizing: sizing) }
      return try #require(host.frame(of: "right")).minX - (try #require(host.frame(of: "left")).maxX)
    }
    #expect(try gap(.flexible) > 200)
    #expect(try gap(.fixed) < 120)
  }

  @Test("A shader leaves a view as it is, and says so")
  func shaders() {
    let warnings = TestHost.warnings {
      let host = TestHost {
        Text("seen").colorEffect(ShaderLibrary.ripple(.float(1), .color(.red)))
          .layerEffect(ShaderLibrary.default.blur(.float2(1, 2)), maxSampleOffset: .zero, isEnabled: false)
      }
      #expect(host.shows("seen"))
    }
    #expect(warnings.contains { $0.contains("ripple") } && !warnings.contains { $0.contains("blur") })
    #expect(ShaderLibrary.a(.float(1)) == ShaderLibrary.a(.float(1)))
    #expect(ShaderLibrary.a(.float(1)) != ShaderLibrary.a(.float(2)))
  }
}
