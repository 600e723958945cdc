import Foundation
import SashGeometry

/// The views that a layout lays out, in order.
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias Iterator = IndexingIterator<LayoutSubviews>

  /// The direction in which lines run around the layout. The result of a layout is mirrored for it.
  public var layoutDirection: LayoutDirection
  let storage: SubviewStorage
  /// Which views of the storage are meant; nil means each by its own index.
  private let picked: [Int]?
  private let bounds: Range<Int>

  init(storage: SubviewStorage) {
    self.storage = storage
    layoutDirection = storage.direction
    picked = nil
    bounds = 0..<storage.engines.count
  }

  private init(_ base: LayoutSubviews, picked: [Int]?, bounds: Range<Int>) {
    storage = base.storage
    layoutDirection = base.layoutDirection
    self.picked = picked
    self.bounds = bounds
  }

  public var startIndex: Int { bounds.lowerBound }
  public var endIndex: Int { bounds.upperBound }

  public subscript(index: Int) -> LayoutSubview {
    precondition(bounds.contains(index), "There is no subview \(index); indices are \(bounds).")
    return LayoutSubview(storage: storage, index: picked?[index] ?? index)
  }
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    precondition(
      self.bounds.lowerBound <= bounds.lowerBound && bounds.upperBound <= self.bounds.upperBound,
      "There are no subviews \(bounds); indices are \(self.bounds).")
    return LayoutSubviews(self, picked: picked, bounds: bounds)
  }
  // An open range is also a sequence, an endless one, so it needs its own answer.
  public subscript(bounds: PartialRangeFrom<Int>) -> LayoutSubviews { self[bounds.lowerBound..<endIndex] }
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    let indices = indices.map { self[$0].index }
    return LayoutSubviews(self, picked: indices, bounds: 0..<indices.count)
  }

  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.storage === b.storage && a.layoutDirection == b.layoutDirection && a.picked == b.picked
      && a.bounds == b.bounds
  }
}

/// The engines behind the subviews of one layout, and where they were placed last.
final class SubviewStorage {
  let engines: [LayoutEngine]
  let direction: LayoutDirection
  /// What the layout is called in messages.
  let name: String
  private var recording: [Placement?]?

  init(engines: [LayoutEngine], direction: LayoutDirection, name: String) {
    self.engines = engines
    self.direction = direction
    self.name = name
  }

  /// Runs `body`, which places subviews, and gives where they stand; those left out stand in the middle of
  /// `bounds`.
  func recordPlacements(in bounds: CGRect, proposal: ProposedViewSize, _ body: () -> Void) -> [Placement] {
    let outer = recording
    recording = Array(repeating: nil, count: engines.count)
    body()
    let recorded = recording!
    recording = outer
    return zip(engines, recorded).map { engine, placement in
      if let placement { return placement }
      let size = engine.sizeThatFits(proposal)
      return Placement(
        origin: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2), size: size,
        proposal: proposal)
    }
  }

  func place(_ index: Int, at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    guard recording != nil else {
      LayoutWarning.report(
        "\(name) calls place(at:anchor:proposal:) outside of placeSubviews; it has no effect.")
      return
    }
    let proposal = engines[index].cleaned(proposal)
    let size = engines[index].sizeThatFits(proposal)
    var origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
    if !origin.x.isFinite || !origin.y.isFinite {
      LayoutWarning.report(
        "\(name) places a subview at \(position.x), \(position.y); it stands at the origin.")
      origin = .zero
    }
    recording![index] = Placement(origin: origin, size: size, proposal: proposal)
  }
}
