import Foundation
import SashCore

/// Buttons that show day and time, each with what chooses it.
///
/// - Source: iOS 14–18: letters at body size in fields of the tertiary fill, 34 points high, corners of 8; the open one
///   has letters in the tint
struct CompactDatePicker: View {
  let selection: Binding<Date>
  let range: ClosedRange<Date>
  let components: DatePickerComponents
  @State private var choosesDay = false
  @State private var choosesTime = false
  @Environment(\.localCalendar) private var calendar

  var body: some View {
    HStack(spacing: 6) {
      if components.contains(.date) {
        field(text(.omitted, .abbreviated), $choosesDay) {
          DayPicker(selection: selection, range: range).padding(16).frame(width: 320)
        }
      }
      if components.contains(.hourAndMinute) {
        field(text(.shortened, .omitted), $choosesTime) {
          DateWheels(selection: selection, range: range, components: .hourAndMinute).frame(width: 240)
        }
      }
    }
  }

  private func text(_ time: Date.FormatStyle.TimeStyle, _ date: Date.FormatStyle.DateStyle) -> String {
    selection.wrappedValue.formatted(calendar.format(date: date, time: time))
  }

  private func field<Content: View>(
    _ text: String, _ isOpen: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    Button {
      isOpen.wrappedValue = true
    } label: {
      Text(verbatim: text)
        .font(.body)
        .foregroundStyle(isOpen.wrappedValue ? AnyShapeStyle(.tint) : AnyShapeStyle(SystemStyle.label))
        .padding(.horizontal, 11)
        .lineLimit(1)
        .minimumScaleFactor(0.7)
        .frame(minHeight: 34)
        .background(SystemStyle.tertiaryFill, in: RoundedRectangle(cornerRadius: 8))
    }
    .buttonStyle(.plain)
    .popover(isPresented: isOpen) { content().presentationCompactAdaptation(.popover) }
  }
}
