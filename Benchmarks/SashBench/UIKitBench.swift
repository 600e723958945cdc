import Foundation
import SashCore
import UIKit

/// Tables, collections and constraints of UIKit. Bounds in milliseconds: the first frame of ten thousand rows 10 and a step of
/// scrolling 0.6, of a hundred thousand items 12 and 0.8; a thousand views tied together 20, and one constant of them changed 0.2.
let uikitBenchmarks: [Benchmark] = [
  Benchmark(name: "table-uikit-10k") {
    MainActor.assumeIsolated {
      measure("table-uikit-10k", first: 10, step: 0.6) {
        let rows = TableRows()
        let table = UITableView(frame: .zero)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = rows
        return (table, rows)
      }
    }
  },
  Benchmark(name: "collection-100k") {
    MainActor.assumeIsolated {
      measure("collection-100k", first: 12, step: 0.8) {
        let (items, flow) = (CollectionItems(), UICollectionViewFlowLayout())
        flow.itemSize = CGSize(width: 90, height: 90)
        let view = UICollectionView(frame: .zero, collectionViewLayout: flow)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = items
        return (view, items)
      }
    }
  },
  Benchmark(name: "constraints") { MainActor.assumeIsolated { constraints() } },
]

@MainActor private func measure(
  _ name: String, first: Double, step: Double, _ make: () -> (view: UIScrollView, source: AnyObject)
) -> [Row] {
  let size = CGSize(width: 393, height: 852)
  var (firsts, steps): ([Double], [Double]) = ([], [])
  for repetition in 0...5 {
    var (made, stage): ((view: UIScrollView, source: AnyObject)?, Stage?)
    let time = milliseconds {
      made = make()
      stage = Stage(Bridged(view: made!.view), size: size)
    }
    if repetition > 0 { firsts.append(time) }
    if repetition == 5, let stage {
      stage.settle()
      for step in 0..<120 {
        let time = milliseconds { stage.scroll(by: 23) }
        if step >= 10 { steps.append(time) }
      }
    }
    stage?.headless.close()
  }
  return rows(name + "-first", firsts, bound: first) + rows(name + "-step", steps, bound: step)
}

private struct Bridged: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

private final class TableRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10_000 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "row \(indexPath.row)"
    return cell
  }
}
private final class CollectionItems: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    100_000
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.backgroundColor = indexPath.item.isMultiple(of: 2) ? .systemTeal : .systemIndigo
    return cell
  }
}

/// A chain of a thousand views below each other, each as wide as the one before.
@MainActor private func constraints() -> [Row] {
  let count = 1000
  var (builds, changes): ([Double], [Double]) = ([], [])
  for repetition in 0...5 {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 20_000))
    var gap: NSLayoutConstraint?
    let time = milliseconds {
      var above: UIView?
      for _ in 0..<count {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(view)
        let top = view.topAnchor.constraint(equalTo: above?.bottomAnchor ?? box.topAnchor, constant: 2)
        NSLayoutConstraint.activate([
          top, view.heightAnchor.constraint(equalToConstant: 10),
          view.leadingAnchor.constraint(equalTo: above?.leadingAnchor ?? box.leadingAnchor),
          view.widthAnchor.constraint(equalTo: above?.widthAnchor ?? box.widthAnchor),
        ])
        gap = top
        above = view
      }
      box.layoutIfNeeded()
    }
    if repetition > 0 { builds.append(time) }
    for step in 0..<20 {
      let time = milliseconds {
        gap?.constant = CGFloat(3 + step % 2)
        box.layoutIfNeeded()
      }
      if repetition > 0 { changes.append(time) }
    }
  }
  return rows("constraints-build", builds, bound: 20) + rows("constraints-change", changes, bound: 0.2)
}
