import Foundation
import SashDisplay
import SashSemantics

/// Looks through what a window shows for what is hard to see, hear or press.
///
/// - Source: WCAG 2.2: 1.4.3 contrast of text, 2.5.8 size of targets with its exception for those that stand apart; a finger
///   needs 44 points (Apple's guidelines), a pointer 24
package struct Audit {
  private let elements: [SemanticsElement]
  private let texts: [DrawnText]
  private let picture: Bitmap
  private let scale: CGFloat
  private let bounds: CGRect
  /// The least sides of a target, in points.
  private let leastTarget: CGFloat

  /// - Parameters:
  ///   - picture: What `list` looks like at `scale` device pixels a point.
  ///   - isForPointer: Whether people press by a pointer, not by a finger.
  @MainActor package static func findings(
    _ tree: SemanticsTree, _ list: DisplayItem, picture: Bitmap, scale: CGFloat, isForPointer: Bool
  ) -> [AuditFinding] {
    let bounds = CGRect(
      x: 0, y: 0, width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
    let audit = Audit(
      elements: tree.all, texts: DrawnText.all(in: list, bounds: bounds), picture: picture, scale: scale,
      bounds: bounds, leastTarget: isForPointer ? 24 : 44)
    var seen = Set<AuditFinding>()
    return (audit.labels + audit.targets + audit.contrasts + audit.clippings).filter {
      seen.insert($0).inserted
    }
  }

  // MARK: Names

  private var labels: [AuditFinding] {
    elements.filter { $0.needsName && $0.label.allSatisfy(\.isWhitespace) && isSeen($0) }.map {
      AuditFinding(.missingLabel, named($0), "say what it is with accessibilityLabel")
    }
  }

  // MARK: Targets

  private var targets: [AuditFinding] {
    let all = elements.filter { $0.isTarget && isSeen($0) }
    return all.compactMap { element in
      let frame = element.frame
      // What scrolls or is cut shows as much of it as there is room for.
      guard min(frame.width, frame.height) < leastTarget - 0.01, bounds.contains(frame),
        element.visibleFrame == frame
      else { return nil }
      let reach = leastTarget / 2
      let isNear = all.contains { other in
        other !== element && !frame.contains(other.frame) && !other.frame.contains(frame)
          && other.frame.distance(to: CGPoint(x: frame.midX, y: frame.midY)) < reach
      }
      guard isNear else { return nil }
      return AuditFinding(
        .smallTarget, named(element),
        "\(points(frame.width))×\(points(frame.height)) points beside another one, below \(points(leastTarget))"
      )
    }
  }

  // MARK: Contrast

  private var contrasts: [AuditFinding] {
    // What cannot be used may look so.
    let idle = elements.filter { !$0.isEnabled }.map(\.frame)
    return texts.compactMap { text in
      guard let color = text.color, text.opacity > 0, !text.text.allSatisfy(\.isWhitespace),
        !idle.contains(where: {
          $0.insetBy(dx: -1, dy: -1).contains(CGPoint(x: text.frame.midX, y: text.frame.midY))
        }),
        let ground = Ground(picture, in: text.frame.intersection(text.clip), scale: scale, besides: color)
      else { return nil }
      let needed = text.isLarge ? 3 : 4.5
      let ratio = ground.contrast(with: color, opacity: text.opacity)
      guard ratio < needed - 0.005 else { return nil }
      return AuditFinding(
        .lowContrast, "\"\(text.short)\"",
        String(
          format: "%.1f:1 (%@ on %@), below %@:1", ratio, ground.shown(color, text.opacity), ground.name,
          needed == 3 ? "3" : "4.5"))
    }
  }

  // MARK: Clipping

  private var clippings: [AuditFinding] {
    texts.compactMap { text in
      guard text.isCut else { return nil }
      return AuditFinding(
        .clippedText, "\"\(text.short)\"",
        "not all of it has room in \(points(text.frame.width))×\(points(text.frame.height)) points")
    }
  }

  private func isSeen(_ element: SemanticsElement) -> Bool {
    let seen = element.visibleFrame.intersection(bounds)
    return !seen.isNull && !seen.isEmpty
  }
  private func named(_ element: SemanticsElement) -> String {
    let frame = element.frame
    let words =
      element.label.isEmpty
      ? element.identifier.isEmpty
        ? "at \(points(frame.minX)),\(points(frame.minY))" : "#\(element.identifier)"
      : "\"\(element.label)\""
    return "\(element.role.rawValue) \(words)"
  }
}

private func points(_ length: CGFloat) -> String { String(Int(length.rounded())) }

extension CGRect {
  /// How far a point is from the nearest one of the rectangle.
  fileprivate func distance(to point: CGPoint) -> CGFloat {
    hypot(max(minX - point.x, 0, point.x - maxX), max(minY - point.y, 0, point.y - maxY))
  }
}

extension SemanticsElement {
  fileprivate var needsName: Bool {
    if isContainer { return false }
    switch role {
    case .button, .link, .toggle, .slider, .stepper, .gauge, .field, .secureField, .searchField, .editor,
      .picker,
      .menuButton, .menuItem, .datePicker, .colorWell, .image, .tab, .disclosure, .chart, .map, .key:
      return true
    default: return actions.contains { $0.kind == .activate }
    }
  }
  fileprivate var isTarget: Bool {
    guard !isContainer, isEnabled else { return false }
    switch role {
    case .button, .toggle, .slider, .stepper, .picker, .menuButton, .menuItem, .datePicker, .colorWell, .tab,
      .disclosure, .key:
      return true
    default: return actions.contains { $0.kind == .activate } && role != .link && properties.text == nil
    }
  }
}
