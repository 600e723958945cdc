import Foundation
import SashRaster

/// Small pictures in files, made for these tests.
enum Samples {
  private static func data(_ text: String) -> Data { Data(base64Encoded: text)! }

  /// 12 × 9 pixels of red 20x, green 25y, blue xy mod 256: without loss and half transparent from x = 6 on, with loss,
  /// both, and moving, where a first picture like the first here stands 2 pixels from the left on 16 × 9.
  static let webp = [
    data("UklGRjQAAABXRUJQVlA4TCcAAAAvCwACEJkyRPQ/NhHR/4CZtm1Mo/yhdts1AEMxARM4ASCt0gFdfwIA"),
    data(
      "UklGRlQAAABXRUJQVlA4IEgAAABwAgCdASoMAAkAAUAmJbACdLoB+AH4gAMxxcaAAP7+XdCmyv9Nw4o1vvaH3v/kPLr0AdlbdP3xn/Bz"
        + "sfL/L5faFedsN/XAAAA="),
    data(
      "UklGRoIAAABXRUJQVlA4WAoAAAAQAAAACwAACAAAQUxQSBQAAAABD/DA/4iIIBBIEPK32W6FiP5HHlZQOCBIAAAAcAIAnQEqDAAJAAFA"
        + "JiWwAnS6AfgB+IADMcXGgAD+/l3Qpsr/TcOKNb72h97/5Dy69AHZW3T98Z/wc7Hy/y+X2hXnbDf1wAAA"),
    data(
      "UklGRrQAAABXRUJQVlA4WAoAAAASAAAADwAACAAAQU5JTQYAAAAAAAAAAABBTk1GQAAAAAEAAAAAAAsAAAgAAGQAAABWUDhMJwAAAC8L"
        + "AAIQmTJE9D82EdH/gJm2bUyj/KF22zUAQzEBEzgBIK3SAV1/AgBBTk1GQAAAAAEAAAAAAAsAAAgAAGQAAABWUDhMJwAAAC8LAAIQmTJE"
        + "9D82EdH/gJm2bUyj/KF22zUAQzEBEzgBIK3SAV1/AgA="),
  ]

  /// 6 × 9 pixels of red, green and blue: by (x + y) mod 3, green see-through, at 1, 1 on 8 × 10; interlaced, by y mod 3.
  static let gif = [
    data(
      "R0lGODlhCAAKAIEAAP8AAAD/AAAA/wAAACH5BAEAAAEAIf4DaGV5ACwBAAEABgAJAAACDURkcgm4wc5DzkVVWywAOw=="),
    data("R0lGODlhBgAJAIEAAP8AAAD/AAAA/wAAACH+A2hleQAsAAAAAAYACQBAAg2EL6nBrXpOa9G8NFkBADs="),
  ]

  /// 520 × 300 pixels without loss: patches of 40 × 20, the first 48, 224, 144, the last 224, 224, 112.
  static let largeWebP = data(
    "UklGRooCAABXRUJQVlA4TH4CAAAvB8JKAGBOa1uYEEIYQgghDGEIIYQwhCGEEEIIIYzj/u98CCFbUQghhBDCIYQQQgiHEEIIIYQQQggfASFkKwoh"
      + "hBBCCCGEjxBCCCGEEMIhhBDCIfR/ArYWm27ZZMz+SLZHsXPArnA2x7D3CpsRbA5mZzK709jwX/jvZHKns+Mbu6TZ34OtcmxLYS8ndraw4x/7WLN9"
      + "g/3H2XLGhv/CfyeTAWUrLVsm2WecLbbsp8PWSDYb2BnLlmk257DvLjsIbPgv/Hcy2VB2vcf+ILbcZ7cu28vZJMROYbbZZ7sm253YUsEOGTb8F/47"
      + "mWQ/9mVh7222hrO1iO1TbB9jf33sTcl2OnY7sQVgywkb/gv/nUwuONtJ2F1gFwXbadjnFftvsYmVffHY0cKWIrafs2uLDf+F/04mDy07z9iEz3Zd"
      + "9vNh2xr7PLCrwQ4GO0vYecHezmx7yob/wn8nk9zLDhC7Uth7nJ3i7ENgVzibO9k3lG16bF2wRZpd+9jwX/jvZHKh2buV3S1sCbA3GZtgbBuwM4Ud"
      + "lexFx14Ndr1lKxkb/gv/nUwqnE1WbKvPFg920bI1hF0wdoSzbyRboOxuYVsxu8LZ8F/472SSdNgri71u2epgezZbGOzVn82R7HBj73D2K2bzCJuc"
      + "2PBf+O9kkvnY2sWWUzYXsy+IvXFs3Wa/XHZg2OzEbjm29bFPMhv+C/+dTLIv+89nO8DOz2zNY4csm63ZgWYfL7aJsUWMHars58SG/8J/J5P8j33G"
      + "2fU/O43ZMcP2V+xmZmuC7Uts0mI3ms1H7LVgw3/hv5PJqGZTJ/tZs+Mzu/izryqb/rG9hG3HbLJllwr7V7L7gg3/hf9OJg==")

  /// Stripes of two colours, 4 pixels wide, without packing.
  static func largeGIF(width: Int, height: Int) -> Data {
    var bytes = [UInt8]("GIF89a".utf8)
    func word(_ n: Int) -> [UInt8] { [UInt8(n & 255), UInt8(n >> 8)] }
    bytes +=
      word(width) + word(height) + [0xf6, 0, 0] + [255, 0, 0, 0, 0, 255] + [UInt8](repeating: 0, count: 378)
    bytes += [0x2c] + word(0) + word(0) + word(width) + word(height) + [0, 7]
    var codes: [UInt8] = []
    for i in 0..<width * height {
      // A clear code in time keeps codes 8 bits long.
      if i % 120 == 0 { codes.append(128) }
      codes.append(UInt8(i % width / 4 % 2))
    }
    codes.append(129)
    for start in stride(from: 0, to: codes.count, by: 255) {
      let block = codes[start..<min(codes.count, start + 255)]
      bytes += [UInt8(block.count)] + block
    }
    return Data(bytes + [0, 0x3b])
  }

  static let svg = [
    """
    <?xml version="1.0"?><!-- a picture --><svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"
      viewBox="0 0 12 12"><style>.a{fill:#0f0}</style><rect class="a" x="1" y="1" width="4" height="4" rx="1"/>
      <g transform="translate(6 0) rotate(10)" stroke="blue" stroke-dasharray="1 .5" fill="none">
      <path d="M0 0c1 2 3-4 4 4s-2 2-2 3q1 1 2 0t1 1A2 1 30 1 0 2 9h1V2z"/></g></svg>
    """,
    """
    <svg width="20" height="20" xmlns:xlink="x"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="red"/>
      <stop offset="100%" stop-color="rgb(0,0,255)" stop-opacity=".5"/></linearGradient><radialGradient id="r"
      xlink:href="#g" gradientTransform="skewX(20)"/><clipPath id="c"><circle cx="10" cy="10" r="8"/></clipPath>
      <mask id="m"><ellipse cx="10" cy="10" rx="9" ry="5" fill="white"/></mask></defs>
      <g clip-path="url(#c)" opacity="0.8"><rect width="20" height="10" fill="url(#g)"/><polygon points="1,9 19,9
      10,20" fill="url(#r)" mask="url(#m)"/><use xlink:href="#s" x="2"/></g><symbol id="s" viewBox="0 0 4 4">
      <line x2="4" y2="4" stroke="&#x67;ray"/></symbol></svg>
    """,
  ]

  /// True for outlines that would become more pixels than a test of many pictures has time for.
  static func isLargeSVG(_ data: Data) -> Bool {
    guard VectorPicture.isSVG(data), let picture = try? VectorPicture(svgData: data) else { return false }
    return picture.size.width * picture.size.height > 1e6
  }
}
