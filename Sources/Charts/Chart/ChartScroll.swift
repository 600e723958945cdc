import CoreGraphics
import SashCore

/// Which axes of a chart are longer than what is seen of them, and by how much.
struct ChartScroll {
  let model: ChartModel
  let axes: Axis.Set
  /// How much wider and higher everything is than what is seen.
  let factors: CGSize

  init(model: ChartModel, settings: ChartSettings) {
    self.model = model
    func factor(_ scale: PositionScale, _ visible: Double?, _ isOn: Bool) -> CGFloat {
      guard isOn, let visible, visible > 0 else { return 1 }
      let whole = scale.bounds.map { abs($0.high - $0.low) } ?? Double(scale.categories?.count ?? 1)
      return CGFloat(max(1, whole / visible))
    }
    factors = CGSize(
      width: factor(model.x, settings.x.visible, settings.scrollAxes.contains(.horizontal)),
      height: factor(model.y, settings.y.visible, settings.scrollAxes.contains(.vertical)))
    var axes: Axis.Set = []
    if factors.width > 1 { axes.insert(.horizontal) }
    if factors.height > 1 { axes.insert(.vertical) }
    self.axes = axes
  }

  /// The values at which what is seen begins.
  func values(at offset: CGPoint, seen: CGSize) -> (x: _PlotDatum?, y: _PlotDatum?) {
    let whole = CGSize(width: seen.width * factors.width, height: seen.height * factors.height)
    let x = whole.width > 0 ? Double(offset.x / whole.width) : 0
    let top = whole.height > 0 ? Double(offset.y / whole.height) : 0
    // An axis whose first value is below is seen from below.
    let y = startsBelow ? 1 - top - Double(1 / factors.height) : 1 - top
    return (model.x.datum(at: x), model.y.datum(at: y))
  }
  /// Where to scroll to so that what is seen begins with values; nil leaves an axis where it is.
  func offset(x: _PlotDatum?, y: _PlotDatum?, seen: CGSize) -> (x: CGFloat?, y: CGFloat?) {
    let whole = CGSize(width: seen.width * factors.width, height: seen.height * factors.height)
    let across = x.flatMap { model.x.start(of: $0) }.map { CGFloat($0) * whole.width }
    let down = y.flatMap { model.y.start(of: $0) }.map { fraction in
      (1 - CGFloat(fraction)) * whole.height - (startsBelow ? seen.height : 0)
    }
    return (
      across.map { min(max(0, $0), max(0, whole.width - seen.width)) },
      down.map { min(max(0, $0), max(0, whole.height - seen.height)) }
    )
  }
  /// Whether the first value of the vertical axis is at the bottom.
  var startsBelow: Bool { !model.y.isReversed }
}

extension PositionScale {
  /// Where the part of an axis begins that belongs to a value.
  fileprivate func start(of datum: _PlotDatum) -> Double? {
    fraction(datum).map { isReversed ? $0 + bandwidth / 2 : $0 - bandwidth / 2 }
  }
}

/// A chart that is larger than what is seen of it.
struct ScrolledChart<Content: View>: View {
  nonisolated(unsafe) let scroll: ChartScroll
  nonisolated(unsafe) let settings: ChartSettings
  let size: CGSize
  let content: Content
  @State private var position = ScrollPosition()
  /// What the app and this chart agree on.
  @State private var known: Known = Known()

  /// Where what is seen begins.
  final class Known {
    var x: _PlotDatum?
    var y: _PlotDatum?
    var hasBegun = false
  }

  var body: some View {
    let wish = settings.scrollWish
    ScrollView(scroll.axes, showsIndicators: false) {
      content.frame(width: size.width * scroll.factors.width, height: size.height * scroll.factors.height)
    }
    .scrollPosition($position)
    .onScrollGeometryChange(for: CGPoint.self) {
      $0.contentOffset
    } action: { _, offset in
      tell(offset)
    }
    .onAppear { begin() }
    .onChange(of: [wish.x?.get(), wish.y?.get()]) { _, new in
      guard new[0] != known.x || new[1] != known.y else { return }
      go(x: new[0], y: new[1])
    }
  }

  private func begin() {
    guard !known.hasBegun else { return }
    known.hasBegun = true
    let wish = settings.scrollWish
    let y = wish.y?.get() ?? wish.initialY
    go(x: wish.x?.get() ?? wish.initialX, y: y)
    if y == nil, scroll.axes.contains(.vertical), scroll.startsBelow {
      position.scrollTo(y: size.height * (scroll.factors.height - 1))
    }
  }
  private func go(x: _PlotDatum?, y: _PlotDatum?) {
    (known.x, known.y) = (x, y)
    let goal = scroll.offset(x: x, y: y, seen: size)
    switch goal {
    case (let x?, let y?): position.scrollTo(point: CGPoint(x: x, y: y))
    case (let x?, nil): position.scrollTo(x: x)
    case (nil, let y?): position.scrollTo(y: y)
    case (nil, nil): break
    }
  }
  private func tell(_ offset: CGPoint) {
    let wish = settings.scrollWish
    let now = scroll.values(at: offset, seen: size)
    if let x = wish.x, let value = now.x, value != known.x {
      known.x = value
      x.set(value)
    }
    if let y = wish.y, let value = now.y, value != known.y {
      known.y = value
      y.set(value)
    }
  }
}
