import Foundation
import Sash
import SwiftUI
import Testing

/// What the documents show of focus, in their own code as far as it goes.
@MainActor @Suite("Focus, as documents show it")
struct FocusRowTests {
  private struct SignUp: View {
    @FocusState private var usernameInFocus: Bool
    @State private var username = ""
    @FocusState private var passwordInFocus: Bool
    @State private var password = ""
    var body: some View {
      VStack(spacing: 30) {
        TextField("Add your name here ...", text: $username).focused($usernameInFocus)
        SecureField("Add your password here ...", text: $password).focused($passwordInFocus)
        Button("Sign Up") {
          if !username.isEmpty, password.isEmpty {
            usernameInFocus = false
            passwordInFocus = true
          } else {
            usernameInFocus = true
            passwordInFocus = false
          }
        }
        Button("Release") { passwordInFocus = false }
        Text("\(usernameInFocus) \(passwordInFocus) \(username)/\(password)")
      }
      .onAppear {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { usernameInFocus = true }
      }
    }
  }

  @Test(
    "A Bool is true while its field has the focus; setting two hands it from one to the other [S4-061 S4-064 S4-321]"
  )
  func flags() {
    let app = TestHost { SignUp() }
    #expect(app.shows("false false /"))
    app.tap("Add your password here ...")
    #expect(app.shows("false true /"))
    app.tap("Sign Up")
    #expect(app.shows("true false /"))
    app.type("Ada")
    app.tap("Sign Up")
    #expect(app.shows("false true Ada/"))
    app.type("x")
    app.tap("Release")
    app.type("lost")
    #expect(app.shows("false false Ada/x"))
  }

  @Test("Half a second after a view has appeared its first field can be given the focus [S4-065]")
  func later() async throws {
    let app = TestHost { SignUp() }
    app.type("lost")
    #expect(app.shows("false false /"))
    for _ in 0..<100 where !app.shows("true false /") {
      try await Task.sleep(for: .milliseconds(20))
      app.advance(by: 0.02)
    }
    app.type("Ada")
    #expect(app.shows("true false Ada/"))
  }

  private struct Fields: View {
    enum Field: Hashable { case username, password }
    @State private var username = ""
    @State private var password = ""
    @FocusState private var field: Field?
    var body: some View {
      VStack {
        TextField("Name", text: $username).focused($field, equals: .username)
        SecureField("Password", text: $password).focused($field, equals: .password)
        Button("To password") { field = .password }
        Button("To name") { field = .username }
        Button("Away") { field = nil }
        Text("\(field.map { "\($0)" } ?? "nil") \(username)/\(password)")
      }
    }
  }

  @Test("A value moves the focus among fields, and nil takes it away [S4-066]")
  func values() {
    let app = TestHost { Fields() }
    #expect(app.shows("nil /"))
    app.tap("To password")
    app.type("p")
    #expect(app.shows("password /p"))
    app.tap("To name")
    app.type("n")
    #expect(app.shows("username n/p"))
    app.tap("Away")
    app.type("lost")
    #expect(app.shows("nil n/p"))
  }

  @Test(
    "The return key has the name that its field gives it, and submits that field [S4-067 text-55 text-56]")
  func submits() {
    struct Screen: View {
      @State private var texts = ["", "", ""]
      @State private var log: [String] = []
      var body: some View {
        VStack {
          TextField("First", text: $texts[0]).submitLabel(.route).onSubmit { log.append("route") }
          TextField("Second", text: $texts[1]).submitLabel(.next).onSubmit { log.append("next") }
          TextField("Third", text: $texts[2]).submitLabel(.search).onSubmit { log.append("search") }
          Text("log \(log.joined(separator: ","))")
        }
      }
    }
    let app = TestHost { Screen() }
    for name in ["Second", "Third", "First"] {
      app.tap(name)
      app.press(.return)
    }
    #expect(app.shows("log next,search,route"))
    app.usesScreenKeyboard = true
    for (name, key) in [("Second", "Next"), ("First", "Route"), ("Third", "Search")] {
      app.tap(name)
      app.advance(by: 1)
      #expect(["Next", "Route", "Search"].filter { app.shows($0) } == [key])
      app.tap(key)
      app.advance(by: 1)
    }
    #expect(app.shows("log next,search,route,next,route,search"))
  }
}
