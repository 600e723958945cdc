import Foundation
import SashCore

extension View {
  /// Shows a column at the trailing edge with details of this view while a binding is true; a sheet where there is little width.
  public nonisolated func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V)
    -> some View
  { modifier(InspectorModifier(isPresented: isPresented, inspector: content())) }

  /// Sets how wide the inspector with this content is, in points.
  ///
  /// - Missing: a person cannot drag it wider, so it has its ideal width.
  public nonisolated func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
    -> some View
  {
    let width = Swift.min(Swift.max(ideal, min ?? 0), max ?? .infinity)
    return preference(key: InspectorWidthKey.self, value: width)
  }
  /// Sets how wide the inspector with this content is, in points.
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: InspectorWidthKey.self, value: width)
  }
}

private enum InspectorWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}

/// - Source: the inspector of iPadOS is 270 points wide by itself: a guess from pictures
private struct InspectorModifier<Inspector: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let inspector: Inspector
  @State private var width: CGFloat?
  @State private var column = ToggledColumn()
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.pixelLength) private var pixel

  func body(content: Content) -> some View {
    let (isPresented, width, column) = (isPresented, $width, column)
    let _ = column.toggle = { isPresented.wrappedValue.toggle() }
    let isWide = sizeClass != .compact
    let sheet = Binding(get: { !isWide && isPresented.wrappedValue }, set: { isPresented.wrappedValue = $0 })
    HStack(spacing: 0) {
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
      if isWide, isPresented.wrappedValue {
        Rectangle().fill(Color(SystemColor.separator)).frame(width: pixel).ignoresSafeArea()
        inspector
          .environment(\.horizontalSizeClass, .compact)
          .frame(width: self.width ?? 270)
          .frame(maxHeight: .infinity)
          .background { ScreenBackground().ignoresSafeArea() }
          .transition(.move(edge: .trailing))
      }
    }
    .onPreferenceChange(InspectorWidthKey.self) { width.wrappedValue = $0 }
    .sheet(isPresented: sheet) {
      inspector.transformPreference(PresentationOptionsKey.self) {
        if $0.detents == nil { $0.detents = [.medium, .large] }
      }
    }
    .focusedSceneValue(\.inspectorColumn, column)
  }
}
