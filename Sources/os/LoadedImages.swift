import Glibc

/// The head of a file of code in memory.
public struct mach_header: Sendable {}

/// How many files of code the program has loaded, itself included.
public func _dyld_image_count() -> UInt32 { UInt32(LoadedImages.all().count) }
/// The path of a loaded file, which stays valid; nil beyond the last.
public func _dyld_get_image_name(_ image_index: UInt32) -> UnsafePointer<CChar>? {
  LoadedImages.image(image_index)?.name
}
/// Where a loaded file begins in memory; nil beyond the last.
public func _dyld_get_image_header(_ image_index: UInt32) -> UnsafePointer<mach_header>? {
  LoadedImages.image(image_index)?.start?.assumingMemoryBound(to: mach_header.self)
}

private enum LoadedImages {
  typealias Image = (name: UnsafePointer<CChar>, start: UnsafeRawPointer?)

  static func image(_ index: UInt32) -> Image? {
    let all = all()
    return index < all.count ? all[Int(index)] : nil
  }
  /// The linker keeps the names for as long as the files are loaded.
  static func all() -> [Image] {
    guard let iterate else { return [] }
    var found: [Image] = []
    withUnsafeMutablePointer(to: &found) { list in
      _ = iterate(
        { info, _, list in
          // `dl_phdr_info` begins with the address and the name.
          guard let info, let list,
            let name = info.load(fromByteOffset: MemoryLayout<UInt>.size, as: UnsafePointer<CChar>?.self)
          else { return 0 }
          let start = UnsafeRawPointer(bitPattern: info.load(as: UInt.self))
          list.assumingMemoryBound(to: [Image].self).pointee.append((name, start))
          return 0
        }, list)
    }
    return found
  }

  /// `dl_iterate_phdr`, which the headers only have for GNU's sources.
  private typealias Iterate =
    @convention(c) (
      @convention(c) (UnsafeRawPointer?, Int, UnsafeMutableRawPointer?) -> Int32, UnsafeMutableRawPointer?
    ) -> Int32
  private static let iterate = dlsym(nil, "dl_iterate_phdr").map { unsafeBitCast($0, to: Iterate.self) }
}
