import Sash
import SwiftUI
import Testing

@MainActor @Suite("Shapes of containers")
struct ContainerShapeTests {
  /// The pixels of the window that differ between two pictures.
  private func differences<A: View, B: View>(@ViewBuilder _ a: () -> A, @ViewBuilder _ b: () -> B) -> Int {
    let (a, b) = (Picture(100, a), Picture(100, b))
    var count = 0
    for y in 0..<100 {
      for x in 0..<100 where a.app.pixel(x: x, y: y) != b.app.pixel(x: x, y: y) { count += 1 }
    }
    return count
  }

  @Test("Corners inside have the same centres as those of the container")
  func concentric() {
    let off = differences {
      ContainerRelativeShape().fill(.blue).padding(10)
        .frame(width: 80, height: 60)
        .containerShape(RoundedRectangle(cornerRadius: 24))
    } _: {
      RoundedRectangle(cornerRadius: 14).fill(.blue).frame(width: 60, height: 40)
    }
    #expect(off == 0)
  }

  @Test(
    "The nearest side counts; further inside than the radius corners are sharp; without a container all are")
  func insets() {
    let nearest = differences {
      ContainerRelativeShape().fill(.blue).padding(.leading, 30).padding(.top, 6).padding(.bottom, 20)
        .padding(.trailing, 12).frame(width: 80, height: 80).containerShape(
          RoundedRectangle(cornerRadius: 20))
    } _: {
      RoundedRectangle(cornerRadius: 14).fill(.blue).padding(.leading, 30).padding(.top, 6)
        .padding(.bottom, 20).padding(.trailing, 12).frame(width: 80, height: 80)
    }
    #expect(nearest == 0)
    let deep = differences {
      ContainerRelativeShape().fill(.blue).padding(20).frame(width: 80, height: 80)
        .containerShape(RoundedRectangle(cornerRadius: 12))
    } _: {
      Rectangle().fill(.blue).frame(width: 40, height: 40)
    }
    #expect(deep == 0)
    let alone = differences {
      ContainerRelativeShape().fill(.blue).frame(width: 40, height: 40)
    } _: {
      Rectangle().fill(.blue).frame(width: 40, height: 40)
    }
    #expect(alone == 0)
  }

  @Test("Each corner of a concentric rectangle has the centre of the container's, or is sharp beyond it")
  func concentricRectangles() {
    let even = differences {
      ConcentricRectangle().fill(.blue).padding(10).frame(width: 80, height: 60)
        .containerShape(.rect(cornerRadius: 24))
    } _: {
      RoundedRectangle(cornerRadius: 14).fill(.blue).frame(width: 60, height: 40)
    }
    #expect(even == 0)
    func uneven<S: Shape>(_ shape: S) -> some View {
      shape.fill(.blue).padding(.leading, 4).padding(.top, 8).padding(.bottom, 20).padding(.trailing, 12)
        .frame(width: 90, height: 90).containerShape(.rect(cornerRadius: 26))
    }
    let own = differences {
      uneven(ConcentricRectangle())
    } _: {
      uneven(
        .rect(topLeadingRadius: 18, bottomLeadingRadius: 6, bottomTrailingRadius: 6, topTrailingRadius: 14))
    }
    #expect(own == 0)
    let uniform = differences {
      uneven(.rect(corners: .concentric, isUniform: true))
    } _: {
      uneven(.rect(cornerRadius: 18))
    }
    #expect(uniform == 0)
    let top = differences {
      uneven(ConcentricRectangle(uniformTopCorners: .concentric, uniformBottomCorners: .fixed(3)))
    } _: {
      uneven(
        .rect(topLeadingRadius: 18, bottomLeadingRadius: 3, bottomTrailingRadius: 3, topTrailingRadius: 18))
    }
    #expect(top == 0)
  }

  @Test("Corners may have a least radius or a fixed one, and without a container they are sharp")
  func cornerStyles() {
    let least = differences {
      ConcentricRectangle(
        topLeadingCorner: .concentric(minimum: 12), topTrailingCorner: 20, bottomLeadingCorner: .concentric,
        bottomTrailingCorner: .concentric(minimum: 2)
      )
      .fill(.blue).padding(10).frame(width: 90, height: 90).containerShape(.rect(cornerRadius: 14))
    } _: {
      UnevenRoundedRectangle(
        topLeadingRadius: 12, bottomLeadingRadius: 4, bottomTrailingRadius: 4, topTrailingRadius: 20
      )
      .fill(.blue).padding(10).frame(width: 90, height: 90)
    }
    #expect(least == 0)
    let alone = differences {
      ConcentricRectangle(corners: .concentric).fill(.blue).padding(10)
    } _: {
      Rectangle().fill(.blue).padding(10)
    }
    #expect(alone == 0)
  }

  @Test("Capsules have corners too; other shapes are as much smaller; right to left corners change sides")
  func containersOfCorners() {
    let capsule = differences {
      ConcentricRectangle().fill(.blue).padding(6).frame(width: 90, height: 40).containerShape(.capsule)
    } _: {
      RoundedRectangle(cornerRadius: 14).fill(.blue).frame(width: 78, height: 28)
    }
    #expect(capsule == 0)
    let ellipse = differences {
      ConcentricRectangle().fill(.blue).padding(6).frame(width: 90, height: 40).containerShape(.ellipse)
    } _: {
      ContainerRelativeShape().fill(.blue).padding(6).frame(width: 90, height: 40).containerShape(.ellipse)
    }
    #expect(ellipse == 0)
    func turned<S: Shape>(_ shape: S) -> some View {
      shape.fill(.blue).padding(.leading, 4).padding(.vertical, 4).padding(.trailing, 16)
        .frame(width: 80, height: 60)
        .containerShape(.rect(topLeadingRadius: 20, topTrailingRadius: 30))
        .environment(\.layoutDirection, .rightToLeft)
    }
    let sides = differences {
      turned(ConcentricRectangle())
    } _: {
      turned(UnevenRoundedRectangle(topLeadingRadius: 16, topTrailingRadius: 14))
    }
    #expect(sides == 0)
  }

  @Test("A shape of the app's own may tell its corners, which may follow those around it")
  func ownCorners() {
    struct Card: RoundedRectangularShape {
      var inset: CGFloat = 0
      func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }
      func inset(by amount: CGFloat) -> Card { Card(inset: inset + amount) }
      func corners(in size: CGSize?) -> Corners? { .concentric(minimum: 8) }
    }
    func view(_ padding: CGFloat) -> some View {
      ConcentricRectangle().fill(.blue).padding(2).containerShape(Card()).padding(padding)
        .frame(width: 80, height: 80).containerShape(.rect(cornerRadius: 24))
    }
    let near = differences {
      view(10)
    } _: {
      RoundedRectangle(cornerRadius: 12).fill(.blue).frame(width: 56, height: 56)
    }
    #expect(near == 0)
    let far = differences {
      view(22)
    } _: {
      RoundedRectangle(cornerRadius: 6).fill(.blue).frame(width: 32, height: 32)
    }
    #expect(far == 0)
    #expect(Capsule().corners(in: nil) == nil && Rectangle().corners(in: nil) == .fixed(0))
    var corners = RoundedRectangularShapeCorners.fixed(3)
    corners[.bottomLeading] = .concentric(minimum: 1.5)
    #expect(corners[.bottomLeading] == .concentric(minimum: .fixed(1.5)) && corners.topLeading == 3)
    #expect(Edge.Corner.Set.top.contains(.topLeading) && !Edge.Corner.Set.leading.contains(.topTrailing))
  }

  private struct Sheeted: View {
    @State private var isShown = false
    var body: some View {
      Button("Show") { isShown = true }
        .sheet(isPresented: $isShown) {
          ConcentricRectangle().fill(.blue).padding(2).presentationCornerRadius(30)
        }
    }
  }

  @Test("A sheet is a container with the corners that it has")
  func sheet() throws {
    let host = TestHost(size: CGSize(width: 300, height: 500)) { Sheeted() }
    host.tap("Show")
    host.advance(by: 2)
    func isBlue(_ x: Int, _ y: Int) -> Bool { host.pixel(x: x, y: y) == blue }
    let top = try #require((0..<500).first { isBlue(150, $0) })
    // Its corners are rounded by 28 points.
    #expect(!isBlue(4, top + 2) && !isBlue(295, top + 2) && isBlue(34, top + 1) && isBlue(4, top + 34))
    let bottom = try #require((0..<500).last { isBlue(150, $0) })
    #expect(bottom > 490)
  }

  @Test("Clips, backgrounds, borders and insets follow it, and so do containers in containers")
  func uses() {
    let clip = differences {
      Color.blue.clipShape(ContainerRelativeShape()).padding(5).frame(width: 60, height: 60)
        .containerShape(.circle)
    } _: {
      Circle().fill(.blue).frame(width: 50, height: 50)
    }
    #expect(clip == 0)
    let background = differences {
      Color.clear.frame(width: 40, height: 40).background(.blue, in: .containerRelative).padding(4)
        .containerShape(RoundedRectangle(cornerRadius: 12))
    } _: {
      RoundedRectangle(cornerRadius: 8).fill(.blue).frame(width: 40, height: 40)
    }
    #expect(background == 0)
    let inset = differences {
      ContainerRelativeShape().inset(by: 6).fill(.blue).frame(width: 60, height: 60)
        .containerShape(RoundedRectangle(cornerRadius: 16))
    } _: {
      RoundedRectangle(cornerRadius: 10).fill(.blue).frame(width: 48, height: 48)
    }
    #expect(inset == 0)
    let nested = differences {
      ContainerRelativeShape().fill(.blue).padding(5)
        .containerShape(ContainerRelativeShape()).padding(5)
        .frame(width: 80, height: 80).containerShape(RoundedRectangle(cornerRadius: 25))
    } _: {
      RoundedRectangle(cornerRadius: 15).fill(.blue).frame(width: 60, height: 60)
    }
    #expect(nested == 0)
  }

  @Test("Where it stands counts as it moves")
  func moves() {
    struct Page: View {
      @State private var isIn = false
      var body: some View {
        ContainerRelativeShape().fill(.black).padding(isIn ? 30 : 0).frame(width: 80, height: 80)
          .containerShape(RoundedRectangle(cornerRadius: 20)).onTapGesture { isIn.toggle() }
      }
    }
    let app = TestHost(size: CGSize(width: 80, height: 80)) { Page() }
    #expect(app.pixel(x: 1, y: 1) == (255, 255, 255))
    app.tap(at: CGPoint(x: 40, y: 40))
    #expect(app.pixel(x: 30, y: 30) == (0, 0, 0) && app.pixel(x: 29, y: 30) == (255, 255, 255))
  }
}
