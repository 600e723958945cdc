import Foundation
import SashDisplay
import SashGeometry

/// Pictures of files that were read lately, in the sizes in which they were drawn; safe to use from every thread.
///
/// The size to read follows from what is drawn alone, so what is kept changes no pixel.
package final class DecodedPictures: @unchecked Sendable {
  package static let shared = DecodedPictures()

  private struct Key: Hashable {
    var version: UInt64
    var divisor: Int
  }
  /// One reading, which the first thread that gets to it does.
  private final class Reading: @unchecked Sendable {
    private var file: (any PictureFile)?
    private let divisor: Int
    private let lock = NSLock()
    private var result: ReducedPicture??
    var lastUse: UInt64 = 0
    /// Of memory, once it is known.
    var bytes = 0
    init(_ file: any PictureFile, _ divisor: Int) { (self.file, self.divisor) = (file, divisor) }

    /// Reads, or waits for who reads already.
    func picture() -> ReducedPicture? {
      lock.withLock {
        if let result { return result }
        let made = file?.picture(dividedBy: divisor)
        result = .some(made)
        file = nil
        return made
      }
    }
  }
  private let lock = NSLock()
  private var readings: [Key: Reading] = [:]
  private var bytes = 0
  private var uses: UInt64 = 0
  private let limit: Int
  private let queue = DispatchQueue(label: "pictures", qos: .userInitiated, attributes: .concurrent)

  /// Keeps at most `limit` bytes of pixels, or one larger picture.
  package init(limit: Int = 96 << 20) { self.limit = limit }

  /// How many pixels of a picture stand for one, along each side, where `part` of it is drawn on so many pixels.
  package static func divisor(part: CGSize, width: CGFloat, height: CGFloat) -> Int {
    guard width > 0, height > 0 else { return 1 }
    let ratio = min(part.width / width, part.height / height)
    return ratio >= 8 ? 8 : ratio >= 4 ? 4 : ratio >= 2 ? 2 : 1
  }

  /// The picture, read if it is not kept; nil if it cannot be read.
  func picture(_ bitmap: Bitmap, dividedBy divisor: Int) -> ReducedPicture? {
    guard let file = bitmap.file else { return ReducedPicture(bitmap: bitmap, divisor: 1) }
    let reading = reading(bitmap, file, divisor).reading
    guard let picture = reading.picture() else {
      forget(reading)
      return nil
    }
    account(reading, picture)
    return picture
  }

  /// Begins to read a picture on another thread for who will draw all of it on so many pixels.
  package func prepare(_ bitmap: Bitmap, width: CGFloat, height: CGFloat) {
    guard let file = bitmap.file else { return }
    let size = CGSize(width: bitmap.width, height: bitmap.height)
    let (reading, isNew) = reading(bitmap, file, Self.divisor(part: size, width: width, height: height))
    guard isNew else { return }
    queue.async { [weak self] in
      if let picture = reading.picture() { self?.account(reading, picture) } else { self?.forget(reading) }
    }
  }

  /// The sizes in which a picture was read and is kept.
  package func sizes(of bitmap: Bitmap) -> [CGSize] {
    let kept = lock.withLock {
      readings.filter { $0.key.version == bitmap.version && $0.value.bytes > 0 }.map(\.value)
    }
    return kept.compactMap { $0.picture()?.bitmap }.map { CGSize(width: $0.width, height: $0.height) }
  }

  private func reading(_ bitmap: Bitmap, _ file: any PictureFile, _ divisor: Int) -> (
    reading: Reading, isNew: Bool
  ) {
    lock.withLock {
      uses += 1
      let key = Key(version: bitmap.version, divisor: divisor)
      let known = readings[key]
      let reading = known ?? Reading(file, divisor)
      reading.lastUse = uses
      if known == nil { readings[key] = reading }
      return (reading, known == nil)
    }
  }

  /// Nothing is kept of what cannot be read.
  private func forget(_ reading: Reading) {
    lock.withLock {
      if let key = readings.first(where: { $0.value === reading })?.key { readings[key] = nil }
    }
  }

  /// True if a reading of a picture is kept or under way.
  package func keeps(_ bitmap: Bitmap) -> Bool {
    lock.withLock { readings.keys.contains { $0.version == bitmap.version } }
  }

  private func account(_ reading: Reading, _ picture: ReducedPicture) {
    lock.withLock {
      guard reading.bytes == 0 else { return }
      reading.bytes = max(1, picture.bitmap.byteCount)
      bytes += reading.bytes
      while bytes > limit {
        let old = readings.filter { $0.value.bytes > 0 && $0.value !== reading }.min {
          $0.value.lastUse < $1.value.lastUse
        }
        guard let old else { break }
        readings[old.key] = nil
        bytes -= old.value.bytes
      }
    }
  }
}

extension Bitmap {
  /// What to read of this picture where `part` of it is drawn on so many pixels, and the part in what is read; nil if it
  /// cannot be read.
  func source(
    of part: CGRect, width: CGFloat, height: CGFloat, isInterpolated: Bool = true
  ) -> (bitmap: Bitmap, part: CGRect)? {
    guard file != nil else { return (self, part) }
    let divisor =
      isInterpolated ? DecodedPictures.divisor(part: part.size, width: width, height: height) : 1
    guard let small = DecodedPictures.shared.picture(self, dividedBy: divisor) else { return nil }
    let n = CGFloat(divisor)
    return (
      small.bitmap,
      CGRect(
        x: part.minX / n + small.origin.x, y: part.minY / n + small.origin.y, width: part.width / n,
        height: part.height / n)
    )
  }
}
