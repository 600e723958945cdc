import Foundation

/// Scenes of code that others wrote: the library that `Scripts/monkey-units` makes registers them.
@MainActor enum MonkeyLibrary {
  /// Loads the library and has it register its scenes; ends the program where that fails.
  static func load(_ path: String) {
    guard let library = dlopen(path, RTLD_NOW | RTLD_GLOBAL), let symbol = dlsym(library, "sash_monkey_units")
    else {
      FileHandle.standardError.write(Data("monkey: \(String(cString: dlerror()))\n".utf8))
      exit(2)
    }
    unsafeBitCast(symbol, to: (@convention(c) () -> Void).self)()
  }
}
