import EventKit
import Foundation
import SashMessages
import UIKit

public enum EKEventEditViewAction: Int, Sendable { case canceled, saved, deleted }
/// A page to write an event: there is no calendar, so it says so and can be cancelled.
@MainActor @preconcurrency
open class EKEventEditViewController: UINavigationController {
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  open var eventStore: EKEventStore!
  open var event: EKEvent?
  public convenience init() {
    let page = UIViewController()
    page.title = "New Event"
    page.view.backgroundColor = .systemBackground
    let label = UILabel(frame: page.view.bounds)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.text = "There is no calendar on this system."
    label.textAlignment = .center
    page.view.addSubview(label)
    self.init(rootViewController: page)
    tellOnce("there is no calendar on this system.", by: "EventKitUI")
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        self.editViewDelegate?.eventEditViewController(self, didCompleteWith: .canceled)
      })
  }
}
@MainActor @preconcurrency
public protocol EKEventEditViewDelegate: AnyObject {
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}
