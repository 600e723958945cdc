import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Drag and drop of UIKit")
struct UIKitDragAndDropTests {
  private struct Box: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }
  private final class Log: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    var lines: [String] = []
    var operation = UIDropOperation.copy
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
      -> [UIDragItem]
    {
      let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "word")))
      item.localObject = "local"
      return [item]
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { lines.append("ended \(operation)") }
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
      session.canLoadObjects(ofClass: NSString.self)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
      -> UIDropProposal
    { UIDropProposal(operation: operation) }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      let place = session.location(in: interaction.view!)
      let local = session.localDragSession?.items.first?.localObject as? String ?? "foreign"
      lines.append("dropped \(local) \(Int(place.x)),\(Int(place.y))")
    }
  }

  @Test(
    "A view is dragged to another, whose delegate is told where it was put down, and takes texts of other programs"
  )
  func views() {
    let (source, goal, log) = (UIView(), UIView(), Log())
    source.backgroundColor = .red
    goal.backgroundColor = .blue
    source.addInteraction(UIDragInteraction(delegate: log))
    goal.addInteraction(UIDropInteraction(delegate: log))
    let host = TestHost(size: CGSize(width: 200, height: 400)) {
      VStack(spacing: 0) {
        Box(view: source).frame(width: 200, height: 200)
        Box(view: goal).frame(width: 200, height: 200)
      }
    }
    host.dragMouse(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 60, y: 230))
    host.advance(by: 1)
    #expect(log.lines == ["dropped local 60,30", "ended copy"])
    log.operation = .forbidden
    host.dragMouse(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 60, y: 230))
    host.advance(by: 1)
    #expect(log.lines == ["dropped local 60,30", "ended copy", "ended cancel"])
    log.operation = .copy
    host.drop(texts: ["from elsewhere"], at: CGPoint(x: 10, y: 210))
    #expect(log.lines.last == "dropped foreign 10,10")
  }

  private final class Words: UICollectionViewController, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate
  {
    var words = ["one", "two", "three"]
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "word")
      collectionView.dragDelegate = self
      collectionView.dropDelegate = self
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    {
      words.count
    }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
      cell.backgroundColor = .gray
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: words[indexPath.item])))
      item.localObject = words[indexPath.item]
      return [item]
    }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      UICollectionViewDropProposal(
        operation: collectionView.hasActiveDrag ? .move : .copy, intent: .insertAtDestinationIndexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      guard let item = coordinator.items.first, let source = item.sourceIndexPath else { return }
      let goal = coordinator.destinationIndexPath ?? IndexPath(item: words.count - 1, section: 0)
      let word = words.remove(at: source.item)
      words.insert(word, at: goal.item)
      collectionView.reloadData()
      coordinator.drop(item.dragItem, toItemAt: goal)
    }
  }
  @Test("Items of a collection are put in another order by its delegates")
  func collection() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 50)
    layout.minimumLineSpacing = 0
    let words = Words(collectionViewLayout: layout)
    let host = TestHost(size: CGSize(width: 200, height: 400)) { Box(view: words.view) }
    host.advance(by: 0.1)
    host.dragMouse(from: CGPoint(x: 100, y: 25), to: CGPoint(x: 100, y: 125))
    host.advance(by: 1)
    #expect(words.words == ["two", "three", "one"])
    #expect(!words.collectionView.hasActiveDrag && !words.collectionView.hasActiveDrop)
  }
}
