extension UIViewController {
  /// Shows words that say what this system has not, and a button that leaves where there is something to leave.
  package func showAbsence(_ words: String, onCancel: (() -> Void)? = nil) {
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = words
    label.textAlignment = .center
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [label])
    if let onCancel {
      stack.addArrangedSubview(
        UIButton(configuration: .plain(), primaryAction: UIAction(title: "Cancel") { _ in onCancel() }))
    }
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 32),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -32),
    ])
  }
}
