import Sash
import SwiftUI
import Testing

@MainActor private final class Log {
  var lines: [String] = []
}

private struct Board: View {
  let log: Log
  @State private var isTargeted = false
  var body: some View {
    VStack(spacing: 40) {
      Text("Apple").padding(20).background(.yellow).draggable("Apple!")
      Text(isTargeted ? "Let go" : "Basket").frame(width: 200, height: 100).background(.gray)
        .dropDestination(for: String.self) { items, location in
          log.lines.append("\(items.joined()) \(Int(location.x)),\(Int(location.y))")
          return true
        } isTargeted: {
          isTargeted = $0
        }
    }
  }
}

private struct Watch: DropDelegate {
  let log: Log
  var operation: DropOperation?
  func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }
  func dropEntered(info: DropInfo) { log.lines.append("entered") }
  func dropUpdated(info: DropInfo) -> DropProposal? { operation.map { DropProposal(operation: $0) } }
  func dropExited(info: DropInfo) { log.lines.append("exited") }
  func performDrop(info: DropInfo) -> Bool {
    log.lines.append("performed \(info.itemProviders(for: [.plainText]).count)")
    return true
  }
}

@MainActor @Suite("Drag and drop")
struct DragAndDropTests {
  private func middle(_ host: TestHost, _ text: String) throws -> CGPoint {
    let frame = try #require(host.frame(of: text))
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  @Test("A mouse drags an item to where it is taken; the target hears of it while it is over it")
  func mouse() throws {
    let log = Log()
    let host = TestHost { Board(log: log) }
    let (start, goal) = (try middle(host, "Apple"), try middle(host, "Basket"))
    host.pressMouse(at: start)
    host.dragMouse(to: CGPoint(x: start.x, y: start.y + 10))
    host.advance(by: 0.3)
    #expect(host.shows("Basket"))
    host.dragMouse(to: goal)
    host.advance(by: 0.1)
    #expect(host.shows("Let go"))
    host.releaseMouse(at: goal)
    host.advance(by: 1)
    #expect(log.lines == ["Apple! 100,50"])
    #expect(host.shows("Basket"))
    #expect(host.isIdle)
  }

  @Test("A finger drags after it has rested, and not before")
  func finger() throws {
    let log = Log()
    let host = TestHost { Board(log: log) }
    let (start, goal) = (try middle(host, "Apple"), try middle(host, "Basket"))
    host.press(at: start)
    host.advance(by: 0.1)
    host.drag(to: CGPoint(x: start.x, y: start.y + 30))
    host.drag(to: goal)
    host.release(at: goal)
    #expect(log.lines == [])
    host.press(at: start)
    host.advance(by: 0.6)
    host.drag(to: CGPoint(x: start.x, y: start.y + 30))
    host.drag(to: goal)
    host.release(at: goal)
    host.advance(by: 1)
    #expect(log.lines == ["Apple! 100,50"])
  }

  @Test("Escape calls a drag off, and so does putting it down where nobody takes it")
  func cancel() throws {
    let log = Log()
    let host = TestHost { Board(log: log) }
    let (start, goal) = (try middle(host, "Apple"), try middle(host, "Basket"))
    host.pressMouse(at: start)
    host.dragMouse(to: goal)
    host.advance(by: 0.1)
    host.press(.escape)
    host.advance(by: 0.5)
    #expect(host.shows("Basket"))
    host.releaseMouse(at: goal)
    #expect(log.lines == [])
    host.dragMouse(from: start, to: CGPoint(x: 5, y: 5))
    host.advance(by: 1)
    #expect(log.lines == [])
    #expect(host.isIdle)
  }

  @Test("A delegate decides: what it forbids is not put down, what it does not validate never comes in")
  func delegate() throws {
    for (operation, end) in [
      (DropOperation.copy, "performed 1"), (.forbidden, "exited"), (nil, "performed 1"),
    ] {
      let log = Log()
      let host = TestHost {
        VStack(spacing: 40) {
          Text("Word").padding(20).background(.yellow).onDrag {
            NSItemProvider(object: NSString(string: "word"))
          }
          Text("Number").padding(20).background(.yellow).draggable(Data([1]))
          Text("Here").frame(width: 200, height: 100).background(.gray)
            .onDrop(of: [.text, .data], delegate: Watch(log: log, operation: operation))
        }
      }
      let goal = try middle(host, "Here")
      host.dragMouse(from: try middle(host, "Word"), to: goal)
      host.advance(by: 1)
      #expect(log.lines == ["entered", end])
      host.dragMouse(from: try middle(host, "Number"), to: goal)
      host.advance(by: 1)
      #expect(log.lines == ["entered", end])
    }
  }

  @Test("Items are put between the rows of a list")
  func rows() throws {
    struct Shelf: View {
      @State private var rows = ["one", "two", "three"]
      var body: some View {
        VStack {
          Text("New").padding(10).background(.yellow).draggable("new row")
          List {
            ForEach(rows, id: \.self) { Text($0) }
              .dropDestination(for: String.self) { items, offset in rows.insert(contentsOf: items, at: offset)
              }
          }
          Text(rows.joined(separator: " "))
        }
      }
    }
    let host = TestHost { Shelf() }
    let row = try #require(host.frame(of: "two"))
    host.dragMouse(from: try middle(host, "New"), to: CGPoint(x: row.midX, y: row.maxY + 4))
    host.advance(by: 1)
    #expect(host.shows("one two new row three"))
    let first = try #require(host.frame(of: "one"))
    host.dragMouse(from: try middle(host, "New"), to: CGPoint(x: first.midX, y: first.minY - 4))
    host.advance(by: 1)
    #expect(host.shows("new row one two new row three"))
  }

  @Test("Items are put between the rows of a table, which can be dragged themselves")
  func tableRows() throws {
    struct Word: Identifiable {
      let id: String
    }
    struct Shelf: View {
      @State private var words = ["one", "two", "three"].map(Word.init)
      @State private var taken = "none"
      var body: some View {
        VStack {
          Text("New").padding(10).background(.yellow).draggable("new row")
          Table(of: Word.self) {
            TableColumn("Word", value: \.id)
          } rows: {
            ForEach(words) { TableRow($0).draggable($0.id) }
              .dropDestination(for: String.self) { offset, items in
                words.insert(contentsOf: items.map(Word.init), at: offset)
              }
          }
          Text(words.map(\.id).joined(separator: " "))
          Text("taken " + taken).padding(10).dropDestination(for: String.self) { items, _ in
            taken = items.joined()
            return true
          }
        }
      }
    }
    let host = TestHost { Shelf() }
    let row = try #require(host.frame(of: "two"))
    host.dragMouse(from: try middle(host, "New"), to: CGPoint(x: row.midX, y: row.maxY + 4))
    host.advance(by: 1)
    #expect(host.shows("one two new row three"))
    host.dragMouse(from: try middle(host, "three"), to: try middle(host, "taken none"))
    host.advance(by: 1)
    #expect(host.shows("taken three"))
  }

  @Test("What another program puts down is taken")
  func foreign() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
    try Data("content".utf8).write(to: file)
    let log = Log()
    let host = TestHost {
      Text("Here").frame(width: 200, height: 100).background(.gray)
        .dropDestination(for: URL.self) { urls, _ in
          log.lines += urls.map(\.lastPathComponent)
          return true
        }
    }
    host.drop(files: [file], at: try middle(host, "Here"))
    for _ in 0..<50 where log.lines.isEmpty {
      try await Task.sleep(for: .milliseconds(10))
      await host.settle()
    }
    #expect(log.lines == [file.lastPathComponent])
    host.drop(files: [file], at: .zero)
    await host.settle()
    #expect(log.lines.count == 1)
  }

  @Test("A tap on a view that can be dragged is a tap")
  func tap() throws {
    let log = Log()
    let host = TestHost {
      Button("Press") { log.lines.append("pressed") }.draggable("text")
    }
    host.tap("Press")
    host.click("Press")
    #expect(log.lines == ["pressed", "pressed"])
  }
}
