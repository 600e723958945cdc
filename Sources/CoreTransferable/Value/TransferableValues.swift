import Foundation
import UniformTypeIdentifiers

extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<String>(contentType: .utf8PlainText) {
      Data($0.utf8)
    } importing: {
      try text($0, .utf8, .utf8PlainText)
    }
    DataRepresentation<String>(importedContentType: .utf16PlainText) {
      try text($0, .utf16, .utf16PlainText)
    }
    DataRepresentation<String>(importedContentType: .plainText) { try text($0, .utf8, .plainText) }
  }
}
private func text(_ data: Data, _ encoding: String.Encoding, _ type: UTType) throws -> String {
  guard let text = String(data: data, encoding: encoding) else { throw TransferError.notReadable(type) }
  return text
}

extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Data>(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}

extension URL: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<URL>(contentType: .fileURL) {
      Data($0.absoluteString.utf8)
    } importing: {
      try url($0)
    }
    .exportingCondition { $0.isFileURL }
    DataRepresentation<URL>(contentType: .url) {
      Data($0.absoluteString.utf8)
    } importing: {
      try url($0)
    }
    DataRepresentation<URL>(exportedContentType: .utf8PlainText) { Data($0.absoluteString.utf8) }
    // What is given as a file is where it lies.
    FileRepresentation<URL>(importedContentType: .item, shouldAttemptToOpenInPlace: true) { received in
      if received.isOriginalFile { return received.file }
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let kept = folder.appendingPathComponent(received.file.lastPathComponent)
      try FileManager.default.copyItem(at: received.file, to: kept)
      return kept
    }
  }
}
private func url(_ data: Data) throws -> URL {
  let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  guard let url = URL(string: text) else { throw TransferError.notReadable(.url) }
  return url
}

extension AttributedString: Transferable {
  /// The text.
  ///
  /// - Missing: attributes: only the text is sent.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation<AttributedString, String> {
      String($0.characters)
    } importing: {
      AttributedString($0)
    }
  }
}
