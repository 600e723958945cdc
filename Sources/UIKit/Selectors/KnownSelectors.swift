import Foundation

/// The methods of UIKit's classes that code sends by name, under their names in Swift and, where these differ, in Objective-C.
private enum KnownSelectors: _SelectorTable {
  static var _selectors: [_SelectorMethod] {
    responders + views + controllers + edits(UITextField.self) + edits(UITextView.self)
  }

  private static var responders: [_SelectorMethod] {
    [
      _SelectorMethod(UIResponder.self, "resignFirstResponder") { object, _ in
        (object as! UIResponder).resignFirstResponder()
      },
      _SelectorMethod(UIResponder.self, "becomeFirstResponder") { object, _ in
        (object as! UIResponder).becomeFirstResponder()
      },
      _SelectorMethod(UIRefreshControl.self, "beginRefreshing") { object, _ in
        (object as! UIRefreshControl).beginRefreshing()
      },
      _SelectorMethod(UIRefreshControl.self, "endRefreshing") { object, _ in
        (object as! UIRefreshControl).endRefreshing()
      },
    ]
  }
  private static func edits(_ owner: UIView.Type) -> [_SelectorMethod] {
    let calls: [(String, @MainActor (UIResponder) -> Void)] = [
      ("cut:", { $0.cut(nil) }), ("copy:", { $0.copy(nil) }), ("paste:", { $0.paste(nil) }),
      ("selectAll:", { $0.selectAll(nil) }), ("delete:", { $0.delete(nil) }),
    ]
    return calls.map { name, call in
      _SelectorMethod(owner, name) { object, _ in
        call(object as! UIResponder)
        return nil
      }
    }
  }
  private static var views: [_SelectorMethod] {
    [
      _SelectorMethod(UIView.self, "endEditing:") { object, _ in
        // Whoever sends it is no answer to whether it has to.
        (object as! UIView).endEditing(true)
      },
      _SelectorMethod(UIView.self, "setNeedsLayout") { object, _ in (object as! UIView).setNeedsLayout() },
      _SelectorMethod(UIView.self, "layoutIfNeeded") { object, _ in (object as! UIView).layoutIfNeeded() },
      _SelectorMethod(UIView.self, "setNeedsDisplay") { object, _ in (object as! UIView).setNeedsDisplay() },
      _SelectorMethod(UIView.self, "removeFromSuperview") { object, _ in
        (object as! UIView).removeFromSuperview()
      },
      _SelectorMethod(UITableView.self, "reloadData") { object, _ in (object as! UITableView).reloadData() },
      _SelectorMethod(UICollectionView.self, "reloadData") { object, _ in
        (object as! UICollectionView).reloadData()
      },
    ]
  }
  private static var controllers: [_SelectorMethod] {
    let dismiss: _SelectorMethod.Call = { object, _ in (object as! UIViewController).dismiss(animated: true) }
    let pop: _SelectorMethod.Call = { object, _ in
      (object as! UINavigationController).popViewController(animated: true)
    }
    let popAll: _SelectorMethod.Call = { object, _ in
      (object as! UINavigationController).popToRootViewController(animated: true)
    }
    return [
      _SelectorMethod(UIViewController.self, "dismissWithAnimated:completion:", dismiss),
      _SelectorMethod(UIViewController.self, "dismissViewControllerAnimated:completion:", dismiss),
      _SelectorMethod(UINavigationController.self, "popViewControllerWithAnimated:", pop),
      _SelectorMethod(UINavigationController.self, "popViewControllerAnimated:", pop),
      _SelectorMethod(UINavigationController.self, "popToRootViewControllerWithAnimated:", popAll),
      _SelectorMethod(UINavigationController.self, "popToRootViewControllerAnimated:", popAll),
    ]
  }
}
