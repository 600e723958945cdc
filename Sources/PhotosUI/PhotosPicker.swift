import Foundation
import Photos
import SashControls
import SashCore
import SashTransfer

/// Where a picker puts what was chosen.
struct PhotosSelection {
  let limit: Int
  let isOrdered: Bool
  let filter: PHPickerFilter?
  let isNamed: Bool
  let get: @MainActor () -> [PhotosPickerItem]
  let set: @MainActor ([PhotosPickerItem]) -> Void

  init(_ item: Binding<PhotosPickerItem?>, _ filter: PHPickerFilter?, isNamed: Bool) {
    (limit, isOrdered, self.filter, self.isNamed) = (1, false, filter, isNamed)
    get = { item.wrappedValue.map { [$0] } ?? [] }
    set = { item.wrappedValue = $0.first }
  }
  init(
    _ items: Binding<[PhotosPickerItem]>, _ most: Int?, _ behavior: PhotosPickerSelectionBehavior,
    _ filter: PHPickerFilter?, isNamed: Bool
  ) {
    (limit, isOrdered, self.filter, self.isNamed) = (max(0, most ?? 0), behavior.isOrdered, filter, isNamed)
    get = { items.wrappedValue }
    set = { items.wrappedValue = $0 }
  }
}

/// Shows pictures to choose from while a binding is true.
struct PhotosPickerModifier: ViewModifier {
  @Binding var isPresented: Bool
  let selection: PhotosSelection

  func body(content: Content) -> some View {
    let binding = $isPresented
    content.sheet(isPresented: $isPresented) {
      PhotoGrid(
        filter: selection.filter, limit: selection.limit, isOrdered: selection.isOrdered,
        chosen: selection.limit == 1 ? [] : selection.get().map(\.name)
      ) { assets in
        if let assets { selection.set(assets.map { PhotosPickerItem($0, isNamed: selection.isNamed) }) }
        binding.wrappedValue = false
      }
    }
  }
}

/// A button by which a person chooses pictures and films from the folder of pictures.
@MainActor @preconcurrency
public struct PhotosPicker<Label: View>: View {
  nonisolated(unsafe) private let selection: PhotosSelection
  nonisolated(unsafe) private let label: Label
  @State private var isShown = false

  nonisolated init(_ selection: PhotosSelection, _ label: Label) {
    (self.selection, self.label) = (selection, label)
  }
  @MainActor public var body: some View {
    Button {
      isShown = true
    } label: {
      label
    }
    .modifier(PhotosPickerModifier(isPresented: $isShown, selection: selection))
  }
}

extension View {
  /// Lets a person choose a picture or a film while a binding is true.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    modifier(
      PhotosPickerModifier(
        isPresented: isPresented, selection: PhotosSelection(selection, filter, isNamed: false)))
  }
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) -> some View {
    modifier(
      PhotosPickerModifier(
        isPresented: isPresented, selection: PhotosSelection(selection, filter, isNamed: true)))
  }
  /// Lets a person choose pictures and films while a binding is true.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    modifier(
      PhotosPickerModifier(
        isPresented: isPresented,
        selection: PhotosSelection(selection, maxSelectionCount, selectionBehavior, filter, isNamed: false)))
  }
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) -> some View {
    modifier(
      PhotosPickerModifier(
        isPresented: isPresented,
        selection: PhotosSelection(selection, maxSelectionCount, selectionBehavior, filter, isNamed: true)))
  }
  public nonisolated func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { self }
  /// Pickers have one bar, which they need.
  public nonisolated func photosPickerAccessoryVisibility(_ visibility: Visibility, edges: Edge.Set = .all)
    -> some View
  { self }
}
