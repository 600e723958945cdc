import Foundation
import Sash
import Testing

@testable import UIKit

@MainActor @Suite("Rows that are dragged")
struct TableDragTests {
  private struct Box: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }
  private class Words: UITableViewController, UITableViewDragDelegate {
    var words = ["one", "two", "three", "four"]
    var log: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "word")
      tableView.rowHeight = 50
      tableView.dragInteractionEnabled = true
      tableView.dragDelegate = self
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      words.count
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
      cell.textLabel?.text = words[indexPath.row]
      return cell
    }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
      let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: words[indexPath.row])))
      item.localObject = words[indexPath.row]
      return [item]
    }
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
      log.append("begin")
    }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
      log.append("end")
    }
  }
  private final class Movable: Words {
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      words.insert(words.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
  }
  private final class Dropping: Words, UITableViewDropDelegate {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.dropDelegate = self
    }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      UITableViewDropProposal(
        operation: tableView.hasActiveDrag ? .move : .copy, intent: .insertAtDestinationIndexPath)
    }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
      let goal = coordinator.destinationIndexPath ?? IndexPath(row: words.count, section: 0)
      for item in coordinator.items {
        if let source = item.sourceIndexPath, let word = item.dragItem.localObject as? String {
          tableView.performBatchUpdates {
            self.words.remove(at: source.row)
            self.words.insert(word, at: goal.row)
            tableView.moveRow(at: source, to: goal)
          }
          coordinator.drop(item.dragItem, toRowAt: goal)
          log.append("moved to \(goal.row)")
        } else {
          log.append("copy to \(goal.row), \(coordinator.session.canLoadObjects(ofClass: NSString.self))")
        }
      }
    }
  }

  @Test("Rows are dragged to other places, as the data source moves them")
  func reordering() {
    let words = Movable(style: .plain)
    let host = TestHost(size: CGSize(width: 200, height: 400)) { Box(view: words.view) }
    host.advance(by: 0.1)
    host.dragMouse(from: CGPoint(x: 100, y: 25), to: CGPoint(x: 100, y: 125))
    host.advance(by: 1)
    #expect(words.words == ["two", "three", "one", "four"] && words.log == ["begin", "end"])
    #expect((host.frame(of: "one")?.midY ?? 0) > 100 && (host.frame(of: "two")?.midY ?? 99) < 50)
    let fixed = Words(style: .plain)
    let other = TestHost(size: CGSize(width: 200, height: 400)) { Box(view: fixed.view) }
    other.advance(by: 0.1)
    other.dragMouse(from: CGPoint(x: 100, y: 25), to: CGPoint(x: 100, y: 125))
    other.advance(by: 1)
    #expect(fixed.words == ["one", "two", "three", "four"])
  }

  @Test("A drop delegate moves rows, and takes things of other programs at a row or beside all")
  func dropping() {
    let words = Dropping(style: .plain)
    let host = TestHost(size: CGSize(width: 200, height: 400)) { Box(view: words.view) }
    host.advance(by: 0.1)
    host.dragMouse(from: CGPoint(x: 100, y: 175), to: CGPoint(x: 100, y: 75))
    host.advance(by: 1)
    #expect(words.words == ["one", "four", "two", "three"])
    #expect(words.log == ["begin", "moved to 1", "end"] && !words.tableView.hasActiveDrag)
    words.log = []
    host.drop(texts: ["elsewhere"], at: CGPoint(x: 100, y: 75))
    host.drop(texts: ["elsewhere"], at: CGPoint(x: 100, y: 350))
    host.advance(by: 1)
    #expect(words.log == ["copy to 1, true", "copy to 4, true"])
  }
}
