import SashCore

// Where a closure of several statements could be either, the macros of SwiftUI are meant: traits that could be nil are the
// worse match.

/// Declares a preview of the view controller that the closure returns; debug builds of the program list it.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>?...,
  body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "SashMacros", type: "UIKitPreviewMacro")

/// Declares a preview of the view that the closure returns; debug builds of the program list it.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>?...,
  body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "SashMacros", type: "UIKitPreviewMacro")

/// What the macros of UIKit make: files with previews need not import SwiftUI.
public protocol _UIKitPreviewRegistry: PreviewRegistry {}
extension _UIKitPreviewRegistry {
  public typealias _Preview = SashCore.Preview
}

extension Preview {
  /// Of a view controller.
  public static func _ofUIKit(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>?...,
    body: @escaping @MainActor () -> UIViewController
  ) -> Preview { Preview(name, all: traits.compactMap { $0 }) { ControllerPreview(make: body) } }
  /// Of a view.
  public static func _ofUIKit(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>?...,
    body: @escaping @MainActor () -> UIView
  ) -> Preview { Preview(name, all: traits.compactMap { $0 }) { ViewPreview(make: body) } }
}

private struct ControllerPreview: UIViewControllerRepresentable {
  let make: @MainActor () -> UIViewController
  func makeUIViewController(context: Context) -> UIViewController { make() }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

private struct ViewPreview: UIViewRepresentable {
  let make: @MainActor () -> UIView
  func makeUIView(context: Context) -> UIView { make() }
  func updateUIView(_ uiView: UIView, context: Context) {}
}
