import Foundation
import SwiftUI

// Screens as people publish them, which `PublishedScreenTests` uses.

struct SettingsScreen: View {
  @State private var name = ""
  @State private var sound = "Radar"
  @State private var theme = 0
  @State private var date = Date(timeIntervalSince1970: 1_700_000_000)
  @State private var notifies = true
  @State private var guests = 3
  var body: some View {
    NavigationStack {
      Form {
        Section("Profile") {
          HStack {
            TextField("Name", text: $name)
            Button("Clear") { name = "" }
          }
        }
        Section("General") {
          Picker("Sound", selection: $sound) {
            ForEach(["Radar", "Beacon", "Chimes"], id: \.self) { Text($0) }
          }
          .pickerStyle(.navigationLink)
          Picker("Appearance", selection: $theme) {
            Text("Automatic").tag(0)
            Text("Dark").tag(1)
          }
          Toggle(isOn: $notifies) {
            Text("Notifications")
            Text("Alerts and badges")
          }
          Stepper("Guests: \(guests)", value: $guests)
          DatePicker("Day", selection: $date, displayedComponents: .date)
        }
        Section { LabeledContent("State", value: "\(name) \(sound) \(theme) \(notifies) \(guests)") }
      }
      .navigationTitle("Settings")
    }
    .environment(\.timeZone, .gmt)
  }
}

struct InboxScreen: View {
  struct Mail: Identifiable, Hashable {
    let id: Int
    var subject: String
  }
  struct Tag: Identifiable, Hashable { let id: String }
  @State private var mails = (1...4).map { Mail(id: $0, subject: "Mail \($0)") }
  @State private var text = ""
  @State private var tags: [Tag] = []
  @State private var selection: Set<Int> = []
  private var found: [Mail] {
    mails.filter { (text.isEmpty || $0.subject.contains(text)) && (tags.isEmpty || $0.id.isMultiple(of: 2)) }
  }
  var body: some View {
    NavigationStack {
      List(selection: $selection) {
        ForEach(found) { mail in
          NavigationLink(mail.subject, value: mail)
            .swipeActions {
              Button("Delete", role: .destructive) { mails.removeAll { $0.id == mail.id } }
            }
        }
        .onDelete { mails.remove(atOffsets: $0) }
      }
      .navigationTitle("Inbox")
      .navigationDestination(for: Mail.self) { Text("Body of \($0.subject)") }
      .toolbar {
        ToolbarItem { EditButton() }
        ToolbarItem(placement: .status) { Text("\(selection.count) chosen") }
      }
      .searchable(text: $text, tokens: $tags, suggestedTokens: .constant([Tag(id: "Even")]), prompt: "Find") {
        Text($0.id)
      }
    }
  }
}

struct MediaScreen: View {
  var body: some View {
    TabView {
      Tab("Home", systemImage: "house") { MediaGrid(title: "Home") }
      TabSection("Library") {
        Tab("Albums", systemImage: "square.stack") { MediaGrid(title: "Albums") }
        Tab("Artists", systemImage: "music.mic") { MediaGrid(title: "Artists") }
      }
    }
    .tabViewStyle(.sidebarAdaptable)
  }
}
private struct MediaGrid: View {
  let title: String
  @Namespace private var namespace
  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 140))]) {
          ForEach(0..<12) { number in
            NavigationLink("\(title) \(number)", value: number)
              .frame(height: 100)
              .matchedTransitionSource(id: number, in: namespace)
          }
        }
      }
      .navigationTitle(title)
      .navigationDestination(for: Int.self) { number in
        Text("Playing \(title) \(number)").navigationTransition(.zoom(sourceID: number, in: namespace))
      }
    }
  }
}

struct CheckoutScreen: View {
  enum Field { case name, street, card }
  @State private var name = ""
  @State private var street = ""
  @State private var card = ""
  @State private var isDone = false
  @FocusState private var field: Field?
  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name).focused($field, equals: .name).submitLabel(.next)
        TextField("Street", text: $street).focused($field, equals: .street).submitLabel(.next)
        SecureField("Card", text: $card).focused($field, equals: .card).submitLabel(.done)
        Button("Place Order") { isDone = true }.disabled(name.isEmpty || card.isEmpty)
      }
      .onSubmit {
        switch field {
        case .name: field = .street
        case .street: field = .card
        default:
          field = nil
          isDone = !card.isEmpty
        }
      }
      .navigationTitle("Checkout")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { name = "" } }
        ToolbarItem(placement: .keyboard) { Button("Hide") { field = nil } }
      }
      .alert("Thank you, \(name)", isPresented: $isDone) { Button("OK") {} }
    }
  }
}

struct DashboardScreen: View {
  struct Sale: Identifiable {
    let id: Int
    let month: String
    let value: Int
  }
  @State private var order = [KeyPathComparator(\Sale.value)]
  @State private var selection: Int?
  private let sales = [3, 1, 2].map { Sale(id: $0, month: "Month \($0)", value: $0 * 10) }
  var body: some View {
    NavigationStack {
      VStack {
        HStack {
          Gauge(value: 0.75) {
            Text("Load")
          } currentValueLabel: {
            Text("75")
          }
          .gaugeStyle(.accessoryCircular)
          .tint(Gradient(colors: [.green, .red]))
          Gauge(value: 0.5) { Text("Disk") }.tint(Gradient(colors: [.green, .red]))
        }
        Text("Chosen \(selection ?? 0)")
        Table(sales.sorted(using: order), selection: $selection, sortOrder: $order) {
          TableColumn("Month", value: \.month)
          TableColumn("Value", value: \.value) { Text("\($0.value)") }
        }
      }
      .navigationTitle("Dashboard")
    }
  }
}
