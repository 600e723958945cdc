import Combine
import Foundation
import Photos
import SashControls
import SashCore

/// Pictures side by side, of which a person chooses some.
struct PhotoGrid: View {
  let filter: PHPickerFilter?
  /// How many can be chosen; 0 is as many as there are.
  let limit: Int
  let isOrdered: Bool
  /// Told of the choice; nil if it was called off.
  let finish: @MainActor ([PHAsset]?) -> Void
  /// The names of what is chosen at first.
  private let first: [String]
  /// Nil until the folder has been looked through, which is not before the pictures are shown.
  @State private var found: [PHAsset]?
  @State private var chosen: [PHAsset] = []
  private var assets: [PHAsset] { found ?? [] }
  @ScaledMetric private var least: CGFloat = 100

  init(
    filter: PHPickerFilter?, limit: Int, isOrdered: Bool, chosen: [String],
    finish: @escaping @MainActor ([PHAsset]?) -> Void
  ) {
    (self.filter, self.limit, self.isOrdered, self.finish, first) = (filter, limit, isOrdered, finish, chosen)
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: least), spacing: 2)], spacing: 2) {
          ForEach(assets, id: \.localIdentifier) { asset in
            PhotoCell(asset: asset, number: number(of: asset), isOrdered: isOrdered) { tap(asset) }
          }
        }
      }
      .overlay {
        if found?.isEmpty == true {
          ContentUnavailableView(
            "No Photos", systemImage: "photo.on.rectangle",
            description: Text("The folder of pictures holds nothing that can be chosen."))
        }
      }
      .onAppear { look() }
      .navigationTitle("Photos")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { finish(nil) } }
        ToolbarItem(placement: .confirmationAction) {
          if limit != 1 { Button("Add") { finish(chosen) }.disabled(chosen.isEmpty) }
        }
      }
    }
  }
  private func look() {
    guard found == nil else { return }
    let all = PHAsset.choices(filter)
    let named = Dictionary(all.map { ($0.localIdentifier, $0) }) { first, _ in first }
    (found, chosen) = (all, first.compactMap { named[$0] })
  }
  private func number(of asset: PHAsset) -> Int? { chosen.firstIndex(of: asset).map { $0 + 1 } }
  private func tap(_ asset: PHAsset) {
    if limit == 1 { return finish([asset]) }
    if let index = chosen.firstIndex(of: asset) {
      chosen.remove(at: index)
    } else if limit == 0 || chosen.count < limit {
      chosen.append(asset)
    }
  }
}

/// One picture, square, with a mark if it is chosen.
private struct PhotoCell: View {
  let asset: PHAsset
  /// Its place among those that are chosen.
  let number: Int?
  let isOrdered: Bool
  let tap: () -> Void

  var body: some View {
    Button(action: tap) {
      Color.secondary.opacity(0.2)
        .aspectRatio(1, contentMode: .fit)
        .overlay {
          if asset.mediaType == .image {
            Image(contentsOf: asset.url).resizable().scaledToFill()
          } else {
            Image(systemName: "film").font(.title).foregroundStyle(.secondary)
          }
        }
        .clipped()
        .overlay(alignment: .bottomTrailing) { mark.padding(5) }
        .opacity(number == nil ? 1 : 0.8)
    }
    .buttonStyle(.plain)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(verbatim: asset.url.lastPathComponent))
    .accessibilityAddTraits(number == nil ? .isButton : [.isButton, .isSelected])
  }
  @ViewBuilder private var mark: some View {
    if let number {
      Group {
        if isOrdered { Text("\(number)") } else { Image(systemName: "checkmark") }
      }
      .font(.system(size: 12, weight: .bold))
      .foregroundStyle(.white)
      .frame(width: 22, height: 22)
      .background(.tint, in: Circle())
      .overlay { Circle().strokeBorder(.white, lineWidth: 1.5) }
    }
  }
}
