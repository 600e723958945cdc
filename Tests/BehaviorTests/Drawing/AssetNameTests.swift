import Foundation
import Sash
import SwiftUI
import Testing

// The catalogue of these tests has a colour "brand-color": the names that apps give it themselves are meant before those that
// are made of the catalogue.
extension Color {
  fileprivate static let brand = Color.green
}
extension ShapeStyle where Self == Color {
  fileprivate static var brand: Color { .brand }
}
extension UIColor {
  fileprivate static let brand = UIColor.green
}

@MainActor @Suite("Names of assets")
struct AssetNameTests {
  @Test("A name that an app gives a colour itself is meant before that of the catalogue")
  func ownNames() {
    #expect(Color.brand == Color.green && UIColor.brand == UIColor.green)
    let implicit: Color = .brand
    #expect(implicit == Color.green)
    let host = TestHost(size: CGSize(width: 20, height: 20)) {
      Rectangle().fill(.brand).ignoresSafeArea()
    }
    let pixel = host.pixel(x: 10, y: 10)
    let green = TestHost(size: CGSize(width: 20, height: 20)) { Color.green.ignoresSafeArea() }
    #expect(pixel == green.pixel(x: 10, y: 10))
  }

  @Test("Other names of the catalogue stay, as colours, styles and pictures")
  func catalogueNames() {
    let colors: [Color] = [._2ndChoice, .brand]
    #expect(colors[0] == Color(.init(name: "2nd choice", bundle: .module)))
    let host = TestHost { Text("x").foregroundStyle(._2ndChoice) }
    #expect(host.shows("x"))
  }
}
