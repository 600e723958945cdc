/// A place of the menu bar where commands of one kind stand.
public struct CommandGroupPlacement: Sendable {
  enum Kind: CaseIterable, Sendable {
    case appInfo, appSettings, systemServices, appVisibility, appTermination
    case newItem, saveItem, importExport, printItem
    case undoRedo, pasteboard, textEditing
    case textFormatting
    case toolbar, sidebar
    case windowSize, windowArrangement, windowList, singleWindowList
    case help
  }
  let kind: Kind

  /// About the app.
  public static let appInfo = CommandGroupPlacement(kind: .appInfo)
  /// The settings of the app.
  public static let appSettings = CommandGroupPlacement(kind: .appSettings)
  public static let systemServices = CommandGroupPlacement(kind: .systemServices)
  public static let appVisibility = CommandGroupPlacement(kind: .appVisibility)
  /// The end of the app.
  public static let appTermination = CommandGroupPlacement(kind: .appTermination)
  /// New documents and windows.
  public static let newItem = CommandGroupPlacement(kind: .newItem)
  /// Saving and closing.
  public static let saveItem = CommandGroupPlacement(kind: .saveItem)
  public static let importExport = CommandGroupPlacement(kind: .importExport)
  public static let printItem = CommandGroupPlacement(kind: .printItem)
  public static let undoRedo = CommandGroupPlacement(kind: .undoRedo)
  public static let pasteboard = CommandGroupPlacement(kind: .pasteboard)
  public static let textEditing = CommandGroupPlacement(kind: .textEditing)
  public static let textFormatting = CommandGroupPlacement(kind: .textFormatting)
  public static let toolbar = CommandGroupPlacement(kind: .toolbar)
  public static let sidebar = CommandGroupPlacement(kind: .sidebar)
  public static let windowSize = CommandGroupPlacement(kind: .windowSize)
  public static let windowArrangement = CommandGroupPlacement(kind: .windowArrangement)
  /// The windows that are open.
  public static let windowList = CommandGroupPlacement(kind: .windowList)
  /// The windows of which there is one each.
  public static let singleWindowList = CommandGroupPlacement(kind: .singleWindowList)
  public static let help = CommandGroupPlacement(kind: .help)
}
