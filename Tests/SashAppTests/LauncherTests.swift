import Foundation
import SashBus
import SashDesktop
import SashLauncher
import Testing
import UserNotifications

@testable import UIKit

extension BusTests {
  /// The icon of the program in the bar of the desktop.
  @Suite @MainActor struct LauncherTests {
    @Test("The number on the icon is told to docks, and to those that ask for it later")
    func badge() async throws {
      try await PrivateBus.connect { dock in
        var told: [String] = []
        func text(_ values: [BusValue]) -> String {
          let entries = values.count > 1 ? values[1].entries : []
          let count = entries.first { $0.0 == "count" }?.1.number
          let isVisible = entries.first { $0.0 == "count-visible" }?.1.flag
          return "\(values.first?.text ?? "") \(count ?? -1) \(isVisible ?? false)"
        }
        var sender = ""
        var path = ""
        dock.match("type='signal',interface='com.canonical.Unity.LauncherEntry',member='Update'") { call in
          told.append(text(call.arguments))
          (sender, path) = (call.sender, call.path)
        }
        try await Task.sleep(for: .milliseconds(50))
        let badge = LauncherBadge()
        #expect(badge.set(3, of: "org.example.Tea"))
        #expect(await happens { told == ["application://org.example.Tea.desktop 3 true"] })
        #expect(badge.set(3, of: "org.example.Tea"))
        #expect(badge.set(0, of: "org.example.Tea"))
        #expect(
          await happens {
            told == [
              "application://org.example.Tea.desktop 3 true", "application://org.example.Tea.desktop 0 false",
            ]
          })
        let place = Bus.Destination(sender, path, "com.canonical.Unity.LauncherEntry")
        let answer = await dock.ask(place, "Query")
        #expect(text(answer ?? []) == "application://org.example.Tea.desktop 0 false")
        // A program without an identifier has no icon that could show it.
        #expect(!badge.set(4, of: nil) && badge.count == 4)
      }
    }

    @Test("A badge below zero is an error; UIKit and UserNotifications speak of the same number")
    func number() async throws {
      try await PrivateBus.connect { _ in
        let error = await withCheckedContinuation { done in
          UNUserNotificationCenter.current().setBadgeCount(-1) { done.resume(returning: $0) }
        }
        #expect((error as? UNError)?.code == .badgeInputInvalid)
        _ = await withCheckedContinuation { done in
          UNUserNotificationCenter.current().setBadgeCount(5) { done.resume(returning: $0) }
        }
        #expect(UIApplication.shared.applicationIconBadgeNumber == 5)
        UIApplication.shared.applicationIconBadgeNumber = 0
        #expect(LauncherBadge.shared.count == 0)
      }
    }
  }
}

/// What the menu of the icon offers.
@Suite @MainActor struct LauncherActionTests {
  private final class Delegate: NSObject, UIApplicationDelegate {
    var performed: [String] = []
    func application(
      _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      performed.append("\(shortcutItem.type) \(shortcutItem.localizedTitle)")
      completionHandler(true)
    }
  }

  @Test("Actions are those of Info.plist, by names that desktops take")
  func names() {
    let actions = LauncherAction.read([
      "UIApplicationShortcutItems": [
        [
          "UIApplicationShortcutItemType": "org.example.new_note", "UIApplicationShortcutItemTitle": "New",
          "UIApplicationShortcutItemSubtitle": "A note",
        ], ["UIApplicationShortcutItemTitle": "Without a type"],
      ]
    ])
    #expect(actions == [.init(type: "org.example.new_note", title: "New", subtitle: "A note")])
    #expect(actions.first?.name == "org-example-new-note")
    #expect(LauncherActions.action(in: ["--activate-action=no"]) == nil)
  }

  @Test("The delegate performs the action that a person has chosen")
  func performs() {
    let (application, delegate) = (UIApplication(), Delegate())
    #expect(!application.perform(.init(type: "a", title: "A")))
    application.delegate = delegate
    #expect(application.perform(.init(type: "org.example.new", title: "New")))
    #expect(delegate.performed == ["org.example.new New"])
    // Scenes have it among their options.
    #expect(application.perform(.init(type: "org.example.new", title: "New"), isOfLaunch: true))
    #expect(delegate.performed.count == 1)
  }
}
