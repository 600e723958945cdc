import Foundation
import ObjectiveC
import SwiftUI
import Testing
import os

@testable import SashFoundation

private nonisolated(unsafe) var key: UInt8 = 0

@Suite("What code takes from the runtime of Objective-C")
struct RuntimeTests {
  private final class Thing: NSObject {}

  @Test("What is put beside an object is there until it is taken away or the object goes")
  func associated() {
    weak var beside: Thing?
    do {
      let owner = Thing()
      #expect(objc_getAssociatedObject(owner, &key) == nil)
      let value = Thing()
      beside = value
      objc_setAssociatedObject(owner, &key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(owner, &key) as? Thing === value)
      objc_setAssociatedObject(owner, &key, 5, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(owner, &key) as? Int == 5)
      objc_setAssociatedObject(owner, &key, nil, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(owner, &key) == nil)
      objc_setAssociatedObject(owner, &key, value, .OBJC_ASSOCIATION_RETAIN)
    }
    AssociatedObjects.shared.sweep()
    #expect(beside == nil)
  }

  @Test("What is put beside an object without being held goes with its last owner")
  func unowned() {
    let owner = Thing()
    do {
      let value = Thing()
      objc_setAssociatedObject(owner, &key, value, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(owner, &key) as? Thing === value)
    }
    #expect(objc_getAssociatedObject(owner, &key) == nil)
    objc_removeAssociatedObjects(owner)
  }

  @Test("Selectors of the same name are the same bits")
  func selectors() {
    func bits(_ name: String) -> UnsafeRawPointer { unsafeBitCast(Selector(name), to: UnsafeRawPointer.self) }
    #expect(bits("one") == bits("one") && bits("one") != bits("two"))
    #expect(Selector("one") == Selector("one") && Selector("one") != Selector("two"))
  }

  @Test("Methods cannot be looked up")
  func methods() {
    #expect(class_getInstanceMethod(Thing.self, Selector("description")) == nil)
    #expect(object_getClass(Thing()).map(ObjectIdentifier.init) == ObjectIdentifier(Thing.self))
    #expect(class_getSuperclass(Thing.self).map(ObjectIdentifier.init) == ObjectIdentifier(NSObject.self))
  }

  @Test("The files of code in memory have names and beginnings")
  func images() {
    let names = (0..<_dyld_image_count()).compactMap { _dyld_get_image_name($0).map { String(cString: $0) } }
    #expect(names.contains { $0.contains("libswiftCore") })
    #expect(_dyld_get_image_name(.max) == nil)
  }

  @Test("Expressions are read from text")
  func expressions() {
    let expression: SashFoundation.NSExpression = .init(format: "level * 2 + %d", 1)
    let value = expression.expressionValue(with: ["level": 4], context: nil)
    #expect(value as? Int == 9 || value as? Double == 9)
    #expect(SashFoundation.NSExpression(format: "@sum.views").expressionType == .keyPath)
  }

  @Test("A group of programs has a folder, and names cannot lead out of it")
  func container() throws {
    let group = "group.sash.tests.\(UUID().uuidString)"
    let folder = try #require(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group))
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(FileManager.default.fileExists(atPath: folder.path) && folder.lastPathComponent == group)
    #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "..") == nil)
    let session = URLSessionConfiguration.ephemeral
    session.waitsForConnectivity = false
    session.allowsExpensiveNetworkAccess = false
    #expect(!session.allowsExpensiveNetworkAccess && session.allowsConstrainedNetworkAccess)
  }
}
