import Foundation

/// Plays items one after the other.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var waiting: [AVPlayerItem] = []
  public init(items: [AVPlayerItem]) {
    waiting = Array(items.dropFirst())
    super.init(playerItem: items.first)
    actionAtItemEnd = .advance
  }
  public override init() {
    super.init()
    actionAtItemEnd = .advance
  }
  public override init(playerItem item: AVPlayerItem?) {
    super.init(playerItem: item)
    actionAtItemEnd = .advance
  }
  open func items() -> [AVPlayerItem] { (currentItem.map { [$0] } ?? []) + waiting }
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    !items().contains(item)
  }
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    guard currentItem != nil else { return replaceCurrentItem(with: item) }
    let place = afterItem.flatMap { waiting.firstIndex(of: $0) }.map { $0 + 1 }
    waiting.insert(item, at: place ?? (afterItem === currentItem && afterItem != nil ? 0 : waiting.count))
  }
  open func remove(_ item: AVPlayerItem) { waiting.removeAll { $0 === item } }
  open func removeAllItems() {
    waiting = []
    replaceCurrentItem(with: nil)
  }
  open func advanceToNextItem() { replaceCurrentItem(with: next()) }
  override func next() -> AVPlayerItem? {
    if let looper { return looper.again() }
    return waiting.isEmpty ? nil : waiting.removeFirst()
  }
  fileprivate weak var looper: AVPlayerLooper?
}

/// Plays one item again and again.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
  private let template: AVPlayerItem
  private weak var player: AVQueuePlayer?
  open private(set) var loopCount = 0
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    (template, self.player) = (itemToLoop, player)
    super.init()
    player.looper = self
    if player.currentItem == nil { player.replaceCurrentItem(with: itemToLoop) }
  }
  open func disableLooping() { player?.looper = nil }
  fileprivate func again() -> AVPlayerItem {
    loopCount += 1
    return AVPlayerItem(asset: template.asset)
  }
}
