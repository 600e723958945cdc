import Sash
import SwiftUI
import Testing

extension ContainerValues {
  @Entry fileprivate var columns = 1
}

private struct Counter: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

/// Shows a section as text around its views.
private struct Board<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View {
    VStack {
      ForEach(sections: content) { section in
        Text("section \(section.containerValues.columns) of \(section.content.count)")
        HStack { section.header }
        section.content
        HStack { section.footer }
      }
    }
  }
}

@MainActor @Suite("Sections")
struct SectionTests {
  @Test("In a stack a section is its header, its content and its footer, in this order")
  func inStack() {
    let app = TestHost {
      VStack {
        Section {
          Text("a")
          Text("b")
        } header: {
          Text("header")
        } footer: {
          Text("footer")
        }
        Section("title") { Text("c") }
        Section {
          Text("d")
        } footer: {
          Text("after d")
        }
        Section {
          Text("e")
        } header: {
          Text("before e")
        }
        Section { Text("f") }
        Section(header: Text("old header"), footer: Text("old footer")) { Text("g") }
        Section(header: Text("old")) { Text("h") }
        Section(footer: Text("end")) { Text("i") }
      }
    }
    #expect(
      app.texts == [
        "header", "a", "b", "footer", "title", "c", "d", "after d", "before e", "e", "f", "old header", "g",
        "old footer", "old", "h", "i", "end",
      ])
    let frames = app.texts.map { app.frame(of: $0)!.minY }
    #expect(frames == frames.sorted())
  }

  @Test("Views between sections form a section of their own [fact-296]")
  func implicit() {
    let app = TestHost {
      Board {
        Text("a")
        Group { Text("b") }
        Section("one") {
          ForEach(0..<2) { Text("c\($0)") }
        }
        Text("d")
        Section("two") {}
      }
    }
    #expect(
      app.texts == [
        "section 1 of 2", "a", "b", "section 1 of 2", "one", "c0", "c1", "section 1 of 1", "d",
        "section 1 of 0", "two",
      ])
  }

  private struct Changing: View {
    @State private var names = ["a", "b"]
    @State private var columns = 2
    var body: some View {
      Button("swap") { names.reverse() }
      Button("columns") { columns += 1 }
      Button("add") { names.append("c") }
      Board {
        ForEach(names, id: \.self) { name in
          Section(name) { Counter(name: "in \(name)") }.containerValue(\.columns, columns)
        }
      }
    }
  }
  @Test("Sections keep their identity and the state in them; values set on a section are the section's")
  func identity() {
    let app = TestHost { Changing() }
    #expect(app.texts.filter { $0.hasPrefix("section") } == ["section 2 of 1", "section 2 of 1"])
    app.tap("in a 0")
    app.tap("swap")
    #expect(app.texts.suffix(6) == ["section 2 of 1", "b", "in b 0", "section 2 of 1", "a", "in a 1"])
    app.resetWork()
    app.tap("add")
    #expect(app.work.bodies.filter { $0 == "Counter" }.count == 1)
    app.tap("columns")
    #expect(app.texts.filter { $0 == "section 3 of 1" }.count == 3)
    app.checkInvariants()
  }

  @Test("Group(sections:) hands all sections to one closure")
  func group() {
    let app = TestHost {
      Group(
        sections: Group {
          Section("x") { Text("1") }
          Section("y") {
            Text("2")
            Text("3")
          }
        }
      ) { sections in
        Text("\(sections.count) sections, \(sections.map(\.content.count))")
        ForEach(sections) { section in section.content[0] }
      }
    }
    #expect(app.texts == ["2 sections, [1, 2]", "1", "2"])
  }
}
