import Foundation
import SashFoundation
import UniformTypeIdentifiers

extension NSItemProvider {
  /// Offers an item in each of its forms, made when they are asked for.
  public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
    let item = transferable()
    if suggestedName == nil { suggestedName = item.suggestedFileName }
    for form in item.exports {
      guard let export = form.export else { continue }
      if form.isFile {
        registerFile(for: form.type) { answer in
          Task {
            do {
              guard case .file(let sent) = try await export(item) else { return answer(nil, false, nil) }
              answer(sent.file, sent.allowAccessingOriginalFile, nil)
            } catch { answer(nil, false, error) }
          }
          return nil
        }
      } else {
        registerDataRepresentation(for: form.type) { answer in
          Task {
            do { answer(try await export(item).data(), nil) } catch { answer(nil, error) }
          }
          return nil
        }
      }
    }
  }

  /// Offers an item in each of its forms.
  package convenience init<T: Transferable>(transferring item: T) {
    self.init()
    register(item)
  }

  /// Makes an item of what is offered, in the first form that the type reads and that there is.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type transferableType: T.Type,
    completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Task {
      let result: Result<T, any Error>
      do { result = .success(try await loadTransferable(type: T.self)) } catch { result = .failure(error) }
      progress.completedUnitCount = 1
      completionHandler(result)
    }
    return progress
  }

  /// Whether an item of a type can be made of what is offered.
  package func canLoad<T: Transferable>(_ type: T.Type) -> Bool { match(T.self) != nil }

  private func match<T: Transferable>(_ type: T.Type) -> (form: TransferForm<T>, type: UTType)? {
    let offered = registeredContentTypes
    for form in T.transferForms where form.import != nil {
      if let exact = offered.first(where: { $0 == form.type }) { return (form, exact) }
      if let kind = offered.first(where: { $0.conforms(to: form.type) }) { return (form, kind) }
    }
    return nil
  }

  package func loadTransferable<T: Transferable>(type: T.Type) async throws -> T {
    guard let (form, type) = match(T.self), let make = form.import else {
      throw TransferError.noForm("No \(T.self) can be made of \(registeredTypeIdentifiers).")
    }
    guard form.isFile else { return try await make(.data(data(type))) }
    let sent = try await file(type)
    // What was kept for it goes when it has been taken.
    defer {
      if !sent.allowAccessingOriginalFile {
        try? FileManager.default.removeItem(at: sent.file.deletingLastPathComponent())
      }
    }
    return try await make(.file(sent))
  }
  private func data(_ type: UTType) async throws -> Data {
    try await withCheckedThrowingContinuation { next in
      loadDataRepresentation(for: type) { data, error in
        next.resume(with: data.map { .success($0) } ?? .failure(error ?? TransferError.notReadable(type)))
      }
    }
  }
  /// A file that stays: what is lent goes when its handler returns.
  private func file(_ type: UTType) async throws -> SentTransferredFile {
    try await withCheckedThrowingContinuation { next in
      loadFileRepresentation(for: type, openInPlace: true) { url, isOriginal, error in
        next.resume(
          with: Result {
            guard let url else { throw error ?? TransferError.notReadable(type) }
            if isOriginal { return SentTransferredFile(url, allowAccessingOriginalFile: true) }
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let kept = folder.appendingPathComponent(url.lastPathComponent)
            try FileManager.default.moveItem(at: url, to: kept)
            return SentTransferredFile(kept)
          })
      }
    }
  }
}
