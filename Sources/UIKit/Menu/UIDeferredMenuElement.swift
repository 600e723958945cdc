import Foundation
import SashControls
import SashCore

/// A part of a menu whose elements are made when the menu shows it: a wheel stands there until they come.
@MainActor @preconcurrency
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  private var known: [UIMenuElement]?
  private init(isCached: Bool, _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    (self.isCached, self.provider) = (isCached, provider)
    super.init(title: "", image: nil)
  }
  /// Elements that are made once.
  public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.init(isCached: true, elementProvider)
  }
  /// Elements that are made each time.
  public static func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void)
    -> UIDeferredMenuElement
  { UIDeferredMenuElement(isCached: false, elementProvider) }

  func load(_ done: @escaping ([UIMenuElement]) -> Void) {
    if let known { return done(known) }
    provider { [weak self] elements in
      if let self, isCached { known = elements }
      done(elements)
    }
  }
}

/// Shows elements when they have come.
struct DeferredMenuElements: View {
  let element: UIDeferredMenuElement
  @State private var elements: [UIMenuElement]?
  var body: some View {
    Group {
      if let elements {
        AnyView(MenuElements(menu: UIMenu(children: elements)))
      } else {
        Button {
        } label: {
          HStack {
            Text("Loading…")
            Spacer()
            ProgressView().controlSize(.small)
          }
        }
        .disabled(true)
      }
    }
    .onAppear { [loaded = $elements] in
      element.load { loaded.wrappedValue = $0 }
    }
  }
}
