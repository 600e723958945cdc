import Contacts
import Foundation
import SashMessages
import UIKit

/// A page to choose somebody from an address book: there is none, so it says so and can be cancelled.
@MainActor @preconcurrency
open class CNContactPickerViewController: UIViewController {
  open weak var delegate: (any CNContactPickerDelegate)?
  open var displayedPropertyKeys: [String]?
  open var predicateForEnablingContact: NSPredicate?
  open var predicateForSelectionOfContact: NSPredicate?
  open var predicateForSelectionOfProperty: NSPredicate?
  public init() { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open override func viewDidLoad() {
    super.viewDidLoad()
    tellOnce("there is no address book on this system.", by: "ContactsUI")
    showAbsence("There is no address book on this system.") { [weak self] in
      guard let self else { return }
      self.delegate?.contactPickerDidCancel(self)
      self.dismiss(animated: true)
    }
  }
}
@MainActor @preconcurrency
public protocol CNContactPickerDelegate: AnyObject {
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}
extension CNContactPickerDelegate {
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
}
/// A page that shows somebody: the name.
///
/// - Missing: what else is known of a person.
@MainActor @preconcurrency
open class CNContactViewController: UIViewController {
  open weak var delegate: (any CNContactViewControllerDelegate)?
  open var allowsEditing = true
  open var allowsActions = true
  public let contact: CNContact
  public init(for contact: CNContact) {
    self.contact = contact
    super.init(nibName: nil, bundle: nil)
  }
  public convenience init(forNewContact contact: CNContact?) { self.init(for: contact ?? CNMutableContact()) }
  public convenience init(forUnknownContact contact: CNContact) { self.init(for: contact) }
  public required init?(coder: NSCoder) { fatalError("CNContactViewController is made with a contact.") }
  open override func viewDidLoad() {
    super.viewDidLoad()
    title = "\(contact.givenName) \(contact.familyName)"
    view.backgroundColor = .systemBackground
  }
}
@MainActor @preconcurrency
public protocol CNContactViewControllerDelegate: AnyObject {
  func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}
extension CNContactViewControllerDelegate {
  public func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
  ) {}
}
