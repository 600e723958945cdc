import Foundation
import SashCore

/// Puts what a file says of controls into them.
@MainActor struct InterfaceControls {
  let file: InterfaceFile

  func apply(_ element: InterfaceElement, to control: UIControl) {
    if let flag = element.flag("enabled") { control.isEnabled = flag }
    if let flag = element.flag("selected") { control.isSelected = flag }
    if let flag = element.flag("highlighted") { control.isHighlighted = flag }
    let across: [String: UIControl.ContentHorizontalAlignment] = [
      "left": .left, "right": .right, "center": .center, "fill": .fill, "leading": .leading,
      "trailing": .trailing,
    ]
    let down: [String: UIControl.ContentVerticalAlignment] = [
      "top": .top, "bottom": .bottom, "center": .center, "fill": .fill,
    ]
    if let value = element["contentHorizontalAlignment"].flatMap({ across[$0] }) {
      control.contentHorizontalAlignment = value
    }
    if let value = element["contentVerticalAlignment"].flatMap({ down[$0] }) {
      control.contentVerticalAlignment = value
    }
    switch control {
    case let button as UIButton: apply(element, button: button)
    case let field as UITextField: apply(element, field: field)
    case let slider as UISlider:
      slider.minimumValue = Float(element.number("minValue") ?? 0)
      slider.maximumValue = Float(element.number("maxValue") ?? 1)
      slider.value = Float(element.number("value") ?? 0)
      if let color = element.color("minimumTrackTintColor", in: file) { slider.minimumTrackTintColor = color }
      if let color = element.color("maximumTrackTintColor", in: file) { slider.maximumTrackTintColor = color }
      if let color = element.color("thumbTintColor", in: file) { slider.thumbTintColor = color }
      if let flag = element.flag("continuous") { slider.isContinuous = flag }
    case let toggle as UISwitch:
      toggle.isOn = element.flag("on") ?? false
      if let color = element.color("onTintColor", in: file) { toggle.onTintColor = color }
      if let color = element.color("thumbTintColor", in: file) { toggle.thumbTintColor = color }
    case let stepper as UIStepper:
      stepper.minimumValue = Double(element.number("minimumValue") ?? 0)
      stepper.maximumValue = Double(element.number("maximumValue") ?? 100)
      stepper.stepValue = Double(element.number("stepValue") ?? 1)
      stepper.value = Double(element.number("value") ?? 0)
      if let flag = element.flag("wraps") { stepper.wraps = flag }
    case let segments as UISegmentedControl:
      for (index, segment) in element.parts("segments").enumerated() {
        segments.insertSegment(
          withTitle: file.text(segment, "title", of: element.id.map { "\($0).segments[\(index)]" }),
          at: index,
          animated: false)
      }
      segments.selectedSegmentIndex = element.count("selectedSegmentIndex") ?? -1
      if let color = element.color("selectedSegmentTintColor", in: file) {
        segments.selectedSegmentTintColor = color
      }
    case let pages as UIPageControl:
      pages.numberOfPages = element.count("numberOfPages") ?? 0
      pages.currentPage = element.count("currentPage") ?? 0
      if let flag = element.flag("hidesForSinglePage") { pages.hidesForSinglePage = flag }
      if let color = element.color("pageIndicatorTintColor", in: file) {
        pages.pageIndicatorTintColor = color
      }
      if let color = element.color("currentPageIndicatorTintColor", in: file) {
        pages.currentPageIndicatorTintColor = color
      }
    case let picker as UIDatePicker: apply(element, picker: picker)
    default: break
    }
  }

  private func apply(_ element: InterfaceElement, picker: UIDatePicker) {
    switch element["datePickerMode"] {
    case "time": picker.datePickerMode = .time
    case "date": picker.datePickerMode = .date
    case "countDownTimer": picker.datePickerMode = .countDownTimer
    default: picker.datePickerMode = .dateAndTime
    }
    switch element["style"] {
    case "wheels": picker.preferredDatePickerStyle = .wheels
    case "compact": picker.preferredDatePickerStyle = .compact
    case "inline": picker.preferredDatePickerStyle = .inline
    default: break
    }
    if let minutes = element.count("minuteInterval") { picker.minuteInterval = minutes }
  }

  private func apply(_ element: InterfaceElement, button: UIButton) {
    let types: [String: UIButton.ButtonType] = [
      "system": .system, "roundedRect": .system, "infoLight": .infoLight, "infoDark": .infoDark,
      "contactAdd": .contactAdd, "detailDisclosure": .detailDisclosure, "close": .close,
    ]
    button.become(element["buttonType"].flatMap { types[$0] } ?? .custom)
    if let font = element.font("fontDescription", in: file) { button.titleLabel?.font = font }
    if let insets = element.part("contentEdgeInsets") { button.contentEdgeInsets = insets.insets }
    if let insets = element.part("titleEdgeInsets") { button.titleEdgeInsets = insets.insets }
    if let insets = element.part("imageEdgeInsets") { button.imageEdgeInsets = insets.insets }
    for state in element.all("state") {
      let known: [String: UIControl.State] = [
        "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
      ]
      guard let which = known[state["key"] ?? ""] else { continue }
      let id = element.id.map { "\($0).\(state["key"] ?? "")Title" }
      if let title = title(state, id) { button.setTitle(title, for: which) }
      if let image = state.image("image", in: file) { button.setImage(image, for: which) }
      if let image = file.image(state["backgroundImage"]) { button.setBackgroundImage(image, for: which) }
      if let color = state.color("titleColor", in: file) { button.setTitleColor(color, for: which) }
    }
    if let look = element.part("configuration") { button.configuration = configuration(look, of: element) }
  }
  /// Titles of buttons are named in files of strings by "id.normalTitle".
  private func title(_ state: InterfaceElement, _ key: String?) -> String? {
    if let text = state.attributedText("attributedTitle", in: file) { return text.string }
    guard let title = file.text(state, "title", of: nil) else { return nil }
    return key.map { file.bundle.localizedString(forKey: $0, value: title, table: file.name) } ?? title
  }
  private func configuration(_ look: InterfaceElement, of button: InterfaceElement) -> UIButton.Configuration
  {
    var made: UIButton.Configuration =
      switch look["style"] {
      case "filled": .filled()
      case "tinted": .tinted()
      case "gray": .gray()
      case "borderless": .borderless()
      case "bordered": .bordered()
      case "borderedTinted": .borderedTinted()
      case "borderedProminent": .borderedProminent()
      default: .plain()
      }
    made.title = file.text(look, "title", of: button.id.map { "\($0).configuration" })
    if made.title == nil, let text = look.attributedText("attributedTitle", in: file) {
      made.title = text.string
    }
    made.subtitle = look["subtitle"]
    made.image = look.image("image", in: file)
    if let padding = look.number("imagePadding") { made.imagePadding = padding }
    if let color = look.color("baseForegroundColor", in: file) { made.baseForegroundColor = color }
    if let color = look.color("baseBackgroundColor", in: file) { made.baseBackgroundColor = color }
    let corners: [String: UIButton.Configuration.CornerStyle] = [
      "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
      "capsule": .capsule,
    ]
    if let value = look["cornerStyle"].flatMap({ corners[$0] }) { made.cornerStyle = value }
    return made
  }

  // MARK: Texts

  private func apply(_ element: InterfaceElement, field: UITextField) {
    if let font = element.font("fontDescription", in: file) { field.font = font }
    if let color = element.color("textColor", in: file) { field.textColor = color }
    let borders: [String: UITextField.BorderStyle] = [
      "roundedRect": .roundedRect, "line": .line, "bezel": .bezel, "none": .none,
    ]
    if let value = element["borderStyle"].flatMap({ borders[$0] }) { field.borderStyle = value }
    if let value = element["textAlignment"].flatMap({ InterfaceNames.alignments[$0] }) {
      field.textAlignment = value
    }
    let modes: [String: UITextField.ViewMode] = [
      "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]
    if let value = element["clearButtonMode"].flatMap({ modes[$0] }) { field.clearButtonMode = value }
    if let flag = element.flag("clearsOnBeginEditing") { field.clearsOnBeginEditing = flag }
    if let size = element.number("minimumFontSize") { field.minimumFontSize = size }
    field.placeholder = file.text(element, "placeholder")
    if let text = file.text(element, "text"), !text.isEmpty { field.text = text }
    guard let traits = element.part("textInputTraits") else { return }
    if let flag = traits.flag("secureTextEntry") { field.isSecureTextEntry = flag }
    if let flag = traits.flag("enablesReturnKeyAutomatically") { field.enablesReturnKeyAutomatically = flag }
    if let value = traits["keyboardType"].flatMap({ InterfaceNames.keyboards[$0] }) {
      field.keyboardType = value
    }
    if let value = traits["returnKeyType"].flatMap({ InterfaceNames.returnKeys[$0] }) {
      field.returnKeyType = value
    }
    field.autocapitalizationType =
      traits["autocapitalizationType"].flatMap { InterfaceNames.capitals[$0] } ?? .none
    if let value = traits["autocorrectionType"] {
      field.autocorrectionType = value == "no" ? .no : value == "yes" ? .yes : .default
    }
    if let value = traits["textContentType"] { field.textContentType = UITextContentType(rawValue: value) }
  }
  func apply(_ element: InterfaceElement, text: UITextView) {
    if let font = element.font("fontDescription", in: file) { text.font = font }
    if let color = element.color("textColor", in: file) { text.textColor = color }
    if let value = element["textAlignment"].flatMap({ InterfaceNames.alignments[$0] }) {
      text.textAlignment = value
    }
    if let flag = element.flag("editable") { text.isEditable = flag }
    if let flag = element.flag("selectable") { text.isSelectable = flag }
    if let words = element.attributedText("attributedText", in: file) {
      text.attributedText = words
    } else if let words = file.text(element, "text") {
      text.text = words
    }
    guard let traits = element.part("textInputTraits") else { return }
    if let value = traits["keyboardType"].flatMap({ InterfaceNames.keyboards[$0] }) {
      text.keyboardType = value
    }
    text.autocapitalizationType =
      traits["autocapitalizationType"].flatMap { InterfaceNames.capitals[$0] } ?? .none
  }

  // MARK: What is no control

  func apply(_ element: InterfaceElement, other view: UIView) {
    switch view {
    case let progress as UIProgressView:
      progress.progress = Float(element.number("progress") ?? 0)
      if let color = element.color("progressTintColor", in: file) { progress.progressTintColor = color }
      if let color = element.color("trackTintColor", in: file) { progress.trackTintColor = color }
    case let wheel as UIActivityIndicatorView:
      wheel.style = ["large", "whiteLarge"].contains(element["style"] ?? "") ? .large : .medium
      if let flag = element.flag("hidesWhenStopped") { wheel.hidesWhenStopped = flag }
      if let color = element.color("color", in: file) { wheel.color = color }
      if element.flag("animating") == true { wheel.startAnimating() }
    case let bar as UISearchBar:
      bar.text = file.text(element, "text")
      bar.placeholder = file.text(element, "placeholder")
      bar.prompt = file.text(element, "prompt")
      if let flag = element.flag("showsCancelButton") { bar.showsCancelButton = flag }
      let titles = element.first("scopeButtonTitles")?.all("string").map(\.text)
      if let titles, !titles.isEmpty { bar.scopeButtonTitles = titles }
    case let bar as UINavigationBar: InterfaceBars.apply(element, to: bar, in: file)
    default: break
    }
  }
}
