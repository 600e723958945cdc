import SashDisplay

/// The memory in which a program sees the pixels of its drawing, and may change them.
final class PixelMemory {
  let layout: PixelLayout
  let bitmapInfo: UInt32
  let bytesPerRow: Int
  private let callers: UnsafeMutableRawPointer?
  private let length: Int
  /// Made when it is asked for.
  private var own: UnsafeMutableRawPointer?

  init(
    _ layout: PixelLayout, callers: UnsafeMutableRawPointer?, width: Int, height: Int, bitmapInfo: UInt32
  ) {
    (self.layout, self.callers, self.bitmapInfo) = (layout, callers, bitmapInfo)
    bytesPerRow = layout.row(width)
    length = bytesPerRow * height
  }
  /// Whether the program has it: what is drawn is seen there without being asked for.
  var isSeen: Bool { callers != nil || own != nil }
  deinit { own?.deallocate() }

  /// The memory, with the pixels in it.
  func pointer(_ bitmap: Bitmap) -> UnsafeMutableRawPointer {
    if let callers { return callers }
    if let own { return own }
    let memory = UnsafeMutableRawPointer.allocate(byteCount: length, alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: length)
    layout.write(bitmap, to: memory)
    own = memory
    return memory
  }
  /// Takes what the program has changed.
  func read(into bitmap: Bitmap) {
    if let memory = callers ?? own { layout.read(memory, into: bitmap) }
  }
  func write(_ bitmap: Bitmap) {
    if let memory = callers ?? own { layout.write(bitmap, to: memory) }
  }
}

extension CGContext {
  /// The pixels of a drawing that was made with pixels; nil for others. What is changed there is part of the drawing.
  public var data: UnsafeMutableRawPointer? {
    guard let memory else { return nil }
    settle()
    return memory.pointer(base)
  }
  public var bitsPerComponent: Int { memory == nil ? 0 : 8 }
  public var bitsPerPixel: Int { memory.map { $0.layout.leastRow(1) * 8 } ?? 0 }
  public var bytesPerRow: Int { memory?.bytesPerRow ?? 0 }
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: memory?.bitmapInfo ?? 0) }
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
  }
  public var colorSpace: CGColorSpace? { memory == nil ? nil : .shared }
}
