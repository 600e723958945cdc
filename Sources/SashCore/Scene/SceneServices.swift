import SashInput

/// What a scene has of the system that its window is on, and is told by who opens it. All of it may be missing.
package struct SceneServices {
  /// Seconds on the host's clock.
  package var clock: (() -> Double)?
  /// Runs an action after seconds on that clock; the result cancels it.
  package var scheduler: ((Double, @escaping () -> Void) -> () -> Void)?
  /// The system's clipboard.
  package var clipboard: Clipboard?
  /// What is selected on the screen, which the middle button of a mouse pastes on desktops that have it.
  package var primarySelection: Clipboard?
  /// The language in which words are spelled that are typed here, as a BCP 47 tag; nil tells nobody of misspelled ones.
  package var spellingLanguage: String?
  /// Shows a menu about a selection; nil if there is nothing in it.
  package var showEditMenu: ((EditMenu, EditMenu.Place) -> ShownEditMenu?)?
}

/// Text that goes from one app to another.
package struct Clipboard {
  package var read: () -> String?
  package var write: (String) -> Void
  package init(read: @escaping () -> String?, write: @escaping (String) -> Void) {
    self.read = read
    self.write = write
  }
}
