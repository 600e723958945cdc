import Foundation
import Observation
import SashControls
import SashCore

// Content that is fixed, so that peers can be measured at the same.

/// The titles of rows, each of which changes alone.
@Observable public final class RowModel: Identifiable {
  public let id: Int
  public var title: String
  public init(_ id: Int) {
    self.id = id
    title = "Row \(id)"
  }
}

/// A picture, a title and a subtitle, 44 points high.
struct ScenarioRow: View {
  let model: RowModel
  var body: some View {
    HStack(spacing: 8) {
      RoundedRectangle(cornerRadius: 8)
        .fill(Color(red: 70 / 255, green: 130 / 255, blue: 180 / 255))
        .frame(width: 32, height: 32)
      VStack(alignment: .leading, spacing: 0) {
        Text(model.title).font(.system(size: 15))
        Text("Subtitle for row \(model.id)").font(.system(size: 11)).foregroundStyle(Color.gray)
      }
    }
    .padding(.leading, 8)
    .frame(width: 800, height: 44, alignment: .leading)
    .background(model.id % 2 == 1 ? Color(white: 238 / 255) : Color.white)
  }
}

public struct EagerRows: View {
  let models: [RowModel]
  public init(_ models: [RowModel]) { self.models = models }
  public var body: some View {
    ScrollView { VStack(spacing: 0) { ForEach(models) { ScenarioRow(model: $0) } } }
  }
}

public struct LazyRows: View {
  let models: [RowModel]
  public init(_ models: [RowModel]) { self.models = models }
  public var body: some View {
    ScrollView { LazyVStack(spacing: 0) { ForEach(models) { ScenarioRow(model: $0) } } }
  }
}

@Observable public final class Knob {
  public var value: Double
  public init(_ value: Double) { self.value = value }
}

/// Two hundred paragraphs that are broken into lines again for each width.
public struct Paragraphs: View {
  let width: Knob
  static let text = Array(
    repeating:
      "the quick brown fox jumps over the lazy dog while seven wizards quietly examine ancient manuscripts",
    count: 8
  ).joined(separator: " ")
  public init(_ width: Knob) { self.width = width }
  public var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<200, id: \.self) { _ in Text(Paragraphs.text).font(.system(size: 14)) }
      }
      .frame(width: width.value)
    }
  }
}

/// Five hundred squares on curves.
public struct Squares: View {
  let time: Knob
  public init(_ time: Knob) { self.time = time }
  public var body: some View {
    ZStack {
      ForEach(0..<500, id: \.self) { index in
        let (i, t) = (Double(index), time.value)
        RoundedRectangle(cornerRadius: 6)
          .fill(Color(hue: i.truncatingRemainder(dividingBy: 100) / 100, saturation: 1, brightness: 1))
          .frame(width: 24, height: 24)
          .rotationEffect(.degrees(t * 3 + i))
          .opacity(0.8)
          .position(
            x: 400 + 380 * sin(0.013 * t * (1 + i / 500) + i), y: 300 + 280 * sin(0.017 * t + i * 1.7))
      }
    }
  }
}

/// Rows in columns in rows, with a text beside each.
public struct DeepTexts: View {
  let levels: Int
  public init(levels: Int) { self.levels = levels }
  /// A row, a column and two texts.
  public static let viewsPerLevel = 4

  public var body: some View {
    HStack {
      Text(verbatim: "Words that wrap where there is little room")
      VStack {
        Text(verbatim: "and others below them")
        if levels > 1 { AnyView(DeepTexts(levels: levels - 1)) }
      }
    }
  }
}
