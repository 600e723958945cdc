import Foundation
import SashCore

/// Lets a control be as high as a line of text to the row of a list that it is in, so that the row is of the usual height.
///
/// - Source: facts on metrics: a row with a switch of 31 points is 44 points high.
struct RowControlHeight: ViewModifier {
  /// How high the control is drawn, in points.
  var height: CGFloat
  @Environment(\.isInList) private var isInList

  func body(content: Content) -> some View {
    content.padding(.vertical, isInList ? -max(0, height - 22) / 2 : 0)
  }
}
