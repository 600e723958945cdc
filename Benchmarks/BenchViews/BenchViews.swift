import SashControls
import SashCore

// What a user's module holds: nothing here is `@inlinable`, and SashBench sees only the names.

/// A view whose body reads the number it was given.
public struct Step: View {
  public var number: Int
  public init(number: Int) { self.number = number }
  public var body: Step2 { Step2(number: number &+ 1) }
}

/// What `Step` is made of.
public struct Step2: View {
  public var number: Int
  public init(number: Int) { self.number = number }
  public var body: some View { EmptyView() }
}

/// A row of a list of contacts, say.
public struct Row: View {
  var number: Int
  var isOn: Bool
  public init(number: Int, isOn: Bool) {
    self.number = number
    self.isOn = isOn
  }
  public var body: some View { Color.red.frame(width: 10, height: 10) }
}

/// A column of ten small views of mixed kinds.
public struct Column: View {
  var number: Int
  public init(number: Int) { self.number = number }
  public var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Title").padding()
      Row(number: number, isOn: true)
      Color.red.frame(width: 10, height: 10)
      Spacer()
      Row(number: number &+ 1, isOn: false)
      Text(verbatim: "Detail")
      Color.blue
      Row(number: number &+ 2, isOn: true).padding(4)
      Spacer(minLength: 4)
      Row(number: number &+ 3, isOn: false)
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
