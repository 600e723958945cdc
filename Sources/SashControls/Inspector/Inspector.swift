import Foundation
import SashCore

extension View {
  /// Shows a column at the trailing edge with details of this view while a binding is true; a sheet where there is little width.
  public nonisolated func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V)
    -> some View
  { modifier(InspectorModifier(isPresented: isPresented, inspector: content())) }

  /// Sets how wide the inspector with this content is, in points, and how far a mouse can drag it.
  public nonisolated func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
    -> some View
  {
    preference(key: InspectorWidthKey.self, value: ColumnWidth(least: min, ideal: ideal, most: max))
  }
  /// Sets how wide the inspector with this content is, in points.
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: InspectorWidthKey.self, value: ColumnWidth(least: width, ideal: width, most: width))
  }
}

private enum InspectorWidthKey: PreferenceKey {
  static var defaultValue: ColumnWidth? { nil }
  static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) {
    value = value ?? nextValue()
  }
}

/// - Source: the inspector of iPadOS is 270 points wide by itself: a guess from pictures
private struct InspectorModifier<Inspector: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let inspector: Inspector
  @State private var wanted: ColumnWidth?
  /// How wide a mouse has dragged it.
  @State private var dragged: CGFloat?
  @State private var column = ToggledColumn()
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.pixelLength) private var pixel

  func body(content: Content) -> some View {
    let (isPresented, wanted, dragged, column) = (isPresented, $wanted, $dragged, column)
    let bounds = (self.wanted ?? ColumnWidth(ideal: 270)).withBounds(200, 440)
    let width = bounds.bounded(self.dragged ?? bounds.ideal)
    let _ = column.toggle = { isPresented.wrappedValue.toggle() }
    let isWide = sizeClass != .compact
    let sheet = Binding(get: { !isWide && isPresented.wrappedValue }, set: { isPresented.wrappedValue = $0 })
    HStack(spacing: 0) {
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
      if isWide, isPresented.wrappedValue {
        Rectangle().fill(Color(SystemColor.separator)).frame(width: pixel).ignoresSafeArea()
        inspector
          .environment(\.horizontalSizeClass, .compact)
          .frame(width: width)
          .frame(maxHeight: .infinity)
          .background { ScreenBackground().ignoresSafeArea() }
          .overlay(alignment: .leading) {
            if bounds.isFree {
              ColumnGrip(width: { width }, isLeading: true) { dragged.wrappedValue = bounds.bounded($0) }
                .ignoresSafeArea(edges: .vertical)
            }
          }
          .transition(.move(edge: .trailing))
      }
    }
    .onPreferenceChange(InspectorWidthKey.self) { wanted.wrappedValue = $0 }
    .sheet(isPresented: sheet) {
      inspector.transformPreference(PresentationOptionsKey.self) {
        if $0.detents == nil { $0.detents = [.medium, .large] }
      }
    }
    .focusedSceneValue(\.inspectorColumn, column)
  }
}
