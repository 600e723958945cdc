extension UIImage: _ExpressibleByImageLiteral {}

/// What `#imageLiteral(…)` makes.
public typealias _ImageLiteralType = UIImage
