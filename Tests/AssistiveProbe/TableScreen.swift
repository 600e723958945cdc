import SwiftUI

struct Person: Identifiable {
  let id: Int
  var name: String { "Person \(id)" }
  var age: Int { 20 + id % 50 }
}

/// A table of more rows than are seen, of which several can be chosen.
struct TableScreen: View {
  @State private var chosen: Set<Int> = [2]
  @State private var order = [KeyPathComparator(\Person.age)]
  private let people = (0..<500).map(Person.init)

  var body: some View {
    VStack {
      Text("chosen \(chosen.count)")
      Table(people, selection: $chosen, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age)") }
        TableColumn("Twice") { Text("\($0.age * 2)") }
      }
    }
  }
}

/// Text that is not all alike, and a button that changes how it looks.
struct LooksScreen: View {
  @State private var text: AttributedString = {
    var text = AttributedString("é plain ")
    var bold = AttributedString("bold")
    bold.font = .system(size: 20).bold()
    bold.foregroundColor = Color(red: 1, green: 0, blue: 0)
    text.append(bold)
    text.append(AttributedString(" end"))
    return text
  }()

  var body: some View {
    VStack {
      TextEditor(text: $text).frame(height: 80).accessibilityLabel("Notes")
      Button("Underline") {
        if let range = text.range(of: "end") { text[range].underlineStyle = .single }
      }
    }
    .font(.system(size: 17))
  }
}
