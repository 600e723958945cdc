import SwiftUI

extension MonkeyScene {
  /// Small apps, each as somebody would write it.
  static let apps: [MonkeyScene] = [
    MonkeyScene("app/tabs", expecting: ["while another presentation is already"]) { ThreeTabsApp() },
    MonkeyScene("app/notes") { NotesApp() },
    MonkeyScene("app/mail") { MailApp() },
    MonkeyScene("app/tasks") { TasksApp() },
    MonkeyScene("app/settings") { SettingsApp() },
    MonkeyScene("app/chat") { ChatApp() },
    // While one picture goes and another is tapped, both are sources of what grows.
    MonkeyScene("app/photos", expecting: ["Multiple inserted views"]) { PhotosApp() },
    MonkeyScene("app/pages") { PagesApp() },
    MonkeyScene("app/motion") { MotionApp() },
    MonkeyScene("app/paths") { PathsApp() },
    MonkeyScene("app/questions", expecting: ["while another presentation is already"]) {
      QuestionsApp()
    },
    MonkeyScene("app/sketch") { SketchApp() },
    MonkeyScene("app/lists") { ListsApp() },
    // A window that nobody sees is not drawn, so what it presents is not in front yet.
    MonkeyScene("app/kit", expecting: ["presents already"]) { KitApp() },
    MonkeyScene("app/trips") { TripsApp() },
    MonkeyScene("app/diary") { DiaryApp() },
    MonkeyScene("app/writing") { WritingApp() },
    MonkeyScene("app/map") { MapApp() },
    // A number that is typed is written when its row goes with the data behind it.
    MonkeyScene("app/stock", expecting: ["had lost it"]) { StockApp(data: $0) },
    // What is asked for while a cover is on its way.
    MonkeyScene("app/shop", seed: 0, expecting: ["while another presentation is already"]) {
      ShopApp(data: $0)
    },
    MonkeyScene("app/sheet") { SheetApp(data: $0) },
    MonkeyScene("app/cells") { CellsApp(data: $0) },
  ]
}
