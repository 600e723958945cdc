import Foundation
import SashAutomation
import SashCore
import SashHost
import SashSemantics

extension AutomationServer {
  /// What the program shows now.
  func screen() -> AutomationScreen {
    let windows = windows
    return AutomationScreen(
      name: ProcessInfo.processInfo.processName, isForeground: windows.contains(where: \.window.isVisible),
      windows: windows.map(element(of:)), takesText: windows.last?.scene.focus.holder?.caret != nil)
  }

  private func element(of window: SceneWindow) -> AutomationElement {
    let (origin, size) = (self.origin(of: window), window.window.size)
    let frame = [origin.x, origin.y, size.width, size.height].map(Double.init)
    var element = AutomationElement(
      id: number(of: window), role: "window", frame: frame, visible: frame,
      point: AutomationPoint(origin.x + size.width / 2, origin.y + size.height / 2))
    element.isContainer = true
    let bounds = CGRect(origin: .zero, size: size)
    let tree = window.scene.semantics()
    let bars = tree.all.filter { [.tabBar, .navigationBar, .toolbar].contains($0.role) }.map(\.frame)
    element.children = tree.elements.map { self.element($0, origin, bounds, under: bars) }
    return element
  }

  /// - Parameter bars: What covers the edges of content that scrolls below it.
  private func element(
    _ found: SemanticsElement, _ origin: CGPoint, _ bounds: CGRect, under bars: [CGRect]
  ) -> AutomationElement {
    var visible = found.visibleFrame.intersection(bounds)
    let bars = bars.contains(found.frame) ? [] : bars
    for bar in bars where !found.isContainer { visible = visible.without(bar) }
    func numbers(_ rect: CGRect) -> [Double] {
      [rect.minX + origin.x, rect.minY + origin.y, rect.width, rect.height].map(Double.init)
    }
    var point = found.activationPoint
    // What is partly out of sight is pressed where it can be seen.
    if !visible.isNull, !visible.contains(point) { point = CGPoint(x: visible.midX, y: visible.midY) }
    var element = AutomationElement(
      id: found.id, role: found.role.rawValue, frame: numbers(found.frame),
      visible: visible.isNull || visible.isEmpty ? [] : numbers(visible),
      point: AutomationPoint(point.x + origin.x, point.y + origin.y))
    let properties = found.properties
    element.label = found.label
    element.identifier = found.identifier
    element.value = found.value
    element.placeholder = properties.placeholder
    element.isEnabled = found.isEnabled
    element.isSelected = found.traits.contains(.selected)
    element.isRow = found.traits.contains(.row)
    element.hasFocus = properties.text?.hasFocus ?? false
    element.isContainer = found.isContainer
    element.range = properties.range.map { [$0.least, $0.most, $0.step, $0.current] }
    element.actions = found.actions.compactMap {
      switch $0.kind {
      case .activate: "activate"
      case .increment: "increment"
      case .decrement: "decrement"
      case .named(let name): name
      default: nil
      }
    }
    element.children = found.children.map { self.element($0, origin, bounds, under: bars) }
    return element
  }
}

extension CGRect {
  /// What a bar leaves of it that covers its upper or its lower end; all of it, if the bar lies elsewhere.
  fileprivate func without(_ bar: CGRect) -> CGRect {
    guard !isNull, intersects(bar), bar.minX <= minX, bar.maxX >= maxX else { return self }
    if bar.minY <= minY, bar.maxY >= maxY { return .null }
    if bar.minY <= minY { return CGRect(x: minX, y: bar.maxY, width: width, height: maxY - bar.maxY) }
    return bar.maxY >= maxY ? CGRect(x: minX, y: minY, width: width, height: bar.minY - minY) : self
  }
}
