import SashControls
import SashCore
import UIKit

/// The pages of a file one below the other, each drawn when it comes into sight.
struct PagesPreview: View {
  let url: URL
  let name: String?
  @State private var document: CGPDFDocument?
  @State private var isBroken = false

  var body: some View {
    if isBroken { UnknownPreview(url: url, name: name) } else { pages }
  }
  private var pages: some View {
    ScrollView {
      LazyVStack(spacing: 12) {
        if let document {
          ForEach(1..<max(1, document.numberOfPages) + 1, id: \.self) { number in
            if let page = document.page(at: number) { PagePicture(page: page) }
          }
        }
      }
      .padding(12)
    }
    .background(Color(uiColor: .secondarySystemBackground))
    .onAppear {
      document = CGPDFDocument(url)
      isBroken = (document?.numberOfPages ?? 0) == 0
    }
  }
}

private struct PagePicture: View {
  let page: CGPDFPage

  private var size: CGSize {
    let box = page.getBoxRect(.cropBox).size
    return page.rotationAngle % 180 == 0 ? box : CGSize(width: box.height, height: box.width)
  }
  var body: some View {
    let size = size
    Image(uiImage: picture)
      .resizable()
      .aspectRatio(size.width > 0 && size.height > 0 ? size.width / size.height : 1, contentMode: .fit)
      .accessibilityLabel("Page \(page.pageNumber)")
  }
  /// On white, as large as the page is at two pixels a point.
  private var picture: UIImage {
    let size = size
    guard size.width > 0, size.height > 0 else { return UIImage() }
    let factor = min(1, 2000 / max(size.width, size.height))
    let room = CGSize(width: size.width * factor, height: size.height * factor)
    let context = CGContext(size: room, scale: 2, isOpaque: true)
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(CGRect(origin: .zero, size: room))
    context.translateBy(x: 0, y: room.height)
    context.scaleBy(x: factor, y: -factor)
    context.concatenate(
      page.getDrawingTransform(
        .cropBox, rect: CGRect(origin: .zero, size: size), rotate: 0, preserveAspectRatio: true))
    context.drawPDFPage(page)
    return context.makeImage().map { UIImage(cgImage: $0, scale: 2, orientation: .up) } ?? UIImage()
  }
}
