import Foundation
import SashCore

/// What a program shows at the lower edge of a window while something has the focus: a view in the place of the keys, and one
/// over them.
package struct KeyboardParts: Equatable {
  /// A view with the height that it has, in points. Two are equal if they have the same identity and height.
  package struct Part: Equatable {
    let view: AnyView
    let identity: ObjectIdentifier
    let height: CGFloat
    package init(_ view: AnyView, identity: ObjectIdentifier, height: CGFloat) {
      (self.view, self.identity, self.height) = (view, identity, height)
    }
    package static func == (a: Part, b: Part) -> Bool { a.identity == b.identity && a.height == b.height }
  }
  /// In the place of the keys.
  package var input: Part?
  /// Over the keys, or alone at the lower edge.
  package var accessory: Part?
  package init(input: Part? = nil, accessory: Part? = nil) {
    (self.input, self.accessory) = (input, accessory)
  }
  var isEmpty: Bool { input == nil && accessory == nil }
}
