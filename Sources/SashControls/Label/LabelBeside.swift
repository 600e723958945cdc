import SashCore

/// A control at the trailing edge of its label; the control alone where labels are hidden.
struct LabelBeside<Label: View, Control: View>: View {
  let label: Label
  let control: Control
  @Environment(\.hidesLabels) private var hidesLabels

  init(label: Label, @ViewBuilder control: () -> Control) {
    self.label = label
    self.control = control()
  }

  var body: some View {
    if hidesLabels {
      control
    } else {
      HStack(spacing: 8) {
        label
        Spacer(minLength: 0)
        control
      }
    }
  }
}
