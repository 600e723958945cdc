import Foundation
import Observation
import SashControls
import SashCore

/// Views that each animate their place, their size and their colour on and on.
public struct AnimatedGrid: View {
  let count: Int
  @State private var isAway = false
  public init(count: Int) { self.count = count }
  public var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(0..<count, id: \.self) { index in
        Rectangle()
          .fill(isAway ? Color.red : .blue)
          .frame(width: 12, height: 12)
          .scaleEffect(isAway ? 1.2 : 0.6)
          .offset(x: CGFloat(index % 40) * 19 + (isAway ? 8 : 0), y: CGFloat(index / 40) * 23)
      }
    }
    .frame(width: 800, height: 600, alignment: .topLeading)
    .onAppear { withAnimation(.easeInOut(duration: 2).repeatForever()) { isAway = true } }
  }
}

/// One animation that ends.
public struct OneAnimation: View {
  @State private var isAway = false
  public init() {}
  public var body: some View {
    Rectangle().frame(width: 20, height: 20).offset(x: isAway ? 100 : 0)
      .onAppear { withAnimation(.linear(duration: 0.5)) { isAway = true } }
  }
}

/// A list from which rows go and to which they come back, by transitions.
public struct TransitionList: View {
  let model: TransitionListModel
  public init(model: TransitionListModel) { self.model = model }
  public var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(model.rows, id: \.self) { row in
          HStack {
            Text("Row \(row)")
            Spacer()
            Circle().fill(.blue).frame(width: 16, height: 16)
          }
          .frame(height: 24)
          .transition(.move(edge: .leading).combined(with: .opacity))
        }
      }
    }
  }
}

@Observable public final class TransitionListModel {
  public var rows: [Int]
  public init(count: Int) { rows = Array(0..<count) }
  /// Takes every tenth row of the first thousand out, or puts them back.
  public func toggle() {
    withAnimation(.easeInOut(duration: 0.5)) {
      if rows.contains(5) { rows.removeAll { $0 % 10 == 5 } } else { rows = Array(0..<1000) }
    }
  }
}
