import Foundation
import Sash
import Testing

@testable import UIKit

@MainActor @Suite("Fonts by descriptors, sizes of text, and archives")
struct FontDescriptorTests {
  @Test("A descriptor takes traits, designs and attributes, and gives them back")
  func traits() throws {
    let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    #expect(body.pointSize == 17)
    #expect(body.object(forKey: .textStyle) as? UIFont.TextStyle == .body)
    let bold = try #require(body.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(bold.symbolicTraits == [.traitBold, .traitItalic])
    #expect(UIFont(descriptor: bold, size: 0).pointSize == 17)
    #expect(UIFont(descriptor: bold, size: 20).pointSize == 20)
    // What is not asked for any more is gone.
    #expect(bold.withSymbolicTraits(.traitItalic)?.symbolicTraits == .traitItalic)
    let semibold = UIFont.systemFont(ofSize: 10, weight: .semibold)
    let leaning = semibold.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic])!
    #expect(UIFont(descriptor: leaning, size: 0).described.weight == 600)
    #expect(body.withDesign(.rounded).map { UIFont(descriptor: $0, size: 0).described.design } == .rounded)
    #expect(UIFontDescriptor(name: "Noto Sans", size: 12).withDesign(.rounded) == nil)
    #expect(UIFont(descriptor: UIFontDescriptor(name: "No Such Face", size: 0), size: 0).pointSize == 12)
  }

  @Test("Weights, digits and small capitals come by attributes")
  func attributes() {
    let heavy = UIFontDescriptor(fontAttributes: [
      .size: 30, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy],
    ])
    #expect(UIFont(descriptor: heavy, size: 0) == UIFont.systemFont(ofSize: 30, weight: .heavy))
    let traits = heavy.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    #expect(abs((traits?[.weight] as? CGFloat ?? 0) - UIFont.Weight.heavy.rawValue) < 0.001)
    let digits = heavy.addingAttributes([
      .featureSettings: [[UIFontDescriptor.FeatureKey.featureIdentifier: 6, .typeIdentifier: 0]]
    ])
    #expect(UIFont(descriptor: digits, size: 0).described.usesMonospacedDigits)
    let capitals = heavy.addingAttributes([
      .featureSettings: [[UIFontDescriptor.FeatureKey.type: 37, .selector: 1]]
    ])
    #expect(UIFont(descriptor: capitals, size: 0).described.smallCaps == .lowercase)
  }

  @Test("Sizes of text compare, convert, and reach fonts by traits")
  func categories() {
    #expect(UIContentSizeCategory.large < .accessibilityMedium)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(DynamicTypeSize(UIContentSizeCategory.accessibilityExtraLarge) == .accessibility3)
    #expect(DynamicTypeSize(UIContentSizeCategory.unspecified) == nil)
    #expect(UIContentSizeCategory(DynamicTypeSize.xSmall) == .extraSmall)
    #expect(UIContentSizeCategory(ContentSizeCategory.medium) == .medium)
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize == 53)
    let title = UIFontMetrics(forTextStyle: .body)
    #expect(title.scaledValue(for: 17, compatibleWith: traits) == 48)
  }

  @Test("Views hear of the size of text around them")
  func surroundings() {
    let view = UIView()
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      Filled(view: view).environment(\.dynamicTypeSize, .accessibility1)
    }
    host.advance(by: 0.1)
    #expect(view.traitCollection.preferredContentSizeCategory == .accessibilityMedium)
  }

  private func again<T: NSObject & NSSecureCoding>(_ object: T) throws -> T? {
    let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    return try NSKeyedUnarchiver.unarchivedObject(ofClass: T.self, from: data)
  }

  @Test("Colours, fonts and pictures come back from archives")
  func archives() throws {
    let red = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)
    #expect(try again(red) == red)
    let label = try #require(try again(UIColor.label))
    for style in [UIUserInterfaceStyle.light, .dark] {
      let traits = UITraitCollection(userInterfaceStyle: style)
      #expect(label.resolvedColor(with: traits) == UIColor.label.resolvedColor(with: traits))
    }
    let font = UIFont.monospacedSystemFont(ofSize: 21, weight: .bold)
    #expect(try again(font) == font)
    #expect(try again(font.fontDescriptor) == font.fontDescriptor)
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3))
    let picture = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 3))
    }.withTintColor(.blue, renderingMode: .alwaysTemplate)
    let read = try #require(try again(picture))
    #expect(read.size == picture.size)
    #expect(read.scale == picture.scale)
    #expect(read.renderingMode == .alwaysTemplate)
    #expect(read.pngData() == picture.pngData())
    let plain = renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 3)) }
    #expect(try again(plain)?.pngData() == plain.pngData())
    #expect(try again(UIImage())?.size == .zero)
  }
}
