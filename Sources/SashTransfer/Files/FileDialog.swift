import CoreTransferable
import Foundation
import SashControls
import SashCore

/// A dialog in which a person finds files: places, folders, a name.
///
/// It tells once how it has ended; with nil if it was closed without a choice.
package struct FileDialog: View {
  @StateObject private var model: FileDialogModel
  @Environment(\.fileDialogOptions) private var options
  @Environment(\.dismiss) private var dismiss

  package init(
    _ task: FileDialogTask, directory: URL? = nil, finish: @escaping @MainActor ([URL]?) -> Void
  ) {
    var options = FileDialogOptions()
    options.directory = directory
    self.init(task, options, finish: finish)
  }
  init(_ task: FileDialogTask, _ options: FileDialogOptions, finish: @escaping @MainActor ([URL]?) -> Void) {
    _model = StateObject(wrappedValue: FileDialogModel(task, options, finish))
  }

  package var body: some View {
    NavigationStack(path: $model.path) {
      PlaceList(model: model)
        .navigationDestination(for: URL.self) { FolderScreen(model: model, folder: $0) }
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      FileDialogBar(model: model) {
        model.end(nil)
        dismiss()
      }
    }
    .alert(
      Text(verbatim: "“\(model.doomed?.lastPathComponent ?? "")” already exists."), isPresented: replaces
    ) {
      Button("Cancel", role: .cancel) {}
      Button("Replace", role: .destructive) { model.end(model.target.map { [$0] }) }
    } message: {
      Text("Do you want to replace it?")
    }
    .onDisappear { model.end(nil) }
  }
  private var replaces: Binding<Bool> {
    let model = model
    return Binding(get: { model.doomed != nil }, set: { if !$0 { model.doomed = nil } })
  }
}

/// The folders that one may begin with.
private struct PlaceList: View {
  @ObservedObject var model: FileDialogModel
  var body: some View {
    List(model.places) { place in
      NavigationLink(value: place.url) { Label(place.name, systemImage: place.symbol) }
    }
    .navigationTitle("Places")
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// What is in one folder.
private struct FolderScreen: View {
  @ObservedObject var model: FileDialogModel
  let folder: URL
  @State private var entries: [FolderEntry] = []
  @State private var problem: String?
  @State private var query = ""

  private var shown: [FolderEntry] {
    query.isEmpty
      ? entries
      : entries.filter {
        $0.url.lastPathComponent.range(of: query, options: [.caseInsensitive, .diacriticInsensitive]) != nil
      }
  }
  private var title: String {
    model.places.first { $0.url.standardizedFileURL.path == folder.standardizedFileURL.path }?.name
      ?? folder.lastPathComponent
  }

  var body: some View {
    List(shown) { entry in
      if entry.isFolder {
        NavigationLink(value: entry.url) { FileRow(model: model, entry: entry) }
      } else {
        Button {
          model.choose(entry)
        } label: {
          FileRow(model: model, entry: entry)
        }
        .disabled(!model.canChoose(entry))
      }
    }
    .listStyle(.plain)
    .overlay {
      if let problem {
        ContentUnavailableView(
          "Cannot Open Folder", systemImage: "lock", description: Text(verbatim: problem))
      } else if entries.isEmpty {
        ContentUnavailableView("Folder is Empty", systemImage: "folder")
      }
    }
    .searchable(text: $query)
    .navigationTitle(Text(verbatim: title))
    .navigationBarTitleDisplayMode(.inline)
    .onAppear { read() }
    .onChange(of: model.version) { read() }
  }
  private func read() {
    do {
      entries = try FolderListing.read(folder, model.options.browser)
      problem = nil
    } catch {
      entries = []
      problem = error.localizedDescription
    }
  }
}

/// A file or a folder: what it is, its name, when it was changed and how large it is.
private struct FileRow: View {
  @ObservedObject var model: FileDialogModel
  let entry: FolderEntry
  @Environment(\.locale) private var locale
  @ScaledMetric(relativeTo: .body) private var iconWidth: CGFloat = 32

  var body: some View {
    let details = entry.details(locale)
    HStack(spacing: 12) {
      Image(systemName: entry.symbol)
        .font(.title2)
        .foregroundStyle(entry.isFolder ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
        .frame(width: iconWidth)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: entry.name(showsEnding: model.options.browser.contains(.displayFileExtensions)))
          .lineLimit(1)
          .truncationMode(.middle)
        if !details.isEmpty { Text(verbatim: details).font(.footnote).foregroundStyle(.secondary) }
      }
      Spacer(minLength: 8)
      if model.chosen.contains(entry.url) {
        Image(systemName: "checkmark.circle.fill").font(.title3).foregroundStyle(.tint)
      }
    }
    .foregroundStyle(entry.isFolder || model.canChoose(entry) ? Color.primary : Color.secondary)
    .opacity(entry.isFolder || model.canChoose(entry) ? 1 : 0.5)
    .accessibilityElement(children: .combine)
  }
}
