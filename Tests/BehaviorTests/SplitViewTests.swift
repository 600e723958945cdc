import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Split views")
struct SplitViewTests {
  private struct Root: View {
    let frames: Frames
    var body: some View {
      NavigationSplitView {
        VStack {
          Rectangle().measured("sidebar", frames)
            .containerRelativeFrame([.horizontal, .vertical]) { length, axis in
              axis == .horizontal ? length : length / 4
            }
          NavigationLink("Earth", value: "earth")
          NavigationLink("Own") { Text("own screen") }
        }
        .navigationTitle("Planets")
        .navigationDestination(for: String.self) { Text("about \($0)") }
      } detail: {
        Text("nothing chosen")
      }
    }
  }

  @Test(
    "Columns beside each other: links of the first show in the second; frames are relative to the column below its bar [S3-004 S3-026]"
  )
  func columns() throws {
    let frames = Frames()
    let host = TestHost(size: CGSize(width: 1024, height: 768)) { Root(frames: frames) }
    #expect(host.shows("nothing chosen") && host.shows("Planets"))
    // The column is 320 wide; its bar has a large title: 96.
    #expect(frames["sidebar"].size == CGSize(width: 320, height: (768 - 96) / 4))
    host.go("Earth")
    #expect(host.shows("about earth") && host.shows("Earth") && !host.shows("nothing chosen"))
    #expect(try #require(host.frame(of: "about earth")).minX > 320)
    host.go("Own")
    #expect(host.shows("own screen") && !host.shows("about earth"))
  }

  @Test("Where there is little width there is one stack of screens")
  func compact() {
    let host = TestHost { Root(frames: Frames()) }
    #expect(host.shows("Planets") && !host.shows("nothing chosen"))
    host.go("Earth")
    #expect(host.shows("about earth") && !host.shows("Earth"))
    host.go("Planets")
    #expect(host.shows("Earth"))
  }

  @Test("The binding says which columns are there, and which is on top where there is little width")
  func bindings() {
    struct Whole: View {
      @State private var visibility = NavigationSplitViewVisibility.all
      @State private var column = NavigationSplitViewColumn.sidebar
      var body: some View {
        NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
          Button("Hide") { visibility = .detailOnly }.navigationTitle("First")
          Button("Detail") { column = .detail }
        } detail: {
          Text(visibility == .detailOnly ? "alone" : "beside")
        }
      }
    }
    let wide = TestHost(size: CGSize(width: 1024, height: 768)) { Whole() }
    #expect(wide.shows("beside"))
    wide.go("Hide")
    #expect(wide.shows("alone") && !wide.shows("Hide"))
    let phone = TestHost { Whole() }
    #expect(phone.shows("Hide") && !phone.shows("beside"))
    phone.go("Detail")
    #expect(phone.shows("beside") && !phone.shows("Hide"))
    phone.go("First")
    #expect(phone.shows("Hide"))
  }
}
