import Foundation
import SashCore

/// How date pickers look.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  associatedtype _Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self._Body
  typealias Configuration = DatePickerStyleConfiguration
}

/// What a style of date pickers gets to know.
public struct DatePickerStyleConfiguration {
  /// The label of the picker.
  public struct Label: View {
    let content: AnyView
    nonisolated init(_ content: AnyView) { self.content = content }
    @MainActor public var body: some View { content }
  }
  public let label: Label
  /// The date, to be read and written.
  @Binding public var selection: Date
  /// The first date that can be chosen; nil for none.
  public var minimumDate: Date?
  /// The last date that can be chosen; nil for none.
  public var maximumDate: Date?
  /// What of the date is chosen.
  public let displayedComponents: DatePickerComponents

  init(label: Label, selection: Binding<Date>, range: ClosedRange<Date>, components: DatePickerComponents) {
    self.label = label
    _selection = selection
    minimumDate = range.lowerBound == .distantPast ? nil : range.lowerBound
    maximumDate = range.upperBound == .distantFuture ? nil : range.upperBound
    displayedComponents = components
  }
  var range: ClosedRange<Date> {
    let first = minimumDate ?? .distantPast
    return first...max(maximumDate ?? .distantFuture, first)
  }
}

/// The style that fits the place: small buttons on iOS.
public struct DefaultDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePickerStyle().makeBody(configuration: configuration)
  }
}
/// Small buttons that show day and time, and open what chooses them.
public struct CompactDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LabelBeside(label: configuration.label, mayStack: true) {
      CompactDatePicker(
        selection: configuration.$selection, range: configuration.range,
        components: configuration.displayedComponents)
    }
  }
}
/// The days of a month.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      if configuration.displayedComponents.contains(.date) {
        DayPicker(selection: configuration.$selection, range: configuration.range)
      }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        HStack {
          Text("Time")
          Spacer()
          CompactDatePicker(
            selection: configuration.$selection, range: configuration.range, components: .hourAndMinute)
        }
      }
    }
  }
}
/// Wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LabelledWheels(configuration: configuration)
  }
}
private struct LabelledWheels: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.hidesLabels) private var hidesLabels
  var body: some View {
    HStack(spacing: 8) {
      if !hidesLabels { configuration.label }
      DateWheels(
        selection: configuration.$selection, range: configuration.range,
        components: configuration.displayedComponents)
    }
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public nonisolated static var automatic: DefaultDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  public nonisolated static var compact: CompactDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public nonisolated static var graphical: GraphicalDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  public nonisolated static var wheel: WheelDatePickerStyle { .init() }
}

/// The style of the date pickers at a place.
struct AnyDatePickerStyle: Equatable {
  private let style: AnyStyle<DatePickerStyleConfiguration>
  init<S: DatePickerStyle>(_ style: S) {
    self.style = StyleOf(style) { StyledDatePicker(holder: StyleHolder(style: $0), configuration: $1) }
  }
  @MainActor func makeBody(_ configuration: DatePickerStyleConfiguration) -> AnyView {
    style.makeBody(configuration)
  }
}

private struct StyledDatePicker<S: DatePickerStyle>: View {
  var holder: StyleHolder<S>
  var configuration: DatePickerStyleConfiguration
  var body: some View { holder.style.makeBody(configuration: configuration) }
}

private struct DatePickerStyleKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue = AnyDatePickerStyle(DefaultDatePickerStyle())
}

extension EnvironmentValues {
  var datePickerStyle: AnyDatePickerStyle {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the date pickers in this view.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerStyle, AnyDatePickerStyle(style))
  }
}
