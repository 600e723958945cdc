import CoreGraphics
import SashCore

/// A control to choose a colour: a well that shows it and opens a panel to choose another one.
///
/// The panel offers a grid of colours, a spectrum, sliders for the parts of a colour and its number, and a slider for the
/// opacity unless that is left out.
///
/// - Missing: picking a colour from the screen, and a row of favourites.
@MainActor @preconcurrency
public struct ColorPicker<Label: View>: View {
  nonisolated(unsafe) private let selection: Binding<Color>
  private let supportsOpacity: Bool
  nonisolated(unsafe) private let label: Label

  private nonisolated init(_ selection: Binding<Color>, _ supportsOpacity: Bool, _ label: Label) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label
  }

  public var body: some View {
    LabelBeside(label: label) {
      ColorWell(selection: selection, supportsOpacity: supportsOpacity).attaching {
        $0.properties.role = .colorWell
      }
    }
  }

  /// A picker for a colour.
  ///
  /// - Parameter supportsOpacity: Whether the opacity can be chosen too; colours are opaque without it.
  public nonisolated init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) { self.init(selection, supportsOpacity, label()) }

  /// A picker for a colour of Core Graphics.
  public nonisolated init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) { self.init(.color(selection), supportsOpacity, label()) }
}

extension ColorPicker where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(selection, supportsOpacity, Text(titleKey)) }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(selection, supportsOpacity, Text(title)) }
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(selection, supportsOpacity, Text(titleResource)) }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) { self.init(.color(selection), supportsOpacity, Text(titleKey)) }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) { self.init(.color(selection), supportsOpacity, Text(title)) }
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) { self.init(.color(selection), supportsOpacity, Text(titleResource)) }
}

extension Binding where Value == Color {
  /// A colour of Core Graphics as one of ours; what cannot be one is not written.
  fileprivate nonisolated static func color(_ selection: Binding<CGColor>) -> Binding<Color> {
    Binding {
      Color(cgColor: selection.wrappedValue)
    } set: { color in
      if let color = color.cgColor { selection.wrappedValue = color }
    }
  }
}
