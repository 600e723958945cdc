import SashControls
import SashCore

// What a user's module holds: nothing here is `@inlinable`, so SashBench has only the witnesses.

/// A view that is made of itself, so that a chain of bodies can be of any length.
public struct Link: View {
  var number: Int
  public init(number: Int) { self.number = number }
  public var body: Link { Link(number: number &+ 1) }
}

/// The same with a string, an array and a class among its fields.
public struct HeavyLink: View {
  final class Model {}
  public var number: Int
  var title = "a title longer than fifteen bytes"
  var tags = [1, 2, 3]
  var model = Model()
  public init(number: Int) { self.number = number }
  public var body: HeavyLink {
    var next = self
    next.number &+= 1
    return next
  }
}

/// A row of a list, say.
struct Entry: View {
  var number: Int
  var isOn: Bool
  var body: some View { Color.red.frame(width: 10, height: 10) }
}

/// A column of ten small views of mixed kinds.
public struct Column: View {
  var number: Int
  public init(number: Int) { self.number = number }
  public var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Title").padding()
      Entry(number: number, isOn: true)
      Color.red.frame(width: 10, height: 10)
      Spacer()
      Entry(number: number &+ 1, isOn: false)
      Text(verbatim: "Detail")
      Color.blue
      Entry(number: number &+ 2, isOn: true).padding(4)
      Spacer(minLength: 4)
      Entry(number: number &+ 3, isOn: false)
    }
  }
}

/// A counter, as the first page of every tutorial has it.
public struct Counter: View {
  @State private var count = 0
  public init() {}
  public var body: some View {
    VStack(spacing: 20) {
      Text("Count: \(count)").font(.largeTitle)
      Button("Add one") { count += 1 }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
