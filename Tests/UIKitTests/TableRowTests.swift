import Foundation
import Sash
import Testing

@testable import UIKit

/// A table of a coordinator, as tutorials of SwiftUI have it.
private struct Rows: UIViewRepresentable {
  let chosen: (Int) -> Void
  func makeCoordinator() -> Coordinator { Coordinator(chosen: chosen) }
  func makeUIView(context: Context) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.backgroundColor = .yellow
    (table.dataSource, table.delegate) = (context.coordinator, context.coordinator)
    return table
  }
  func updateUIView(_ uiView: UITableView, context: Context) {}

  final class Coordinator: NSObject, UITableViewDataSource, UITableViewDelegate {
    let chosen: (Int) -> Void
    init(chosen: @escaping (Int) -> Void) { self.chosen = chosen }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 40 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "row \(indexPath.row)"
      return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen(indexPath.row) }
  }
}

private final class Page: UIViewController {
  let table = UITableView()
  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    (table.dataSource, table.delegate) = (self, self)
    view.addSubview(table)
  }
}
extension Page: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "own")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "own")
    cell.textLabel?.text = "title \(indexPath.row)"
    cell.detailTextLabel?.text = "below \(indexPath.row)"
    cell.imageView?.image = UIImage(systemName: "star")
    return cell
  }
}
private struct Shown: UIViewControllerRepresentable {
  let controller: UIViewController
  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

@MainActor @Suite("What SwiftUI's pages say of tables of UIKit")
struct TableRowTests {
  @Test("A table in a representable has the rows, heights and selections of its coordinator [S1-068 S1-070]")
  func coordinator() throws {
    var chosen: [Int] = []
    let host = TestHost(size: CGSize(width: 200, height: 400)) { Rows { chosen.append($0) } }
    host.advance(by: 0.1)
    #expect(host.shows("row 0") && host.shows("row 9") && !host.shows("row 29"))
    let (first, second) = (try #require(host.frame(of: "row 0")), try #require(host.frame(of: "row 1")))
    #expect(second.minY - first.minY == 40)
    host.tap("row 3")
    #expect(chosen == [3])
  }

  @Test(
    "A controller gives its table rows by an extension; cells have a picture and two lines [S1-071 S1-072 S1-077]"
  )
  func controller() throws {
    let page = Page()
    let host = TestHost(size: CGSize(width: 300, height: 300)) { Shown(controller: page) }
    host.advance(by: 0.1)
    let (title, below) = (try #require(host.frame(of: "title 0")), try #require(host.frame(of: "below 0")))
    #expect(below.minY >= title.maxY - 1 && below.minX == title.minX)
    let cell = try #require(page.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(try #require(cell.imageView).frame.maxX < title.minX)
  }

  @Test("Without an index path nothing is made where nothing can be used again [S1-078]")
  func nothingToReuse() {
    let table = UITableView()
    #expect(table.dequeueReusableCell(withIdentifier: "unknown") == nil)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "known")
    #expect(table.dequeueReusableCell(withIdentifier: "known") != nil)
  }

  @Test("The screen says how large it is; a picture that is not there is none [S1-069 S1-073]")
  func screen() {
    let host = TestHost(size: CGSize(width: 320, height: 480)) { Text("x") }
    host.advance(by: 0)
    #expect(UIScreen.main.bounds.size.width > 0 && UIScreen.main.bounds.origin == .zero)
    #expect(UIImage(named: "a picture that nobody has") == nil)
  }
}

@MainActor @Suite("What SwiftUI's pages say of layers")
struct TransactionRowTests {
  private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  @Test("Changes of one turn are seen together: of two colours only the second [S1-113]")
  func oneTurn() {
    let view = UIView()
    view.backgroundColor = .blue
    let host = TestHost(size: CGSize(width: 40, height: 40)) { Shown(view: view) }
    #expect(host.pixel(x: 20, y: 20) == (0, 0, 255))
    view.backgroundColor = .red
    view.backgroundColor = .green
    host.advance(by: 0)
    #expect(host.pixel(x: 20, y: 20) == (0, 255, 0))
  }

  @Test("Transactions group changes of layers, and nest; the end of the outermost is told [S1-112 S1-116]")
  func nested() async {
    let view = UIView()
    let host = TestHost(size: CGSize(width: 40, height: 40)) { Shown(view: view) }
    var told: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { told.append("outer") }
    view.layer.backgroundColor = UIColor.red.cgColor
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    #expect(CATransaction.disableActions())
    view.layer.cornerRadius = 4
    CATransaction.commit()
    #expect(!CATransaction.disableActions())
    CATransaction.commit()
    await host.settle()
    host.advance(by: 1)
    #expect(host.pixel(x: 20, y: 20) == (255, 0, 0) && told == ["outer"])
  }
}
