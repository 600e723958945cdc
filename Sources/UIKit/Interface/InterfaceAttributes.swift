import Foundation
import QuartzCore
import SashCore

/// Puts what a file says of objects into them.
@MainActor struct InterfaceAttributes {
  let file: InterfaceFile
  let scene: InterfaceScene

  // MARK: Views

  func apply(_ element: InterfaceElement, to view: UIView) {
    applyBasics(element, to: view)
    switch view {
    case let label as UILabel: apply(element, label: label)
    case let picture as UIImageView: apply(element, picture: picture)
    case let control as UIControl: InterfaceControls(file: file).apply(element, to: control)
    case let cell as UITableViewCell: apply(element, cell: cell)
    case let cell as UICollectionViewCell:
      fill(cell.contentView, with: element.part("contentView"))
    case let scroll as UIScrollView: apply(element, scroll: scroll)
    case let stack as UIStackView: apply(element, stack: stack)
    case let effects as UIVisualEffectView:
      effects.effect = effect(element)
      fill(effects.contentView, with: element.part("contentView"))
    default: InterfaceControls(file: file).apply(element, other: view)
    }
    addSubviews(element, to: view)
    if let cell = view as? UITableViewCell { styleLabels(element, of: cell) }
  }

  private func applyBasics(_ element: InterfaceElement, to view: UIView) {
    if let frame = element.part("frame"), frame.name == "rect" { view.frame = frame.rect }
    if let mask = element.part("autoresizingMask") { view.autoresizingMask = self.mask(mask) }
    if let hidden = element.flag("hidden") { view.isHidden = hidden }
    if let alpha = element.number("alpha") { view.alpha = alpha }
    if let opaque = element.flag("opaque") { view.isOpaque = opaque }
    if let clips = element.flag("clipsSubviews") { view.clipsToBounds = clips }
    if let enabled = element.flag("userInteractionEnabled") { view.isUserInteractionEnabled = enabled }
    if let multiple = element.flag("multipleTouchEnabled") { view.isMultipleTouchEnabled = multiple }
    if let resizes = element.flag("autoresizesSubviews") { view.autoresizesSubviews = resizes }
    if let mode = element["contentMode"].flatMap({ InterfaceNames.contentModes[$0] }) {
      view.contentMode = mode
    }
    if let tag = element.count("tag") { view.tag = tag }
    if element["translatesAutoresizingMaskIntoConstraints"] == "NO" {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    if let preserves = element.flag("preservesSuperviewLayoutMargins") {
      view.preservesSuperviewLayoutMargins = preserves
    }
    if let insets = element.flag("insetsLayoutMarginsFromSafeArea") {
      view.insetsLayoutMarginsFromSafeArea = insets
    }
    if let margins = element.part("layoutMargins") { view.layoutMargins = margins.insets }
    if let margins = element.part("directionalLayoutMargins") {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: margins.number("top") ?? 0, leading: margins.number("leading") ?? 0,
        bottom: margins.number("bottom") ?? 0, trailing: margins.number("trailing") ?? 0)
    }
    priorities(element, of: view)
    if let color = element.color("backgroundColor", in: file) { view.backgroundColor = color }
    if let color = element.color("tintColor", in: file) { view.tintColor = color }
    guides(element, of: view)
    if let speech = element.part("accessibilityConfiguration") { say(speech, of: view) }
  }
  private func mask(_ element: InterfaceElement) -> UIView.AutoresizingMask {
    let names: [(String, UIView.AutoresizingMask)] = [
      ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight),
      ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin),
      ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return names.reduce(into: []) { if element.flag($1.0) == true { $0.insert($1.1) } }
  }
  private func priorities(_ element: InterfaceElement, of view: UIView) {
    for (axis, name) in [(NSLayoutConstraint.Axis.horizontal, "horizontal"), (.vertical, "vertical")] {
      if let value = element.number("\(name)HuggingPriority") {
        view.setContentHuggingPriority(UILayoutPriority(Float(value)), for: axis)
      }
      if let value = element.number("\(name)CompressionResistancePriority") {
        view.setContentCompressionResistancePriority(UILayoutPriority(Float(value)), for: axis)
      }
    }
  }
  private func guides(_ element: InterfaceElement, of view: UIView) {
    for guide in element.all("viewLayoutGuide") + element.parts("layoutGuides") {
      switch guide["key"] {
      case "safeArea": scene.note(view.safeAreaLayoutGuide, guide.id)
      case "layoutMargins", "margins": scene.note(view.layoutMarginsGuide, guide.id)
      case "readableContent": scene.note(view.readableContentGuide, guide.id)
      case "contentLayoutGuide":
        if let scroll = view as? UIScrollView { scene.note(scroll.contentLayoutGuide, guide.id) }
      case "frameLayoutGuide":
        if let scroll = view as? UIScrollView { scene.note(scroll.frameLayoutGuide, guide.id) }
      case let name?: file.tell("the layout guide \(name) is not known")
      case nil: break
      }
    }
  }
  private func say(_ speech: InterfaceElement, of view: UIView) {
    if let text = file.text(speech, "label", of: nil) { view.accessibilityLabel = text }
    if let text = file.text(speech, "hint", of: nil) { view.accessibilityHint = text }
    if let text = speech["identifier"] { view.accessibilityIdentifier = text }
    if let element = speech.part("isElement") ?? speech.first("bool") {
      view.isAccessibilityElement = element["value"] == "YES"
    }
    if let traits = speech.part("traits") {
      view.accessibilityTraits = InterfaceNames.traits.reduce(into: []) {
        if traits.flag($1.key) == true { $0.insert($1.value) }
      }
    }
  }

  func addSubviews(_ element: InterfaceElement, to view: UIView) {
    let left = scene.excluded(element, "subviews")
    for child in element.parts("subviews") {
      if let id = child.id, left.contains(id) { continue }
      guard InterfaceClasses.isView(child) || child["customClass"] != nil || child.first("rect") != nil else {
        file.tell("the element <\(child.name)> is not known")
        continue
      }
      let made = scene.makeView(child)
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(made)
      } else if let picker = view as? UIRefreshControl {
        picker.addSubview(made)
      } else {
        view.addSubview(made)
      }
    }
  }
  /// Has a view that its owner has made take what an element says.
  private func fill(_ view: UIView, with element: InterfaceElement?) {
    guard let element else { return }
    scene.begin(view, element)
    applyBasics(element, to: view)
    scene.addConstraints(element, in: view)
    addSubviews(element, to: view)
  }

  private func apply(_ element: InterfaceElement, label: UILabel) {
    if let font = element.font("fontDescription", in: file) { label.font = font }
    if let color = element.color("textColor", in: file) { label.textColor = color }
    if let color = element.color("highlightedColor", in: file) { label.highlightedTextColor = color }
    label.numberOfLines = element.count("numberOfLines") ?? 1
    if let value = element["textAlignment"].flatMap({ InterfaceNames.alignments[$0] }) {
      label.textAlignment = value
    }
    if let value = element["lineBreakMode"].flatMap({ InterfaceNames.lineBreaks[$0] }) {
      label.lineBreakMode = value
    }
    if element["adjustsFontSizeToFit"] != "NO", let scale = element.number("minimumScaleFactor") {
      (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (true, scale)
    }
    if let follows = element.flag("adjustsFontForContentSizeCategory") {
      label.adjustsFontForContentSizeCategory = follows
    }
    if let enabled = element.flag("enabled") { label.isEnabled = enabled }
    if let width = element.number("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = width }
    if let text = element.attributedText("attributedText", in: file) {
      label.attributedText = text
    } else {
      label.text = file.text(element, "text")
    }
  }
  private func apply(_ element: InterfaceElement, picture: UIImageView) {
    picture.image = element.image("image", in: file)
    if let image = element.image("highlightedImage", in: file) { picture.highlightedImage = image }
    if let highlighted = element.flag("highlighted") { picture.isHighlighted = highlighted }
  }
  private func effect(_ element: InterfaceElement) -> UIVisualEffect? {
    guard let blur = element.first("blurEffect") ?? element.first("vibrancyEffect")?.first("blurEffect")
    else {
      return nil
    }
    let styles: [String: UIBlurEffect.Style] = [
      "extraLight": .extraLight, "light": .light, "dark": .dark, "prominent": .prominent,
      "regular": .regular, "systemUltraThinMaterial": .systemUltraThinMaterial,
      "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
      "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
    ]
    return UIBlurEffect(style: blur["style"].flatMap { styles[$0] } ?? .regular)
  }

  private func apply(_ element: InterfaceElement, stack: UIStackView) {
    stack.axis = element["axis"] == "vertical" ? .vertical : .horizontal
    let distributions: [String: UIStackView.Distribution] = [
      "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
      "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]
    let alignments: [String: UIStackView.Alignment] = [
      "fill": .fill, "leading": .leading, "top": .top, "center": .center, "trailing": .trailing,
      "bottom": .bottom, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
    ]
    if let value = element["distribution"].flatMap({ distributions[$0] }) { stack.distribution = value }
    if let value = element["alignment"].flatMap({ alignments[$0] }) { stack.alignment = value }
    stack.spacing = element.number("spacing") ?? (element["spacingType"] == "standard" ? 8 : 0)
    if let relative = element.flag("baselineRelativeArrangement") {
      stack.isBaselineRelativeArrangement = relative
    }
    if let relative = element.flag("layoutMarginsRelativeArrangement") {
      stack.isLayoutMarginsRelativeArrangement = relative
    }
  }

  // MARK: What scrolls

  private func apply(_ element: InterfaceElement, scroll: UIScrollView) {
    if let flag = element.flag("scrollEnabled") { scroll.isScrollEnabled = flag }
    if let flag = element.flag("pagingEnabled") { scroll.isPagingEnabled = flag }
    if let flag = element.flag("bounces") { scroll.bounces = flag }
    if let flag = element.flag("alwaysBounceVertical") { scroll.alwaysBounceVertical = flag }
    if let flag = element.flag("alwaysBounceHorizontal") { scroll.alwaysBounceHorizontal = flag }
    if let flag = element.flag("directionalLockEnabled") { scroll.isDirectionalLockEnabled = flag }
    if let flag = element.flag("showsVerticalScrollIndicator") { scroll.showsVerticalScrollIndicator = flag }
    if let flag = element.flag("showsHorizontalScrollIndicator") {
      scroll.showsHorizontalScrollIndicator = flag
    }
    let behaviors: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
      "never": .never, "always": .always, "scrollableAxes": .scrollableAxes, "automatic": .automatic,
    ]
    if let value = element["contentInsetAdjustmentBehavior"].flatMap({ behaviors[$0] }) {
      scroll.contentInsetAdjustmentBehavior = value
    }
    let dismissals: [String: UIScrollView.KeyboardDismissMode] = [
      "none": .none, "onDrag": .onDrag, "interactive": .interactive,
    ]
    if let value = element["keyboardDismissMode"].flatMap({ dismissals[$0] }) {
      scroll.keyboardDismissMode = value
    }
    if let insets = element.part("contentInset") { scroll.contentInset = insets.insets }
    if let size = element.part("contentSize") { scroll.contentSize = size.size }
    switch scroll {
    case let text as UITextView: InterfaceControls(file: file).apply(element, text: text)
    case let table as UITableView: apply(element, table: table)
    case let items as UICollectionView: apply(element, items: items)
    default: break
    }
  }
  private func apply(_ element: InterfaceElement, table: UITableView) {
    if let height = element.number("rowHeight"), height > 0 { table.rowHeight = height }
    if let height = element.number("estimatedRowHeight"), height >= 0 { table.estimatedRowHeight = height }
    // What Interface Builder writes of itself says nothing: sections without titles have no headers.
    if let height = element.number("sectionHeaderHeight"), ![28, 18, 22, -1].contains(height) {
      table.sectionHeaderHeight = height
    }
    if let height = element.number("sectionFooterHeight"), ![28, 18, 22, -1].contains(height) {
      table.sectionFooterHeight = height
    }
    if element["separatorStyle"] == "none" { table.separatorStyle = .none }
    if let color = element.color("separatorColor", in: file) { table.separatorColor = color }
    if let insets = element.part("separatorInset") { table.separatorInset = insets.insets }
    if let flag = element.flag("allowsSelection") { table.allowsSelection = flag }
    if let flag = element.flag("allowsMultipleSelection") { table.allowsMultipleSelection = flag }
    if let flag = element.flag("allowsSelectionDuringEditing") { table.allowsSelectionDuringEditing = flag }
    if let flag = element.flag("allowsMultipleSelectionDuringEditing") {
      table.allowsMultipleSelectionDuringEditing = flag
    }
    for cell in element.parts("prototypes") {
      guard let identifier = cell["reuseIdentifier"] else { continue }
      table.pool.register(identifier) { [scene, file] in
        InterfaceScene(file, outer: scene, storyboard: scene.storyboard).makeView(cell) as? UITableViewCell
      }
    }
    if let header = element.part("tableHeaderView") { table.tableHeaderView = scene.makeView(header) }
    if let footer = element.part("tableFooterView") { table.tableFooterView = scene.makeView(footer) }
    guard let sections = element.first("sections") else { return }
    let rows = StaticRows(sections, file, scene)
    (scene.controller as? UITableViewController)?.staticRows = rows
  }
  private func apply(_ element: InterfaceElement, items: UICollectionView) {
    if let flow = items.collectionViewLayout as? UICollectionViewFlowLayout,
      let part = element.part("collectionViewLayout"), part.name == "collectionViewFlowLayout"
    {
      if let value = part.number("minimumLineSpacing") { flow.minimumLineSpacing = value }
      if let value = part.number("minimumInteritemSpacing") { flow.minimumInteritemSpacing = value }
      if part["scrollDirection"] == "horizontal" { flow.scrollDirection = .horizontal }
      if let size = part.part("itemSize") { flow.itemSize = size.size }
      if let size = part.part("headerReferenceSize") { flow.headerReferenceSize = size.size }
      if let size = part.part("footerReferenceSize") { flow.footerReferenceSize = size.size }
      if let insets = part.part("sectionInset") { flow.sectionInset = insets.insets }
      if part["automaticEstimatedItemSize"] == "YES" {
        flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      } else if let size = part.part("estimatedItemSize") {
        flow.estimatedItemSize = size.size
      }
      scene.begin(flow, part)
    }
    if let flag = element.flag("allowsSelection") { items.allowsSelection = flag }
    if let flag = element.flag("allowsMultipleSelection") { items.allowsMultipleSelection = flag }
    let edges = [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ]
    let prototypes =
      element.parts("cells").map { ($0, "") }
      + edges.compactMap { (key, kind) in element.part(key).map { ($0, kind) } }
    for (prototype, kind) in prototypes {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      items.pool.register(kind, identifier) { [scene, file] in
        InterfaceScene(file, outer: scene, storyboard: scene.storyboard).makeView(prototype)
          as? UICollectionReusableView
      }
    }
  }

  // MARK: Cells

  private func apply(_ element: InterfaceElement, cell: UITableViewCell) {
    switch element["selectionStyle"] {
    case "none": cell.selectionStyle = .none
    case "blue": cell.selectionStyle = .blue
    case "gray": cell.selectionStyle = .gray
    default: break
    }
    let accessories: [String: UITableViewCell.AccessoryType] = [
      "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
      "checkmark": .checkmark, "detailButton": .detailButton,
    ]
    if let value = element["accessoryType"].flatMap({ accessories[$0] }) { cell.accessoryType = value }
    if let level = element.count("indentationLevel") { cell.indentationLevel = level }
    if let width = element.number("indentationWidth") { cell.indentationWidth = width }
    if let insets = element.part("separatorInset") { cell.separatorInset = insets.insets }
    if element["style"] == nil { fill(cell.contentView, with: element.part("contentView")) }
  }
  /// The labels of a style are its own; the file says what they show.
  private func styleLabels(_ element: InterfaceElement, of cell: UITableViewCell) {
    guard element["style"] != nil, let content = element.part("contentView") else { return }
    scene.begin(cell.contentView, content)
    for child in content.parts("subviews") {
      if child.id == element["textLabel"], let label = cell.textLabel {
        takeLook(child, label)
      } else if child.id == element["detailTextLabel"], let label = cell.detailTextLabel {
        takeLook(child, label)
      } else if child.id == element["imageView"], let picture = cell.imageView {
        scene.begin(picture, child)
        apply(child, picture: picture)
      } else {
        cell.contentView.addSubview(scene.makeView(child))
      }
    }
    scene.addConstraints(content, in: cell.contentView)
  }
  private func takeLook(_ element: InterfaceElement, _ label: UILabel) {
    scene.begin(label, element)
    apply(element, label: label)
  }
}
