import Foundation
import Sash
import SwiftUI
import Testing

// Each case names its row of the layout cases that the texts and the sources behind Sash give.

@MainActor @Suite("Layout cases: stacks")
struct StackCaseTests {
  private let frames = Frames()

  private func color(_ name: String) -> some View { Color.red.measured(name, frames) }
  private func fixed(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).measured(name, frames)
  }

  // Source: OpenSwiftUIProject/OpenSwiftUI:Sources/OpenSwiftUICore/Layout/Stack/StackLayout.swift
  @Test(
    "Horizontal stacks [case-101 case-102 case-103 case-104 case-105 case-106 case-107 case-108 case-109 case-110 case-111 case-112 case-113 case-114 case-115 case-116]"
  )
  func horizontalStacks() {
    check(101, "300 x 100", "root 300x100; a (0,0,150,100); b (150,0,150,100)", frames) {
      HStack(spacing: 0) {
        color("a")
        color("b")
      }
    }
    check(102, "300 x 100", "root 300x100; a (0,0,100,100); b (100,0,100,100); c (200,0,100,100)", frames) {
      HStack(spacing: 0) {
        color("a")
        color("b")
        color("c")
      }
    }
    check(
      103, "300 x 100",
      "root 300x100; a (0,0,94.6667,100); b (102.6667,0,94.6667,100); c (205.3333,0,94.6667,100)", frames
    ) {
      HStack {
        color("a")
        color("b")
        color("c")
      }
    }
    check(104, "300 x 100", "root 300x100; a (0,0,50,100); b (60,0,240,100)", frames) {
      HStack(spacing: 10) {
        color("a").frame(width: 50)
        color("b")
      }
    }
    check(105, "nil x 100", "root 28x100; a (0,0,10,100); b (18,0,10,100)", frames) {
      HStack(spacing: 8) {
        color("a")
        color("b")
      }
    }
    check(106, "nil x nil", "root 28x10; a (0,0,10,10); b (18,0,10,10)", frames) {
      HStack {
        color("a")
        color("b")
      }
    }
    check(107, "300 x 100", "root 100x50; a (0,15,40,20); b (40,0,60,50)", frames) {
      HStack(spacing: 0) {
        fixed("a", 40, 20)
        fixed("b", 60, 50)
      }
    }
    check(108, "300 x 100", "root 100x50; a (0,0,40,20); b (40,0,60,50)", frames) {
      HStack(alignment: .top, spacing: 0) {
        fixed("a", 40, 20)
        fixed("b", 60, 50)
      }
    }
    check(109, "300 x 100", "root 100x50; a (0,30,40,20); b (40,0,60,50)", frames) {
      HStack(alignment: .bottom, spacing: 0) {
        fixed("a", 40, 20)
        fixed("b", 60, 50)
      }
    }
    check(110, "300 x 100", "root 400x20; a (0,0,200,20); b (200,0,200,20)", frames) {
      HStack(spacing: 0) {
        fixed("a", 200, 20)
        fixed("b", 200, 20)
      }
    }
    check(111, "400 x 400", "root 300x100; s (-50,40,400,20); a (-50,40,200,20); b (150,40,200,20)", frames) {
      HStack(spacing: 0) {
        fixed("a", 200, 20)
        fixed("b", 200, 20)
      }.measured("s", frames).frame(width: 300, height: 100)
    }
    check(112, "300 x 100", "root 300x100; a (0,0,250,100); b (250,0,50,100)", frames) {
      HStack(spacing: 0) {
        color("a")
        color("b").frame(maxWidth: 50)
      }
    }
    check(113, "300 x 100", "root 300x100; a (0,0,125,100); b (125,0,50,100); c (175,0,125,100)", frames) {
      HStack(spacing: 0) {
        color("a")
        color("b").frame(maxWidth: 50)
        color("c")
      }
    }
    check(114, "300 x 100", "root 300x100; a (0,0,80,100); b (80,0,40,100); c (120,0,180,100)", frames) {
      HStack(spacing: 0) {
        color("a").frame(maxWidth: 80)
        color("b").frame(maxWidth: 40)
        color("c")
      }
    }
    check(115, "100 x 50", "root 100x50; a (0,0,60,50); b (60,0,40,50)", frames) {
      HStack(spacing: 0) {
        color("a").frame(maxWidth: 80)
        color("b").frame(maxWidth: 40)
      }
    }
    check(116, "300 x 50", "root 300x50; a (0,0,150,50); b (150,0,150,50)", frames) {
      HStack(spacing: 0) {
        color("a").frame(minWidth: 50, maxWidth: 200)
        color("b")
      }
    }
  }

  // Source: OpenSwiftUIProject/OpenSwiftUI:Sources/OpenSwiftUICore/Layout/Stack/StackLayout.swift
  @Test("Ties and shares [case-118 case-122]")
  func tiesAndShares() {
    check(118, "150 x 100", "root 150x100; red (0,0,50,100); green (50,0,100,100)", frames) {
      HStack(spacing: 0) {
        color("red")
        color("green").frame(minWidth: 100)
      }.frame(width: 150)
    }
    check(122, "620 x 80", "root 620x80; a (0,0,200,80); b (210,0,200,80); c (420,0,200,80)", frames) {
      HStack(spacing: 10) {
        color("a")
        color("b")
        color("c")
      }
    }
  }

  // Source: OpenSwiftUIProject/OpenSwiftUI:Sources/OpenSwiftUICore/Layout/Stack/StackLayout.swift
  @Test("Priorities [case-123 case-124 case-125 case-126 case-127 case-128]")
  func priorities() {
    check(123, "300 x 50", "root 300x50; a (0,0,300,50); b (300,0,0,50)", frames) {
      HStack(spacing: 0) {
        color("a").layoutPriority(1)
        color("b")
      }
    }
    check(124, "300 x 50", "root 300x50; a (0,0,240,50); b (240,0,60,50)", frames) {
      HStack(spacing: 0) {
        color("a").layoutPriority(1)
        color("b").frame(minWidth: 60)
      }
    }
    check(125, "300 x 50", "root 300x50; a (0,0,100,50); b (100,0,100,50); c (200,0,100,50)", frames) {
      HStack(spacing: 0) {
        color("a").frame(maxWidth: 100).layoutPriority(1)
        color("b")
        color("c")
      }
    }
    check(126, "300 x 50", "root 300x50; a (0,0,220,50); b (220,15,80,20)", frames) {
      HStack(spacing: 0) {
        color("a").layoutPriority(-1)
        fixed("b", 80, 20)
      }
    }
    check(127, "300 x 50", "root 300x50; a (0,0,125,50); b (135,0,125,50); c (270,0,30,50)", frames) {
      HStack(spacing: 10) {
        color("a").layoutPriority(1)
        color("b").layoutPriority(1)
        color("c").frame(minWidth: 30)
      }
    }
    check(128, "200 x 300", "root 200x300; a (0,0,200,100); b (0,100,200,200)", frames) {
      VStack(spacing: 0) {
        color("a").frame(height: 100)
        color("b").layoutPriority(1)
      }
    }
  }

  // Source: OpenSwiftUIProject/OpenSwiftUI:Sources/OpenSwiftUICore/Layout/Separator/Spacer.swift
  // OpenSwiftUIProject/OpenSwiftUI:Sources/OpenSwiftUICore/Layout/Stack/StackLayout.swift
  @Test("Vertical stacks [case-129 case-130 case-131 case-132 case-133 case-134 case-135]")
  func verticalStacks() {
    check(
      129, "200 x 300",
      "root 200x300; a (0,0,200,94.6667); b (0,102.6667,200,94.6667); c (0,205.3333,200,94.6667)", frames
    ) {
      VStack {
        color("a")
        color("b")
        color("c")
      }
    }
    check(130, "300 x 300", "root 60x70; a (10,0,40,20); b (0,20,60,50)", frames) {
      VStack(spacing: 0) {
        fixed("a", 40, 20)
        fixed("b", 60, 50)
      }
    }
    check(131, "300 x 300", "root 60x70; a (0,0,40,20); b (0,20,60,50)", frames) {
      VStack(alignment: .leading, spacing: 0) {
        fixed("a", 40, 20)
        fixed("b", 60, 50)
      }
    }
    check(132, "300 x 300", "root 60x70; a (20,0,40,20); b (0,20,60,50)", frames) {
      VStack(alignment: .trailing, spacing: 0) {
        fixed("a", 40, 20)
        fixed("b", 60, 50)
      }
    }
    check(133, "nil x nil", "root 40x48; a (0,0,40,20); b (0,28,40,20)", frames) {
      VStack {
        fixed("a", 40, 20)
        fixed("b", 40, 20)
      }
    }
    check(134, "200 x 100", "root 200x100; a (0,0,100,50); b (100,0,100,50); c (0,50,200,50)", frames) {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          color("a")
          color("b")
        }
        HStack(spacing: 0) { color("c") }
      }
    }
    check(135, "200 x 300", "root 200x300; a (0,0,200,50); s (100,50,0,220); b (0,270,200,30)", frames) {
      VStack(spacing: 0) {
        color("a").frame(height: 50)
        Spacer().measured("s", frames)
        color("b").frame(height: 30)
      }
    }
  }

  // Source: OpenSwiftUIProject/OpenSwiftUI:Sources/OpenSwiftUICore/Layout/Separator/Spacer.swift
  @Test(
    "Spacers [case-136 case-137 case-138 case-139 case-140 case-141 case-142 case-143 case-144 case-145 case-146 case-147]"
  )
  func spacers() {
    check(136, "300 x 100", "root 300x40; a (0,10,50,20); s (50,20,220,0); b (270,0,30,40)", frames) {
      HStack {
        fixed("a", 50, 20)
        Spacer().measured("s", frames)
        fixed("b", 30, 40)
      }
    }
    check(137, "85 x 100", "root 88x40; a (0,10,50,20); s (50,20,8,0); b (58,0,30,40)", frames) {
      HStack {
        fixed("a", 50, 20)
        Spacer().measured("s", frames)
        fixed("b", 30, 40)
      }
    }
    check(138, "60 x 100", "root 80x40; a (0,10,50,20); s (50,20,0,0); b (50,0,30,40)", frames) {
      HStack {
        fixed("a", 50, 20)
        Spacer(minLength: 0).measured("s", frames)
        fixed("b", 30, 40)
      }
    }
    check(139, "nil x 100", "root 100x40; a (0,10,50,20); s (50,20,20,0); b (70,0,30,40)", frames) {
      HStack {
        fixed("a", 50, 20)
        Spacer(minLength: 20).measured("s", frames)
        fixed("b", 30, 40)
      }
    }
    check(140, "nil x 100", "root 58x20; a (0,0,50,20); s (50,10,8,0)", frames) {
      HStack {
        fixed("a", 50, 20)
        Spacer().measured("s", frames)
      }
    }
    check(141, "300 x 100", "root 300x40; a (0,10,50,20); s (60,20,200,0); b (270,0,30,40)", frames) {
      HStack(spacing: 10) {
        fixed("a", 50, 20)
        Spacer().measured("s", frames)
        fixed("b", 30, 40)
      }
    }
    check(142, "300 x 100", "root 300x20; s (0,10,125,0); a (125,0,50,20); t (175,10,125,0)", frames) {
      HStack {
        Spacer().measured("s", frames)
        fixed("a", 50, 20)
        Spacer().measured("t", frames)
      }
    }
    check(143, "300 x 100", "root 300x20; s (0,10,120,0); t (120,10,120,0); a (240,0,60,20)", frames) {
      HStack {
        Spacer().measured("s", frames)
        Spacer().measured("t", frames)
        fixed("a", 60, 20)
      }
    }
    check(144, "300 x 100", "root 300x100; a (0,0,292,100); s (292,50,8,0)", frames) {
      HStack {
        color("a")
        Spacer().measured("s", frames)
      }
    }
    check(145, "200 x 300", "root 40x300; a (0,0,40,20); s (20,20,0,280)", frames) {
      VStack {
        fixed("a", 40, 20)
        Spacer().measured("s", frames)
      }
    }
    check(146, "200 x 100", "root 200x100; s (0,0,200,100)", frames) {
      Spacer().measured("s", frames)
    }
    check(147, "200 x 100", "root 40x20; s (0,0,40,20); a (0,0,40,20)", frames) {
      ZStack {
        Spacer().measured("s", frames)
        fixed("a", 40, 20)
      }
    }
  }

  // Source: OpenSwiftUIProject/OpenSwiftUI:Sources/OpenSwiftUI/Layout/Separator/PlainDividerStyle.swift
  @Test("Dividers [case-160 case-165 case-166 case-167]")
  func dividers() {
    check(
      160, "390 x 300", "root 390x76.3333; a (0,0,390,30); d (0,38,390,0.3333); b (0,46.3333,390,30)",
      scale: 3, frames
    ) {
      VStack {
        color("a").frame(height: 30)
        Divider().measured("d", frames)
        color("b").frame(height: 30)
      }
    }
    check(165, "390 x 300", "root 390x0.3333; d (0,0,390,0.3333)", scale: 3, frames) {
      VStack {
        Divider().measured("d", frames)
      }
    }
    check(166, "390 x 40", "root 0.5x40; d (0,0,0.5,40)", scale: 2, frames) {
      HStack {
        Divider().measured("d", frames)
      }
    }
    check(
      167, "390 x 200", "root 96.5x200; a (0,90,40,20); d (48,0,0.5,200); b (56.5,70,40,60)", scale: 2, frames
    ) {
      HStack {
        fixed("a", 40, 20)
        Divider().measured("d", frames)
        fixed("b", 40, 60)
      }
    }
  }
}
