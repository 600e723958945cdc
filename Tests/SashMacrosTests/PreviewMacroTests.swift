import SashCore
import SwiftUI
import Testing

#Preview {
  Text("plain")
}

#Preview("named") {
  Text("with a name")
}

#Preview("sized", traits: .landscapeLeft, .fixedLayout(width: 10, height: 20)) {
  Text("with traits")
}

#Preview("labelled", body: { Text("with a label") })

#Preview("stateful") {
  @Previewable @State var count = 3
  Text("\(count)")
}

private struct Old_Previews: PreviewProvider {
  static var previews: some View { Text("provided") }
}

/// Debug builds only: an optimised build drops the types that the macro declares.
@MainActor @Suite struct PreviewMacroTests {
  private static let own = DiscoveredPreview.all().filter {
    $0.place?.fileID == "SashMacrosTests/PreviewMacroTests.swift"
  }

  @Test func findsAllPreviewsOfAFileInOrder() {
    #expect(Self.own.dropFirst().map(\.name) == ["named", "sized", "labelled", "stateful"])
    #expect(Self.own.map { $0.place?.line } == [5, 9, 13, 17, 19])
  }

  @Test func namesAPreviewWithoutNameByItsPlace() {
    #expect(Self.own.first?.name == "SashMacrosTests/PreviewMacroTests.swift:5")
  }

  @Test func addsUpTraits() {
    let sized = Self.own.first { $0.name == "sized" }?.preview.traits
    #expect(sized?.layout == .fixed(CGSize(width: 10, height: 20)))
    #expect(sized?.orientation == .landscapeLeft)
    #expect(Self.own.first?.preview.traits.layout == .device)
  }

  @Test func findsProvidersByTypeName() {
    let provided = DiscoveredPreview.all().first { $0.name == "Old_Previews" }
    #expect(provided != nil)
    #expect(provided?.place == nil)
  }
}
