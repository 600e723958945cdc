import Foundation
import SashControls
import SashCore

extension View {
  /// Says which features of the maps in this view cannot be selected. None is known here, so that none can be.
  public nonisolated func mapFeatureSelectionDisabled(_ disabled: @escaping (MapFeature) -> Bool) -> some View
  { self }
  /// Sets what is shown for a selected feature of the maps in this view. None is known here, so that it is not asked for.
  public nonisolated func mapFeatureSelectionContent<Content: MapContent>(
    @MapContentBuilder content: @escaping (MapFeature) -> Content
  ) -> some View { self }

  /// Shows what is known of a place in a sheet, as long as there is one: its name, address, telephone number and page.
  ///
  /// - Missing: pictures, opening hours, the map.
  public nonisolated func mapItemDetailSheet(item: Binding<MKMapItem?>, displaysMap: Bool = true) -> some View
  {
    modifier(MapItemSheet(item: item, isShown: nil))
  }
  public nonisolated func mapItemDetailSheet(
    isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = true
  )
    -> some View
  { modifier(MapItemSheet(item: .constant(item), isShown: isPresented)) }
}

private struct MapItemSheet: ViewModifier {
  @Binding var item: MKMapItem?
  /// Nil: it is shown while there is a place.
  let isShown: Binding<Bool>?

  nonisolated init(item: Binding<MKMapItem?>, isShown: Binding<Bool>?) {
    _item = item
    self.isShown = isShown
  }
  func body(content: Content) -> some View {
    content.sheet(
      isPresented: isShown
        ?? Binding {
          item != nil
        } set: {
          if !$0 { item = nil }
        }
    ) {
      if let item {
        NavigationStack {
          List {
            if let title = item.placemark.title { Text(title) }
            if let number = item.phoneNumber { Text(number) }
            if let url = item.url { Link(url.absoluteString, destination: url) }
          }
          .navigationTitle(item.name ?? "")
        }
        .presentationDetents([.medium, .large])
      }
    }
  }
}
