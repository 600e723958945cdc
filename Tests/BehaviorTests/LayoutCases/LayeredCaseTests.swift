import Foundation
import Sash
import SwiftUI
import Testing

// Each case names its row of the layout cases that the texts and the sources behind Sash give.

@MainActor @Suite("Layout cases: layers, positions and guides")
struct LayeredCaseTests {
  private let frames = Frames()

  private func color(_ name: String) -> some View { Color.red.measured(name, frames) }
  private func fixed(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).measured(name, frames)
  }

  // Source: OpenSwiftUIProject/OpenSwiftUI:Sources/OpenSwiftUICore/Layout/Stack/ZStack.swift
  @Test("Layered stacks [case-168 case-169 case-170 case-171 case-172 case-173]")
  func layeredStacks() {
    check(168, "300 x 200", "root 100x60; a (30,20,40,20); b (0,0,100,60)", frames) {
      ZStack {
        fixed("a", 40, 20)
        fixed("b", 100, 60)
      }
    }
    check(169, "300 x 200", "root 100x60; a (0,0,40,20); b (0,0,100,60)", frames) {
      ZStack(alignment: .topLeading) {
        fixed("a", 40, 20)
        fixed("b", 100, 60)
      }
    }
    check(170, "300 x 200", "root 300x200; a (0,0,300,200); b (130,90,40,20)", frames) {
      ZStack {
        color("a")
        fixed("b", 40, 20)
      }
    }
    check(171, "nil x nil", "root 40x20; a (0,0,40,20); b (0,0,40,20)", frames) {
      ZStack {
        color("a")
        fixed("b", 40, 20)
      }
    }
    check(172, "300 x 200", "root 40x20; a (0,0,40,20); b (-30,-20,100,60)", frames) {
      ZStack {
        fixed("a", 40, 20).layoutPriority(1)
        fixed("b", 100, 60)
      }
    }
    check(173, "300 x 200", "root 100x60; a (0,0,100,60); b (80,40,20,20)", frames) {
      ZStack(alignment: .bottomTrailing) {
        fixed("a", 100, 60)
        fixed("b", 20, 20)
      }
    }
  }

  // Source: OpenSwiftUIProject/OpenSwiftUI:Sources/OpenSwiftUICore/Layout/Alignment/AlignmentGuide.swift
  // OpenSwiftUIProject/OpenSwiftUI:Sources/OpenSwiftUICore/Modifier/ViewModifier/OverlayModifier.swift
  @Test("Backgrounds and overlays [case-174 case-175 case-176 case-177 case-178 case-179 case-180]")
  func backgroundsAndOverlays() {
    check(174, "300 x 200", "root 40x20; a (0,0,40,20); bg (0,0,40,20)", frames) {
      fixed("a", 40, 20).background(color("bg"))
    }
    check(175, "300 x 200", "root 40x20; a (0,0,40,20); o (30,0,10,10)", frames) {
      fixed("a", 40, 20).overlay(alignment: .topTrailing) { fixed("o", 10, 10) }
    }
    check(176, "300 x 200", "root 40x20; a (0,0,40,20); bg (-30,-20,100,60)", frames) {
      fixed("a", 40, 20).background { fixed("bg", 100, 60) }
    }
    check(177, "300 x 200", "root 40x20; a (0,0,40,20); o (0,0,100,60)", frames) {
      fixed("a", 40, 20).overlay(alignment: .topLeading) { fixed("o", 100, 60) }
    }
    check(178, "300 x 200", "root 60x40; a (10,10,40,20); bg (0,0,60,40)", frames) {
      fixed("a", 40, 20).padding(10).background { color("bg") }
    }
    check(179, "300 x 200", "root 60x40; a (10,10,40,20); bg (10,10,40,20)", frames) {
      fixed("a", 40, 20).background { color("bg") }.padding(10)
    }
    check(180, "300 x 200", "root 150x50; a (0,0,150,50); o (135,-15,30,30)", frames) {
      fixed("a", 150, 50).overlay(alignment: .topTrailing) {
        fixed("o", 30, 30)
          .alignmentGuide(.top) { $0[VerticalAlignment.center] }
          .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
      }
    }
  }

  // Source: OpenSwiftUIProject/OpenSwiftUI:Sources/OpenSwiftUI/Layout/Modifier/PositionLayout.swift
  // OpenSwiftUIProject/OpenSwiftUI:Sources/OpenSwiftUICore/Layout/Modifier/FrameLayout.swift
  // OpenSwiftUIProject/OpenSwiftUI:Sources/OpenSwiftUICore/Layout/Modifier/PaddingLayout.swift
  @Test("Positions and offsets [case-181 case-182 case-183 case-184 case-185 case-186]")
  func positionsAndOffsets() {
    check(181, "300 x 200", "root 40x20; a (30,30,40,20)", frames) {
      fixed("a", 40, 20).offset(x: 30, y: 30)
    }
    check(182, "300 x 200", "root 300x200; a (60,45,40,20)", frames) {
      fixed("a", 40, 20).position(x: 80, y: 55)
    }
    check(183, "300 x 200", "root 130x80; a (30,30,100,50)", frames) {
      fixed("a", 100, 50).position(x: 80, y: 55).frame(width: 130, height: 80)
    }
    check(184, "nil x nil", "root 40x20; a (60,45,40,20)", frames) {
      fixed("a", 40, 20).position(x: 80, y: 55)
    }
    check(185, "300 x 200", "root 130x80; a (30,30,100,50)", frames) {
      fixed("a", 100, 50).padding(.leading, 30).padding(.top, 30)
    }
    check(186, "300 x 200", "root 130x80; a (30,30,100,50)", frames) {
      fixed("a", 100, 50).frame(width: 130, height: 80, alignment: .bottomTrailing)
    }
  }

  // Source: OpenSwiftUIProject/OpenSwiftUI:Sources/OpenSwiftUICore/Layout/Alignment/AlignmentGuide.swift
  @Test("Guides [case-190 case-191 case-192 case-193 case-194]")
  func guides() {
    check(190, "300 x 200", "root 60x40; a (20,0,40,20); b (0,20,40,20)", frames) {
      VStack(alignment: .leading, spacing: 0) {
        fixed("a", 40, 20)
        fixed("b", 40, 20).alignmentGuide(.leading) { _ in 20 }
      }
    }
    check(191, "300 x 200", "root 70x40; a (0,0,40,20); b (30,20,40,20)", frames) {
      VStack(alignment: .leading, spacing: 0) {
        fixed("a", 40, 20)
        fixed("b", 40, 20).alignmentGuide(.leading) { _ in -30 }
      }
    }
    check(192, "300 x 200", "root 120x40; a (0,0,100,20); b (80,20,40,20)", frames) {
      VStack(alignment: .trailing, spacing: 0) {
        fixed("a", 100, 20)
        fixed("b", 40, 20).alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
      }
    }
    check(193, "300 x 200", "root 60x60; a (0,0,30,30); b (0,30,30,30); c (30,0,30,20)", frames) {
      HStack(alignment: .top, spacing: 0) {
        VStack(spacing: 0) {
          fixed("a", 30, 30)
          fixed("b", 30, 30)
        }
        fixed("c", 30, 20)
      }
    }
    check(194, "300 x 200", "root 100x100; a (0,-10,40,20)", frames) {
      fixed("a", 40, 20).alignmentGuide(.top) { _ in 10 }
        .frame(width: 100, height: 100, alignment: .topLeading)
    }
  }
}
