import Sash
import SwiftUI
import Testing

@MainActor @Suite("Lengths, angles and factors that no one expects")
struct LengthExtremeTests {
  nonisolated static let layout: [Extreme] = [
    Extreme("padding", seen: small) { n in Color.red.padding(n) },
    Extreme("padding of an edge", seen: small) { n in Color.red.padding(.leading, n) },
    Extreme("padding by insets", seen: small) { n in
      Color.red.padding(EdgeInsets(top: n, leading: n, bottom: 0, trailing: 1))
    },
    Extreme("frame width", seen: { $0 != 0 && $0 != .leastNonzeroMagnitude }) { n in Color.red.frame(width: n)
    },
    Extreme("frame size") { n in Color.red.frame(width: n, height: n) },
    Extreme("frame minimum", seen: always) { n in Color.red.frame(minWidth: n) },
    Extreme("frame maximum", seen: { $0 > 1 || $0.isNaN }) { n in Color.red.frame(maxWidth: n, maxHeight: n)
    },
    Extreme("frame ideal", seen: { $0.isNaN || $0 >= 1 }) { n in
      Color.red.frame(idealWidth: n, idealHeight: n).fixedSize(horizontal: true, vertical: false)
    },
    Extreme("frame limits") { n in Color.red.frame(minWidth: n, idealWidth: -n, maxWidth: n / 2) },
    Extreme("offset", seen: small) { n in Color.red.offset(x: n, y: n) },
    Extreme("position") { n in Color.red.position(x: n, y: n) },
    Extreme("layout priority", seen: always) { n in
      HStack {
        Color.red.layoutPriority(n)
        Color.blue
      }
    },
    Extreme("z index", seen: always) { n in
      ZStack {
        Color.red.zIndex(n)
        Color.blue
      }
    },
    Extreme("stack spacing", seen: { !$0.isFinite || small($0) }) { n in
      VStack(spacing: n) {
        Color.red.frame(height: 20)
        HStack(spacing: n) {
          Text("a")
          Text("b")
        }
      }
    },
    Extreme("lazy stack spacing", seen: small) { n in
      ScrollView {
        LazyVStack(spacing: n) {
          ForEach(0..<1000, id: \.self) { Text("\($0)") }
        }
      }
    },
    Extreme("grid spacing", seen: small) { n in
      Grid(horizontalSpacing: n, verticalSpacing: n) {
        GridRow {
          Text("a")
          Text("b")
        }
        GridRow { Text("c") }
      }
    },
    Extreme("spacer", seen: small) { n in
      HStack {
        Text("a")
        Spacer(minLength: n)
        Text("b")
      }
    },
    Extreme("fixed grid items") { n in
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(n)), GridItem(.fixed(n), spacing: n)], spacing: n) {
          ForEach(0..<100, id: \.self) { Text("\($0)") }
        }
      }
    },
    Extreme("flexible grid items") { n in
      ScrollView {
        LazyVGrid(columns: [
          GridItem(.flexible(minimum: n, maximum: 20)), GridItem(.flexible(minimum: 0, maximum: n)),
        ]) {
          ForEach(0..<100, id: \.self) { Text("\($0)") }
        }
      }
    },
    Extreme("adaptive grid items") { n in
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: n, maximum: n), spacing: n)]) {
          ForEach(0..<100, id: \.self) { Text("\($0)") }
        }
      }
    },
    Extreme("adaptive grid rows") { n in
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.adaptive(minimum: n))]) {
          ForEach(0..<100, id: \.self) { Text("\($0)") }
        }
      }
    },
    Extreme("aspect ratio", seen: { $0.isNaN || $0 < 0 || $0.isInfinite }) { n in
      Color.red.aspectRatio(n, contentMode: .fit)
    },
    Extreme("aspect ratio that fills") { n in Color.red.aspectRatio(n, contentMode: .fill) },
    Extreme("aspect ratio of a size") { n in
      Color.red.aspectRatio(CGSize(width: n, height: 1), contentMode: .fit)
      Color.red.aspectRatio(CGSize(width: 0, height: n), contentMode: .fill)
    },
    Extreme("alignment guide") { n in
      HStack(alignment: .top) {
        Color.red.alignmentGuide(.top) { _ in n }
        Color.blue
      }
    },
    Extreme("safe area inset") { n in
      Color.red.safeAreaInset(edge: .bottom, spacing: n) { Color.blue.frame(height: 10) }
    },
    Extreme("safe area padding", seen: small) { n in Color.red.safeAreaPadding(n) },
    Extreme("content margins") { n in ScrollView { Text("a") }.contentMargins(n) },
    Extreme("container relative frame") { n in
      ScrollView { Color.red.containerRelativeFrame(.horizontal, count: 2, spacing: n) }
    },
    Extreme("container relative length") { n in
      ScrollView { Color.red.containerRelativeFrame(.vertical) { _, _ in n } }
    },
    Extreme("list rows") { n in
      List {
        Text("a").listRowInsets(EdgeInsets(top: n, leading: n, bottom: n, trailing: n))
        Text("b")
      }
      .environment(\.defaultMinListRowHeight, n).listRowSpacing(n)
    },
    Extreme("a layout of one's own") { n in
      Careless(length: n) {
        Color.red
        Text("a")
      }
    },
    Extreme("geometry") { n in
      GeometryReader { proxy in Color.red.frame(width: proxy.size.width * n, height: proxy.size.height - n) }
    },
  ]

  nonisolated static let effects: [Extreme] = [
    Extreme("corner radius", seen: always) { n in Color.red.cornerRadius(n) },
    Extreme("rounded rectangle", seen: always) { n in RoundedRectangle(cornerRadius: n) },
    Extreme("circular rounded rectangle", seen: always) { n in
      RoundedRectangle(cornerRadius: n, style: .circular)
    },
    Extreme("rounded rectangle of a size", seen: always) { n in
      RoundedRectangle(cornerSize: CGSize(width: n, height: 10))
    },
    Extreme("stroked rounded rectangle", seen: always) { n in
      RoundedRectangle(cornerRadius: n).strokeBorder(.red, lineWidth: 3)
    },
    Extreme("uneven rounded rectangle", seen: always) { n in
      UnevenRoundedRectangle(topLeadingRadius: n, bottomTrailingRadius: 10)
    },
    Extreme("clip shape", seen: always) { n in Color.red.clipShape(RoundedRectangle(cornerRadius: n)) },
    Extreme("background shape", seen: always) { n in
      Text("a").frame(width: 30, height: 30).background(.red, in: .rect(cornerRadius: n))
    },
    Extreme("container shape", seen: always) { n in
      ContainerRelativeShape().containerShape(RoundedRectangle(cornerRadius: n))
    },
    Extreme("blur", seen: { $0.isNaN || $0 < 60 }) { n in Color.red.blur(radius: n) },
    Extreme("opaque blur", seen: always) { n in Color.red.blur(radius: n, opaque: true) },
    Extreme("shadow", seen: always) { n in Color.red.padding().shadow(radius: n) },
    Extreme("shadow offset", seen: always) { n in Color.red.padding().shadow(radius: 3, x: n, y: n) },
    Extreme("shadow style", seen: always) { n in
      Circle().fill(.red.shadow(.drop(radius: n, x: n)).shadow(.inner(radius: n, y: n)))
    },
    Extreme("scale effect") { n in Color.red.scaleEffect(n) },
    Extreme("scale of one axis") { n in Text("a").scaleEffect(x: n, y: 1) },
    Extreme("scale about an anchor") { n in Text("a").scaleEffect(2, anchor: UnitPoint(x: n, y: n)) },
    Extreme("rotation", seen: small) { n in Text("abc").rotationEffect(.degrees(n)) },
    Extreme("rotation in space") { n in
      Text("a").rotation3DEffect(.degrees(n), axis: (x: 1, y: 0, z: 0), perspective: 1)
    },
    Extreme("axis and perspective") { n in
      Text("a").rotation3DEffect(.degrees(30), axis: (x: n, y: 1, z: 0), anchorZ: n, perspective: n)
    },
    Extreme("transform") { n in
      Text("a").transformEffect(CGAffineTransform(a: n, b: 0, c: n, d: 1, tx: n, ty: 0))
    },
    Extreme("projection") { n in
      Text("a").projectionEffect(ProjectionTransform(CGAffineTransform(translationX: n, y: n)))
    },
    Extreme("opacity", seen: { $0 >= 1 }) { n in Color.red.opacity(n) },
    Extreme("opacity of a colour", seen: { $0 >= 1 }) { n in Color.red.opacity(n) },
    Extreme("opacity of a style", seen: { $0 >= 1 }) { n in Circle().fill(.red.opacity(n)) },
    Extreme("brightness") { n in Color.red.brightness(n) },
    Extreme("contrast") { n in Color.red.contrast(n) },
    Extreme("saturation") { n in Color.red.saturation(n) },
    Extreme("grayscale") { n in Color.red.grayscale(n) },
    Extreme("hue rotation", seen: always) { n in Color.red.hueRotation(.degrees(n)) },
    Extreme("mask") { n in Color.red.mask { Circle().padding(n) } },
    Extreme("components") { n in
      HStack {
        Color(red: n, green: n, blue: n)
        Color(hue: n, saturation: n, brightness: n)
        Color(white: n, opacity: n)
        Color(.displayP3, red: n, green: 0, blue: 0)
        Color(.sRGBLinear, red: 0, green: n, blue: 0, opacity: n)
        Color.red.mix(with: .blue, by: n)
      }
    },
    Extreme("material over colours") { n in
      Color.red.overlay { Rectangle().fill(.ultraThinMaterial).frame(width: 20).offset(x: n) }
    },
    Extreme("compositing groups", seen: always) { n in
      ZStack {
        Color.red.padding()
        Color.blue.offset(x: n).compositingGroup().opacity(0.5)
      }
      .drawingGroup()
    },
    Extreme("visual effect") { n in
      Color.red.visualEffect { content, _ in content.offset(x: n).scaleEffect(n).blur(radius: n) }
    },
    Extreme("hit area") { n in Color.red.contentShape(Circle().inset(by: n)).onTapGesture {} },
    Extreme("gesture thresholds") { n in
      Color.red.gesture(
        DragGesture(minimumDistance: n).simultaneously(with: MagnifyGesture(minimumScaleDelta: n))
      )
      .onLongPressGesture(minimumDuration: n, maximumDistance: n) {}
      .gesture(RotateGesture(minimumAngleDelta: .degrees(n)))
    },
  ]

  @Test(
    "An endless radius is that of a capsule", arguments: [CGFloat.infinity, .greatestFiniteMagnitude, 1e9])
  func capsule(radius: CGFloat) {
    func draw(@ViewBuilder _ view: () -> some View) -> String {
      let view = view()
      let app = TestHost(size: CGSize(width: 120, height: 80), scale: 2) { view.padding(10) }
      return app.png().base64EncodedString()
    }
    for style in [RoundedCornerStyle.continuous, .circular] {
      let capsule = draw { Color.red.clipShape(Capsule(style: style)) }
      #expect(draw { Color.red.clipShape(RoundedRectangle(cornerRadius: radius, style: style)) } == capsule)
      #expect(draw { RoundedRectangle(cornerRadius: radius, style: style).fill(.red) } == capsule)
    }
    #expect(
      draw { Color.red.cornerRadius(radius) } == draw { Color.red.clipShape(Capsule(style: .circular)) })
  }

  @Test("A view keeps what it can of a length", arguments: layout) func layout(_ extreme: Extreme) {
    extreme.check()
  }
  @Test("An effect does what it can with a number", arguments: effects) func effect(_ extreme: Extreme) {
    extreme.check()
  }
}

/// Answers and places with whatever it is given.
private struct Careless: Layout {
  var length: CGFloat
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: length, height: length)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: length, y: length), proposal: ProposedViewSize(width: length, height: length))
    }
  }
}
