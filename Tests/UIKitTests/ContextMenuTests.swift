import Foundation
import Sash
import Testing

@testable import UIKit

private struct Stand: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

private final class Menus: NSObject, UIContextMenuInteractionDelegate, UIPointerInteractionDelegate {
  var log: [String] = []
  var hasMenu = true
  var previews = true
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    log.append("asked \(Int(location.x)) \(Int(location.y))")
    guard hasMenu else { return nil }
    return UIContextMenuConfiguration(
      identifier: nil,
      previewProvider: !previews
        ? nil
        : {
          let page = UIViewController()
          page.view.backgroundColor = .red
          page.preferredContentSize = CGSize(width: 150, height: 80)
          return page
        }
    ) { _ in
      UIMenu(children: [UIAction(title: "Copy") { _ in self.log.append("copy") }])
    }
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    animator?.addCompletion { self.log.append("shown") }
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.append("ended") }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { log.append("commit \(animator.previewViewController != nil)") }
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    UIPointerRegion(rect: CGRect(x: 0, y: 0, width: 50, height: 100), identifier: "left")
  }
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) { log.append("enter \(region.identifier as? String ?? "")") }
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) { log.append("exit") }
}

@MainActor @Suite("Menus and pointers of views")
struct ContextMenuTests {
  private func shown(_ menus: Menus, follows: Bool = false) -> TestHost {
    let (outer, view) = (UIView(), UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 100)))
    view.backgroundColor = .blue
    outer.addSubview(view)
    view.addInteraction(UIContextMenuInteraction(delegate: menus))
    if follows { view.addInteraction(UIPointerInteraction(delegate: menus)) }
    let host = TestHost(size: CGSize(width: 300, height: 500)) { Stand(view: outer) }
    host.advance(by: 0.1)
    return host
  }
  private func hasRed(_ host: TestHost) -> Bool {
    (0..<500).contains { host.pixel(x: 150, y: $0) == (255, 0, 0) }
  }

  @Test("A menu is made when it is brought up, with a preview over it that can be tapped")
  func preview() {
    let menus = Menus()
    let host = shown(menus)
    #expect(menus.log.isEmpty)
    host.press(at: CGPoint(x: 70, y: 130))
    host.advance(by: 1)
    host.release(at: CGPoint(x: 70, y: 130))
    host.advance(by: 1)
    #expect(menus.log == ["asked 20 30", "shown"] && host.shows("Copy") && hasRed(host))
    host.tap("Copy")
    host.advance(by: 1)
    #expect(menus.log == ["asked 20 30", "shown", "copy", "ended"] && !hasRed(host))
    menus.log = []
    host.click(at: CGPoint(x: 70, y: 130), button: .secondary)
    host.advance(by: 1)
    let y = (0..<500).first { host.pixel(x: 150, y: $0) == (255, 0, 0) } ?? 0
    host.tap(at: CGPoint(x: 150, y: y + 20))
    host.advance(by: 1)
    #expect(menus.log == ["asked 20 30", "shown", "commit true", "ended"])
  }

  @Test("Without a preview a menu stands beside its view, and where the delegate has none nothing comes")
  func plain() {
    let menus = Menus()
    (menus.previews, menus.hasMenu) = (false, false)
    let host = shown(menus)
    host.click(at: CGPoint(x: 70, y: 130), button: .secondary)
    host.advance(by: 1)
    #expect(menus.log == ["asked 20 30"] && !host.shows("Copy"))
    menus.hasMenu = true
    host.click(at: CGPoint(x: 70, y: 130), button: .secondary)
    host.advance(by: 1)
    #expect(host.shows("Copy") && host.pixel(x: 60, y: 110) == (0, 0, 255))
  }

  @Test("Pointers are followed over the regions that the delegate names")
  func pointers() {
    let menus = Menus()
    let host = shown(menus, follows: true)
    host.hover(at: CGPoint(x: 60, y: 120))
    host.advance(by: 0.5)
    #expect(menus.log == ["enter left"])
    host.hover(at: CGPoint(x: 140, y: 120))
    host.advance(by: 0.5)
    #expect(menus.log == ["enter left", "exit"])
  }
}
