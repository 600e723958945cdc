import Foundation
import SashFoundation

// The properties that code observes by their names: `addObserver(_:forKeyPath:options:context:)`.

extension UIResponder: NamedProperties, KeyPathObserver {
  package func property(named name: String) -> Any?? {
    MainActor.assumeIsolated { value(ofObserved: name) }
  }
  private func value(ofObserved name: String) -> Any?? {
    if let view = self as? UIView {
      switch name {
      case "frame": return view.frame
      case "bounds": return view.bounds
      case "center": return view.center
      case "alpha": return view.alpha
      case "hidden", "isHidden": return view.isHidden
      case "backgroundColor": return .some(view.backgroundColor)
      default: break
      }
    }
    if let view = self as? UIScrollView {
      switch name {
      case "contentOffset": return view.contentOffset
      case "contentSize": return view.contentSize
      case "contentInset": return view.contentInset
      default: break
      }
    }
    if let control = self as? UIControl {
      switch name {
      case "selected", "isSelected": return control.isSelected
      case "enabled", "isEnabled": return control.isEnabled
      case "highlighted", "isHighlighted": return control.isHighlighted
      default: break
      }
    }
    switch (self, name) {
    case (let field as UITextField, "text"): return .some(field.text)
    case (let view as UITextView, "text"): return .some(view.text)
    case (let label as UILabel, "text"): return .some(label.text)
    case (let view as UIImageView, "image"): return .some(view.image)
    default: return nil
    }
  }
}
