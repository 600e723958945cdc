import SashCore

extension FieldResponder {
  var takesStyles: Bool { field?.rich?.takesStyles == true }

  func restyle(_ style: EditKeys.TextStyleKey) -> Bool {
    guard takesStyles else { return false }
    run { field in
      guard let text = field.rich else { return }
      let font = plainFont.untrackedValue ?? .body
      if !editing.selection.isCaret { editing.restyle() }
      _ = editing.takeChange()
      _ = rich.toggle(style, editing, fonts: fonts.untrackedValue, plain: font, in: text)
    }
    return true
  }
}
