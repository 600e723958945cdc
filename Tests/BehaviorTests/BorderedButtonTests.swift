import Sash
import SwiftUI
import Testing

@MainActor @Suite("Buttons with a border")
struct BorderedButtonTests {
  private func pixels(_ host: TestHost, _ rect: CGRect) -> [(red: Int, green: Int, blue: Int)] {
    (Int(rect.minY)..<Int(rect.maxY)).flatMap { y in
      (Int(rect.minX)..<Int(rect.maxX)).map { host.pixel(x: $0, y: y) }
    }
  }

  @Test("A foreground style that is set around them is that of their words")
  func foreground() throws {
    let host = TestHost(size: CGSize(width: 300, height: 300)) {
      VStack {
        Button("prominent") {}.buttonStyle(.borderedProminent).tint(.yellow)
        Button("bordered") {}.buttonStyle(.bordered)
        Button("glass") {}.buttonStyle(.glassProminent).tint(.yellow)
      }
      .foregroundStyle(.black)
    }
    for name in ["prominent", "bordered", "glass"] {
      let letters = pixels(host, try #require(host.frame(of: name)))
      #expect(letters.contains { $0.red < 60 && $0.green < 60 && $0.blue < 60 }, "\(name) is black")
    }
  }

  @Test("What a section says of its header's words does not count for buttons in it")
  func header() throws {
    let host = TestHost {
      List {
        Section {
          Text("row")
        } header: {
          Button("edit") {}
        }
      }.listStyle(.plain)
    }
    let letters = pixels(host, try #require(host.frame(of: "edit")))
    #expect(letters.contains { $0.blue > 200 && $0.red < 80 })
  }

  @Test("The icon of a label on a button in a row looks and stands as the title does")
  func rowIcon() throws {
    let host = TestHost {
      List {
        Button {
        } label: {
          Label("Start", systemImage: "square.fill")
        }
        .buttonStyle(.borderedProminent)
      }
    }
    let title = try #require(host.frame(of: "Start"))
    let icon = pixels(host, CGRect(x: title.minX - 26, y: title.minY, width: 22, height: title.height))
    #expect(icon.contains { $0.red > 240 && $0.green > 240 }, "white on the tint")
  }

  @Test("A round border is a circle, whatever is in it")
  func circle() throws {
    let host = TestHost(size: CGSize(width: 200, height: 200)) {
      Button("Wide") {}.buttonStyle(.borderedProminent).buttonBorderShape(.circle)
    }
    func isTinted(_ x: Int, _ y: Int) -> Bool {
      let pixel = host.pixel(x: x, y: y)
      return pixel.red < 40 && pixel.blue > 200
    }
    let columns = (0..<200).filter { x in (0..<200).contains { isTinted(x, $0) } }.count
    let rows = (0..<200).filter { y in (0..<200).contains { isTinted($0, y) } }.count
    #expect(abs(columns - rows) <= 1 && columns > 40)
  }
}
