import Foundation
import Intents
import SashMessages
import UIKit

/// A page that records a phrase; there is no assistant, so it says so and can be cancelled.
@MainActor @preconcurrency
open class INUIAddVoiceShortcutViewController: UIViewController {
  open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?
  public init(shortcut: INShortcut) {
    super.init(nibName: nil, bundle: nil)
    tellOnce("there is no assistant on this system that could learn a phrase.", by: "IntentsUI")
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open override func viewDidLoad() {
    super.viewDidLoad()
    showAbsence("There is no assistant on this system.") { [weak self] in
      guard let self else { return }
      self.delegate?.addVoiceShortcutViewControllerDidCancel(self)
    }
  }
}
@MainActor @preconcurrency
public protocol INUIAddVoiceShortcutViewControllerDelegate: AnyObject {
  func addVoiceShortcutViewController(
    _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
    error: (any Error)?)
  func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}
@MainActor @preconcurrency
open class INUIEditVoiceShortcutViewController: UIViewController {
  open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?
  public init(voiceShortcut: INVoiceShortcut) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open override func viewDidLoad() {
    super.viewDidLoad()
    showAbsence("There is no assistant on this system.") { [weak self] in
      guard let self else { return }
      self.delegate?.editVoiceShortcutViewControllerDidCancel(self)
    }
  }
}
@MainActor @preconcurrency
public protocol INUIEditVoiceShortcutViewControllerDelegate: AnyObject {
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?,
    error: (any Error)?)
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController,
    didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID)
  func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}

public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
  case white, whiteOutline, black, blackOutline, automatic, automaticOutline
}
/// The button that offers a phrase for a shortcut.
@MainActor @preconcurrency
open class INUIAddVoiceShortcutButton: UIButton {
  open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
  open var shortcut: INShortcut?
  open var cornerRadius: CGFloat = 6
  public convenience init(style: INUIAddVoiceShortcutButtonStyle) {
    self.init(frame: CGRect(x: 0, y: 0, width: 160, height: 44))
    setTitle("Add to Siri", for: .normal)
    setTitleColor(style == .black || style == .blackOutline ? .white : .label, for: .normal)
    layer.cornerRadius = cornerRadius
    layer.borderWidth = 1
    addAction(
      UIAction { [weak self] _ in
        guard let self, let shortcut = self.shortcut else { return }
        self.delegate?.present(INUIAddVoiceShortcutViewController(shortcut: shortcut), for: self)
      }, for: .touchUpInside)
  }
}
@MainActor @preconcurrency
public protocol INUIAddVoiceShortcutButtonDelegate: AnyObject {
  func present(
    _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
    for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
  func present(
    _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
    for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
}

extension INImage {
  public convenience init(uiImage: UIImage) { self.init(imageData: uiImage.pngData() ?? Data()) }
}

public enum INUIHostedViewContext: UInt, Sendable { case siriSnippet, mapsCard }
public enum INUIInteractiveBehavior: UInt, Sendable { case none, nextView, launch, genericAction }
