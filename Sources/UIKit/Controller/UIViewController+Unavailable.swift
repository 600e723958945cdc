import Foundation

extension UIViewController {
  /// What is shown over the view where there is nothing to show; nil shows the view alone.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailable.configuration }
    set {
      unavailable.configuration = newValue
      unavailable.view?.removeFromSuperview()
      unavailable.view = nil
      guard let newValue, let view else { return }
      let made = newValue.makeContentView()
      made.frame = view.bounds
      made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(made)
      unavailable.view = made
    }
  }
  /// What the configuration is brought up to date with.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = navigationItem.searchController?.searchBar.text
    return state
  }
  /// Has `updateContentUnavailableConfiguration(using:)` run, after what goes on.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    guard !unavailable.isDue else { return }
    unavailable.isDue = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.unavailable.isDue = false
        self.updateContentUnavailableConfiguration(using: self.contentUnavailableConfigurationState)
      }
    }
  }
}

/// What a controller shows in the place of its content.
struct UnavailableContent {
  var configuration: (any UIContentConfiguration)?
  var view: UIView?
  var isDue = false
}
