import Sash
import SwiftUI
import Testing

// Names in brackets are rows of the features that the texts behind Sash show.

private struct Counter: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Text("Count: \(count)")
      Button("Increment") { count += 1 }
    }
  }
}

private struct ToggleButton: View {
  @Binding var isOn: Bool
  var body: some View {
    Button(action: { isOn.toggle() }) { Text(isOn ? "On" : "Off") }
  }
}

private struct ToggleOwner: View {
  @State private var isOn = false
  var body: some View {
    VStack {
      Text(isOn ? "parent sees on" : "parent sees off")
      ToggleButton(isOn: $isOn)
    }
  }
}

@MainActor @Suite("State and bindings")
struct StateTests {
  @Test("A tap runs the action once and the text shows the new value [S0-001 S0-003 S0-004]")
  func counter() {
    let app = TestHost { Counter() }
    #expect(app.texts == ["Count: 0", "Increment"])
    app.tap("Increment")
    #expect(app.shows("Count: 1"))
    app.tap("Increment")
    app.tap("Increment")
    #expect(app.shows("Count: 3"))
  }

  @Test("Writing through a binding changes parent and child in one update [S0-005 S0-006]")
  func binding() {
    let app = TestHost { ToggleOwner() }
    #expect(app.texts == ["parent sees off", "Off"])
    app.resetWork()
    app.tap("Off")
    #expect(app.texts == ["parent sees on", "On"])
    #expect(app.work.bodies.filter { $0 == "ToggleOwner" }.count == 1)
    #expect(app.work.bodies.filter { $0 == "ToggleButton" }.count == 1)
  }

  private struct Dog {
    var name = "Unknown"
    var age = 0
  }
  private struct DogChild: View {
    @Binding var dog: Dog
    var body: some View { Button("Name it") { dog.name = "TaoTao" } }
  }
  private struct DogOwner: View {
    @State var dog = Dog()
    var body: some View {
      VStack {
        Text(dog.name)
        Spacer().frame(height: 100)
        DogChild(dog: $dog)
      }
    }
  }
  @Test("A field of a struct is changed through a binding [S1-028 S1-026 S1-165]")
  func structField() throws {
    let app = TestHost { DogOwner() }
    let before = try #require(app.frame(of: "Unknown"))
    let button = try #require(app.frame(of: "Name it"))
    #expect(button.minY - before.maxY >= 100)
    app.tap("Name it")
    #expect(app.shows("TaoTao"))
  }

  private struct Late: View {
    @State private var string: String
    init(string: String) { _string = State(initialValue: string) }
    var body: some View { Text(string) }
  }
  private struct LateOwner: View {
    @State private var n = 1
    var body: some View {
      VStack {
        Late(string: "value \(n)")
        Button("next") { n += 1 }
      }
    }
  }
  @Test("The initial value of a state counts once per identity [S4-229]")
  func initialValue() {
    let app = TestHost { LateOwner() }
    #expect(app.shows("value 1"))
    app.tap("next")
    #expect(app.shows("value 1"))
    #expect(!app.shows("value 2"))
  }

  private struct TwoWrites: View {
    @State private var a = 0
    @State private var b = 0
    var body: some View {
      VStack {
        Text("\(a) \(b)")
        Button("both") {
          a += 1
          #expect(a == 1)  // a read after a write in the same event gives the new value
          b += 1
        }
        Text("there and back").onTapGesture {
          a += 1
          a -= 1
        }
      }
    }
  }
  @Test("Two writes in one action evaluate the body once; an equal write does nothing")
  func coalescing() {
    let app = TestHost { TwoWrites() }
    app.resetWork()
    app.tap("both")
    #expect(app.shows("1 1"))
    #expect(app.work.bodies.filter { $0 == "TwoWrites" }.count == 1)
    app.resetWork()
    app.tap("there and back")
    #expect(app.work.pixelsDrawn == 0)
  }

  private struct Unread: View {
    @State private var hidden = 0
    var body: some View { Button("write") { hidden += 1 } }
  }
  @Test("A state that the body does not read causes no evaluation")
  func unread() {
    let app = TestHost { Unread() }
    app.resetWork()
    app.tap("write")
    #expect(!app.work.bodies.contains("Unread"))
  }

  private struct Reader: View {
    @Binding var count: Int
    var body: some View { Text("child \(count)") }
  }
  private struct PassingOn: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Reader(count: $count)
        Button("+") { count += 1 }
      }
    }
  }
  @Test("Only views that read a value are evaluated again [S0-093]")
  func onlyReaders() {
    let app = TestHost { PassingOn() }
    app.resetWork()
    app.tap("+")
    #expect(app.shows("child 1"))
    #expect(app.work.bodies.contains("Reader"))
    #expect(!app.work.bodies.contains("PassingOn"))
  }

  private struct Elements: View {
    @State private var items = ["a", "b"]
    var body: some View {
      VStack {
        Text(items.joined())
        ForEach($items, id: \.self) { $item in
          Button("change \(item)") { item += "!" }
        }
      }
    }
  }
  @Test("A binding to a collection gives bindings to its elements")
  func elements() {
    let app = TestHost { Elements() }
    app.tap("change b")
    #expect(app.shows("ab!"))
  }

  @Test("A constant binding ignores writes; closures make a binding")
  func constructed() {
    var value = 1
    let binding = Binding(get: { value }, set: { value = $0 })
    binding.wrappedValue = 5
    #expect(value == 5 && binding.wrappedValue == 5)
    let constant = Binding.constant(3)
    constant.wrappedValue = 4
    #expect(constant.wrappedValue == 3)
  }
}
