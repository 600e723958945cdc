import SwiftUI

/// A form with every control, links into it and sheets over it.
struct SettingsApp: View {
  @State private var name = "Name"
  @State private var secret = ""
  @State private var isOn = true
  @State private var volume = 0.5
  @State private var count = 2
  @State private var fruit = "Apple"
  @State private var isSheetShown = false
  @State private var detent = PresentationDetent.medium
  private let fruits = ["Apple", "Pear", "Plum"]

  var body: some View {
    NavigationStack {
      Form {
        Section("You") {
          TextField("Name", text: $name)
          SecureField("Secret", text: $secret)
          LabeledContent("Letters", value: "\(name.count)")
        }
        Section {
          Toggle("On", isOn: $isOn.animation())
          if isOn {
            Slider(value: $volume)
            Stepper("Count \(count)", value: $count, in: 0...5)
          }
          Picker("Menu", selection: $fruit) { ForEach(fruits, id: \.self) { Text($0) } }
          Picker("Link", selection: $fruit) { ForEach(fruits, id: \.self) { Text($0) } }.pickerStyle(
            .navigationLink)
          Picker("Segments", selection: $fruit) { ForEach(fruits, id: \.self) { Text($0) } }.pickerStyle(
            .segmented)
          Picker("Inline", selection: $fruit) { ForEach(fruits, id: \.self) { Text($0) } }.pickerStyle(
            .inline)
          Picker("Wheel", selection: $fruit) { ForEach(fruits, id: \.self) { Text($0) } }.pickerStyle(.wheel)
        } footer: {
          Text("A footer that is long enough to need two lines in most of the windows.")
        }
        DisclosureGroup("More") {
          ForEach(0..<count, id: \.self) { NavigationLink("Inner \($0)") { InnerSettings() } }
        }
        Section { Button("Sheet") { isSheetShown = true } }
      }
      .navigationTitle("Settings")
    }
    .sheet(isPresented: $isSheetShown) {
      InnerSettings().presentationDetents([.medium, .large, .height(120)], selection: $detent)
        .presentationDragIndicator(.visible)
    }
  }

  struct InnerSettings: View {
    @Environment(\.dismiss) private var dismiss
    @State private var rows = 3
    var body: some View {
      List {
        Button("Done") { dismiss() }
        Stepper("Rows \(rows)", value: $rows, in: 0...30)
        ForEach(0..<rows, id: \.self) { Text("Row \($0)") }
      }
    }
  }
}

/// Messages that scroll to the last one.
struct ChatApp: View {
  struct Message: Identifiable {
    let id: Int
    let text: String
    var isMine: Bool { id % 3 == 0 }
  }
  @State private var messages = (0..<12).map {
    Message(id: $0, text: "Message \($0) " + String(repeating: "word ", count: $0))
  }
  @State private var draft = ""

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(messages) { message in
            HStack {
              if message.isMine { Spacer(minLength: 40) }
              Text(message.text).padding(10).background(
                .blue.opacity(0.2), in: RoundedRectangle(cornerRadius: 14))
              if !message.isMine { Spacer(minLength: 40) }
            }
            .transition(.move(edge: .bottom).combined(with: .opacity))
          }
        }
        .padding()
      }
      .defaultScrollAnchor(.bottom)
      .onChange(of: messages.count) { withAnimation { proxy.scrollTo(messages.last?.id, anchor: .bottom) } }
      .safeAreaInset(edge: .bottom) {
        HStack {
          TextField("Message", text: $draft).textFieldStyle(.roundedBorder).onSubmit(send)
          Button("Send", action: send).disabled(draft.isEmpty)
          Button("Answer") {
            withAnimation { messages.append(Message(id: messages.count, text: "An answer")) }
          }
        }
        .padding()
        .background(.bar)
      }
    }
  }

  private func send() {
    messages.append(Message(id: messages.count, text: draft))
    draft = ""
  }
}

/// A grid of pictures, one of which grows over all.
struct PhotosApp: View {
  @Namespace private var space
  @State private var shown: Int?
  @State private var isCovered = false
  @State private var scale = 1.0
  @State private var columns = 3

  var body: some View {
    ZStack {
      ScrollView {
        Stepper("Columns \(columns)", value: $columns.animation(), in: 1...6)
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 4), count: columns), spacing: 4) {
          ForEach(0..<60, id: \.self) { number in
            LinearGradient(
              colors: [.blue, Color(hue: Double(number) / 60, saturation: 1, brightness: 1)],
              startPoint: .top, endPoint: .bottom
            )
            .aspectRatio(1, contentMode: .fit)
            .matchedGeometryEffect(id: number, in: space, isSource: shown != number)
            .onTapGesture { withAnimation(.spring()) { shown = number } }
          }
        }
      }
      if let shown {
        Color.orange
          .matchedGeometryEffect(id: shown, in: space)
          .frame(width: 260, height: 260)
          .scaleEffect(scale)
          .gesture(
            MagnifyGesture().onChanged { scale = $0.magnification }.onEnded { _ in withAnimation { scale = 1 }
            }
          )
          .onTapGesture { withAnimation { self.shown = nil } }
          .onLongPressGesture { isCovered = true }
          .zIndex(1)
      }
    }
    .fullScreenCover(isPresented: $isCovered) {
      VStack {
        Image(systemName: "photo").font(.largeTitle)
        Button("Close") { isCovered = false }
      }
    }
  }
}

/// Pages side by side, and a timer that turns them.
struct PagesApp: View {
  @State private var page = 0
  @State private var ticks = 0
  private let timer = Timer.publish(every: 2, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack {
      TabView(selection: $page) {
        ForEach(0..<4) { number in
          VStack {
            Text("Page \(number)").font(.largeTitle)
            Button("Next") { withAnimation { page = (number + 1) % 4 } }
            ScrollView { ForEach(0..<20) { Text("line \($0)") } }
          }
          .tag(number)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .always))
      .onReceive(timer) { _ in
        ticks += 1
        if ticks % 3 == 0 { withAnimation { page = (page + 1) % 4 } }
      }
      Text("\(ticks) ticks")
      ScrollView(.horizontal) {
        LazyHStack {
          ForEach(0..<10) { Text("card \($0)").frame(width: 200, height: 80).background(.yellow) }
        }.scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .frame(height: 90)
    }
  }
}

/// Screens pushed by value and by the program.
struct PathsApp: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(0..<5) { NavigationLink("Number \($0)", value: $0) }
        ForEach(["a", "b"], id: \.self) { NavigationLink("Word \($0)", value: $0) }
        Button("Deep") { path = NavigationPath([1, 2, 3, 4]) }
      }
      .navigationTitle("Root")
      .navigationDestination(for: Int.self) { number in
        screen("Number \(number)") { NavigationLink("On", value: number + 1) }
      }
      .navigationDestination(for: String.self) { word in
        screen("Word \(word)") { NavigationLink("Count", value: word.count) }
      }
    }
  }

  private func screen<Content: View>(_ title: String, @ViewBuilder content: () -> Content) -> some View {
    VStack {
      content()
      Button("Pop") { if !path.isEmpty { path.removeLast() } }
      Button("To the root") { path = NavigationPath() }
      Button("Swap") {
        if !path.isEmpty { path.removeLast() }
        path.append("swapped")
      }
      List(0..<30, id: \.self) { Text("Row \($0)") }
    }
    .navigationTitle(title)
    .toolbar { Button("Push") { path.append(path.count) } }
  }
}
