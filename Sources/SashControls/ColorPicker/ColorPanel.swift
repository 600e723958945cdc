import Foundation
import SashCore

/// Where a colour is chosen: from a grid, in the spectrum, or by its parts.
///
/// - Source: the colour picker of iOS 14–18: these three pages, a slider of opacity below
struct ColorPanel: View {
  let color: Binding<PickedColor>
  let supportsOpacity: Bool
  @State private var page = Page.grid

  private enum Page: Hashable { case grid, spectrum, sliders }

  /// What is chosen from a page leaves the opacity as it is.
  private var parts: Binding<PickedColor> {
    let color = color
    return Binding {
      color.wrappedValue.opaque
    } set: { new in
      var new = new
      new.opacity = color.wrappedValue.opacity
      if color.wrappedValue != new { color.wrappedValue = new }
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Picker("Page", selection: $page) {
        Text("Grid").tag(Page.grid)
        Text("Spectrum").tag(Page.spectrum)
        Text("Sliders").tag(Page.sliders)
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      switch page {
      case .grid: ColorGrid(color: parts)
      case .spectrum: ColorSpectrum(color: parts)
      case .sliders: ColorSliders(color: parts)
      }
      if supportsOpacity {
        let color = color
        ColorChannel(
          title: "Opacity", value: Binding(color, \.opacity), from: transparent, to: parts.wrappedValue,
          unit: 100, suffix: "%")
      }
      Swatch(color: color.wrappedValue, shape: RoundedRectangle(cornerRadius: 8)).frame(height: 36)
    }
    .padding(16)
    .frame(width: 320)
  }

  private var transparent: PickedColor {
    var color = color.wrappedValue
    color.opacity = 0
    return color
  }
}

extension Binding {
  /// A part of a value; nothing is written that is there already.
  init<Whole>(_ whole: Binding<Whole>, _ part: WritableKeyPath<Whole, Value>)
  where Value: Equatable {
    self.init {
      whole.wrappedValue[keyPath: part]
    } set: { new in
      if whole.wrappedValue[keyPath: part] != new { whole.wrappedValue[keyPath: part] = new }
    }
  }
}

/// Greys, and below them twelve hues from dark to pale.
struct ColorGrid: View {
  let color: Binding<PickedColor>
  private static var columns: Int { 12 }
  private static var rows: Int { 10 }
  private static var side: CGFloat { 24 }

  static func color(row: Int, column: Int) -> PickedColor {
    if row == 0 {
      let grey = 1 - Double(column) / Double(columns - 1)
      return PickedColor(red: grey, green: grey, blue: grey)
    }
    // From cyan by blue, red and yellow to green, as the eye of a user of iOS expects.
    let hue = (0.53 + Double(column) / Double(columns)).truncatingRemainder(dividingBy: 1)
    let step = Double(row - 1) / Double(rows - 2)
    return PickedColor(
      hue: hue, saturation: step < 0.5 ? 1 : 1 - (step - 0.5) * 1.6,
      brightness: step < 0.5 ? 0.35 + step * 1.3 : 1)
  }

  var body: some View {
    let chosen = color.wrappedValue
    Canvas { context, size in
      for row in 0..<Self.rows {
        for column in 0..<Self.columns {
          let cell = CGRect(
            x: CGFloat(column) * Self.side, y: CGFloat(row) * Self.side, width: Self.side, height: Self.side)
          context.fill(Path(cell), with: .color(Self.color(row: row, column: column).color))
        }
      }
      for row in 0..<Self.rows {
        for column in 0..<Self.columns where Self.color(row: row, column: column).looksLike(chosen) {
          let cell = CGRect(
            x: CGFloat(column) * Self.side, y: CGFloat(row) * Self.side, width: Self.side, height: Self.side)
          context.stroke(Path(cell.insetBy(dx: 1, dy: 1)), with: .color(.white), lineWidth: 3)
          return
        }
      }
    }
    .frame(width: Self.side * CGFloat(Self.columns), height: Self.side * CGFloat(Self.rows))
    .clipShape(RoundedRectangle(cornerRadius: 8))
    .contentShape(Rectangle())
    .gesture(
      DragGesture(minimumDistance: 0).onChanged { drag in
        let column = min(max(Int(drag.location.x / Self.side), 0), Self.columns - 1)
        let row = min(max(Int(drag.location.y / Self.side), 0), Self.rows - 1)
        color.wrappedValue = Self.color(row: row, column: column)
      })
  }
}

/// All hues, from white at the top to black at the bottom.
struct ColorSpectrum: View {
  let color: Binding<PickedColor>
  private static var size: CGSize { CGSize(width: 288, height: 240) }

  static func color(at place: UnitPoint) -> PickedColor {
    let (x, y) = (min(max(place.x, 0), 1), min(max(place.y, 0), 1))
    return PickedColor(
      hue: x >= 1 ? 0 : x, saturation: min(1, y * 2), brightness: y < 0.5 ? 1 : 1 - (y - 0.5) * 2)
  }

  var body: some View {
    ZStack {
      LinearGradient(
        colors: (0...6).map { PickedColor(hue: Double($0 % 6) / 6, saturation: 1, brightness: 1).color },
        startPoint: .leading, endPoint: .trailing)
      LinearGradient(
        stops: [
          .init(color: .white, location: 0), .init(color: .white.opacity(0), location: 0.5),
          .init(color: .black.opacity(0), location: 0.5), .init(color: .black, location: 1),
        ], startPoint: .top, endPoint: .bottom)
    }
    // The spectrum is a map of colours, which no language mirrors.
    .environment(\.layoutDirection, .leftToRight)
    .frame(width: Self.size.width, height: Self.size.height)
    .clipShape(RoundedRectangle(cornerRadius: 8))
    .contentShape(Rectangle())
    .gesture(
      DragGesture(minimumDistance: 0).onChanged { drag in
        color.wrappedValue = Self.color(
          at: UnitPoint(x: drag.location.x / Self.size.width, y: drag.location.y / Self.size.height))
      })
  }
}

/// Red, green and blue, and the number of all three.
struct ColorSliders: View {
  let color: Binding<PickedColor>
  @State private var typed: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      channel("Red", \.red)
      channel("Green", \.green)
      channel("Blue", \.blue)
      HStack {
        Text("Hex Color #")
        TextField("Hex", text: text)
          .textFieldStyle(.roundedBorder)
          .frame(width: 100)
          .onSubmit(enter)
      }
      .font(.subheadline)
    }
  }

  private var text: Binding<String> {
    let (typed, color) = ($typed, color)
    return Binding {
      typed.wrappedValue ?? color.wrappedValue.hex
    } set: { new in
      typed.wrappedValue = new
    }
  }
  private func enter() {
    if let new = typed.flatMap(PickedColor.init(hex:)) { color.wrappedValue = new }
    typed = nil
  }

  private func channel(_ title: LocalizedStringKey, _ part: WritableKeyPath<PickedColor, Double>) -> some View
  {
    var (low, high) = (color.wrappedValue, color.wrappedValue)
    low[keyPath: part] = 0
    high[keyPath: part] = 1
    return ColorChannel(
      title: title, value: Binding(color, part), from: low, to: high, unit: 255, suffix: "")
  }
}

/// A slider over the colours that it leads to.
///
/// - Source: sliders of the colour picker of iOS 14–18: capsules with a ring for the thumb
struct ColorChannel: View {
  let title: LocalizedStringKey
  /// 0…1
  let value: Binding<Double>
  let from: PickedColor
  let to: PickedColor
  /// What 1 is called.
  let unit: Double
  let suffix: String
  private static var height: CGFloat { 30 }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(title).font(.caption).foregroundStyle(.secondary)
      HStack(spacing: 12) {
        GeometryReader { geometry in
          let room = max(1, geometry.size.width - Self.height)
          ZStack(alignment: .leading) {
            if from.opacity < 1 { Chequers().clipShape(Capsule()) }
            Capsule().fill(
              LinearGradient(
                colors: [from.color, to.color], startPoint: .leading, endPoint: .trailing))
            Circle()
              .strokeBorder(.white, lineWidth: 3)
              .shadow(radius: 1)
              .frame(width: Self.height, height: Self.height)
              .offset(x: room * min(max(value.wrappedValue, 0), 1))
          }
          .contentShape(Rectangle())
          .gesture(
            DragGesture(minimumDistance: 0).onChanged { drag in
              let share = (drag.location.x - Self.height / 2) / room
              value.wrappedValue = min(max(share, 0), 1)
            })
        }
        // As on a map of colours, what is less stands at the left.
        .environment(\.layoutDirection, .leftToRight)
        .frame(height: Self.height)
        Text(verbatim: "\(Int((value.wrappedValue * unit).rounded()))\(suffix)")
          .monospacedDigit()
          .font(.subheadline)
          .frame(width: 48, alignment: .trailing)
      }
    }
  }
}
