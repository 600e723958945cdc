import Foundation
import Sash
import Testing

@testable import UIKit

private struct Stand: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

private final class Zoomer: NSObject, UIScrollViewDelegate {
  let picture = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  var log: [String] = []
  var centres = false
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    log.append(view === picture ? "begin" : "begin?")
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    if log.last != "zoom" { log.append("zoom") }
    guard centres else { return }
    let (x, y) = (
      max(0, (scrollView.bounds.width - scrollView.contentSize.width) / 2),
      max(0, (scrollView.bounds.height - scrollView.contentSize.height) / 2)
    )
    scrollView.contentInset = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
  }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    log.append("end \(scale)")
  }
}

@MainActor @Suite("Scroll views zoom")
struct ZoomTests {
  private func make(_ zoomer: Zoomer) -> (UIScrollView, TestHost) {
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 400, height: 400)
    scroll.addSubview(zoomer.picture)
    (scroll.minimumZoomScale, scroll.maximumZoomScale) = (0.5, 3)
    scroll.delegate = zoomer
    let host = TestHost(size: CGSize(width: 200, height: 200)) { Stand(view: scroll) }
    host.advance(by: 0.1)
    return (scroll, host)
  }
  private func pinch(
    _ host: TestHost, at point: CGPoint, from start: CGFloat, to end: CGFloat, steps: Int = 6
  ) {
    host.pressTwo(at: point, distance: start)
    for step in 1...steps {
      host.pinch(at: point, distance: start + (end - start) * CGFloat(step) / CGFloat(steps))
      host.advance(by: 1.0 / 60)
    }
  }

  @Test("Code that sets a scale keeps the middle of what is seen, and the view has the size in its frame")
  func byCode() {
    let zoomer = Zoomer()
    let (scroll, _) = make(zoomer)
    scroll.contentOffset = CGPoint(x: 100, y: 100)
    scroll.setZoomScale(2, animated: false)
    #expect(scroll.zoomScale == 2)
    #expect(scroll.contentSize == CGSize(width: 800, height: 800))
    #expect(zoomer.picture.frame == CGRect(x: 0, y: 0, width: 800, height: 800))
    #expect(zoomer.picture.bounds.size == CGSize(width: 400, height: 400))
    // The middle was 200, 200, and is 400, 400 now.
    #expect(scroll.contentOffset == CGPoint(x: 300, y: 300))
    #expect(zoomer.log == ["zoom"])
    scroll.zoomScale = 9
    #expect(scroll.zoomScale == 3)
    scroll.zoomScale = 0.1
    #expect(scroll.zoomScale == 0.5 && scroll.contentSize == CGSize(width: 200, height: 200))
    #expect(scroll.contentOffset == .zero)
  }

  @Test("Without a view that zooms nothing happens")
  func nothing() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scroll.maximumZoomScale = 4
    scroll.zoomScale = 2
    #expect(scroll.zoomScale == 1 && scroll.pinchGestureRecognizer == nil)
  }

  @Test("A rectangle is shown as large as fits, with an animation that the delegate hears of")
  func rectangle() {
    let zoomer = Zoomer()
    let (scroll, host) = make(zoomer)
    scroll.zoom(to: CGRect(x: 100, y: 150, width: 100, height: 50), animated: true)
    #expect(zoomer.log == ["begin"])
    host.advance(by: 0.15)
    #expect(scroll.zoomScale > 1 && scroll.zoomScale < 2)
    host.advance(by: 0.5)
    #expect(scroll.zoomScale == 2)
    // 150, 175 of the picture is in the middle.
    #expect(scroll.contentOffset == CGPoint(x: 200, y: 250))
    #expect(zoomer.log == ["begin", "zoom", "end 2.0"])
    #expect(host.isIdle)
  }

  @Test("Two fingers zoom about the place between them, and come back from beyond the limit")
  func pinched() {
    let zoomer = Zoomer()
    let (scroll, host) = make(zoomer)
    pinch(host, at: CGPoint(x: 100, y: 50), from: 40, to: 80)
    #expect(abs(scroll.zoomScale - 2) < 0.02 && scroll.isZooming)
    #expect(abs(scroll.contentOffset.x - 100) < 8)
    #expect(abs(scroll.contentOffset.y - 50) < 2)
    host.releaseTwo(at: CGPoint(x: 100, y: 50), distance: 80)
    host.advance(by: 0.6)
    #expect(!scroll.isZooming && abs(scroll.zoomScale - 2) < 0.02)
    #expect(zoomer.log.prefix(2) == ["begin", "zoom"] && zoomer.log.last?.hasPrefix("end") == true)
    pinch(host, at: CGPoint(x: 100, y: 50), from: 40, to: 160)
    #expect(scroll.zoomScale > 3 && scroll.zoomScale < 6)
    host.releaseTwo(at: CGPoint(x: 100, y: 50), distance: 160)
    #expect(scroll.isZoomBouncing)
    host.advance(by: 0.6)
    #expect(scroll.zoomScale == 3 && !scroll.isZoomBouncing && zoomer.log.last == "end 3.0")
    #expect(scroll.contentSize == CGSize(width: 1200, height: 1200))
  }

  @Test("A finger that scrolls and a second that joins it zoom; afterwards one finger scrolls as before")
  func scrollThenZoom() {
    let zoomer = Zoomer()
    let (scroll, host) = make(zoomer)
    host.press(at: CGPoint(x: 80, y: 150))
    for y in stride(from: 140.0, through: 100, by: -10) {
      host.drag(to: CGPoint(x: 80, y: y))
      host.advance(by: 1.0 / 60)
    }
    #expect(scroll.contentOffset.y > 30 && scroll.isDragging)
    host.press(at: CGPoint(x: 120, y: 100), finger: 2)
    host.drag(to: CGPoint(x: 160, y: 100), finger: 2)
    host.advance(by: 1.0 / 60)
    host.drag(to: CGPoint(x: 180, y: 100), finger: 2)
    host.advance(by: 1.0 / 60)
    #expect(scroll.isZooming && !scroll.isDragging && abs(scroll.zoomScale - 2.5) < 0.05)
    host.release(at: CGPoint(x: 80, y: 100))
    host.release(at: CGPoint(x: 180, y: 100), finger: 2)
    host.advance(by: 1)
    let before = scroll.contentOffset.y
    host.press(at: CGPoint(x: 80, y: 150))
    for y in stride(from: 140.0, through: 100, by: -10) {
      host.drag(to: CGPoint(x: 80, y: y))
      host.advance(by: 1.0 / 60)
    }
    #expect(scroll.contentOffset.y > before + 20)
  }

  @Test("Where bouncing is off, fingers get no further than the limit")
  func noBounce() {
    let zoomer = Zoomer()
    let (scroll, host) = make(zoomer)
    scroll.bouncesZoom = false
    pinch(host, at: CGPoint(x: 100, y: 100), from: 40, to: 190)
    #expect(scroll.zoomScale == 3)
  }

  @Test("A delegate keeps a small picture in the middle by insets")
  func centred() {
    let zoomer = Zoomer()
    zoomer.centres = true
    let (scroll, host) = make(zoomer)
    scroll.minimumZoomScale = 0.25
    scroll.setZoomScale(0.25, animated: true)
    host.advance(by: 0.6)
    #expect(scroll.contentSize == CGSize(width: 100, height: 100))
    #expect(scroll.contentOffset == CGPoint(x: -50, y: -50))
    let frame = zoomer.picture.convert(zoomer.picture.bounds, to: scroll.superview)
    #expect(abs(frame.minX - 50) < 0.001 && abs(frame.width - 100) < 0.001)
  }

  @Test("A picture that constraints tie to the edges zooms too")
  func constraints() {
    let zoomer = Zoomer()
    let scroll = UIScrollView()
    let picture = zoomer.picture
    picture.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(picture)
    let top = picture.topAnchor.constraint(equalTo: scroll.topAnchor)
    NSLayoutConstraint.activate([
      top, picture.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      picture.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      picture.widthAnchor.constraint(equalToConstant: 300),
      picture.heightAnchor.constraint(equalToConstant: 200),
    ])
    (scroll.minimumZoomScale, scroll.maximumZoomScale) = (0.5, 3)
    scroll.delegate = zoomer
    let host = TestHost(size: CGSize(width: 200, height: 200)) { Stand(view: scroll) }
    host.advance(by: 0.1)
    #expect(scroll.contentSize == CGSize(width: 300, height: 200))
    scroll.zoomScale = 2
    host.advance(by: 0.1)
    #expect(scroll.contentSize == CGSize(width: 600, height: 400))
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 600, height: 400))
    top.constant = 10
    host.advance(by: 0.1)
    #expect(picture.frame == CGRect(x: 0, y: 10, width: 600, height: 400))
    #expect(scroll.contentSize == CGSize(width: 600, height: 410))
  }

  private final class Snapper: NSObject, UIScrollViewDelegate {
    var log: [String] = []
    var target = CGPoint.zero
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("drag") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      log.append(velocity.y > 0.1 && velocity.y < 5 ? "will end" : "velocity \(velocity)")
      target = targetContentOffset.pointee
      targetContentOffset.pointee.y = 240
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      log.append("end \(decelerate)")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("rest") }
  }

  @Test("The delegate says where it comes to rest after a finger was lifted [uikit-U363]")
  func targets() {
    let (scroll, snapper) = (UIScrollView(), Snapper())
    scroll.contentSize = CGSize(width: 200, height: 2000)
    scroll.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    scroll.delegate = snapper
    let host = TestHost(size: CGSize(width: 200, height: 200)) { Stand(view: scroll) }
    host.advance(by: 0.1)
    host.press(at: CGPoint(x: 80, y: 150))
    for y in stride(from: 140.0, through: 60, by: -10) {
      host.drag(to: CGPoint(x: 80, y: y))
      host.advance(by: 1.0 / 60)
    }
    #expect(scroll.panGestureRecognizer.translation(in: nil).y < -50)
    host.release(at: CGPoint(x: 80, y: 60))
    host.advance(by: 3)
    #expect(snapper.target.y > 80)
    #expect(abs(scroll.contentOffset.y - 240) < 0.5)
    #expect(snapper.log == ["drag", "will end", "end true", "rest"])
  }

  @Test("A delegate hears of other insets")
  func insets() {
    final class Told: NSObject, UIScrollViewDelegate {
      var count = 0
      func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { count += 1 }
    }
    let (scroll, told) = (UIScrollView(), Told())
    scroll.delegate = told
    scroll.contentInset.top = 9
    #expect(told.count == 1)
    scroll.contentInset.top = 9
    #expect(told.count == 1)
  }
}
