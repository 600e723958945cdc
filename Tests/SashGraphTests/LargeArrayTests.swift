import Testing

@testable import SashGraph

@Suite struct LargeArrayTests {
  @Test("An array that grows keeps what it has; from a huge page on it stays where it is")
  func growth() {
    var capacity = 1 << 8
    var base = LargeArray.allocate(byteCount: capacity * 8).bindMemory(to: Int.self, capacity: capacity)
    var places: [UnsafeMutablePointer<Int>] = []
    var filled = 0
    while capacity < 1 << 21 {
      for index in filled..<capacity { (base + index).initialize(to: index) }
      filled = capacity
      grow(&base, &capacity)
      if capacity * 8 >= hugePage { places.append(base) }
    }
    #expect(capacity == 1 << 21 && places.count == 4 && Set(places).count == 1)
    #expect((0..<filled).allSatisfy { base[$0] == $0 })
    base[capacity - 1] = 1
    LargeArray.deallocate(base, byteCount: capacity * 8)
  }
}
