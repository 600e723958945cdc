import Sash
import SwiftUI
import Testing

/// What views say to those who do not see them.
@MainActor struct AccessibilityTests {
  private func tree<V: View>(@ViewBuilder _ view: () -> V) -> [String] {
    TestHost { view() }.accessibilityTree.split(separator: "\n").map(String.init)
  }

  @Test("Texts and pictures are elements, stacks are not, decorations and hidden views are none")
  func leaves() {
    #expect(
      tree {
        VStack {
          Text("One")
          HStack {
            Image(systemName: "star")
            Image(decorative: "nothing")
            Text("Two")
          }
          Text("Three").hidden()
          Text("Four").accessibilityHidden(true)
          Text("Five").opacity(0)
          Circle()
        }
      } == ["text \"One\"", "image \"star\" #star", "text \"Two\""])
  }

  @Test("A label takes the place of the words, a value and a hint follow; the one farthest out counts")
  func words() {
    #expect(
      tree {
        Text("7").accessibilityLabel("Days").accessibilityValue("seven").accessibilityHint("of the week")
          .accessibilityIdentifier("days")
        Text("a").accessibilityLabel("b").padding().accessibilityLabel("c")
        Text("d").accessibilityLabel("e", isEnabled: false)
      } == [
        "text \"Days\" = \"seven\" (of the week) #days", "text \"c\"", "text \"d\"",
      ])
  }

  @Test("What is said of a stack is said of each element in it; of a shape, it makes one")
  func containers() {
    #expect(
      tree {
        HStack {
          Text("a")
          Text("b")
        }
        .accessibilityIdentifier("pair")
        Circle().accessibilityLabel("Moon").accessibilityAddTraits(.isImage)
      } == ["text \"a\" #pair", "text \"b\" #pair", "image \"Moon\""])
  }

  @Test("Elements ignore, join or hold what is in them")
  func children() {
    func pair() -> some View {
      VStack {
        Text("Total")
        Text("42")
      }
    }
    #expect(tree { pair().accessibilityElement().accessibilityLabel("Sum") } == ["other \"Sum\""])
    #expect(tree { pair().accessibilityElement(children: .combine) } == ["text \"Total, 42\""])
    #expect(
      tree { pair().accessibilityElement(children: .contain).accessibilityLabel("Bill") }
        == ["group \"Bill\"", "  text \"Total\"", "  text \"42\""])
  }

  @Test("A button is one element of what is in it, says whether it can be used, and acts")
  func buttons() {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Button {
            count += 1
          } label: {
            HStack {
              Image(systemName: "plus").accessibilityLabel("Add")
              Text("Row")
            }
          }
          Button("Never") {}.disabled(true)
          Text("\(count)")
        }
      }
    }
    let app = TestHost { Screen() }
    #expect(
      app.accessibilityTree
        == "button \"Add, Row\"\nbutton \"Never\" disabled\ntext \"0\"\n")
    app.accessibilityElement("Add, Row")?.activate()
    #expect(app.accessibilityElement("1") != nil)
    #expect(app.accessibilityElement("Never")?.traits.contains(.isButton) == true)
  }

  @Test("Joined buttons become actions by name; a single one is what the element does")
  func joinedButtons() {
    struct Screen: View {
      @State private var log = ""
      var body: some View {
        VStack {
          Text("Ann")
          Button("Call") { log += "c" }
          Button("Write") { log += "w" }
        }
        .accessibilityElement(children: .combine)
        VStack {
          Text("Bob")
          Button("Greet") { log += "g" }
        }
        .accessibilityElement(children: .combine)
        Text("log \(log)")
      }
    }
    let app = TestHost { Screen() }
    let ann = app.accessibilityElement("Ann, Call, Write")
    #expect(ann?.actionNames == ["Call", "Write"])
    #expect(ann?.perform(named: "Write") == true && ann?.perform(named: "Sing") == false)
    app.accessibilityElement("Bob, Greet")?.activate()
    #expect(app.shows("log wg"))
  }

  @Test("Traits make headings and what is selected; headings have levels")
  func traits() {
    #expect(
      tree {
        Text("Title").accessibilityAddTraits(.isHeader)
        Text("Part").accessibilityHeading(.h2)
        Text("Chosen").accessibilityAddTraits([.isButton, .isSelected])
        Button("Plain") {}.accessibilityRemoveTraits(.isButton)
      } == [
        "heading \"Title\"", "heading \"Part\"", "button \"Chosen\" selected", "button \"Plain\"",
      ])
    let app = TestHost { Text("Part").accessibilityHeading(.h2) }
    #expect(app.accessibilityElement("Part")?.headingLevel == 2)
  }

  @Test("Higher priorities come first in a container, equal ones in their order")
  func priorities() {
    #expect(
      tree {
        VStack {
          Text("a")
          Text("b").accessibilitySortPriority(1)
          Text("c").accessibilitySortPriority(2)
          Text("d").accessibilitySortPriority(1)
        }
      } == ["text \"c\"", "text \"b\"", "text \"d\"", "text \"a\""])
  }

  @Test("What is modal hides what stands beside it")
  func modal() {
    #expect(
      tree {
        ZStack {
          Text("Below")
          VStack { Text("Question") }.accessibilityElement(children: .contain).accessibilityAddTraits(
            .isModal)
        }
      } == ["group modal", "  text \"Question\""])
  }

  @Test("Actions of all kinds are performed")
  func actions() {
    struct Screen: View {
      @State private var value = 5
      @State private var log: [String] = []
      var body: some View {
        Text("Stars").accessibilityValue("\(value)")
          .accessibilityAdjustableAction { value += $0 == .increment ? 1 : -1 }
          .accessibilityAction { log.append("tap") }
          .accessibilityAction(.escape) { log.append("escape") }
          .accessibilityAction(named: "Reset") { value = 0 }
          .accessibilityActions { Button("Double") { value *= 2 } }
        Text(log.joined(separator: " "))
      }
    }
    let app = TestHost { Screen() }
    var stars: AccessibilityElement? { app.accessibilityElement("Stars") }
    #expect(stars?.increment() == true && stars?.value == "6")
    #expect(stars?.decrement() == true && stars?.decrement() == true && stars?.value == "4")
    stars?.activate()
    #expect(stars?.escape() == true && app.shows("tap escape"))
    #expect(stars?.actionNames == ["Reset", "Double"])
    #expect(stars?.perform(named: "Double") == true && stars?.value == "8")
    #expect(stars?.perform(named: "Reset") == true && stars?.value == "0")
  }

  @Test("Where an element says nothing of taps, a finger taps on it")
  func gesture() {
    struct Screen: View {
      @State private var isOn = false
      var body: some View { Text(isOn ? "on" : "off").onTapGesture { isOn.toggle() } }
    }
    let app = TestHost { Screen() }
    app.accessibilityElement("off")?.activate()
    #expect(app.accessibilityElement("on") != nil)
  }

  @Test("Another view speaks for one, or stands for what is in it")
  func representations() {
    struct Screen: View {
      @State private var value = 2
      var body: some View {
        Circle().accessibilityRepresentation {
          Button("Dial") { value += 1 }.accessibilityValue("\(value)")
        }
        Canvas { _, _ in }.accessibilityLabel("Graph").accessibilityChildren {
          HStack {
            Text("bar 1")
            Text("bar 2")
          }
        }
      }
    }
    let app = TestHost { Screen() }
    #expect(!app.shows("Dial"))
    app.accessibilityElement("Dial")?.activate()
    #expect(app.accessibilityElement("Dial")?.value == "3")
    #expect(app.accessibilityTree.hasSuffix("  text \"bar 1\"\n  text \"bar 2\"\n"))
  }

  @Test("Words that are told on request replace those of the same key")
  func content() {
    let key = AccessibilityCustomContentKey("Age", id: "age")
    let app = TestHost {
      Text("Ann").accessibilityCustomContent(key, "30").accessibilityCustomContent("City", "Rome")
        .padding().accessibilityCustomContent(key, "31")
    }
    let content = app.accessibilityElement("Ann")?.customContent ?? []
    #expect(content.map(\.label) == ["City", "Age"] && content.map(\.value) == ["Rome", "31"])
  }

  @Test("Elements stand where their views are drawn, moved, turned and clipped")
  func frames() {
    let app = TestHost(size: CGSize(width: 200, height: 200)) {
      VStack(spacing: 0) {
        Color.red.frame(width: 40, height: 20).accessibilityElement().accessibilityLabel("box")
          .offset(x: 10, y: 5)
        Color.blue.frame(width: 40, height: 20).accessibilityElement().accessibilityLabel("tall")
          .rotationEffect(.degrees(90))
        Color.green.frame(width: 40, height: 20).accessibilityElement().accessibilityLabel("cut")
          .frame(width: 20, height: 20).clipped()
      }
    }
    // Three boxes of 40 by 20 in the middle of 200 by 200: at (80, 70), (80, 90) and (80, 110).
    #expect(app.accessibilityElement("box")?.frame == CGRect(x: 90, y: 75, width: 40, height: 20))
    let tall = app.accessibilityElement("tall")?.frame ?? .zero
    #expect(abs(tall.minX - 90) < 0.01 && abs(tall.minY - 80) < 0.01 && abs(tall.height - 40) < 0.01)
    #expect(app.accessibilityElement("cut")?.visibleFrame == CGRect(x: 90, y: 110, width: 20, height: 20))
  }

  @Test("A change looks only into what has changed, and elements keep who they are")
  func work() {
    struct Row: View {
      let number: Int
      @State private var count = 0
      var body: some View { Button("row \(number) count \(count)") { count += 1 } }
    }
    let app = TestHost(size: CGSize(width: 300, height: 5000)) {
      VStack(spacing: 0) { ForEach(0..<100) { Row(number: $0) } }
    }
    #expect(app.accessibilityElements.count == 100)
    let first = app.accessibilityVisits
    app.accessibilityElement("row 50 count 0")?.activate()
    #expect(app.accessibilityElement("row 50 count 1") != nil)
    #expect(first >= 200)
    #expect(app.accessibilityVisits < 30)
    _ = app.accessibilityTree
    #expect(app.accessibilityVisits == 0)
  }

  @Test("Rotors list places, and show them")
  func rotors() {
    struct Item: Identifiable {
      let id: Int
      let name: String
    }
    let items = (0..<100).map { Item(id: $0, name: "item \($0)") }
    let app = TestHost {
      ScrollView {
        LazyVStack { ForEach(items) { Text($0.name).frame(height: 40) } }
      }
      .accessibilityElement(children: .contain)
      .accessibilityRotor("Tens", entries: items.filter { $0.id % 10 == 0 }, entryLabel: \.name)
      .accessibilityRotor("Last") { AccessibilityRotorEntry("the last", id: 99) }
      .accessibilityLabel("Items")
    }
    let list = app.accessibilityElement("Items")
    #expect(list?.rotors == ["Tens", "Last"])
    #expect(list?.rotorEntries("Tens").count == 10)
    #expect(app.accessibilityElement("item 90") == nil)
    #expect(list?.showRotorEntry("Tens", "item 90") == true)
    #expect(app.accessibilityElement("item 90") != nil)
  }
}
