import CoreTransferable
import Foundation
import SashCore

/// How file dialogs behave.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// What is in packages can be chosen.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// Files whose names begin with a dot are shown.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  /// Endings of files are shown.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

/// What modifiers have set for the file dialogs of the views inside.
struct FileDialogOptions {
  var message: Text?
  var confirmation: Text?
  var directory: URL?
  var nameLabel: Text?
  var browser: FileDialogBrowserOptions = .displayFileExtensions
  var isURLEnabled: ((URL) -> Bool)?
  /// Names a dialog whose folder is remembered for itself.
  var id: String?
}

private struct FileDialogOptionsKey: EnvironmentKey {
  static var defaultValue: FileDialogOptions { FileDialogOptions() }
}
extension EnvironmentValues {
  var fileDialogOptions: FileDialogOptions {
    get { self[FileDialogOptionsKey.self] }
    set { self[FileDialogOptionsKey.self] = newValue }
  }
}

extension View {
  private nonisolated func fileDialog(_ change: @escaping (inout FileDialogOptions) -> Void) -> some View {
    transformEnvironment(\.fileDialogOptions, transform: change)
  }
  /// Says something in the file dialogs of this view.
  public nonisolated func fileDialogMessage(_ message: Text?) -> some View {
    fileDialog { $0.message = message }
  }
  public nonisolated func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    fileDialogMessage(Text(messageKey))
  }
  @_disfavoredOverload
  public nonisolated func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
    fileDialogMessage(Text(message))
  }
  /// Names the button by which a choice is confirmed in the file dialogs of this view.
  public nonisolated func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    fileDialog { $0.confirmation = label }
  }
  public nonisolated func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileDialogConfirmationLabel(Text(labelKey))
  }
  @_disfavoredOverload
  public nonisolated func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
    fileDialogConfirmationLabel(Text(label))
  }
  /// Names the field of the name in dialogs that save.
  public nonisolated func fileExporterFilenameLabel(_ label: Text?) -> some View {
    fileDialog { $0.nameLabel = label }
  }
  public nonisolated func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileExporterFilenameLabel(Text(labelKey))
  }
  @_disfavoredOverload
  public nonisolated func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View {
    fileExporterFilenameLabel(Text(label))
  }
  /// The folder that the file dialogs of this view show first.
  public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    fileDialog { $0.directory = defaultDirectory }
  }
  /// Has the file dialogs of this view remember their folder for themselves, apart from others.
  public nonisolated func fileDialogCustomizationID(_ id: String) -> some View { fileDialog { $0.id = id } }
  /// How the file dialogs of this view behave.
  public nonisolated func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
    fileDialog { $0.browser = options }
  }
  /// Whether aliases are given as they are. Symbolic links always are followed when they are read.
  public nonisolated func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }
  /// Which files and folders can be chosen.
  public nonisolated func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
    fileDialog { $0.isURLEnabled = { (try? predicate.evaluate($0)) ?? false } }
  }
}
