import CoreGraphics
import Foundation
import SashMessages

extension FilterKind {
  static let generators: [FilterKind] = [
    FilterKind(
      "CIQRCodeGenerator", kCICategoryGenerator,
      [
        FilterInput(key: "inputMessage", standard: nil),
        FilterInput(key: "inputCorrectionLevel", standard: "M"),
      ]
    ) { filter in
      guard let message = filter.value(forKey: "inputMessage") as? Data else { return nil }
      let level = (filter.value(forKey: "inputCorrectionLevel") as? String).flatMap(QRCode.Level.init) ?? .m
      guard let code = QRCode(message, level: level) else {
        tellOnce("a QR code cannot hold \(message.count) bytes at level \(level.rawValue).", by: "CoreImage")
        return nil
      }
      // One white module around it, as Apple's generator leaves.
      return drawn(width: code.size + 2, height: code.size + 2) { x, y in code[x - 1, y - 1] }
    },
    FilterKind(
      "CICode128BarcodeGenerator", kCICategoryGenerator,
      [
        FilterInput(key: "inputMessage", standard: nil), .number("inputQuietSpace", 10),
        .number("inputBarcodeHeight", 32),
      ]
    ) { filter in
      guard let message = filter.value(forKey: "inputMessage") as? Data, let bars = Code128.bars(message)
      else {
        return nil
      }
      let (quiet, height) = (Int(filter.number("inputQuietSpace")), Int(filter.number("inputBarcodeHeight")))
      return drawn(width: bars.count + 2 * max(0, quiet), height: max(1, height)) { x, _ in
        bars.indices.contains(x - quiet) && bars[x - quiet]
      }
    },
    FilterKind("CIConstantColorGenerator", kCICategoryGenerator, [.color(kCIInputColorKey, .red)]) { filter in
      CIImage(color: filter.color(kCIInputColorKey))
    },
    FilterKind(
      "CICheckerboardGenerator", kCICategoryGenerator,
      [
        .center, .color("inputColor0", .white), .color("inputColor1", .black), .number(kCIInputWidthKey, 80),
        .number(kCIInputSharpnessKey, 1),
      ]
    ) { filter in
      let (center, width) = (filter.point(kCIInputCenterKey), max(1, filter.number(kCIInputWidthKey)))
      let colors = [filter.color("inputColor0").pixel, filter.color("inputColor1").pixel]
      return CIImage(extent: .infinite) { rect in
        Tile(rect) { x, y in
          let column = ((Double(x) + 0.5 - center.x) / width).rounded(.down)
          let row = ((Double(y) + 0.5 - center.y) / width).rounded(.down)
          return colors[Int(column + row) & 1]
        }
      }
    },
    FilterKind(
      "CIStripesGenerator", kCICategoryGenerator,
      [
        .center, .color("inputColor0", .white), .color("inputColor1", .black), .number(kCIInputWidthKey, 80),
        .number(kCIInputSharpnessKey, 1),
      ]
    ) { filter in
      let (center, width) = (filter.point(kCIInputCenterKey), max(1, filter.number(kCIInputWidthKey)))
      let colors = [filter.color("inputColor0").pixel, filter.color("inputColor1").pixel]
      return CIImage(extent: .infinite) { rect in
        Tile(rect) { x, _ in colors[Int(((Double(x) + 0.5 - center.x) / width).rounded(.down)) & 1] }
      }
    },
    FilterKind("CIRandomGenerator", kCICategoryGenerator, []) { _ in
      CIImage(extent: .infinite) { rect in
        Tile(rect) { x, y in
          var bits =
            UInt64(bitPattern: Int64(x)) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(bitPattern: Int64(y))
            &* 0xC2B2_AE3D_27D4_EB4F
          bits = (bits ^ bits >> 29) &* 0xBF58_476D_1CE4_E5B9
          return Pixel(packed: UInt32(truncatingIfNeeded: bits >> 32) | 0xFF00_0000)
        }
      }
    },
  ]

  /// A pattern of black modules on white, a pixel each, rows from the top.
  private static func drawn(width: Int, height: Int, _ isBlack: @escaping (_ x: Int, _ y: Int) -> Bool)
    -> CIImage
  {
    CIImage(extent: CGRect(x: 0, y: 0, width: width, height: height), isSharp: true) { rect in
      Tile(rect) { x, y in isBlack(x, height - 1 - y) ? Pixel(0, 0, 0, 1) : Pixel(repeating: 1) }
    }
  }

  static let gradients: [FilterKind] = [
    FilterKind("CILinearGradient", kCICategoryGradient, linearInputs) { filter in linear(filter) { $0 } },
    FilterKind("CISmoothLinearGradient", kCICategoryGradient, linearInputs) { filter in
      linear(filter) { $0 * $0 * (3 - 2 * $0) }
    },
    FilterKind(
      "CIRadialGradient", kCICategoryGradient,
      [
        .center, .number("inputRadius0", 5), .number("inputRadius1", 100), .color("inputColor0", .white),
        .color("inputColor1", .black),
      ]
    ) { filter in
      let (center, inner) = (filter.point(kCIInputCenterKey), filter.number("inputRadius0"))
      let width = max(0.001, filter.number("inputRadius1") - inner)
      let (near, far) = (filter.color("inputColor0").pixel, filter.color("inputColor1").pixel)
      return CIImage(extent: .infinite) { rect in
        Tile(rect) { x, y in
          let distance = hypot(Double(x) + 0.5 - center.x, Double(y) + 0.5 - center.y)
          return near + (far - near) * Float(min(1, max(0, (distance - inner) / width)))
        }
      }
    },
  ]
  private static let linearInputs: [FilterInput] = [
    .point("inputPoint0", 0, 0), .point("inputPoint1", 200, 200), .color("inputColor0", .white),
    .color("inputColor1", .black),
  ]
  private static func linear(_ filter: CIFilter, _ curve: @escaping (Double) -> Double) -> CIImage {
    let (start, end) = (filter.point("inputPoint0"), filter.point("inputPoint1"))
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = max(0.001, dx * dx + dy * dy)
    let (near, far) = (filter.color("inputColor0").pixel, filter.color("inputColor1").pixel)
    return CIImage(extent: .infinite) { rect in
      Tile(rect) { x, y in
        let along = ((Double(x) + 0.5 - start.x) * dx + (Double(y) + 0.5 - start.y) * dy) / length
        return near + (far - near) * Float(curve(min(1, max(0, along))))
      }
    }
  }
}
