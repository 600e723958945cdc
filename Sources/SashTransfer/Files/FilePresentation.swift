import CoreTransferable
import Foundation
import SashControls
import SashCore
import SashFoundation

/// Shows a file dialog while a binding is true, and tells how it ended when it has gone.
package struct FileDialogModifier: ViewModifier {
  @Binding var isPresented: Bool
  let task: @MainActor () -> FileDialogTask?
  /// Told of the choice, or of nil if there was none.
  let finish: @MainActor ([URL]?) -> Void
  @Environment(\.fileDialogOptions) private var options
  @State private var outcome = Outcome()

  /// What a person has chosen while the dialog is on its way out.
  private final class Outcome {
    var urls: [URL]?
  }

  package init(
    isPresented: Binding<Bool>, task: @escaping @MainActor () -> FileDialogTask?,
    finish: @escaping @MainActor ([URL]?) -> Void
  ) {
    _isPresented = isPresented
    (self.task, self.finish) = (task, finish)
  }

  package func body(content: Content) -> some View {
    let binding = $isPresented
    let (outcome, task) = (outcome, task)
    // Where there is nothing to be saved, nothing is shown.
    let isShown = Binding(
      get: { binding.wrappedValue && task() != nil },
      set: { if $0 != binding.wrappedValue { binding.wrappedValue = $0 } })
    content.sheet(isPresented: isShown) {
      let urls = outcome.urls
      outcome.urls = nil
      finish(urls)
    } content: {
      if let task = task() {
        FileDialog(task, options) { urls in
          outcome.urls = urls
          if binding.wrappedValue { binding.wrappedValue = false }
        }
      }
    }
  }
}

/// Puts files to places, each as a whole or not at all.
package enum FileWriting {
  /// Where each of some files goes in a folder: under another name if its own is taken.
  package static func place(_ name: String, in folder: URL) -> URL {
    let manager = FileManager.default
    let (stem, ending) = ((name as NSString).deletingPathExtension, (name as NSString).pathExtension)
    var url = folder.appendingPathComponent(name)
    var number = 2
    while manager.fileExists(atPath: url.path) {
      url = folder.appendingPathComponent("\(stem) \(number)" + (ending.isEmpty ? "" : ".\(ending)"))
      number += 1
    }
    return url
  }
  static func name(_ name: String?, _ type: UTType?) -> String {
    let name = name.flatMap { $0.isEmpty ? nil : $0 } ?? "Untitled"
    return type?.fileName(name) ?? name
  }
  /// Writes a file over what lies at a place.
  package static func write(_ wrapper: FileWrapper, to url: URL) throws {
    try wrapper.write(to: url, options: .atomic, originalContentsURL: nil)
  }
  package static func existing(_ url: URL) -> FileWrapper? { try? FileWrapper(url: url) }
  /// Puts a copy of a file in the place of what lies there, which goes only when the copy is whole.
  package static func copy(_ file: URL, to url: URL) throws {
    func real(_ url: URL) -> URL { url.resolvingSymlinksInPath().standardizedFileURL }
    if real(file) == real(url) { return }
    try FileWrapper.replace(url) { try FileManager.default.copyItem(at: file, to: $0) }
  }
}
