import Sash
import SwiftUI
import Testing

@MainActor @Suite("Drawings and texts of numbers that no one expects")
struct DrawingExtremeTests {
  nonisolated static let drawings: [Extreme] = [
    Extreme("line width", seen: { $0.isFinite && $0 >= 10 }) { n in
      Circle().inset(by: 10).stroke(.red, lineWidth: n)
    },
    Extreme("line width of a border") { n in Circle().strokeBorder(.red, lineWidth: n) },
    Extreme("border") { n in Color.white.border(.red, width: n) },
    Extreme("dash", seen: always) { n in
      Circle().stroke(.red, style: StrokeStyle(lineWidth: 3, dash: [n])).padding()
    },
    Extreme("dash of two", seen: always) { n in
      Circle().stroke(.red, style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [4, n], dashPhase: n))
        .padding()
    },
    Extreme("fine dash on a long line") { n in
      Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: n, y: 30))
      }
      .stroke(.red, style: StrokeStyle(lineWidth: 1, dash: [0.001]))
    },
    Extreme("miter limit", seen: always) { n in
      Path { $0.addLines([CGPoint(x: 5, y: 50), CGPoint(x: 30, y: 5), CGPoint(x: 35, y: 50)]) }
        .stroke(.red, style: StrokeStyle(lineWidth: 4, lineJoin: .miter, miterLimit: n))
    },
    Extreme("trim") { n in Circle().trim(from: 0, to: n).stroke(.red) },
    Extreme("trim from", seen: { $0 <= 0 }) { n in Circle().trim(from: n, to: 1) },
    Extreme("inset", seen: small) { n in Circle().inset(by: n).fill(.red) },
    Extreme("inset of a rectangle", seen: small) { n in
      RoundedRectangle(cornerRadius: 10).inset(by: n).fill(.red)
    },
    Extreme("inset capsule", seen: small) { n in Capsule().inset(by: n).strokeBorder(.red) },
    Extreme("changed shapes") { n in
      Circle().offset(x: n, y: n).rotation(.degrees(n)).scale(n)
      Circle().size(width: n, height: n)
      Rectangle().transform(CGAffineTransform(a: n, b: 0, c: 0, d: n, tx: 0, ty: 0))
    },
    Extreme("lines") { n in
      Path { path in
        path.move(to: CGPoint(x: n, y: 10))
        path.addLine(to: CGPoint(x: 20, y: n))
        path.addQuadCurve(to: CGPoint(x: 30, y: 30), control: CGPoint(x: n, y: n))
        path.addCurve(to: CGPoint(x: n, y: 0), control1: CGPoint(x: 4, y: n), control2: CGPoint(x: n, y: 3))
        path.closeSubpath()
      }
    },
    Extreme("stroked lines") { n in
      Path { path in
        path.move(to: CGPoint(x: 10, y: 10))
        path.addLine(to: CGPoint(x: 20, y: n))
        path.addCurve(to: CGPoint(x: n, y: 0), control1: CGPoint(x: 4, y: n), control2: CGPoint(x: n, y: 3))
      }
      .stroke(.red, style: StrokeStyle(lineWidth: 5, lineCap: .round, lineJoin: .round))
    },
    Extreme("arcs") { n in
      Path { path in
        path.addArc(
          center: CGPoint(x: 30, y: 30), radius: n, startAngle: .zero, endAngle: .degrees(90),
          clockwise: false)
        path.addArc(
          center: CGPoint(x: 30, y: 30), radius: 9, startAngle: .degrees(n), endAngle: .degrees(-n),
          clockwise: true)
        path.addRelativeArc(center: CGPoint(x: 30, y: 30), radius: 9, startAngle: .zero, delta: .degrees(n))
        path.addArc(tangent1End: CGPoint(x: n, y: 0), tangent2End: CGPoint(x: 0, y: n), radius: n)
      }
      .stroke(.red)
    },
    Extreme("closed forms") { n in
      Path { path in
        path.addRect(CGRect(x: n, y: 0, width: 10, height: n))
        path.addEllipse(in: CGRect(x: 0, y: 0, width: n, height: n))
        path.addRoundedRect(
          in: CGRect(x: 0, y: 0, width: n, height: 20), cornerSize: CGSize(width: 5, height: n))
        path.addRoundedRect(
          in: CGRect(x: 0, y: 0, width: 30, height: 20), cornerRadii: RectangleCornerRadii(topLeading: n))
      }
    },
    Extreme("operations on paths") { n in
      let big = Path(CGRect(x: 0, y: 0, width: n, height: n))
      let round = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40))
      round.union(big).intersection(round).subtracting(big)
      round.lineSubtraction(big).stroke()
    },
    Extreme("questions to paths") { n in
      let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: n, height: 40))
      Text(path.description.prefix(10))
      Text(path.contains(CGPoint(x: n, y: n)) ? "\(path.boundingRect.width)" : "-")
      Text(path.trimmedPath(from: 0.1, to: 0.7).strokedPath(StrokeStyle(lineWidth: n)).isEmpty ? "-" : "+")
    },
    Extreme("gradient stops", seen: always) { n in
      LinearGradient(
        stops: [
          .init(color: .red, location: 0.2), .init(color: .blue, location: n),
          .init(color: .red, location: 0.1),
        ],
        startPoint: .top, endPoint: .bottom)
    },
    Extreme("gradient line", seen: always) { n in
      LinearGradient(colors: [.red, .blue], startPoint: UnitPoint(x: n, y: n), endPoint: .bottom)
    },
    Extreme("radial gradient", seen: always) { n in
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: n, endRadius: n)
    },
    Extreme("radial gradient outward", seen: always) { n in
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: n)
    },
    Extreme("elliptical gradient", seen: always) { n in
      EllipticalGradient(
        colors: [.red, .blue], center: .center, startRadiusFraction: 0, endRadiusFraction: n)
    },
    Extreme("angular gradient", seen: always) { n in
      AngularGradient(
        colors: [.red, .blue], center: .center, startAngle: .degrees(n), endAngle: .degrees(90))
    },
    Extreme("conic gradient", seen: always) { n in
      AngularGradient(colors: [.red, .blue], center: UnitPoint(x: n, y: 0), angle: .degrees(n))
    },
    Extreme("mesh gradient") { n in
      MeshGradient(
        width: 2, height: 2,
        points: [SIMD2(0, 0), SIMD2(Float(n), 0), SIMD2(0, Float(n)), SIMD2(1, 1)],
        colors: [.red, .blue, .green, .yellow])
    },
    Extreme("gradients without colours") { n in
      LinearGradient(colors: [], startPoint: .top, endPoint: .bottom)
      RadialGradient(stops: [], center: .center, startRadius: n, endRadius: 1)
      AngularGradient(colors: [.red], center: .center)
    },
    Extreme("canvas") { n in
      Canvas { context, size in
        context.translateBy(x: n, y: 0)
        context.scaleBy(x: n, y: n)
        context.rotate(by: .degrees(n))
        context.opacity = n
        context.addFilter(.blur(radius: n))
        context.addFilter(.shadow(radius: n, x: n, y: n))
        context.fill(Path(CGRect(x: 0, y: 0, width: n, height: n)), with: .color(.red))
        context.stroke(
          Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red), lineWidth: n)
        context.draw(Text("a"), at: CGPoint(x: n, y: n))
        context.draw(Image(systemName: "star"), in: CGRect(x: 0, y: 0, width: n, height: 20))
        context.fill(
          Path(CGRect(x: 0, y: 0, width: 20, height: 20)),
          with: .linearGradient(
            Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: n, y: n)))
      }
    },
    Extreme("size of a canvas") { n in
      Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }
        .frame(width: n, height: n)
    },
    Extreme("clipped canvas") { n in
      Canvas { context, size in
        context.clip(to: Path(CGRect(x: n, y: 0, width: n, height: n)))
        context.drawLayer { layer in
          layer.addFilter(.blur(radius: 2))
          layer.fill(Path(CGRect(x: 0, y: 0, width: 30, height: 30)), with: .color(.blue))
        }
      }
    },
    Extreme("image scale and size") { n in
      Image(systemName: "star").resizable().frame(width: n, height: 20)
      Image(systemName: "star").resizable().aspectRatio(n, contentMode: .fit)
      Image(systemName: "wifi", variableValue: n)
      Image(systemName: "star").font(.system(size: n))
    },
    Extreme("cap insets") { n in
      Image(systemName: "star").resizable(
        capInsets: EdgeInsets(top: n, leading: n, bottom: n, trailing: n), resizingMode: .tile)
    },
    Extreme("renderer") { n in
      let renderer = ImageRenderer(content: Color.red.frame(width: 10, height: 10))
      let _ = renderer.scale = n
      let _ = renderer.proposedSize = ProposedViewSize(width: n, height: n)
      Text(renderer.uiImage == nil ? "-" : "+")
    },
  ]

  nonisolated static let texts: [Extreme] = [
    Extreme("font size") { n in Text("Text").font(.system(size: n)) },
    Extreme("font of a family") { n in Text("Text").font(.custom("Georgia", size: n)) },
    Extreme("font of a fixed size") { n in Text("Text").font(.custom("Menlo", fixedSize: n)).bold().italic()
    },
    Extreme("kerning", seen: small) { n in Text("Text").kerning(n) },
    Extreme("tracking", seen: small) { n in Text("Text of some words").tracking(n) },
    Extreme("baseline offset", seen: small) { n in Text("Text").baselineOffset(n) },
    Extreme("line spacing", seen: always) { n in Text("Text of some words").lineSpacing(n) },
    Extreme("line limit", seen: { $0 > 0 }) { n in
      Text("Text of some words").lineLimit(n.isFinite && abs(n) < 1e9 ? Int(n) : n > 0 ? .max : .min)
    },
    Extreme("minimum scale", seen: always) { n in Text("Textofoneword").lineLimit(1).minimumScaleFactor(n) },
    Extreme("text in a narrow frame") { n in Text("Text of some words").frame(width: n, height: 20) },
    Extreme("scaled metrics") { n in Metric(length: n) },
    Extreme("formatted numbers", seen: always) { n in
      Text("\(n)")
      Text(n, format: .number)
      Text(n, format: .percent)
    },
    Extreme("field of a number") { n in TextField("a", value: .constant(n), format: .number) },
    Extreme("dates") { n in
      Text(Date(timeIntervalSinceReferenceDate: n), style: .relative)
      Text(Date(timeIntervalSinceReferenceDate: n), style: .timer)
      Text(Date(timeIntervalSinceReferenceDate: n), style: .date)
    },
  ]

  @Test("A drawing shows what it can", arguments: drawings) func drawing(_ extreme: Extreme) {
    extreme.check()
  }
  @Test("A text shows what it can", arguments: texts) func text(_ extreme: Extreme) { extreme.check() }
}

private struct Metric: View {
  @ScaledMetric var length: CGFloat
  init(length: CGFloat) { _length = ScaledMetric(wrappedValue: length) }
  var body: some View { Color.red.frame(width: length) }
}
