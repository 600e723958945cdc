import Foundation
import SashControls
import SashCore
import SashLayout

/// What a calendar shows: the name of the month with buttons that page, the days of the week, and the days.
struct CalendarMonth: View {
  let view: UICalendarView
  /// Of the view: another one is another value.
  let version: Int
  /// In points.
  static let height: CGFloat = 370
  private static let row: CGFloat = 48

  private var design: Font.Design {
    switch view.fontDesign {
    case .rounded: .rounded
    case .serif: .serif
    case .monospaced: .monospaced
    default: .default
    }
  }

  var body: some View {
    VStack(spacing: 0) {
      title.frame(height: 44)
      HStack(spacing: 0) {
        ForEach(Array(view.weekdays.enumerated()), id: \.offset) { entry in
          Text(verbatim: entry.element).font(.system(size: 13, weight: .semibold, design: design))
            .foregroundStyle(.tertiary).frame(maxWidth: .infinity)
        }
      }
      .frame(height: 30)
      .accessibilityHidden(true)
      weeks
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 8)
    .environment(\.calendar, view.calendar)
  }

  private var title: some View {
    HStack(spacing: 20) {
      Text(verbatim: monthName).font(.system(size: 17, weight: .semibold, design: design))
        .accessibilityAddTraits(.isHeader)
      Spacer()
      pager("chevron.left", "Previous Month", by: -1)
      pager("chevron.right", "Next Month", by: 1)
    }
    .padding(.horizontal, 8)
  }
  private var monthName: String {
    let formatter = formatter
    formatter.setLocalizedDateFormatFromTemplate("MMMMyyyy")
    return formatter.string(from: view.shownMonth)
  }
  /// Another one each time, of the calendar's language and time zone.
  private var formatter: DateFormatter {
    let made = DateFormatter()
    (made.calendar, made.locale, made.timeZone) = (view.calendar, view.locale, view.calendar.timeZone)
    return made
  }
  private func pager(_ symbol: String, _ label: String, by months: Int) -> some View {
    Button { [view] in
      view.page(by: months)
    } label: {
      Image(systemName: symbol).font(.system(size: 19, weight: .medium))
        .foregroundStyle(view.tintColor.color).frame(width: 32, height: 44).contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .disabled(!view.canPage(by: months))
    .accessibilityLabel(label)
  }

  private var weeks: some View {
    let places = view.places
    let rows = (places.count + 6) / 7
    // One for all days: making it takes longer than what it writes.
    let spoken = formatter
    spoken.dateStyle = .full
    return VStack(spacing: 0) {
      ForEach(0..<rows, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(0..<7, id: \.self) { column in
            let index = row * 7 + column
            place(index < places.count ? places[index] : nil, spoken)
          }
        }
        .frame(height: Self.row)
      }
    }
  }
  @ViewBuilder private func place(_ day: Date?, _ spoken: DateFormatter) -> some View {
    if let day {
      CalendarDay(
        view: view, version: version, day: day, spokenDay: spoken.string(from: day), design: design
      )
      .frame(maxWidth: .infinity)
    } else {
      Color.clear.frame(maxWidth: .infinity)
    }
  }
}

/// One day, with its mark.
private struct CalendarDay: View {
  let view: UICalendarView
  let version: Int
  let day: Date
  /// What it is called to those who do not see it.
  let spokenDay: String
  let design: Font.Design

  var body: some View {
    let (isChosen, isAvailable) = (view.isChosen(day), view.isAvailable(day))
    let isToday = view.calendar.isDateInToday(day)
    Button { [view, day] in
      view.selectionBehavior?.tapped(day, view.components(of: day), in: view)
    } label: {
      VStack(spacing: 1) {
        Text(verbatim: "\(view.calendar.component(.day, from: day))")
          .font(.system(size: 19, weight: isChosen || isToday ? .semibold : .regular, design: design))
          .foregroundStyle(color(isChosen, isAvailable, isToday))
          .frame(width: 34, height: 34)
          .background { if isChosen { Circle().fill(ground(isToday)) } }
        mark.frame(height: 11)
      }
      .frame(maxWidth: .infinity)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .allowsHitTesting(view.selectionBehavior != nil && isAvailable)
    .accessibilityLabel(Text(verbatim: spokenDay))
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }

  private func color(_ isChosen: Bool, _ isAvailable: Bool, _ isToday: Bool) -> Color {
    if isChosen { return isToday ? .white : view.tintColor.color }
    if !isAvailable { return UIColor.tertiaryLabel.color }
    return isToday ? view.tintColor.color : UIColor.label.color
  }
  private func ground(_ isToday: Bool) -> Color {
    isToday ? view.tintColor.color : view.tintColor.withAlphaComponent(0.15).color
  }
  @ViewBuilder private var mark: some View {
    let decoration = view.decoration(of: day)
    switch decoration?.kind {
    case .dot(let color, let size):
      Circle().fill((color ?? .systemGray).color).frame(width: size.points, height: size.points)
    case .image(let image, let color, let size):
      if let image {
        Image(uiImage: image).resizable().aspectRatio(contentMode: .fit)
          .foregroundStyle((color ?? .systemGray).color)
          .frame(width: size.points + 3, height: size.points + 3)
      }
    case .view:
      if let own = decoration?.view {
        let size = own.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        UIViewStage(root: own).frame(
          width: max(size.width, own.bounds.width), height: max(size.height, own.bounds.height))
      }
    case nil: EmptyView()
    }
  }
}
