import SashCore

/// A control at the trailing edge of its label; the control alone where labels are hidden.
struct LabelBeside<Label: View, Control: View>: View {
  let label: Label
  let control: Control
  /// Whether the control stands below the label where letters are very large.
  let mayStack: Bool
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.dynamicTypeSize) private var typeSize

  init(label: Label, mayStack: Bool = false, @ViewBuilder control: () -> Control) {
    self.label = label
    self.mayStack = mayStack
    self.control = control()
  }

  var body: some View {
    if hidesLabels {
      control
    } else if mayStack, typeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 8) {
        LabelLines(label: label)
        control
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      HStack(spacing: 8) {
        LabelLines(label: label)
        Spacer(minLength: 0)
        control
      }
    }
  }
}

/// The views of a label below each other: those behind the first say more of it, in smaller letters.
///
/// - Source: forms of iOS: several texts as the label of a toggle, a picker or labelled content are a title and what is below it
struct LabelLines<Label: View>: View {
  let label: Label
  var body: some View {
    if Label.self == Text.self {
      label
    } else {
      Group(subviews: label) { views in
        if views.count > 1 {
          VStack(alignment: .leading, spacing: 2) {
            views[0]
            ForEach(views.dropFirst()) { $0.secondary(.subheadline) }
          }
        } else {
          ForEach(views) { $0 }
        }
      }
    }
  }
}
