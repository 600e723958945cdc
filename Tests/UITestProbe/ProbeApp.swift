import SwiftUI

/// The app of the text on UI tests, as far as that tells: a counter and a form. A tab more holds what else tests use.
@main struct UITestProbe: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        CounterScreen().tabItem { Label("计数器", systemImage: "number") }
        FormScreen().tabItem { Label("表单", systemImage: "square.and.pencil") }
        RowsScreen().tabItem { Label("Rows", systemImage: "list.bullet") }
        SettingsScreen().tabItem { Label("Settings", systemImage: "gear") }
      }
    }
  }
}

private struct CounterScreen: View {
  @StateObject private var viewModel = CounterViewModel()
  var body: some View {
    VStack(spacing: 20) {
      Text("计数: \(viewModel.count)")
      Button("+") { viewModel.increment() }
    }
  }
}

private struct FormScreen: View {
  private enum Field { case name, email }
  @State private var name = ""
  @State private var email = ""
  @State private var isSent = false
  @FocusState private var field: Field?
  var body: some View {
    Form {
      TextField("姓名", text: $name).focused($field, equals: .name)
      TextField("邮箱", text: $email).focused($field, equals: .email)
      Button("提交") { isSent = true }.disabled(name.isEmpty)
    }
    .safeAreaInset(edge: .bottom) { if field != nil { Button("完成") { field = nil } } }
    .alert("提交成功", isPresented: $isSent) {
      Button("确定") { (name, email) = ("", "") }
    }
  }
}

private struct RowsScreen: View {
  @State private var rows = (1...40).map { "Row \($0)" }
  @State private var log = "nothing"
  var body: some View {
    NavigationStack {
      List {
        ForEach(rows, id: \.self) { row in
          NavigationLink(row, value: row)
        }
        .onDelete { rows.remove(atOffsets: $0) }
      }
      .navigationTitle("Rows")
      .navigationDestination(for: String.self) { row in
        VStack {
          Text("Detail of \(row)").onTapGesture(count: 2) { log = "double" }
            .onLongPressGesture { log = "long" }
          Text("log \(log)")
        }
        .navigationTitle(row)
      }
    }
  }
}

private struct SettingsScreen: View {
  @Environment(\.scenePhase) private var phase
  @State private var isOn = false
  @State private var volume = 0.25
  @State private var copies = 1
  @State private var size = "M"
  @State private var isAsking = false
  @State private var answer = "none"
  @State private var opened = "nothing"
  @State private var wasAway = false
  @State private var late = false
  var body: some View {
    ScrollView {
      VStack(spacing: 24) {
        Toggle("Sound", isOn: $isOn)
        Slider(value: $volume) { Text("Volume") }
        Text("volume \(Int((volume * 100).rounded()))")
        Stepper("Copies", value: $copies, in: 1...5)
        Text("copies \(copies)")
        Picker("Size", selection: $size) { ForEach(["S", "M", "L"], id: \.self) { Text($0) } }
          .pickerStyle(.segmented)
        Text("size \(size)")
        Button("Ask") { isAsking = true }.accessibilityIdentifier("ask")
        Text("answer \(answer)")
        Button("Later") {
          Task {
            try? await Task.sleep(nanoseconds: 300_000_000)
            late = true
          }
        }
        if late { Text("it came") }
        Text("opened \(opened)")
        Text(ProcessInfo.processInfo.arguments.contains("UI-Testing") ? "tested" : "used")
        Text(ProcessInfo.processInfo.environment["PROBE_WORD"] ?? "no word")
        Text(wasAway ? "was away" : "was here")
        Color.clear.frame(height: 900)
        Text("The end").accessibilityIdentifier("end")
        Button("At the end") { answer = "end" }
      }
      .padding()
    }
    .alert("Are you sure?", isPresented: $isAsking) {
      Button("Yes") { answer = "yes" }
      Button("No", role: .cancel) { answer = "no" }
    }
    .onOpenURL { opened = $0.absoluteString }
    .onChange(of: phase) { if phase == .background { wasAway = true } }
  }
}
