import SashBus
import SashDesktop
import Testing

extension BusTests {
  /// Who keeps the screen on.
  @Suite @MainActor struct IdleInhibitorTests {
    @Test("The portal is asked to keep the screen on; closing its request lets it go")
    func portal() async throws {
      try await PrivateBus.connect { other in
        var calls: [String] = []
        let request = "/org/freedesktop/portal/desktop/request/1"
        BusObject(
          "/org/freedesktop/portal/desktop",
          [
            .init(
              "org.freedesktop.portal.Inhibit",
              methods: [
                .init("Inhibit", "sua{sv}", returns: "o") { call in
                  calls.append("inhibit \(call.number(1) ?? 0)")
                  return .values([.path(request)])
                }
              ])
          ]
        ).serve(on: other)
        BusObject(
          request,
          [
            .init(
              "org.freedesktop.portal.Request",
              methods: [
                .init("Close") { _ in
                  calls.append("close")
                  return .values([])
                }
              ])
          ]
        ).serve(on: other)
        #expect(await other.takeName("org.freedesktop.portal.Desktop"))
        let inhibitor = IdleInhibitor()
        inhibitor.set(true, because: "a film")
        #expect(await happens { calls == ["inhibit 8"] })
        inhibitor.set(true, because: "a film")
        try await Task.sleep(for: .milliseconds(50))
        inhibitor.set(false, because: "")
        #expect(await happens { calls == ["inhibit 8", "close"] })
      }
    }

    @Test("Without a portal the screen saver is asked; what is not wanted any more when it answers is let go")
    func screenSaver() async throws {
      try await PrivateBus.connect { other in
        var calls: [String] = []
        BusObject(
          "/org/freedesktop/ScreenSaver",
          [
            .init(
              "org.freedesktop.ScreenSaver",
              methods: [
                .init("Inhibit", "ss", returns: "u") { call in
                  calls.append("inhibit \(call.text(1) ?? "")")
                  return .values([.uint(7)])
                },
                .init("UnInhibit", "u") { call in
                  calls.append("let go \(call.number(0) ?? 0)")
                  return .values([])
                },
              ])
          ]
        ).serve(on: other)
        #expect(await other.takeName("org.freedesktop.ScreenSaver"))
        let inhibitor = IdleInhibitor()
        inhibitor.set(true, because: "a film")
        inhibitor.set(false, because: "")
        #expect(await happens { calls == ["inhibit a film", "let go 7"] })
      }
    }
  }
}
