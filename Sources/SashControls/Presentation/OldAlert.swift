import SashCore

/// An alert as a value.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// An alert with one button; without one it says OK.
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }
  /// An alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert or of a choice.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, role: nil, action: action)
    }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, role: .cancel, action: action)
    }
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: Text("Cancel"), role: .cancel, action: action)
    }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, role: .destructive, action: action)
    }
  }
}

/// A choice as a value.
public struct ActionSheet {
  public typealias Button = Alert.Button
  let title: Text
  let message: Text?
  let buttons: [ActionSheet.Button]
  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// The buttons of an alert that is a value.
private struct OldButtons: View {
  let buttons: [Alert.Button]
  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      SashControls.Button(role: button.role) {
        button.action?()
      } label: {
        button.label
      }
    }
  }
}

extension View {
  /// Shows an alert while a binding is true.
  @available(*, deprecated, message: "use alert(title:isPresented:presenting::actions:) instead")
  public nonisolated func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = content()
    return question(.alert, title: alert.title, isPresented: isPresented) {
      OldButtons(buttons: alert.buttons)
    } message: {
      alert.message
    }
  }
  /// Shows an alert for an item while there is one; closing it sets the binding to nil.
  @available(*, deprecated, message: "use alert(title:isPresented:presenting::actions:) instead")
  public nonisolated func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert)
    -> some View
  {
    let alert = item.wrappedValue.map(content)
    return question(.alert, title: alert?.title, isPresented: item.isPresent()) {
      OldButtons(buttons: alert?.buttons ?? [])
    } message: {
      alert?.message
    }
  }
  /// Lets a person choose while a binding is true.
  @available(
    *, deprecated,
    message: "use confirmationDialog(title:isPresented:titleVisibility:presenting::actions:) instead."
  )
  public nonisolated func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    let sheet = content()
    return question(.dialog, title: sheet.title, isPresented: isPresented) {
      OldButtons(buttons: sheet.buttons)
    } message: {
      sheet.message
    }
  }
  /// Lets a person choose for an item while there is one.
  @available(
    *, deprecated,
    message: "use confirmationDialog(title:isPresented:titleVisibility:presenting::actions:) instead."
  )
  public nonisolated func actionSheet<T: Identifiable>(item: Binding<T?>, content: (T) -> ActionSheet)
    -> some View
  {
    let sheet = item.wrappedValue.map(content)
    return question(.dialog, title: sheet?.title, isPresented: item.isPresent()) {
      OldButtons(buttons: sheet?.buttons ?? [])
    } message: {
      sheet?.message
    }
  }
}
