import Foundation

extension UIColor {
  /// The colour in words for those who do not see it: "dark blue".
  public var accessibilityName: String {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    if alpha == 0 { return "clear" }
    if brightness < 0.1 { return "black" }
    if saturation < 0.1 {
      return brightness > 0.95
        ? "white" : brightness > 0.7 ? "light grey" : brightness < 0.35 ? "dark grey" : "grey"
    }
    let names: [(end: CGFloat, name: String)] = [
      (15, "red"), (42, "orange"), (68, "yellow"), (165, "green"), (195, "cyan"), (255, "blue"),
      (290, "purple"),
      (335, "pink"), (360, "red"),
    ]
    let name = names.first { hue * 360 <= $0.end }?.name ?? "red"
    if name == "orange", brightness < 0.65 { return "brown" }
    return brightness < 0.5 ? "dark \(name)" : saturation < 0.45 ? "light \(name)" : name
  }
}
