import Foundation
import Sash
import Testing

@testable import UIKit

@MainActor @Suite("What the red minus of a row brings up", .serialized)
struct RowConfirmationTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var names = ["One", "Two", "Three"]
    var log: [String] = []
    var actions: UISwipeActionsConfiguration?
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      log.append("commit \(indexPath.row)")
      names.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .none)
    }
    func tableView(
      _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { "Remove" }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { actions }
  }
  private func edited(_ rows: Rows) -> (UITableView, TestHost) {
    let table = UITableView(frame: .zero, style: .plain)
    table.dataSource = rows
    table.delegate = rows
    let host = TestHost(size: CGSize(width: 320, height: 300)) { Filled(view: table) }
    host.advance(by: 0.1)
    table.setEditing(true, animated: false)
    host.advance(by: 0.1)
    return (table, host)
  }
  private func tapMinus(_ host: TestHost, row: Int) {
    host.tap(at: CGPoint(x: 26, y: 22 + 44 * CGFloat(row)))
    host.advance(by: 0.6)
  }

  @Test("The button slides out and deletes; the minus alone does not")
  func deletes() throws {
    let rows = Rows()
    let (table, host) = edited(rows)
    let start = try #require(host.frame(of: "Two")).minX
    tapMinus(host, row: 1)
    #expect(rows.log.isEmpty && host.shows("Remove"))
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(cell.showingDeleteConfirmation)
    let moved = try #require(host.frame(of: "Two")).minX
    #expect(moved <= start - 74 && host.pixel(x: 315, y: 70).red > 200)
    #expect(try #require(host.frame(of: "One")).minX == start)
    #expect(host.tap("Remove"))
    host.advance(by: 0.6)
    #expect(rows.log == ["commit 1"] && !host.shows("Two") && !host.shows("Remove"))
    #expect(try #require(host.frame(of: "Three")).minX == start)
  }

  @Test("A touch elsewhere puts the row back, and does nothing else")
  func closes() throws {
    let rows = Rows()
    let (table, host) = edited(rows)
    let start = try #require(host.frame(of: "Two")).minX
    for place in [CGPoint(x: 26, y: 22), CGPoint(x: 120, y: 66), CGPoint(x: 160, y: 280)] {
      tapMinus(host, row: 1)
      #expect(host.shows("Remove"))
      host.tap(at: place)
      host.advance(by: 0.6)
      #expect(!host.shows("Remove") && rows.log.isEmpty)
      #expect(try #require(host.frame(of: "Two")).minX == start)
    }
    tapMinus(host, row: 0)
    table.setEditing(false, animated: false)
    host.advance(by: 0.6)
    #expect(!host.shows("Remove"))
  }

  @Test("The actions that a delegate has for the end of the row are what slides out")
  func ownActions() {
    let rows = Rows()
    rows.actions = UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Bin") { _, _, done in
        rows.log.append("bin")
        done(true)
      },
      UIContextualAction(style: .normal, title: "Flag") { _, _, done in
        rows.log.append("flag")
        done(true)
      },
    ])
    let (_, host) = edited(rows)
    tapMinus(host, row: 2)
    #expect(host.shows("Bin") && host.shows("Flag") && !host.shows("Remove"))
    #expect((host.frame(of: "Bin")?.minX ?? 0) > (host.frame(of: "Flag")?.maxX ?? 999))
    #expect(host.tap("Flag"))
    host.advance(by: 0.6)
    #expect(rows.log == ["flag"] && !host.shows("Bin"))
  }

  @Test("In a list, the accessory without a handler uncovers the actions of the row")
  func list() {
    var log: [String] = []
    var look = UICollectionLayoutListConfiguration(appearance: .plain)
    look.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Bin") { _, _, _ in log.append("bin") }
      ])
    }
    let list = ListUnderTest(look) { cell, _ in cell.accessories = [.delete()] }
    let host = list.host
    list.view.isEditing = true
    host.advance(by: 0.1)
    host.tap(at: CGPoint(x: 30, y: 22))
    host.advance(by: 0.6)
    #expect(host.shows("Bin") && log.isEmpty)
    #expect(host.tap("Bin"))
    host.advance(by: 0.6)
    #expect(log == ["bin"] && !host.shows("Bin"))
  }
}
