import Foundation
import Sash
import SwiftUI
import Testing

/// A button in the middle, and what it shows beside itself.
private struct Shown: View {
  var edge: Edge?
  var attachment = PopoverAttachmentAnchor.rect(.bounds)
  var size = CGSize(width: 200, height: 100)
  var alignment = Alignment.center
  @State private var isShown = false

  var body: some View {
    Button {
      isShown = true
    } label: {
      Text("anchor").frame(width: 80, height: 40)
    }
    .popover(isPresented: $isShown, attachmentAnchor: attachment, arrowEdge: edge) {
      Text("card").frame(width: size.width, height: size.height)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
  }
}

@MainActor @Suite("Popovers") struct PopoverTests {
  /// The frames of the button and the card in a window of 900 by 700.
  private func frames(_ view: Shown, isRightToLeft: Bool = false) throws -> (anchor: CGRect, card: CGRect) {
    let host = TestHost(size: CGSize(width: 900, height: 700)) { view }
    if isRightToLeft { host.setEnvironment { $0.layoutDirection = .rightToLeft } }
    #expect(host.tap("anchor"))
    host.advance(by: 1)
    let anchor = try #require(host.frame(of: "anchor"))
    let text = try #require(host.frame(of: "card"))
    // The card around its text, which stands in its middle.
    let card = CGRect(
      x: text.midX - view.size.width / 2, y: text.midY - view.size.height / 2, width: view.size.width,
      height: view.size.height)
    return (CGRect(x: anchor.midX - 40, y: anchor.midY - 20, width: 80, height: 40), card)
  }

  @Test(
    "A popover stands at the edge of its anchor that is asked for, an arrow of 13 points away",
    arguments: [Edge.top, .bottom, .leading, .trailing, nil])
  func edges(_ edge: Edge?) throws {
    let (anchor, card) = try frames(Shown(edge: edge))
    switch edge {
    case .top: #expect(abs(anchor.minY - card.maxY - 13) < 1)
    case .bottom, nil: #expect(abs(card.minY - anchor.maxY - 13) < 1)
    case .leading: #expect(abs(anchor.minX - card.maxX - 13) < 1)
    case .trailing: #expect(abs(card.minX - anchor.maxX - 13) < 1)
    }
    if edge == .leading || edge == .trailing {
      #expect(abs(card.midY - anchor.midY) < 1)
    } else {
      #expect(abs(card.midX - anchor.midX) < 1)
    }
  }

  @Test("From right to left the leading edge is the right one")
  func rightToLeft() throws {
    let (anchor, card) = try frames(Shown(edge: .leading), isRightToLeft: true)
    #expect(abs(card.minX - anchor.maxX - 13) < 1)
  }

  @Test("Where there is no room it stands across, and it keeps 10 points from the edges of the window")
  func room() throws {
    let (anchor, card) = try frames(Shown(edge: .bottom, alignment: .bottomTrailing))
    #expect(abs(anchor.minY - card.maxY - 13) < 1)
    #expect(abs(900 - card.maxX - 10) < 1)
  }

  @Test("What it belongs to may fill the window: then it is covered")
  func covered() throws {
    struct Root: View {
      @State private var isShown = true
      var body: some View {
        Color.blue.popover(isPresented: $isShown) { Text("card").frame(width: 200, height: 100) }
      }
    }
    let host = TestHost(size: CGSize(width: 900, height: 700)) { Root() }
    host.advance(by: 1)
    let card = try #require(host.frame(of: "card"))
    #expect(CGRect(x: 10, y: 10, width: 880, height: 680).contains(card))
    #expect(abs(card.midX - 450) < 1)
  }

  @Test("It points to what of the view is asked for")
  func attachment() throws {
    let (anchor, card) = try frames(Shown(edge: .bottom, attachment: .point(.topLeading)))
    #expect(abs(card.midX - anchor.minX) < 1)
    #expect(abs(card.minY - anchor.minY - 13) < 1)
    let part = PopoverAttachmentAnchor.rect(.rect(CGRect(x: 60, y: 0, width: 20, height: 20)))
    let (other, beside) = try frames(Shown(edge: .bottom, attachment: part))
    #expect(abs(beside.midX - (other.minX + 70)) < 1)
    #expect(abs(beside.minY - (other.minY + 20) - 13) < 1)
  }

  @Test(
    "The arrow has the colour of the card and lies between it and its anchor",
    arguments: [Edge.top, .bottom, .leading, .trailing])
  func arrow(_ edge: Edge) throws {
    let host = TestHost(size: CGSize(width: 900, height: 700)) {
      Shown(edge: edge).background { Color.red.ignoresSafeArea() }
    }
    #expect(host.tap("anchor"))
    host.advance(by: 1)
    let offset: (x: Int, y: Int) =
      switch edge {
      case .top: (0, -1)
      case .bottom: (0, 1)
      case .leading: (-1, 0)
      case .trailing: (1, 0)
      }
    let reach = offset.x == 0 ? 20 : 40
    // In the arrow, near the card; and as far out, but beside the arrow.
    let (out, side) = (reach + 9, 30)
    let inside = host.pixel(x: 450 + offset.x * out, y: 350 + offset.y * out)
    let beside = host.pixel(
      x: 450 + offset.x * out + (offset.x == 0 ? side : 0),
      y: 350 + offset.y * out + (offset.y == 0 ? side : 0))
    #expect(inside.green > 240)
    #expect(beside.green < 200)
  }
}
