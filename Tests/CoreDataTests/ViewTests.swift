import CoreData
import Sash
import SwiftUI
import Testing

@MainActor struct ViewTests {
  private struct Row: View {
    @ObservedObject var author: Author
    var body: some View { Text("row \(author.name ?? "-")") }
  }

  private struct Authors: View {
    @Environment(\.managedObjectContext) private var context
    @FetchRequest(sortDescriptors: [SortDescriptor(\Author.name)]) var authors: FetchedResults<Author>
    // An order that is empty says which of the two forms is meant: none is ambiguous.
    @FetchRequest(sortDescriptors: []) var anyhow: FetchedResults<Author>
    @SectionedFetchRequest(sectionIdentifier: \Author.name, sortDescriptors: []) var parted:
      SectionedFetchResults<String?, Author>
    var body: some View {
      VStack {
        Text("count \(authors.count)")
        ForEach(authors, id: \.objectID) { Row(author: $0) }
        Button("Add") {
          Author(context: context).name = "new"
          try? context.save()
        }
        Button("Only a") { authors.nsPredicate = NSPredicate(format: "name BEGINSWITH 'a'") }
        Button("Reverse") { authors.sortDescriptors = [SortDescriptor(\.name, order: .reverse)] }
      }
    }
  }

  @Test(
    "A fetch request shows what is there and follows inserts, changes and deletes [S4-269 S4-272 S4-273 S4-275 S4-282]"
  )
  func follows() throws {
    let context = try Library.open().viewContext
    for name in ["b", "a"] { Author(context: context).name = name }
    try context.save()
    let host = TestHost { Authors().environment(\.managedObjectContext, context) }
    #expect(host.shows("count 2"))
    let (a, b) = (try #require(host.frame(of: "row a")), try #require(host.frame(of: "row b")))
    #expect(a.minY < b.minY)
    _ = host.tap("Add")
    #expect(host.shows("count 3"))
    #expect(host.shows("row new"))
    try context.all(Author.self, "name == 'b'").first?.name = "c"
    context.processPendingChanges()
    host.advance(by: 0.1)
    #expect(host.shows("row c"))
    context.delete(try #require(try context.all(Author.self, "name == 'c'").first))
    try context.save()
    host.advance(by: 0.1)
    #expect(host.shows("count 2"))
    _ = host.tap("Reverse")
    #expect(try #require(host.frame(of: "row new")).minY < #require(host.frame(of: "row a")).minY)
    _ = host.tap("Only a")
    #expect(host.shows("count 1"))
    #expect(!host.shows("row new"))
  }

  private struct Filtered: View {
    @FetchRequest var authors: FetchedResults<Author>
    init(_ prefix: String) {
      _authors = FetchRequest(
        sortDescriptors: [NSSortDescriptor(key: "name", ascending: true)],
        predicate: NSPredicate(format: "%K BEGINSWITH %@", "name", prefix))
    }
    var body: some View { Text(authors.compactMap(\.name).joined(separator: " ")) }
  }

  private struct Filter: View {
    @State private var prefix = "a"
    var body: some View {
      VStack {
        Filtered(prefix)
        Button("Next") { prefix = "b" }
      }
    }
  }

  @Test("A filter that is given from outside fetches anew when it is another one [S4-293 S4-295 S4-297]")
  func filter() throws {
    let context = try Library.open().viewContext
    for name in ["b1", "a1", "a2"] { Author(context: context).name = name }
    try context.save()
    let host = TestHost { Filter().environment(\.managedObjectContext, context) }
    #expect(host.shows("a1 a2"))
    _ = host.tap("Next")
    #expect(host.shows("b1"))
  }

  /// As a table does with its `sortOrder`.
  private struct Sorted: View {
    @FetchRequest(sortDescriptors: [SortDescriptor(\Author.name)]) private var authors: FetchedResults<Author>
    @FetchRequest(sortDescriptors: [NSSortDescriptor(key: "name", ascending: false)])
    private var others: FetchedResults<Author>
    @Binding var seen: [SortDescriptor<Author>]
    var body: some View {
      VStack {
        Text(authors.compactMap(\.name).joined())
        Text("o" + others.compactMap(\.name).joined())
        Button("Turn") {
          let order = $authors.sortDescriptors
          order.wrappedValue = order.wrappedValue.map {
            var descriptor = $0
            descriptor.order = descriptor.order == .forward ? .reverse : .forward
            return descriptor
          }
          others.sortDescriptors = others.sortDescriptors.map {
            SortDescriptor(\.name, order: $0.order == .forward ? .reverse : .forward)
          }
          seen = authors.sortDescriptors
        }
      }
    }
  }

  @Test("The order of a request is read as it was given, and by its names where it was given otherwise")
  func readOrder() throws {
    let context = try Library.open().viewContext
    for name in ["b", "a"] { Author(context: context).name = name }
    try context.save()
    var seen: [SortDescriptor<Author>] = []
    let host = TestHost {
      Sorted(seen: Binding(get: { seen }, set: { seen = $0 }))
        .environment(\.managedObjectContext, context)
    }
    #expect(host.shows("ab") && host.shows("oba"))
    _ = host.tap("Turn")
    #expect(host.shows("ba") && host.shows("oab"))
    #expect(seen.map(\.order) == [.reverse] && seen.first?.keyPath == \Author.name)
    _ = host.tap("Turn")
    #expect(host.shows("ab") && host.shows("oba"))
  }

  private struct Sections: View {
    @SectionedFetchRequest(
      sectionIdentifier: \Author.age,
      sortDescriptors: [SortDescriptor(\Author.age), SortDescriptor(\Author.name)])
    private var groups
    var body: some View {
      VStack {
        ForEach(groups) { group in
          Text("\(group.id): " + group.compactMap(\.name).joined(separator: ","))
        }
      }
    }
  }

  @Test("Sections hold the objects that share a value")
  func sections() throws {
    let context = try Library.open().viewContext
    for (name, age) in [("b", 2), ("a", 1), ("c", 2)] {
      let author = Author(context: context)
      (author.name, author.age) = (name, Int16(age))
    }
    try context.save()
    let host = TestHost { Sections().environment(\.managedObjectContext, context) }
    #expect(host.shows("1: a"))
    #expect(host.shows("2: b,c"))
    try context.all(Author.self, "name == 'b'").first?.age = 1
    try context.save()
    host.advance(by: 0.1)
    #expect(host.shows("1: a,b"))
  }

  private struct Watcher: View {
    let author: Author
    static var runs: [String] = []
    var body: some View {
      let _ = Self.runs.append(author.name ?? "")
      Observed(author: author)
    }
  }
  private struct Observed: View {
    @ObservedObject var author: Author
    static var runs: [String] = []
    var body: some View {
      let _ = Self.runs.append(author.name ?? "")
      Text(author.name ?? "")
    }
  }

  @Test("Only views whose objects changed are evaluated")
  func isolation() throws {
    let context = try Library.open().viewContext
    let authors = ["a", "b", "c"].map { name in
      let author = Author(context: context)
      author.name = name
      return author
    }
    try context.save()
    let host = TestHost { VStack { ForEach(authors, id: \.objectID) { Watcher(author: $0) } } }
    Watcher.runs = []
    Observed.runs = []
    authors[1].name = "changed"
    try context.save()
    host.advance(by: 0.1)
    #expect(host.shows("changed"))
    #expect(Watcher.runs == [])
    #expect(Observed.runs == ["changed"])
  }
}
