import CloudKit
import Testing

@Suite("A cloud that nobody is signed in to")
struct CloudTests {
  @Test("Records hold values, know what was set, and lead to each other")
  func records() throws {
    let zone = CKRecordZone(zoneName: "notes")
    let record = CKRecord(recordType: "Note", recordID: CKRecord.ID(recordName: "n1", zoneID: zone.zoneID))
    record["title"] = "Milk"
    record["count"] = 3
    record["done"] = false as Bool
    let title: String? = record["title"]
    #expect(title == "Milk" && record["count"] as? Int == 3 && record["done"] as? Bool == false)
    #expect(record["missing"] == nil && Set(record.changedKeys()) == ["title", "count", "done"])
    record["title"] = nil as String?
    #expect(record["title"] == nil)
    let line = CKRecord(recordType: "Line")
    line["note"] = CKRecord.Reference(record: record, action: .deleteSelf)
    #expect((line["note"] as? CKRecord.Reference)?.recordID == record.recordID)
    #expect(CKRecord.ID(recordName: "a") == CKRecord.ID(recordName: "a"))
    #expect(CKRecord.ID(recordName: "a") != CKRecord.ID(recordName: "a", zoneID: zone.zoneID))
  }

  @Test("What identifies a record can be kept and read again")
  func systemFields() throws {
    let record = CKRecord(recordType: "Note", recordID: CKRecord.ID(recordName: "n2"))
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    record.encodeSystemFields(with: archiver)
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let back = try #require(CKRecord(coder: unarchiver))
    #expect(back.recordType == "Note" && back.recordID == record.recordID && back.allKeys().isEmpty)
  }

  @Test("There is no account, and every request says so")
  func account() async throws {
    let container = CKContainer.default()
    #expect(try await container.accountStatus() == .noAccount)
    await #expect(throws: CKError.self) {
      _ = try await container.publicCloudDatabase.save(CKRecord(recordType: "Note"))
    }
    let error = await withCheckedContinuation { done in
      let query = CKQuery(recordType: "Note", predicate: NSPredicate(value: true))
      let operation = CKQueryOperation(query: query)
      operation.queryCompletionBlock = { _, error in done.resume(returning: error) }
      container.privateCloudDatabase.add(operation)
    }
    #expect((error as? CKError)?.code == .notAuthenticated)
    let result = await withCheckedContinuation { done in
      let operation = CKModifyRecordsOperation(
        recordsToSave: [CKRecord(recordType: "Note")], recordIDsToDelete: nil)
      operation.savePolicy = .changedKeys
      operation.modifyRecordsResultBlock = { done.resume(returning: $0) }
      container.privateCloudDatabase.add(operation)
    }
    guard case .failure = result else { return #expect(Bool(false), "it did not fail") }
  }
}
