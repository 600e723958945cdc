import SwiftUI

extension MonkeyScene {
  /// Small apps, each as somebody would write it.
  static let apps: [MonkeyScene] = [
    MonkeyScene("app/tabs") { _ in ThreeTabsApp() },
    MonkeyScene("app/notes") { _ in NotesApp() },
    MonkeyScene("app/mail") { _ in MailApp() },
    MonkeyScene("app/tasks") { _ in TasksApp() },
    MonkeyScene("app/settings") { _ in SettingsApp() },
    MonkeyScene("app/chat") { _ in ChatApp() },
    // While one picture goes and another is tapped, both are sources of what grows.
    MonkeyScene("app/photos", expecting: ["Multiple inserted views"]) { _ in PhotosApp() },
    MonkeyScene("app/pages") { _ in PagesApp() },
    MonkeyScene("app/motion") { _ in MotionApp() },
    MonkeyScene("app/paths") { _ in PathsApp() },
    MonkeyScene("app/questions", expecting: ["while another presentation is already"]) { _ in QuestionsApp()
    },
    MonkeyScene("app/sketch") { _ in SketchApp() },
    MonkeyScene("app/lists") { _ in ListsApp() },
    // A window that nobody sees is not drawn, so what it presents is not in front yet.
    MonkeyScene("app/kit", expecting: ["presents already"]) { _ in KitApp() },
    MonkeyScene("app/trips") { _ in TripsApp() },
    MonkeyScene("app/diary") { _ in DiaryApp() },
    MonkeyScene("app/writing") { _ in WritingApp() },
    MonkeyScene("app/map") { _ in MapApp() },
  ]
}
