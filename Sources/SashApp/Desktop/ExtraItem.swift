import Foundation
import SashControls
import SashCore
import SashDesktop
import SashDisplay
import SashHost
import SashRaster

/// What the desktop's panel gets of a menu bar extra: views that no window shows.
struct ExtraParts {
  /// Makes what stands in the panel.
  var label: (_ViewInputs) -> _ViewOutputs
  /// Makes the menu, to be shown by the panel.
  var menu: (_ViewInputs) -> _ViewOutputs
  var isInserted: () -> Bool
}

/// A menu bar extra in the panel of the desktop.
///
/// Its label and its menu are scenes without a window, brought up to date when something in them has changed and never else.
@MainActor final class ExtraItem: DesktopLookFollower {
  private unowned let scenes: AppScenes
  let kind: Int
  let isWindow: Bool
  private let item: StatusItem
  private let label: ViewGraph
  private let menu: ViewGraph?
  private let parts: ExtraParts
  private let raster = Raster()
  private var isScheduled = false
  private var shown: DisplayItem?
  private var isDark: Bool?
  private let reader = MenuReader(naming: .views)
  /// The window that it has opened.
  private weak var window: AppWindow?
  private var lastClose = -Double.infinity

  var state: StatusItem.State { item.state }
  var onState: (StatusItem.State) -> Void = { _ in }

  /// In points.
  private static let size = CGSize(width: 22, height: 22)
  /// Seconds between something that changes and its way to the panel: changes that come together go together.
  private static let pause = 0.02

  init(_ kind: Int, _ parts: ExtraParts, in scenes: AppScenes) throws {
    (self.kind, self.parts, self.scenes) = (kind, parts, scenes)
    isWindow = scenes.wishes(of: kind).extraIsWindow
    item = try StatusItem(id: scenes.name, number: kind + 1, hasMenu: !isWindow)
    label = scenes.hiddenScene(of: parts.label, size: Self.size)
    menu = isWindow ? nil : scenes.hiddenScene(of: parts.menu, size: CGSize(width: 400, height: 4000))
    for graph in graphs {
      graph.onFrameRequest = { [weak self] in MainActor.assumeIsolated { self?.updateSoon() } }
    }
    item.onState = { [weak self] in self?.onState($0) }
    item.onClick = { [weak self] in self?.clicked(at: $0) }
    item.onChoice = { [weak self] in self?.choose($0) }
    DesktopSettings.current?.add(self)
    update()
    item.start()
  }

  var graphs: [ViewGraph] { [label, menu].compactMap { $0 } }

  func close() {
    item.remove()
    if let window { scenes.close(window) }
    for graph in graphs { graph.close() }
  }

  // MARK: What the panel shows

  private func updateSoon() {
    guard !isScheduled else { return }
    isScheduled = true
    scenes.host.schedule(after: Self.pause) { [weak self] in
      self?.isScheduled = false
      self?.update()
    }
  }

  private func update() {
    if label.isClosed { return }
    for graph in graphs { graph.update() }
    scenes.updateApp()
    for graph in graphs where graph.frameRequested { graph.update() }
    item.show(title: scenes.title(of: kind))
    showLabel()
    guard let menu else { return }
    item.show(reader.read(menu.semantics().elements))
  }

  private func showLabel() {
    let list = label.display()
    let isDark = scenes.panelIsDark
    if let shown, shown.identity == list.identity, shown.version == list.version, self.isDark == isDark {
      return
    }
    (shown, self.isDark) = (list, isDark)
    let pictures = [1, 2].map { scale in
      let bitmap = Bitmap(width: Int(Self.size.width) * scale, height: Int(Self.size.height) * scale)
      raster.render(list, into: bitmap, scale: CGFloat(scale), background: .clear)
      return StatusPicture(bitmap)
    }
    item.show(pictures)
  }

  /// The panel may look otherwise now.
  func lookChanged(_ look: DesktopLook) {
    let scheme: ColorScheme = scenes.panelIsDark ? .dark : .light
    for graph in graphs { graph.systemColorScheme = scheme }
    updateSoon()
  }

  // MARK: What a person does

  private func choose(_ id: Int32) {
    if reader.choose(id) { updateSoon() }
  }

  /// - Source: on a Mac a click on the item of a window opens it, and one more, or one elsewhere, closes it.
  private func clicked(at point: CGPoint) {
    guard isWindow else { return }
    if let window { return scenes.close(window) }
    // The very click may have taken the focus from the window, and so have closed it.
    if scenes.host.now - lastClose < 0.3 { return }
    guard let opened = try? scenes.open(kind, near: point) else { return }
    window = opened
    opened.window.onFocus = { [weak self, weak opened] isFocused in
      guard let self, let opened, !isFocused else { return }
      lastClose = scenes.host.now
      scenes.close(opened)
    }
    opened.window.window.bringToFront()
  }
}

extension StatusPicture {
  fileprivate init(_ bitmap: Bitmap) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(bitmap.width * bitmap.height * 4)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let (red, green, blue, alpha) = bitmap[x, y]
        func plain(_ value: UInt8) -> UInt8 {
          alpha == 0 ? 0 : UInt8(min(255, (Int(value) * 255 + Int(alpha) / 2) / Int(alpha)))
        }
        bytes += [alpha, plain(red), plain(green), plain(blue)]
      }
    }
    self.init(width: bitmap.width, height: bitmap.height, pixels: bytes)
  }
}

/// What stands in the panel of a menu bar extra: its picture, or as much of its text as there is room for.
struct ExtraLabel<Label: View>: View {
  let label: Label
  var body: some View {
    label
      .labelStyle(.iconOnly)
      .font(.system(size: 17))
      .dynamicTypeSize(.large)
      .lineLimit(1)
      .minimumScaleFactor(0.3)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
