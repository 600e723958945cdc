import Foundation
import Sash
import SwiftUI
import Testing

// Each case names its row of the layout cases that the texts and the sources behind Sash give.

@MainActor @Suite("Layout cases: leaves and frames")
struct LeafFrameCaseTests {
  private let frames = Frames()

  private func color(_ name: String) -> some View { Color.red.measured(name, frames) }
  private func fixed(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).measured(name, frames)
  }

  // Source: OpenSwiftUIProject/OpenSwiftUI:Sources/OpenSwiftUICore/Layout/Geometry/GeometryReader.swift
  // OpenSwiftUIProject/OpenSwiftUI:Sources/OpenSwiftUICore/Layout/Geometry/ProposedSize.swift
  // https://swiftuifieldguide.com/layout/
  @Test(
    "Leaves [case-1 case-2 case-3 case-4 case-5 case-6 case-7 case-8 case-9 case-10 case-11 case-12 case-13]")
  func leaves() {
    check(1, "nil x nil", "root 10x10; a (0,0,10,10)", frames) {
      color("a")
    }
    check(2, "0 x 0", "root 0x0; a (0,0,0,0)", frames) {
      color("a")
    }
    check(3, "inf x inf", "root infxinf; a (0,0,inf,inf)", frames) {
      color("a")
    }
    check(4, "120 x 40", "root 120x40; a (0,0,120,40)", frames) {
      color("a")
    }
    check(5, "nil x 40", "root 10x40; a (0,0,10,40)", frames) {
      color("a")
    }
    check(6, "120 x nil", "root 120x10; a (0,0,120,10)", frames) {
      color("a")
    }
    check(7, "nil x nil", "root 10x10; a (0,0,10,10)", frames) {
      Circle().measured("a", frames)
    }
    check(8, "120 x 40", "root 40x40; a (0,0,40,40)", frames) {
      Circle().measured("a", frames)
    }
    check(9, "nil x 40", "root 10x10; a (0,0,10,10)", frames) {
      Circle().measured("a", frames)
    }
    check(10, "40 x nil", "root 10x10; a (0,0,10,10)", frames) {
      Circle().measured("a", frames)
    }
    check(11, "inf x 50", "root 50x50; a (0,0,50,50)", frames) {
      Circle().measured("a", frames)
    }
    check(12, "nil x nil", "root 10x10", frames) {
      GeometryReader { _ in Color.red }
    }
    check(13, "200 x 100", "root 200x100", frames) {
      GeometryReader { _ in Color.red }
    }
  }

  // Source: OpenSwiftUIProject/OpenSwiftUI:Sources/OpenSwiftUICore/Layout/Modifier/FrameLayout.swift
  @Test("Frames [case-35 case-36 case-37 case-38 case-39 case-40 case-41 case-42 case-43 case-44]")
  func plainFrames() {
    check(35, "300 x 200", "root 100x200; a (0,0,100,200)", frames) {
      color("a").frame(width: 100)
    }
    check(36, "300 x 200", "root 300x50; a (0,0,300,50)", frames) {
      color("a").frame(height: 50)
    }
    check(37, "300 x 200", "root 100x50; a (0,0,100,50)", frames) {
      color("a").frame(width: 100, height: 50)
    }
    check(38, "300 x 200", "root 100x50; a (10,10,80,30)", frames) {
      fixed("a", 80, 30).frame(width: 100, height: 50)
    }
    check(39, "300 x 200", "root 100x50; a (20,20,80,30)", frames) {
      fixed("a", 80, 30).frame(width: 100, height: 50, alignment: .bottomTrailing)
    }
    check(40, "300 x 200", "root 100x50; a (0,0,120,60)", frames) {
      fixed("a", 120, 60).frame(width: 100, height: 50, alignment: .topLeading)
    }
    check(41, "300 x 200", "root 100x50; a (-10,-5,120,60)", frames) {
      fixed("a", 120, 60).frame(width: 100, height: 50)
    }
    check(42, "nil x nil", "root 100x10; a (0,0,100,10)", frames) {
      color("a").frame(width: 100)
    }
    check(43, "400 x 400", "root 200x200; a (50,50,100,100)", frames) {
      fixed("a", 100, 100).frame(width: 200, height: 200)
    }
    check(44, "400 x 400", "root 100x100; a (-50,-50,200,200)", frames) {
      fixed("a", 200, 200).frame(width: 100, height: 100)
    }
  }

  // Source: OpenSwiftUIProject/OpenSwiftUI:Sources/OpenSwiftUICore/Layout/FixedSizeLayout.swift
  // OpenSwiftUIProject/OpenSwiftUI:Sources/OpenSwiftUICore/Layout/Modifier/FrameLayout.swift
  @Test(
    "Flexible frames [case-45 case-46 case-47 case-48 case-49 case-50 case-51 case-52 case-53 case-54 case-55 case-56 case-57 case-58 case-59 case-60 case-61 case-62 case-63 case-64 case-65 case-66 case-68]"
  )
  func flexibleFrames() {
    check(45, "300 x 50", "root 100x50; a (0,0,100,50)", frames) {
      color("a").frame(maxWidth: 100)
    }
    check(46, "60 x 50", "root 60x50; a (0,0,60,50)", frames) {
      color("a").frame(maxWidth: 100)
    }
    check(47, "300 x 50", "root 100x20; a (30,0,40,20)", frames) {
      fixed("a", 40, 20).frame(maxWidth: 100)
    }
    check(48, "60 x 50", "root 60x20; a (10,0,40,20)", frames) {
      fixed("a", 40, 20).frame(maxWidth: 100)
    }
    check(49, "300 x 50", "root 300x20; a (130,0,40,20)", frames) {
      fixed("a", 40, 20).frame(maxWidth: .infinity)
    }
    check(50, "nil x 50", "root 40x20; a (0,0,40,20)", frames) {
      fixed("a", 40, 20).frame(maxWidth: .infinity)
    }
    check(51, "300 x 50", "root 300x20; a (0,0,40,20)", frames) {
      fixed("a", 40, 20).frame(maxWidth: .infinity, alignment: .leading)
    }
    check(52, "300 x 100", "root 300x100; a (260,80,40,20)", frames) {
      fixed("a", 40, 20).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
    }
    check(53, "60 x 50", "root 100x50; a (0,0,100,50)", frames) {
      color("a").frame(minWidth: 100)
    }
    check(54, "300 x 50", "root 300x50; a (0,0,300,50)", frames) {
      color("a").frame(minWidth: 100)
    }
    check(55, "300 x 50", "root 100x20; a (30,0,40,20)", frames) {
      fixed("a", 40, 20).frame(minWidth: 100)
    }
    check(56, "60 x 50", "root 100x20; a (30,0,40,20)", frames) {
      fixed("a", 40, 20).frame(minWidth: 100)
    }
    check(57, "300 x 50", "root 300x20; a (-50,0,400,20)", frames) {
      fixed("a", 400, 20).frame(minWidth: 100)
    }
    check(58, "150 x 50", "root 150x20; a (55,0,40,20)", frames) {
      fixed("a", 40, 20).frame(minWidth: 100, maxWidth: 200)
    }
    check(59, "300 x 50", "root 200x20; a (80,0,40,20)", frames) {
      fixed("a", 40, 20).frame(minWidth: 100, maxWidth: 200)
    }
    check(60, "50 x 50", "root 100x20; a (30,0,40,20)", frames) {
      fixed("a", 40, 20).frame(minWidth: 100, maxWidth: 200)
    }
    check(61, "nil x nil", "root 100x20; a (30,0,40,20)", frames) {
      fixed("a", 40, 20).frame(minWidth: 100, maxWidth: 200)
    }
    check(62, "300 x 50", "root 300x20; a (-50,0,400,20)", frames) {
      fixed("a", 400, 20).frame(minWidth: 0, maxWidth: .infinity)
    }
    check(63, "nil x nil", "root 120x30; a (0,0,120,30)", frames) {
      color("a").frame(idealWidth: 120, idealHeight: 30)
    }
    check(64, "300 x 200", "root 300x200; a (0,0,300,200)", frames) {
      color("a").frame(idealWidth: 120, idealHeight: 30)
    }
    check(65, "nil x 40", "root 120x40; a (0,0,120,40)", frames) {
      color("a").frame(minWidth: 50, idealWidth: 120, maxWidth: 200)
    }
    check(66, "300 x 200", "root 100x60; a (0,0,100,60)", frames) {
      color("a").frame(idealWidth: 100, idealHeight: 60).fixedSize()
    }
    check(68, "320 x 400", "root 160x90; a (0,0,160,90)", frames) {
      color("a").aspectRatio(16 / 9, contentMode: .fit).frame(maxHeight: 90)
    }
  }

  // Source: OpenSwiftUIProject/OpenSwiftUI:Sources/OpenSwiftUICore/Layout/Modifier/PaddingLayout.swift
  @Test("Paddings [case-69 case-70 case-71 case-72 case-73 case-74 case-75 case-76 case-77]")
  func paddings() {
    check(69, "300 x 200", "root 300x200; a (16,16,268,168)", frames) {
      color("a").padding()
    }
    check(70, "300 x 200", "root 300x200; a (10,10,280,180)", frames) {
      color("a").padding(10)
    }
    check(71, "300 x 200", "root 72x52; a (16,16,40,20)", frames) {
      fixed("a", 40, 20).padding()
    }
    check(72, "nil x nil", "root 30x30; a (10,10,10,10)", frames) {
      color("a").padding(10)
    }
    check(73, "150 x 150", "root 200x200; a (100,100,0,0)", frames) {
      color("a").padding(100)
    }
    check(74, "300 x 200", "root 100x100; a (10,10,80,80)", frames) {
      color("a").padding(10).frame(width: 100, height: 100)
    }
    check(75, "300 x 200", "root 120x120; a (10,10,100,100)", frames) {
      color("a").frame(width: 100, height: 100).padding(10)
    }
    check(76, "100 x 50", "root 100x50; a (-10,-10,120,70)", frames) {
      color("a").padding(-10)
    }
    check(77, "100 x 50", "root 100x50; a (8,4,92,46)", frames) {
      color("a").padding(.leading, 8).padding(.top, 4)
    }
  }

  // Source: OpenSwiftUIProject/OpenSwiftUI:Sources/OpenSwiftUICore/Layout/FixedSizeLayout.swift
  @Test("Fixed sizes [case-78 case-79 case-80 case-81 case-82]")
  func fixedSizes() {
    check(78, "300 x 200", "root 10x10; a (0,0,10,10)", frames) {
      color("a").fixedSize()
    }
    check(79, "300 x 200", "root 10x200; a (0,0,10,200)", frames) {
      color("a").fixedSize(horizontal: true, vertical: false)
    }
    check(80, "300 x 200", "root 300x10; a (0,0,300,10)", frames) {
      color("a").fixedSize(horizontal: false, vertical: true)
    }
    check(81, "300 x 200", "root 50x20; a (-15,0,80,20)", frames) {
      fixed("a", 80, 20).fixedSize().frame(width: 50)
    }
    check(82, "300 x 200", "root 90x40; a (25,0,40,20); b (0,20,90,20)", frames) {
      VStack(spacing: 0) {
        fixed("a", 40, 20).frame(maxWidth: .infinity)
        fixed("b", 90, 20).frame(maxWidth: .infinity)
      }.fixedSize(horizontal: true, vertical: false)
    }
  }

  // Source: OpenSwiftUIProject/OpenSwiftUI:Sources/OpenSwiftUICore/Layout/AspectRatioLayout.swift
  // common use in LazyVGrid and ScrollView cells
  @Test(
    "Ratios [case-83 case-84 case-85 case-86 case-87 case-88 case-89 case-90 case-91 case-92 case-93 case-94 case-95 case-96 case-97 case-98]"
  )
  func ratios() {
    check(83, "300 x 300", "root 300x200; a (0,0,300,200)", frames) {
      color("a").aspectRatio(1.5, contentMode: .fit)
    }
    check(84, "300 x 300", "root 450x300; a (0,0,450,300)", frames) {
      color("a").aspectRatio(1.5, contentMode: .fill)
    }
    check(85, "300 x 300", "root 150x300; a (0,0,150,300)", frames) {
      color("a").aspectRatio(0.5, contentMode: .fit)
    }
    check(86, "300 x 300", "root 300x600; a (0,0,300,600)", frames) {
      color("a").aspectRatio(0.5, contentMode: .fill)
    }
    check(87, "200 x 100", "root 100x100; a (0,0,100,100)", frames) {
      color("a").aspectRatio(1, contentMode: .fit)
    }
    check(88, "200 x 100", "root 200x200; a (0,0,200,200)", frames) {
      color("a").aspectRatio(1, contentMode: .fill)
    }
    check(89, "nil x 100", "root 200x100; a (0,0,200,100)", frames) {
      color("a").aspectRatio(2, contentMode: .fit)
    }
    check(90, "100 x nil", "root 100x50; a (0,0,100,50)", frames) {
      color("a").aspectRatio(2, contentMode: .fit)
    }
    check(91, "390 x 763", "root 390x219.375; a (0,0,390,219.375)", frames) {
      color("a").aspectRatio(16.0 / 9, contentMode: .fit)
    }
    check(92, "390 x 200", "root 266.6667x200; a (0,0,266.6667,200)", frames) {
      color("a").aspectRatio(4.0 / 3, contentMode: .fit)
    }
    check(93, "100 x nil", "root 100x50; a (0,0,100,50)", frames) {
      color("a").aspectRatio(2, contentMode: .fill)
    }
    check(94, "nil x nil", "root 10x10; a (0,0,10,10)", frames) {
      color("a").aspectRatio(2, contentMode: .fit)
    }
    check(95, "300 x 300", "root 100x50; a (0,0,100,50)", frames) {
      fixed("a", 100, 50).aspectRatio(contentMode: .fit)
    }
    check(96, "300 x 300", "root 300x200; a (0,0,300,200)", frames) {
      color("a").frame(idealWidth: 30, idealHeight: 20).scaledToFit()
    }
    check(97, "300 x 300", "root 450x300; a (0,0,450,300)", frames) {
      color("a").frame(idealWidth: 30, idealHeight: 20).scaledToFill()
    }
    check(98, "400 x 400", "root 200x100; a (0,-50,200,200)", frames) {
      color("a").aspectRatio(1, contentMode: .fill).frame(width: 200, height: 100)
    }
  }
}
