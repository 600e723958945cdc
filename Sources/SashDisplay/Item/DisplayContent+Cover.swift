import SashGeometry

extension DisplayContent {
  /// Where this draws, all of it opaque.
  package var cover: DisplayContent {
    switch self {
    case .shape(let shape): .shape(ShapeContent(path: shape.path, mode: shape.mode, paint: .color(.black)))
    case .image(let image):
      .shape(ShapeContent(path: Path(image.destination), mode: .fill(FillStyle()), paint: .color(.black)))
    default: self
    }
  }
}
