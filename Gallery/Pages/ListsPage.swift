import SwiftUI

/// A list whose rows can be swiped, selected, deleted and moved, in each of the styles, and a form.
struct ListsPage: View {
  private enum Kind: String, CaseIterable { case grouped, plain, form }
  @State private var kind =
    Kind(rawValue: ProcessInfo.processInfo.environment["SASH_GALLERY_LIST"] ?? "") ?? .grouped

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        ForEach(Kind.allCases, id: \.self) { item in
          Button(item.rawValue.capitalized) { kind = item }
            .fontWeight(item == kind ? .semibold : .regular)
        }
        Spacer()
        EditButton()
      }
      .padding(.horizontal)
      .padding(.vertical, 8)
      switch kind {
      case .grouped: FruitList().listStyle(.insetGrouped)
      case .plain: FruitList().listStyle(.plain)
      case .form: SettingsForm()
      }
    }
  }
}

private struct Fruit: Identifiable {
  let id: Int
  var name: String
}

private struct FruitList: View {
  @State private var fruits = ["Apple", "Banana", "Cherry", "Date", "Elderberry"].enumerated().map {
    Fruit(id: $0.offset, name: $0.element)
  }
  @State private var flagged: Set<Int> = [1]
  @State private var chosen: Int?

  var body: some View {
    List(selection: $chosen) {
      Section {
        ForEach(fruits) { fruit in
          HStack {
            Text(fruit.name)
            Spacer()
            if flagged.contains(fruit.id) {
              Image(systemName: "flag.fill").foregroundStyle(.orange)
            }
          }
          .swipeActions(edge: .leading) {
            Button {
              flagged.formSymmetricDifference([fruit.id])
            } label: {
              Label("Flag", systemImage: "flag.fill")
            }
            .tint(.orange)
          }
        }
        .onDelete { fruits.remove(atOffsets: $0) }
        .onMove { fruits.move(fromOffsets: $0, toOffset: $1) }
      } header: {
        Text("Fruit")
      } footer: {
        Text("Swipe a row to flag or to delete it, or tap Edit.")
      }
      Section("Labels") {
        Label("Inbox", systemImage: "tray").badge(12)
        Label("Favourites", systemImage: "star")
        Label("Trash", systemImage: "trash").badge(Text("empty"))
      }
      Section("Many") {
        ForEach(0..<200, id: \.self) { Text("Row \($0)") }
      }
    }
    .refreshable { try? await Task.sleep(nanoseconds: 1_500_000_000) }
  }
}

private struct SettingsForm: View {
  @State private var name = ""
  @State private var isOn = true
  @State private var volume = 0.4
  @State private var count = 2
  @State private var plan = "Free"
  @State private var size = 1

  var body: some View {
    Form {
      Section("Account") {
        TextField("Name", text: $name)
        Picker("Plan", selection: $plan) {
          ForEach(["Free", "Family", "Team"], id: \.self) { Text($0) }
        }
        LabeledContent("Storage", value: "2.1 GB")
      }
      Section {
        Toggle("Notifications", isOn: $isOn)
        Slider(value: $volume)
        Stepper("\(count) devices", value: $count)
        Picker("Size", selection: $size) {
          Text("Small").tag(0)
          Text("Medium").tag(1)
          Text("Large").tag(2)
        }
        .pickerStyle(.segmented)
        DisclosureGroup("More") {
          Text("Inside the group")
          LabeledContent("Version", value: "1.0")
        }
      } header: {
        Text("Settings")
      } footer: {
        Text("Notifications show what has happened while you were away.")
      }
      Section {
        Button("Sign in") {}
        Button("Delete account", role: .destructive) {}
      }
    }
  }
}
