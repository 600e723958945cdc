import Foundation
import SashCore

// The values of properties in files of Interface Builder.

extension InterfaceElement {
  var rect: CGRect {
    CGRect(
      x: number("x") ?? 0, y: number("y") ?? 0, width: number("width") ?? 0, height: number("height") ?? 0)
  }
  var size: CGSize { CGSize(width: number("width") ?? 0, height: number("height") ?? 0) }
  var point: CGPoint { CGPoint(x: number("x") ?? 0, y: number("y") ?? 0) }
  /// Distances from edges, which are written in two ways.
  var insets: UIEdgeInsets {
    UIEdgeInsets(
      top: number("top") ?? number("minY") ?? 0, left: number("left") ?? number("minX") ?? 0,
      bottom: number("bottom") ?? number("maxY") ?? 0, right: number("right") ?? number("maxX") ?? 0)
  }

  /// The colour that stands for a property; nil where nothing is written.
  @MainActor func color(_ key: String, in file: InterfaceFile) -> UIColor? {
    guard let part = part(key), part.name == "color" else { return nil }
    return part.color(in: file)
  }
  @MainActor func color(in file: InterfaceFile) -> UIColor? {
    if let name = self["systemColor"] ?? self["cocoaTouchSystemColor"] {
      let plain = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
      if let color = SystemColors.named[plain] { return color }
      file.tell("the colour \(name) is not known")
      return nil
    }
    if let name = self["name"] {
      if let color = UIColor(named: name, in: file.bundle, compatibleWith: nil) { return color }
      if let kept = file.namedColors[name], kept["name"] == nil { return kept.color(in: file) }
      file.tell("the colour \(name) is not there")
      return nil
    }
    let alpha = number("alpha") ?? 1
    if let white = number("white") { return UIColor(white: white, alpha: alpha) }
    if let red = number("red"), let green = number("green"), let blue = number("blue") {
      return self["customColorSpace"] == "displayP3"
        ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    file.tell("a colour in the space \(self["colorSpace"] ?? "without a name") cannot be read")
    return nil
  }

  /// The font that stands for a property; nil where nothing is written.
  @MainActor func font(_ key: String, in file: InterfaceFile) -> UIFont? {
    guard let part = part(key), part.name == "fontDescription" || part.name == "font" else { return nil }
    let size = part.number("pointSize") ?? part.number("size") ?? 17
    if let style = part["style"] {
      return .preferredFont(forTextStyle: FontNames.styles[style] ?? UIFont.TextStyle(rawValue: style))
    }
    if let name = part["name"], !name.hasPrefix(".") {
      let family = part["family"].flatMap { UIFont(name: $0, size: size) }
      if let font = UIFont(name: name, size: size) ?? family { return font }
      file.tell("the font \(name) is not there")
      return .systemFont(ofSize: size)
    }
    switch (part["type"] ?? "system", part["weight"]) {
    case ("boldSystem", _): return .boldSystemFont(ofSize: size)
    case ("italicSystem", _): return .italicSystemFont(ofSize: size)
    case (_, let weight?): return .systemFont(ofSize: size, weight: FontNames.weights[weight] ?? .regular)
    default:
      return part["metaFont"] == "systemBold" || part["name"]?.hasSuffix("Bold") == true
        ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
    }
  }

  /// A text with attributes.
  @MainActor func attributedText(_ key: String, in file: InterfaceFile) -> NSAttributedString? {
    guard let part = part(key), part.name == "attributedString" else { return nil }
    let text = NSMutableAttributedString(string: "")
    for fragment in part.all("fragment") {
      var attributes: [NSAttributedString.Key: Any] = [:]
      if let list = fragment.first("attributes") {
        attributes[.foregroundColor] = list.color("NSColor", in: file)
        attributes[.backgroundColor] = list.color("NSBackgroundColor", in: file)
        attributes[.font] = list.font("NSFont", in: file)
        if let paragraph = list.part("NSParagraphStyle") {
          let style = NSMutableParagraphStyle()
          style.alignment = InterfaceNames.alignments[paragraph["alignment"] ?? ""] ?? .natural
          style.lineSpacing = paragraph.number("lineSpacing") ?? 0
          attributes[.paragraphStyle] = style
        }
      }
      let content = file.text(fragment, "content") ?? ""
      text.append(NSAttributedString(string: content, attributes: attributes))
    }
    return text
  }

  /// A picture that stands for a property, by its name or by a reference.
  @MainActor func image(_ key: String, in file: InterfaceFile) -> UIImage? {
    guard let part = part(key), part.name == "imageReference" else {
      return file.image(self[key], catalog: self["catalog"])
    }
    return file.image(part["image"], catalog: part["catalog"])
  }
}

/// Words that stand for values.
@MainActor enum InterfaceNames {
  static let alignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
  ]
  static let lineBreaks: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
    "middleTruncation": .byTruncatingMiddle,
  ]
  static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
    "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
    "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]
  static let keyboards: [String: UIKeyboardType] = [
    "alphabet": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL,
    "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad,
    "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
  ]
  static let returnKeys: [String: UIReturnKeyType] = [
    "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search,
    "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
  ]
  static let capitals: [String: UITextAutocapitalizationType] = [
    "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
  ]
  static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
    "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter,
    "touchDragExit": .touchDragExit, "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]
  static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY,
    "baseline": .lastBaseline, "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline,
    "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
    "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
    "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
  ]
  static let traits: [String: UIAccessibilityTraits] = [
    "button": .button, "link": .link, "image": .image, "selected": .selected, "staticText": .staticText,
    "header": .header, "searchField": .searchField, "notEnabled": .notEnabled, "adjustable": .adjustable,
    "updatesFrequently": .updatesFrequently, "summaryElement": .summaryElement,
  ]
  static let presentations: [String: UIModalPresentationStyle] = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
    "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
    "overCurrentContext": .overCurrentContext, "popover": .popover, "automatic": .automatic,
  ]
  static let transitions: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
    "partialCurl": .partialCurl,
  ]
  static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply,
    "action": .action, "organize": .organize, "bookmarks": .bookmarks, "search": .search,
    "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash, "play": .play, "pause": .pause,
    "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo, "close": .close,
  ]
}

private enum FontNames {
  static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
  /// Interface Builder has names of its own for styles.
  static let styles: [String: UIFont.TextStyle] = [
    "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleTitle1": .title1,
    "UICTFontTextStyleTitle2": .title2, "UICTFontTextStyleTitle3": .title3,
    "UICTFontTextStyleHeadline": .headline, "UICTFontTextStyleSubhead": .subheadline,
    "UICTFontTextStyleBody": .body, "UICTFontTextStyleCallout": .callout,
    "UICTFontTextStyleFootnote": .footnote, "UICTFontTextStyleCaption1": .caption1,
    "UICTFontTextStyleCaption2": .caption2,
  ]
}

/// Colours of the system by their names without "Color".
@MainActor private enum SystemColors {
  static let named: [String: UIColor] = [
    "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
    "systemGreen": .systemGreen, "systemMint": .systemMint, "systemTeal": .systemTeal,
    "systemCyan": .systemCyan, "systemBlue": .systemBlue, "systemIndigo": .systemIndigo,
    "systemPurple": .systemPurple, "systemPink": .systemPink, "systemBrown": .systemBrown,
    "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3,
    "systemGray4": .systemGray4, "systemGray5": .systemGray5, "systemGray6": .systemGray6, "tint": .tintColor,
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText, "link": .link,
    "separator": .separator, "opaqueSeparator": .opaqueSeparator, "systemFill": .systemFill,
    "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
    "quaternarySystemFill": .quaternarySystemFill, "systemBackground": .systemBackground,
    "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground,
    "systemGroupedBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
    "groupTableViewBackground": .systemGroupedBackground, "viewFlipsideBackground": .darkGray,
    "scrollViewTexturedBackground": .systemGray, "lightText": .lightText, "darkText": .darkText,
    "black": .black, "white": .white, "darkGray": .darkGray, "lightGray": .lightGray, "gray": .gray,
    "red": .red, "green": .green, "blue": .blue, "cyan": .cyan, "yellow": .yellow, "magenta": .magenta,
    "orange": .orange, "purple": .purple, "brown": .brown, "clear": .clear,
  ]
}
