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
