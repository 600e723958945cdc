import Accessibility
import SashDisplay

/// Describes the chart that a view draws.
public protocol AXChartDescriptorRepresentable {
  /// The description, made once for as long as the view is there.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Brings a description up to date that was made before.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}
extension AXChartDescriptorRepresentable {
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
  /// Describes the chart that this view draws. What it describes is said as content of the element that can be asked for: title,
  /// summary, axes and the values of each series.
  ///
  /// - Missing: audio graphs of charts; no assistive technology of this system plays them.
  public nonisolated func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R)
    -> some View
  { modifier(ChartDescription(representable: representable)) }
}

private struct ChartDescription<R: AXChartDescriptorRepresentable>: ViewModifier {
  let representable: R
  @State private var made = Made()
  private final class Made { var descriptor: AXChartDescriptor? }

  func body(content: Content) -> some View {
    let isNew = made.descriptor == nil
    let descriptor = made.descriptor ?? representable.makeChartDescriptor()
    made.descriptor = descriptor
    if !isNew { representable.updateChartDescriptor(descriptor) }
    return content.attaching { attachment in
      attachment.children = .ignore
      attachment.properties.role = .chart
      attachment.properties.label = attachment.properties.label ?? descriptor.title
      for (key, label, value) in descriptor.words {
        attachment.properties.content.append(
          SemanticsContent(key: key, label: label, value: value, isImportant: key == "chart-summary"))
      }
    }
  }
}

extension AXChartDescriptor {
  /// What is said of the chart: keys, names and words.
  fileprivate var words: [(key: String, label: String, value: String)] {
    var all: [(String, String, String)] = []
    if let summary { all.append(("chart-summary", "Summary", summary)) }
    let axes = [xAxis] + (yAxis.map { [$0] } ?? []) + additionalAxes
    for (index, axis) in axes.enumerated() {
      all.append(("chart-axis-\(index)", axis.title, axis.extent))
    }
    for (index, series) in series.enumerated() {
      let points = series.dataPoints.map { point in
        var parts = [word(point.xValue, on: xAxis)]
        if let y = point.yValue, let yAxis { parts.append(word(y, on: yAxis)) }
        if let label = point.label { parts.insert(label, at: 0) }
        return parts.joined(separator: " ")
      }
      all.append(("chart-series-\(index)", series.name ?? "", points.joined(separator: ", ")))
    }
    return all
  }
  private func word(_ value: AXDataPointValue, on axis: any AXDataAxisDescriptor) -> String {
    if let category = value.category { return category }
    return (axis as? AXNumericDataAxisDescriptor)?.valueDescriptionProvider(value.number) ?? "\(value.number)"
  }
}

extension AXDataAxisDescriptor {
  /// From where to where it goes, in words.
  fileprivate var extent: String {
    if let names = self as? AXCategoricalDataAxisDescriptor {
      return names.categoryOrder.joined(separator: ", ")
    }
    guard let numbers = self as? AXNumericDataAxisDescriptor else { return "" }
    let say = numbers.valueDescriptionProvider
    return "\(say(numbers.range.lowerBound)) – \(say(numbers.range.upperBound))"
  }
}
