import Foundation
import Sash
import Testing

@testable import UIKit

/// A view of UIKit that fills the window.
struct Filled: View {
  let view: UIView
  var body: some View { Shown(view: view) }
  private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }
}

/// Sections of rows that are texts.
private class TextRows: NSObject {
  var sections: [[String]]
  var headers: [String?] = []
  var footers: [String?] = []
  var asked = 0
  var log: [String] = []
  var height: CGFloat?
  var selects = true
  init(_ sections: [[String]]) { self.sections = sections }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers.indices.contains(section) ? footers[section] : nil
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("deselect \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    selects ? indexPath : nil
  }
}

private final class Texts: TextRows, UITableViewDataSource, UITableViewDelegate {}

/// The same, of which rows can be deleted.
private final class Edited: TextRows, UITableViewDataSource, UITableViewDelegate {
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    log.append("\(editingStyle == .delete ? "delete" : "insert") \(indexPath.row)")
    sections[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}

@MainActor @Suite("Tables")
struct TableTests {
  private func table(
    _ source: any UITableViewDataSource & UITableViewDelegate, style: UITableView.Style = .plain,
    type: UITableViewCell.Type = UITableViewCell.self
  ) -> UITableView {
    let table = UITableView(frame: .zero, style: style)
    table.register(type, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.delegate = source
    return table
  }
  private func host(_ view: UIView, height: CGFloat = 400) -> TestHost {
    TestHost(size: CGSize(width: 320, height: height)) { Filled(view: view) }
  }
  private func rows(_ count: Int) -> [String] { (0..<count).map { "Row \($0)" } }

  @Test(
    "Only rows that are seen have cells; scrolling uses them again; ten thousand rows ask for no more than a hundred"
  )
  func reuse() {
    var asked: [Int] = []
    for count in [100, 10_000] {
      let source = Texts([rows(count)])
      let view = table(source)
      let host = host(view)
      #expect(view.contentSize == CGSize(width: 320, height: CGFloat(count) * 44))
      #expect(view.visibleCells.count == 10)
      #expect(host.shows("Row 0") && host.shows("Row 9") && !host.shows("Row 10"))
      #expect(host.frame(of: "Row 1")?.midY == 66)
      let first = view.cellForRow(at: IndexPath(row: 0, section: 0))
      view.setContentOffset(CGPoint(x: 0, y: 2000), animated: false)
      host.advance(by: 0)
      #expect(host.shows("Row 46") && !host.shows("Row 0"))
      #expect(view.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
      #expect(view.visibleCells.contains { $0 === first })
      asked.append(source.asked)
    }
    #expect(asked[0] == asked[1] && asked[0] < 30)
  }

  private final class Made: UITableViewCell {
    var reused = 0
    let tall = UILabel()
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
      tall.numberOfLines = 0
    }
    required init?(coder: NSCoder) { fatalError() }
    override func prepareForReuse() {
      super.prepareForReuse()
      reused += 1
    }
  }
  @Test(
    "A registered class is made by its own initialiser, with the identifier, and told of being used again")
  func registered() {
    let source = Texts([rows(50)])
    let view = table(source, type: Made.self)
    let host = host(view)
    let cell = view.visibleCells.first as? Made
    #expect(cell?.reuseIdentifier == "cell" && cell?.detailTextLabel != nil && cell?.reused == 0)
    view.setContentOffset(CGPoint(x: 0, y: 1000), animated: false)
    host.advance(by: 0)
    #expect(view.visibleCells.contains { ($0 as? Made)?.reused == 1 })
    #expect(view.dequeueReusableCell(withIdentifier: "nobody") == nil)
  }

  @Test(
    "Headers of plain tables stay at the top while their section goes on; their titles have 22 points above")
  func plainHeaders() {
    let source = Texts([rows(20), ["Last"]])
    source.headers = ["One", "Two"]
    let view = table(source)
    let host = host(view)
    #expect(view.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 320, height: 28))
    #expect(view.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 50)
    #expect(view.rectForHeader(inSection: 1).minY == 952)
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    host.advance(by: 0)
    #expect(host.frame(of: "One").map { $0.minY >= 0 && $0.maxY <= 28 } == true)
    #expect(view.headerView(forSection: 0)?.textLabel?.text == "One")
  }

  @Test("Grouped tables keep sections apart and write headers in upper case [S1-074]")
  func grouped() {
    let source = Texts([["A"], ["B"], ["C"]])
    source.headers = [nil, "Title", nil]
    source.footers = ["Below", nil, nil]
    let view = table(source, style: .insetGrouped)
    let host = host(view)
    #expect(host.shows("TITLE") && host.shows("Below"))
    #expect(["A", "B", "C"].allSatisfy(host.shows), "each section has its row")
    host.tap("C")
    #expect(source.log == ["select 0"] && view.indexPathForSelectedRow == IndexPath(row: 0, section: 2))
    view.deselectRow(at: IndexPath(row: 0, section: 2), animated: false)
    host.advance(by: 0)
    #expect(
      view.rectForRow(at: IndexPath(row: 0, section: 0)) == CGRect(x: 16, y: 35, width: 288, height: 44))
    #expect(view.rectForFooter(inSection: 0).height == 30)
    #expect(view.rectForHeader(inSection: 1).height == 38)
    // The ground of the table beside the card, and the card.
    #expect(host.pixel(x: 5, y: 57) == (242, 242, 247) && host.pixel(x: 150, y: 50) == (255, 255, 255))
    // The corner of the card.
    #expect(host.pixel(x: 16, y: 35) == (242, 242, 247))
  }

  private final class SelfSized: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let label = UILabel()
      label.numberOfLines = 0
      label.text = String(repeating: "word ", count: 40)
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      ])
    }
    required init?(coder: NSCoder) { fatalError() }
  }
  private final class SelfSizedSource: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }
  @Test("Rows are as high as the constraints in them want")
  func selfSizing() {
    let (view, source) = (UITableView(), SelfSizedSource())
    view.register(SelfSized.self, forCellReuseIdentifier: "cell")
    view.dataSource = source
    let host = host(view)
    let cell = view.visibleCells[0]
    let label = cell.contentView.subviews[0]
    #expect(cell.frame.height > 80 && cell.frame.height < 140)
    #expect(abs(label.frame.height + 16 - cell.frame.height) < 1.01)
    #expect(label.frame.width == 300)
    #expect(view.visibleCells[1].frame.minY == cell.frame.maxY)
    // Upward, rows that turn out higher than was guessed leave the others where they are.
    view.scrollToRow(at: IndexPath(row: 29, section: 0), at: .bottom, animated: false)
    host.advance(by: 0)
    let last = view.rectForRow(at: IndexPath(row: 29, section: 0))
    #expect(abs(last.maxY - view.contentOffset.y - 400) < 1)
    let place = view.cellForRow(at: IndexPath(row: 29, section: 0)).map {
      $0.frame.minY - view.contentOffset.y
    }
    host.turnWheel(at: CGPoint(x: 100, y: 100), notches: 1)
    host.advance(by: 1)
    let now = view.cellForRow(at: IndexPath(row: 29, section: 0)).map { $0.frame.minY - view.contentOffset.y }
    #expect(now.map { $0 > place! && $0 < place! + 120 } == true)
  }

  @Test("A tap selects one row, tells so, and marks it; a delegate may refuse")
  func selection() {
    let source = Texts([rows(5)])
    let view = table(source)
    let host = host(view)
    host.tap("Row 1")
    #expect(source.log == ["select 1"] && view.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(host.pixel(x: 200, y: 60) == (209, 209, 214))
    host.tap("Row 3")
    #expect(source.log == ["select 1", "deselect 1", "select 3"])
    view.deselectRow(at: IndexPath(row: 3, section: 0), animated: false)
    host.advance(by: 0)
    #expect(view.indexPathForSelectedRow == nil && host.pixel(x: 200, y: 150) == (255, 255, 255))
    source.selects = false
    host.tap("Row 0")
    #expect(view.indexPathForSelectedRow == nil && source.log.count == 3)
    source.selects = true
    view.allowsMultipleSelection = true
    host.tap("Row 0")
    host.tap("Row 2")
    host.tap("Row 0")
    #expect(view.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
  }

  @Test("Rows that go while others come into sight are not asked for any more")
  func rowsGoWhileScrolling() {
    let source = Texts([rows(40)])
    let view = table(source)
    let host = host(view, height: 200)
    view.contentOffset.y = 1200
    source.sections[0].removeLast(35)
    view.deleteRows(at: (5..<40).map { IndexPath(row: $0, section: 0) }, with: .fade)
    host.advance(by: 1)
    #expect(host.texts.contains("Row 4"))
    view.contentOffset.y = 0
    view.performBatchUpdates {
      source.sections[0] = []
      view.layoutIfNeeded()
      view.deleteRows(at: (0..<5).map { IndexPath(row: $0, section: 0) }, with: .fade)
    }
    host.advance(by: 1)
    #expect(host.texts.isEmpty)
  }

  @Test("Rows come, go and move; selections go along")
  func updates() {
    let source = Texts([rows(4)])
    let view = table(source)
    let host = host(view)
    view.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
    var isDone: Bool?
    view.performBatchUpdates {
      source.sections[0] = ["New", "Row 1", "Row 3", "Row 2"]
      view.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      view.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      view.moveRow(at: IndexPath(row: 3, section: 0), to: IndexPath(row: 2, section: 0))
    } completion: {
      isDone = $0
    }
    host.advance(by: 0.15)
    // On their ways.
    #expect(host.frame(of: "Row 3").map { $0.midY > 110 && $0.midY < 154 } == true)
    host.advance(by: 1)
    #expect(isDone == true && host.texts == ["New", "Row 1", "Row 3", "Row 2"])
    #expect(host.frame(of: "Row 3")?.midY == 110)
    #expect(view.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    #expect(source.asked == 5)
    source.sections[0][1] = "Again"
    view.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    host.advance(by: 0)
    #expect(host.shows("Again"))
    source.sections.append(["Other"])
    view.insertSections(IndexSet(integer: 1), with: .automatic)
    host.advance(by: 1)
    #expect(host.shows("Other") && view.numberOfSections == 2)
  }

  @Test("Counts that do not add up are told in UIKit's words")
  func wrongCounts() {
    var updates = TableUpdates()
    updates.inserts = [IndexPath(row: 0, section: 0)]
    guard case .problem(let message) = updates.plan(before: [3], after: [3]) else {
      Issue.record("It fits.")
      return
    }
    #expect(
      message == """
        Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after the \
        update (3) must be equal to the number of rows contained in that section before the update (3), plus or minus the \
        number of rows inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the number of rows \
        moved into or out of that section (0 moved in, 0 moved out).
        """)
  }

  @Test("A swipe uncovers what deletes a row, where the data source deletes rows, and nowhere else")
  func deleting() {
    let (plain, edited) = (Texts([rows(4)]), Edited([rows(4)]))
    #expect(!ProtocolDefaults.implements(.commit, plain) && ProtocolDefaults.implements(.commit, edited))
    #expect(!ProtocolDefaults.implements(.move, edited))
    for source in [plain, edited] as [any UITableViewDataSource & UITableViewDelegate] {
      let host = host(table(source))
      host.press(at: CGPoint(x: 250, y: 66))
      host.drag(through: (1...10).map { CGPoint(x: 250 - 12 * CGFloat($0), y: 66) })
      host.release(at: CGPoint(x: 130, y: 66))
      host.advance(by: 1)
      #expect(host.shows("Delete") == (source === edited))
      if host.shows("Delete") { host.tap("Delete") }
      host.advance(by: 1)
    }
    #expect(edited.log == ["delete 1"] && edited.sections[0] == ["Row 0", "Row 2", "Row 3"])
  }

  private final class Swiped: TextRows, UITableViewDataSource, UITableViewDelegate {
    var done: [String] = []
    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Pin") { _, _, done in
          self.done.append("pin \(indexPath.row)")
          done(true)
        }
      ])
    }
  }
  @Test("Swiping the other way uncovers the leading actions; a full swipe performs the first")
  func swiping() {
    let source = Swiped([rows(3)])
    let host = host(table(source))
    host.press(at: CGPoint(x: 20, y: 22))
    host.drag(through: (1...10).map { CGPoint(x: 20 + 12 * CGFloat($0), y: 22) })
    host.release(at: CGPoint(x: 140, y: 22))
    host.advance(by: 1)
    host.tap("Pin")
    host.advance(by: 1)
    #expect(source.done == ["pin 0"] && source.log.isEmpty)
  }

  @Test("A table that is edited shows controls, and the one that deletes deletes")
  func editing() {
    let source = Edited([rows(3)])
    let view = table(source)
    let host = host(view)
    let before = host.frame(of: "Row 0")!.minX
    view.setEditing(true, animated: false)
    host.advance(by: 0)
    #expect(host.frame(of: "Row 0")?.minX == before + 38)
    host.tap(at: CGPoint(x: 26, y: 22))
    host.advance(by: 1)
    #expect(source.log.isEmpty)
    host.tap("Delete")
    host.advance(by: 1)
    #expect(source.log == ["delete 0"] && !host.shows("Row 0"))
    view.setEditing(false, animated: false)
    host.advance(by: 0)
    #expect(host.frame(of: "Row 1")?.minX == before)
  }

  @Test("Rows of a controller's table; its edit mode is the table's")
  func controller() {
    final class Page: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "Left \(indexPath.row)"
        cell.detailTextLabel?.text = "Right \(indexPath.row)"
        cell.accessoryType = .disclosureIndicator
        return cell
      }
    }
    let page = Page()
    let host = host(page.view)
    #expect(host.frame(of: "Left 0")?.minX == 16)
    // The value ends before the chevron.
    #expect(host.frame(of: "Right 0").map { $0.maxX > 260 && $0.maxX < 297 } == true)
    page.setEditing(true, animated: false)
    #expect(page.tableView.isEditing)
  }

  @Test(
    "Snapshots: rows that are new come, others stay or move, and cells are asked for only where something is new"
  )
  func diffable() {
    let view = UITableView(frame: .zero, style: .plain)
    view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    var asked = 0
    let source = UITableViewDiffableDataSource<Int, String>(tableView: view) { table, path, item in
      asked += 1
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = item
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([1, 2])
    snapshot.appendItems(["a", "b", "c"], toSection: 1)
    snapshot.appendItems(["z"])
    source.apply(snapshot, animatingDifferences: false)
    let host = host(view)
    #expect(host.texts == ["a", "b", "c", "z"] && asked == 4)
    snapshot.deleteItems(["b"])
    snapshot.moveItem("z", beforeItem: "a")
    snapshot.insertItems(["n"], afterItem: "a")
    source.apply(snapshot)
    host.advance(by: 1)
    #expect(host.texts == ["z", "a", "n", "c"] && asked == 5)
    #expect(source.itemIdentifier(for: IndexPath(row: 2, section: 0)) == "n")
    #expect(source.indexPath(for: "c") == IndexPath(row: 3, section: 0))
    snapshot.reloadItems(["a"])
    source.apply(snapshot)
    host.advance(by: 1)
    #expect(asked == 6)
    // Two in one turn, of which the second takes away what the first has brought.
    snapshot.appendItems((0..<8).map { "more \($0)" }, toSection: 2)
    source.apply(snapshot)
    snapshot.deleteItems((2..<8).map { "more \($0)" })
    source.apply(snapshot)
    host.advance(by: 1)
    #expect(host.texts == ["z", "a", "n", "c", "more 0", "more 1"])
  }

  @Test("A table under a bar begins below it")
  func bars() {
    let source = Texts([rows(50)])
    let page = UIViewController()
    let view = table(source)
    page.view = view
    page.title = "Title"
    let navigation = UINavigationController(rootViewController: page)
    let host = host(navigation.view)
    host.advance(by: 0.1)
    let bar = view.safeAreaInsets.top
    // As high as bars are where there is little height.
    #expect(bar == 32)
    #expect(view.adjustedContentInset.top == bar)
    #expect(view.contentOffset.y == -bar)
    #expect(host.frame(of: "Row 0").map { $0.minY > bar && $0.minY < bar + 22 } == true)
  }

  @Test("Bars have a ground while rows are under them, and the upper one has none where the table rests")
  func groundOfBars() {
    let source = Texts([rows(50)])
    let page = UIViewController()
    page.view = table(source)
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: page)]
    tabs.tabBarItem.title = "One"
    let host = TestHost(size: CGSize(width: 320, height: 640)) { Filled(view: tabs.view) }
    func grounds() -> Int { host.displayList.components(separatedBy: "backdrop blurred").count - 1 }
    host.advance(by: 1)
    #expect(grounds() == 1, "the tab bar's")
    host.scroll(at: CGPoint(x: 160, y: 300), by: CGSize(width: 0, height: -100))
    host.advance(by: 1)
    #expect((page.view as? UITableView)?.contentOffset.y ?? 0 > 20)
    #expect(grounds() == 2)
    (page.view as? UITableView)?.scrollToRow(at: IndexPath(row: 49, section: 0), at: .bottom, animated: false)
    host.advance(by: 1)
    #expect(grounds() == 1, "the navigation bar's")
  }

  @Test("Views of SwiftUI in cells keep their state and say how high the row is")
  func hosting() {
    struct Counter: View {
      @State private var count = 0
      let title: String
      var body: some View { Button("\(title) \(count)") { count += 1 }.frame(height: 60) }
    }
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.contentConfiguration = UIHostingConfiguration { Counter(title: "Count \(indexPath.row)") }
        return cell
      }
    }
    let (view, source) = (UITableView(), Source())
    view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    view.dataSource = source
    let host = host(view)
    #expect(view.visibleCells.map(\.frame.height) == [82, 82, 82])
    host.tap("Count 1 0")
    host.advance(by: 0)
    #expect(host.shows("Count 1 1"))
  }

  @Test("Configurations show a picture and two texts; the row is as high as they want")
  func configurations() {
    let source = Texts([["a", "b"]])
    let view = table(source)
    final class Own: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = "Title"
        content.secondaryText = "Below"
        content.image = UIImage(systemName: "star")
        cell.contentConfiguration = content
        return cell
      }
    }
    let own = Own()
    view.dataSource = own
    let host = host(view)
    #expect(host.texts == ["Title", "Below"])
    #expect(host.frame(of: "Title").map { $0.minX > 40 } == true)
    #expect(host.frame(of: "Below")!.minY >= host.frame(of: "Title")!.maxY)
    #expect(view.visibleCells[0].frame.height > 58)
  }
}

@Suite("Lengths of rows")
struct RowLengthsTests {
  @Test("Offsets and places agree with plain sums, whatever is changed")
  func random() {
    var generator = SystemRandomNumberGenerator()
    for count in [1, 2, 7, 64, 100] {
      var lengths = (0..<count).map { _ in CGFloat(Int.random(in: 1...50, using: &generator)) }
      var rows = RowLengths(lengths)
      for _ in 0..<20 {
        let index = Int.random(in: 0..<count, using: &generator)
        lengths[index] = CGFloat(Int.random(in: 1...50, using: &generator))
        rows.set(lengths[index], at: index)
        #expect(rows.total == lengths.reduce(0, +))
        let probe = Int.random(in: 0..<count, using: &generator)
        let start = lengths[..<probe].reduce(0, +)
        #expect(rows.offset(of: probe) == start)
        #expect(rows.row(at: start) == probe && rows.row(at: start + lengths[probe] - 0.5) == probe)
      }
    }
  }
}
