import CoreGraphics
import Foundation
import SashCore
import SashLayout

/// A chart of a size.
struct ChartStage: View {
  nonisolated(unsafe) let model: ChartModel
  nonisolated(unsafe) let settings: ChartSettings
  let size: CGSize
  @Environment(\.layoutDirection) private var direction
  /// Words are mirrored by the layout; what is drawn follows.
  private var isMirrored: Bool { direction == .rightToLeft }
  /// Room around the plot for what stands over its border: ticks, signs.
  private static let margin: CGFloat = 24

  var body: some View {
    let scroll = ChartScroll(model: model, settings: settings)
    if scroll.axes.isEmpty {
      parts(isBesideAxis: false).frame(width: size.width, height: size.height)
    } else if scroll.axes == .horizontal {
      FixedAxis(words: model.yAxes.flatMap { AxisWord.all(of: $0) }, title: settings.yLabel, model: model) {
        ScrolledChart(
          scroll: scroll, settings: settings, size: $0, content: parts(isBesideAxis: true))
      }
    } else {
      ScrolledChart(
        scroll: scroll, settings: settings, size: size, content: parts(isBesideAxis: false))
    }
  }

  /// - Parameter isBesideAxis: Whether the vertical axis stays beside what is scrolled.
  private func parts(isBesideAxis: Bool) -> some View {
    ChartLayout(model: model, isBesideAxis: isBesideAxis) {
      plotGround.layoutValue(key: ChartRoleKey.self, value: .plot(margin: 0))
      Canvas { context, size in
        if isMirrored { context.mirror(size.width) }
        GridPainter(
          model: model, plot: CGRect(origin: .zero, size: size).insetBy(dx: Self.margin, dy: Self.margin)
        )
        .draw(in: &context)
      }
      .layoutValue(key: ChartRoleKey.self, value: .plot(margin: Self.margin))
      MovingMarks(model: model, margin: Self.margin, isMirrored: isMirrored)
        .accessibilityChildren {
          MarkElements(model: model, margin: Self.margin, isMirrored: isMirrored)
        }
        .layoutValue(key: ChartRoleKey.self, value: .plot(margin: Self.margin))
      words(isBesideAxis: isBesideAxis)
      titles(isBesideAxis: isBesideAxis)
      notes
    }
    .backgroundPreferenceValue(PlotAnchorKey.self) { anchor in layers(settings.backgrounds, anchor) }
    .overlayPreferenceValue(PlotAnchorKey.self) { anchor in
      layers(settings.overlays, anchor)
      if !settings.selections.isEmpty || settings.gesture != nil {
        SelectionSurface(
          model: model, anchor: anchor, isMirrored: isMirrored, actions: settings.selections,
          gesture: settings.gesture)
      }
    }
  }

  private var plotGround: some View {
    (settings.plotStyle?(AnyView(Color.clear)) ?? AnyView(Color.clear))
      .anchorPreference(key: PlotAnchorKey.self, value: .bounds) { $0 }
  }

  @ViewBuilder private func layers(
    _ layers: [(alignment: Alignment, view: (ChartProxy) -> AnyView)], _ anchor: Anchor<CGRect>?
  ) -> some View {
    if !layers.isEmpty {
      GeometryReader { geometry in
        let size = anchor.map { geometry[$0].size } ?? .zero
        let proxy = ChartProxy(model: model, anchor: anchor, size: size, isMirrored: isMirrored)
        ForEach(layers.indices, id: \.self) { index in
          layers[index].view(proxy)
            .frame(
              width: geometry.size.width, height: geometry.size.height, alignment: layers[index].alignment)
        }
      }
    }
  }

  private func words(isBesideAxis: Bool) -> some View {
    let axes = isBesideAxis ? model.xAxes : model.xAxes + model.yAxes
    return WordViews(words: axes.flatMap { AxisWord.all(of: $0) })
  }

  @ViewBuilder private func titles(isBesideAxis: Bool) -> some View {
    if let title = settings.xLabel {
      AxisTitleView(title: title)
        .layoutValue(
          key: ChartRoleKey.self, value: .title(side: title.position, alignment: title.fraction(0.5)))
    }
    if !isBesideAxis, let title = settings.yLabel {
      AxisTitleView(title: title)
        .layoutValue(
          key: ChartRoleKey.self,
          value: .title(
            side: title.position, alignment: title.fraction(model.yAxes.first?.side == .leading ? 0 : 1)))
    }
  }

  private var notes: some View {
    let all = model.marks.indices.flatMap { index in
      model.marks[index].annotations.indices.map { (index: index, number: $0) }
    }
    return ForEach(all.indices, id: \.self) { place in
      model.marks[all[place].index].annotations[all[place].number].view
        .font(.caption)
        .layoutValue(key: ChartRoleKey.self, value: .note(index: all[place].index, number: all[place].number))
    }
  }
}

struct PlotAnchorKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

/// Words at a value of an axis.
struct AxisWord {
  let view: AnyView
  let role: ChartRole

  static func all(of axis: ResolvedAxis) -> [AxisWord] {
    axis.ticks.flatMap { tick in
      tick.parts.compactMap { part -> AxisWord? in
        guard case .label(let label) = part.kind else { return nil }
        let words = label.format.flatMap { $0(tick.datum) } ?? tick.words
        var view = label.view ?? AnyView(Text(words))
        if label.isVertical { view = AnyView(view.rotationEffect(.degrees(90)).fixedSize()) }
        let isCentered = label.isCentered ?? !(axis.isDate && axis.isHorizontal)
        let isLeading = axis.isHorizontal && axis.isDate && !isCentered && label.anchor == nil
        return AxisWord(
          view: AnyView(
            view.font(part.font ?? .caption2).foregroundStyle(part.style ?? AnyShapeStyle(.secondary))
              .lineLimit(1).fixedSize().offset(part.offset)),
          role: .word(
            side: axis.side, at: tick.fraction, end: isCentered ? tick.end : nil, isLeading: isLeading,
            spacing: (axis.isHorizontal ? label.verticalSpacing : label.horizontalSpacing) ?? 4))
      }
    }
  }
}

struct AxisTitleView: View {
  nonisolated(unsafe) let title: AxisTitle
  var body: some View {
    let view = title.view.font(.caption).foregroundStyle(.secondary)
    if title.position == .leading || title.position == .trailing {
      view.fixedSize().rotationEffect(.degrees(title.position == .leading ? -90 : 90)).frame(width: 16)
    } else {
      view
    }
  }
}
extension AxisTitle {
  /// Where along the axis it stands, 0…1.
  func fraction(_ standard: CGFloat) -> CGFloat {
    guard let horizontal = alignment?.horizontal else { return standard }
    return horizontal == .leading ? 0 : horizontal == .trailing ? 1 : 0.5
  }
}

/// Tells where the finger is.
struct SelectionSurface: View {
  nonisolated(unsafe) let model: ChartModel
  nonisolated(unsafe) let anchor: Anchor<CGRect>?
  let isMirrored: Bool
  nonisolated(unsafe) let actions: [(ChartProxy, ChartPointer?) -> Void]
  nonisolated(unsafe) let gesture: ((ChartProxy) -> AnyGesture<Void>)?

  var body: some View {
    GeometryReader { geometry in
      let plot = anchor.map { geometry[$0] } ?? .zero
      if let gesture {
        Color.clear.contentShape(Rectangle()).frame(width: plot.width, height: plot.height)
          .gesture(gesture(proxy(plot)))
          .offset(x: plot.minX, y: plot.minY)
      } else {
        Color.clear.contentShape(Rectangle())
          .gesture(
            DragGesture(minimumDistance: 0)
              .onChanged { value in
                func place(_ point: CGPoint) -> CGPoint {
                  CGPoint(
                    x: min(max(point.x - plot.minX, 0), plot.width),
                    y: min(max(point.y - plot.minY, 0), plot.height))
                }
                proxy(plot).select?(
                  ChartPointer(start: place(value.startLocation), place: place(value.location)))
              }
              .onEnded { _ in proxy(plot).select?(nil) })
      }
    }
  }
  private func proxy(_ plot: CGRect) -> ChartProxy {
    var proxy = ChartProxy(model: model, anchor: anchor, size: plot.size, isMirrored: isMirrored)
    let (plain, actions) = (proxy, actions)
    proxy.select = { place in for action in actions { action(plain, place) } }
    return proxy
  }
}

extension GraphicsContext {
  /// Draws from right to left what follows.
  mutating func mirror(_ width: CGFloat) {
    translateBy(x: width, y: 0)
    scaleBy(x: -1, y: 1)
  }
}
