import Foundation
import Testing

/// What clients of AT-SPI find and do in a running program. Each has buses of its own.
@Suite(.enabled(if: Conversation.isPossible), .serialized) struct ClientTests {
  @Test("A client reads a form in the order of the screen, with kinds, values and states")
  func walk() async throws {
    let talk = try await Conversation.hold("AssistiveProbe", "walk")
    #expect(
      talk.lines == [
        "application \"AssistiveProbe\"", "  frame \"Order\"", "    scroll pane \"\"",
        "      heading \"Order\"",
        "      entry \"Name\" editable", "      password text \"Password\" editable",
        "      text \"Notes\" editable multi-line", "      check box \"Gift\"", "      slider \"Amount\"",
        "      grouping \"Size\"", "        radio button \"S\"",
        "        radio button \"M\" checked selected",
        "        radio button \"L\"", "      spin button \"Count 1\"", "      progress bar \"Loading\"",
        "      push button \"Order now\" (Sends the order)", "      push button \"Never\" disabled",
        "      push button \"More\"", "      label \"Stars\" (4 of 5)", "      label \"orders 0\"",
        "      push button \"Far below\" unseen",
      ], "\(talk.errors)")
  }

  @Test("A client presses, types, moves the caret, sets values, chooses, scrolls and hears of it all")
  func form() async throws {
    let talk = try await Conversation.hold("AssistiveProbe", "form")
    #expect(talk.status == 0, "\(talk.errors)")
    #expect(
      talk.lines == [
        "actions ['click'] Press", "press True", "orders told: yes", "press of what is disabled False",
        "stars ['click', 'Reset']", "child came: yes", "child went: yes", "field Ann 3 name", "focus True",
        "focus told: yes", "type True", "text told: yes", "field Annabel caret 7", "caret told: yes",
        "set caret True 2", "select True 1 [0, 3]", "selection told: yes", "delete True abel",
        "replace True Zoë Ω 5", "word 'Zoë ' 0 4", "character ë", "character stands in the field True",
        "character found there 1", "prompt At least four", "secret ••••", "line 'Second line.' 12 24",
        "slider 0.0 0.3 1.0",
        "set True", "value told: yes", "slider 0.75", "switch told: yes", "switch True switch",
        "count told: yes", "progress 0.5", "chosen M grouping", "choose True", "choice told: yes", "chosen L",
        "members 3", "window 393 852", "hit Order now", "far ['unseen']", "scroll True", "far is seen: yes",
        "buttons ['Order now', 'Never', 'More', 'Far below']", "heading 1 Sash", "window activated True",
      ], "\(talk.errors)")
    #expect(talk.errors.contains("program: ordered 1 for Ann") && talk.errors.contains("program: secret 4"))
  }

  @Test("Of a hundred thousand rows there are those that are seen, and each says where it stands")
  func rows() async throws {
    let talk = try await Conversation.hold("AssistiveProbe", "rows", environment: ["PROBE_SCREEN": "rows"])
    #expect(talk.lines == ["row list item 1 100000", "few are there True", "quick True"], "\(talk.errors)")
  }

  @Test("A client reads a table by rows and columns, and chooses several rows of it, or none")
  func table() async throws {
    let talk = try await Conversation.hold(
      "AssistiveProbe", "table", environment: ["PROBE_SCREEN": "table", "SASH_SIZE": "800x500"])
    #expect(
      talk.lines == [
        "table 500 3", "heads ['Name', 'Age', 'Twice'] table column header ascending Age",
        "cell table cell 21 in table row", "at 1 1", "span 1 1", "back True", "above Age",
        "number 4 1 1", "far none", "row 2 True [2]", "many True",
        "add True", "rows told: yes", "rows [2, 4]", "told 2: yes", "leave True", "rows now: yes",
        "child 7", "all True", "all told: yes", "none True", "none told: yes",
        "few are there True",
      ], "\(talk.errors)")
  }

  @Test("A client hears how text looks, where that changes, and when it has changed")
  func looks() async throws {
    let talk = try await Conversation.hold("AssistiveProbe", "looks", environment: ["PROBE_SCREEN": "looks"])
    #expect(
      talk.lines == [
        "plain system-ui 17 400 normal none", "start {} 0 8",
        "bold {'fg-color': '255,0,0', 'size': '20', 'weight': '700'} 8 12", "whole system-ui 700 8 12",
        "one 20", "end {} 12 16", "press True", "looks told: yes", "end {'underline': 'single'} 13 16",
      ], "\(talk.errors)")
  }

  @Test(
    "A program speaks once an assistive technology is there, and no more once it is not",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/Xvfb")))
  func wake() async throws {
    let talk = try await Conversation.hold(
      "AssistiveProbe", "wake",
      environment: ["CLIENT_SCREEN": "1", "SASH_HOST": "desktop", "SASH_ACCESSIBILITY": ""])
    #expect(talk.lines == ["before False", "on frame", "gone: yes"], "\(talk.errors)")
  }

  @Test("Switched off, a program is not there even if somebody asks")
  func off() async throws {
    let talk = try await Conversation.hold(
      "AssistiveProbe", "absent", environment: ["SASH_ACCESSIBILITY": "0"])
    #expect(talk.lines == ["there False"], "\(talk.errors)")
  }

  @Test(
    "Without a bus a program runs on; it says so only to who has asked for one",
    arguments: [("1", true), ("0", false), ("", false)])
  func noBus(wish: String, says: Bool) async throws {
    let words = try await Conversation.hear(
      "AssistiveProbe", seconds: 1.5,
      environment: ["SASH_ACCESSIBILITY": wish, "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere"])
    #expect(words.contains("assistive technologies cannot be spoken to") == says, "\(words)")
    #expect(words.contains("still running"))
  }
}
