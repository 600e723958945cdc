import SashCore
import SashInput

/// One of the values of a picker.
struct PickerOption {
  let view: Subview
  let isSelected: Bool
  let select: () -> Void

  /// The view of the value in an environment that is changed.
  func shown(_ change: @escaping (inout EnvironmentValues) -> Void) -> AdjustedSubview {
    AdjustedSubview(view, change: change)
  }
}

extension [PickerOption] {
  /// Chooses the value before or after the one that is chosen, the first or the last. True if the key is one for that.
  @MainActor func choose(by key: KeyEvent, isMirrored: Bool = false, downIsNext: Bool) -> Bool {
    guard var step = KeyStep(key, isMirrored: isMirrored) else { return false }
    if downIsNext, key.key == .up { step = .less }
    if downIsNext, key.key == .down { step = .more }
    if !downIsNext, key.key == .up || key.key == .down { return false }
    let chosen = firstIndex(where: \.isSelected)
    let next: Int? =
      switch step {
      case .less: chosen.map { $0 - 1 } ?? indices.last
      case .more: chosen.map { $0 + 1 } ?? indices.first
      case .least: indices.first
      case .most: indices.last
      }
    if let next, indices.contains(next), next != chosen { self[next].select() }
    return true
  }
}
