extension UIColor: _ExpressibleByColorLiteral {}

/// What `#colorLiteral(…)` makes.
public typealias _ColorLiteralType = UIColor
