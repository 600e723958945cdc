import Foundation
import Sash
import SwiftUI
import Testing

@MainActor private final class Log {
  var lines: [String] = []
}

/// What drags propose, what views do with them, and what both hear of it.
@MainActor @Suite("Drag sessions")
struct DragSessionTests {
  private func middle(_ host: TestHost, _ text: String) throws -> CGPoint {
    let frame = try #require(host.frame(of: text))
    return CGPoint(x: frame.midX, y: frame.midY)
  }
  private func drag(_ host: TestHost, _ from: String, to text: String) throws {
    let (start, goal) = (try middle(host, from), try middle(host, text))
    host.pressMouse(at: start)
    host.dragMouse(to: CGPoint(x: start.x, y: start.y + 10))
    host.dragMouse(to: goal)
    host.advance(by: 0.2)
    host.releaseMouse(at: goal)
    host.advance(by: 1)
  }

  private struct Card: Identifiable {
    let id: Int
    var name: String { "card \(id)" }
  }
  private struct Board: View {
    let log: Log
    var selection: [Int] = []
    var allowsMove = true
    var body: some View {
      VStack(spacing: 40) {
        HStack {
          ForEach([Card(id: 1), Card(id: 2), Card(id: 3)]) { card in
            Text(card.name).padding().draggable(containerItemID: card.id)
          }
        }
        .modifier(Cards(selection: selection))
        .dragConfiguration(DragConfiguration(allowMove: allowsMove))
        .onDragSessionUpdated { session in
          if session.phase != .active {
            log.lines.append("drag \(session.phase) \(session.draggedItemIDs(for: Int.self))")
          }
        }
        Text("basket").frame(width: 200, height: 100)
          .dropDestination(for: String.self) { items, session in
            log.lines.append("took \(items.joined(separator: ",")) as \(session.phase)")
          }
          .dropConfiguration { session in
            DropConfiguration(operation: session.suggestedOperations.contains(.move) ? .move : .copy)
          }
          .onDropSessionUpdated { session in
            if session.phase != .active {
              log.lines.append(
                "drop \(session.phase) \(session.localSession?.draggedItemIDs(for: Int.self) ?? [])")
            }
          }
      }
    }
  }
  /// What the cards are, and which are selected.
  private struct Cards: ViewModifier {
    let selection: [Int]
    func body(content: Content) -> some View {
      content
        .dragContainer(for: String.self, itemID: \.count) { (ids: [Int]) in ids.map { "card \($0)" } }
        .dragContainerSelection(selection)
    }
  }

  @Test("A drag takes along what is selected; both sides hear of it, and what it proposes decides")
  func container() throws {
    let log = Log()
    let host = TestHost { Board(log: log, selection: [1, 2]) }
    try drag(host, "card 2", to: "basket")
    #expect(
      log.lines == [
        "drag initial [1, 2]", "drop entering [1, 2]", "drop ended(SashTransfer.DropOperation.move) [1, 2]",
        "drag ending(SashTransfer.DropOperation.move) [1, 2]",
        "took card 1,card 2 as ended(SashTransfer.DropOperation.move)",
        "drag ended(SashTransfer.DropOperation.move) [1, 2]", "drop dataTransferCompleted [1, 2]",
        "drag dataTransferCompleted [1, 2]",
      ])
  }

  @Test("What is not selected is dragged alone; a drag that proposes no move is copied")
  func alone() throws {
    let log = Log()
    let host = TestHost { Board(log: log, selection: [1, 2], allowsMove: false) }
    try drag(host, "card 3", to: "basket")
    #expect(log.lines.contains("took card 3 as ended(SashTransfer.DropOperation.copy)"))
  }

  @Test("What a view wants and the drag does not propose is forbidden; a disabled one takes nothing")
  func forbidden() throws {
    let log = Log()
    let host = TestHost {
      VStack(spacing: 40) {
        Text("apple").padding().draggable("apple")
        Text("mover").frame(width: 200, height: 60)
          .dropDestination(for: String.self) { items, _ in log.lines.append("moved") }
          .dropConfiguration { _ in DropConfiguration(operation: .move) }
        Text("closed").frame(width: 200, height: 60)
          .dropDestination(for: String.self, isEnabled: false) { _, _ in log.lines.append("closed") }
      }
    }
    try drag(host, "apple", to: "mover")
    try drag(host, "apple", to: "closed")
    #expect(log.lines == [])
  }

  @Test("Sessions of a drag and of its drop know each other; configurations say what they propose")
  func values() throws {
    let log = Log()
    let host = TestHost {
      VStack(spacing: 40) {
        Text("pear").padding()
          .draggable(String.self, id: \.count, item: "pear")
          .onDragSessionUpdated { log.lines.append("\($0.id)-\($0.draggedItemIDs(for: Int.self))") }
        Text("plate").frame(width: 200, height: 60)
          .dropDestination(for: String.self) { _, session in
            log.lines.append(
              "\(session.itemsCount) \(Int(session.size.width)) \(session.suggestedOperations == .copy)")
          }
      }
    }
    try drag(host, "pear", to: "plate")
    #expect(log.lines.contains("1 200 true") && log.lines.first?.hasSuffix("[4]") == true)
    let outside = DragConfiguration.OperationsOutsideApp(allowCopy: true)
    #expect(DragConfiguration(operationsOutsideApp: outside).operationsWithinApp.allowAlias == false)
  }
}
