import Foundation
import SashControls
import SashCore
import SashLayout

/// What the red minus of a row brings up: the row moves aside and uncovers buttons at its end, until one of them is used or a
/// finger touches something else.
///
/// A table or a collection has one, since only one row is aside at a time.
@MainActor final class RowConfirmation {
  /// The row that is aside.
  private(set) weak var row: UIView?
  private var buttons: UIView?
  private var covers: [UIView] = []
  private var whenClosed: () -> Void = {}

  /// Moves a row aside.
  ///
  /// - Parameters:
  ///   - list: What the row lies in, the rest of which puts it back when it is touched.
  ///   - radius: Of the corners that the row has, in points.
  ///   - whenClosed: Called when the row begins to go back.
  func open(
    _ row: UIView, in list: UIView, _ actions: UISwipeActionsConfiguration, radius: CGFloat,
    corners: CACornerMask, whenClosed: @escaping () -> Void
  ) {
    close(animated: true)
    guard !actions.actions.isEmpty else { return }
    (self.row, self.whenClosed) = (row, whenClosed)
    let size = row.bounds.size
    let shown = ConfirmationButtons(actions, of: row) { [weak self] in self?.close(animated: true) }
    let width = shown.sizeThatFits(.zero).width
    shown.frame = CGRect(x: size.width, y: 0, width: width, height: size.height)
    row.addSubview(shown)
    buttons = shown
    row.clipsToBounds = true
    if radius > 0 { (row.layer.cornerRadius, row.layer.maskedCorners) = (radius, corners) }
    let (place, above) = (row.frame, list.bounds)
    cover(list, CGRect(x: 0, y: above.minY - above.height, width: above.width, height: 0), to: place.minY)
    cover(list, CGRect(x: 0, y: place.maxY, width: above.width, height: 0), to: above.maxY + above.height)
    cover(row, CGRect(x: 0, y: 0, width: size.width, height: 0), to: size.height)
    UIView.animate(.easeOut(duration: 0.25)) { row.bounds.origin.x = width }
  }
  private func cover(_ view: UIView, _ start: CGRect, to end: CGFloat) {
    let cover = ConfirmationCover(frame: start)
    cover.frame.size.height = max(0, end - start.minY)
    cover.touched = { [weak self] in self?.close(animated: true) }
    view.addSubview(cover)
    covers.append(cover)
  }

  /// Puts the row back.
  func close(animated: Bool) {
    guard let row else { return }
    let (buttons, told) = (buttons, whenClosed)
    (self.row, self.buttons, whenClosed) = (nil, nil, {})
    for cover in covers { cover.removeFromSuperview() }
    covers = []
    let end = { [weak self, weak row] in
      buttons?.removeFromSuperview()
      guard let row, self?.row !== row else { return }
      row.clipsToBounds = false
      (row.layer.cornerRadius, row.layer.maskedCorners) = (0, .all)
    }
    if animated, row.window != nil {
      UIView.animate(.easeOut(duration: 0.25), changes: { row.bounds.origin.x = 0 }, completion: end)
    } else {
      row.bounds.origin.x = 0
      end()
    }
    told()
  }
}

/// The buttons that a row uncovers, the first nearest to the edge.
private final class ConfirmationButtons: UIView {
  private let actions: UISwipeActionsConfiguration
  private weak var row: UIView?
  private let done: () -> Void

  init(_ actions: UISwipeActionsConfiguration, of row: UIView, done: @escaping () -> Void) {
    (self.actions, self.row, self.done) = (actions, row, done)
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { fatalError("Buttons of a row are made with its actions.") }

  private var shown: some View {
    HStack(spacing: 0) {
      ForEach(Array(actions.actions.enumerated().reversed()), id: \.offset) { [weak row, done] entry in
        ContextualActionButton(action: entry.element, row: row, done: done)
          .buttonStyle(ConfirmationButtonStyle(ground: entry.element.shownColor))
      }
    }
  }
  override var content: AnyView { AnyView(shown) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { Measuring.size(of: shown, .unspecified) }
}

/// White on a field of the colour of the action.
///
/// - Source: facts on metrics: at least 74 points wide, as high as the row.
private struct ConfirmationButtonStyle: ButtonStyle {
  let ground: UIColor
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(.white).lineLimit(1).padding(.horizontal, 15)
      .frame(minWidth: 74, maxHeight: .infinity).background(ground.color)
      .opacity(configuration.isPressed ? 0.7 : 1)
  }
}

/// Takes the touches beside the buttons.
private final class ConfirmationCover: UIView {
  var touched: () -> Void = {}
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touched() }
}
