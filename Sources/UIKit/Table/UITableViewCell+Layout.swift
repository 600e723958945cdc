import Foundation
import SashCore

extension UITableViewCell {
  /// How far a cell is moved aside by the control that deletes or inserts, in points.
  ///
  /// - Source: facts on metrics, list, and measured on SwiftUI, M537 and M538.
  static let editingShift: CGFloat = 38
  static let reorderWidth: CGFloat = 43

  /// Around what is in a cell, in points.
  var sideMargin: CGFloat { table?.sideMargin ?? 16 }
  var pixel: CGFloat { 1 / max(1, traitCollection.displayScale) }

  private var leadingRoom: CGFloat {
    isEditing && editingStyle != .none && shouldIndentWhileEditing ? UITableViewCell.editingShift : 0
  }
  private var trailingRoom: CGFloat { editing.showsHandle ? UITableViewCell.reorderWidth : 0 }

  /// Where the content lies in a cell of a width.
  func contentFrame(width: CGFloat, height: CGFloat) -> CGRect {
    let before = leadingRoom
    let room = max(trailingRoom, accessory.room(margin: sideMargin))
    return CGRect(x: before, y: 0, width: max(0, width - before - room), height: height)
  }

  func placeParts() {
    let size = bounds.size
    accessory.update()
    editing.update()
    for view in [backgroundView, selectedBackgroundView] where view?.superview === self {
      view?.frame = bounds
    }
    // The line below belongs to the cell, so views of one's own have a pixel less.
    let line = configured == nil && labels.isEmpty ? pixel : 0
    contentView.frame = contentFrame(width: size.width, height: max(0, size.height - line))
    labels.place(in: contentView.bounds.size, hasAccessory: accessory.view != nil)
    if let configured, configured.superview === contentView {
      configured.frame = contentView.bounds
      (configured as? UIListContentView)?.hasAccessory = accessory.view != nil
    }
    accessory.place(in: size, margin: sideMargin)
    editing.place(in: size)
    placeSeparator()
  }

  private func placeSeparator() {
    let hidesLast = table.map { $0.style == .insetGrouped } ?? false
    separator.isHidden =
      table?.separatorStyle == UITableViewCell.SeparatorStyle.none || table == nil
      || position.isLast && hidesLast
    separator.backgroundColor = table?.separatorColor ?? .separator
    var inset = separatorInset
    if ownsNoInset {
      inset.left = labels.textStart ?? (configured as? UIListContentView)?.textStart ?? inset.left
    }
    // The last line of a section of a grouped table goes from edge to edge.
    if position.isLast, table?.style == .grouped { inset = .zero }
    let start = contentView.frame.minX + inset.left
    separator.frame = CGRect(
      x: start, y: bounds.height - pixel, width: max(0, bounds.width - start - inset.right), height: pixel)
    bringSubviewToFrontIfNeeded(separator)
  }
  private var ownsNoInset: Bool { separatorInset == table?.separatorInset }
  private func bringSubviewToFrontIfNeeded(_ view: UIView) {
    if subviews.last !== view { bringSubviewToFront(view) }
  }

  /// How high the cell wants to be, in points: what it shows, and no less than a row.
  func fittingHeight(width: CGFloat) -> CGFloat {
    accessory.update()
    editing.update()
    let inner = contentFrame(width: width, height: 0).width
    let least = table?.leastRowHeight ?? 44
    if let configured {
      return max(
        configured.minimumRowHeight(least), fitting(configured, width: inner).rounded(to: pixel))
    }
    if let own = labels.height(width: inner, hasAccessory: accessory.view != nil) {
      return max(least, own.rounded(to: pixel))
    }
    let own = fitting(contentView, width: inner)
    return own > 0 ? (own + pixel).rounded(to: pixel) : least
  }
  private func fitting(_ view: UIView, width: CGFloat) -> CGFloat {
    if view is UIListContentView || view is HostedContentView {
      return view.sizeThatFits(CGSize(width: width, height: 0)).height
    }
    return view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

extension UIView {
  /// What a row that shows it has at least, where that is another height than the usual.
  func minimumRowHeight(_ usual: CGFloat) -> CGFloat {
    (self as? HostedContentView)?.minimumHeight ?? usual
  }
}

extension CGFloat {
  /// Up to the next pixel.
  func rounded(to pixel: CGFloat) -> CGFloat {
    let scale = (1 / pixel).rounded()
    return (self * scale - 1e-6).rounded(.up) / scale
  }
}

/// What is behind a cell: its colour, by the state it is in, and its corners.
struct CellGround: View {
  let cell: UITableViewCell
  let version: Int

  var body: some View {
    let table = cell.table
    let radius: CGFloat = table?.style == .insetGrouped ? 10 : 0
    let (top, bottom) = (cell.position.isFirst ? radius : 0, cell.position.isLast ? radius : 0)
    let shape = UnevenRoundedRectangle(
      topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom, topTrailingRadius: top
    )
    let look = cell.ground
    ZStack {
      shape.inset(by: 0).fill(look?.color ?? .clear)
        .padding(EdgeInsets(look?.insets ?? .zero))
        .clipShape(RoundedRectangle(cornerRadius: look?.radius ?? 0))
    }
    .allowsHitTesting(false)
  }
}

extension UITableViewCell {
  /// What is filled behind it; nil where a view of its own, or its `backgroundColor`, does that.
  ///
  /// - Source: cells of UIKit are highlighted in systemGray4.
  var ground: (color: Color, insets: UIEdgeInsets, radius: CGFloat)? {
    let isMarked = (isSelected && !isEditing || isHighlighted) && selectionStyle != .none
    if let own = storedBackground {
      let updated = automaticallyUpdatesBackgroundConfiguration ? own.updated(for: configurationState) : own
      return (
        updated.resolvedColor(tint: tintColor).color,
        UIEdgeInsets(
          top: updated.backgroundInsets.top, left: updated.backgroundInsets.leading,
          bottom: updated.backgroundInsets.bottom, right: updated.backgroundInsets.trailing),
        updated.cornerRadius
      )
    }
    if isMarked {
      if let own = selectedBackgroundView?.backgroundColor { return (own.color, .zero, 0) }
      if selectedBackgroundView == nil { return (UIColor.systemGray4.color, .zero, 0) }
    }
    if backgroundView != nil || backgroundColor != nil { return nil }
    let color: UIColor = table?.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    return (color.color, .zero, 0)
  }
}
