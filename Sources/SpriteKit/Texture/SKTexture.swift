import AVFoundation
import Foundation
import UIKit

public enum SKTextureFilteringMode: Int, Sendable { case nearest, linear }

/// A picture that sprites share.
///
/// - Missing: pixels that are written, filters, noise and normal maps.
open class SKTexture: NSObject, @unchecked Sendable {
  let image: UIImage?
  open var filteringMode: SKTextureFilteringMode = .linear
  open var usesMipmaps = false
  /// The part of the picture that this one shows, from 0 to 1.
  private let part: CGRect

  public convenience init(imageNamed name: String) {
    let image = onMainActor { UIImage(named: name) }
    if image == nil { spriteWarning("There is no picture \"\(name)\".") }
    self.init(image, CGRect(x: 0, y: 0, width: 1, height: 1))
  }
  public convenience init(image: UIImage) { self.init(image, CGRect(x: 0, y: 0, width: 1, height: 1)) }
  public convenience init(cgImage image: CGImage) { self.init(image: UIImage(cgImage: image)) }
  /// A part of another texture, from 0 to 1 with y up.
  public convenience init(rect: CGRect, in texture: SKTexture) {
    let image = texture.image
    let pixels = image?.cgImage
    let (width, height) = (CGFloat(pixels?.width ?? 0), CGFloat(pixels?.height ?? 0))
    let cut = CGRect(
      x: rect.minX * width, y: (1 - rect.maxY) * height, width: rect.width * width,
      height: rect.height * height)
    self.init(
      pixels?.cropping(to: cut).map { UIImage(cgImage: $0, scale: image?.scale ?? 1, orientation: .up) }, rect
    )
  }
  init(_ image: UIImage?, _ part: CGRect) { (self.image, self.part) = (image, part) }

  open func size() -> CGSize { image?.size ?? .zero }
  open func textureRect() -> CGRect { part }
  open func cgImage() -> CGImage { image?.cgImage ?? UIImage().cgImage! }
  /// Pictures are read when they are made, so this calls back at once.
  open func preload(completionHandler: @escaping () -> Void) { completionHandler() }
  open class func preload(
    _ textures: [SKTexture], withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    completionHandler()
  }
}

/// Pictures that belong together: a folder `name.atlas` beside the program, or pictures of those names.
open class SKTextureAtlas: NSObject, @unchecked Sendable {
  private let pictures: [String: SKTexture]
  private let files: [String: URL]

  public init(named name: String) {
    pictures = [:]
    let places = [name + ".atlas", name + ".spriteatlas", name].compactMap {
      Bundle.main.resourceURL?.appendingPathComponent($0)
    }
    var files: [String: URL] = [:]
    for place in places {
      for file in (try? FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: nil))
        ?? []
      {
        files[file.deletingPathExtension().lastPathComponent] = file
      }
    }
    self.files = files
  }
  public init(dictionary properties: [String: Any]) {
    files = [:]
    pictures = properties.compactMapValues { ($0 as? UIImage).map(SKTexture.init(image:)) }
  }
  open var textureNames: [String] { Array(Set(pictures.keys).union(files.keys)).sorted() }
  open func textureNamed(_ name: String) -> SKTexture {
    if let picture = pictures[name] { return picture }
    if let file = files[name], let image = UIImage(contentsOfFile: file.path) {
      return SKTexture(image: image)
    }
    return SKTexture(imageNamed: name)
  }
  open func preload(completionHandler: @escaping () -> Void) { completionHandler() }
}

func onMainActor<T>(_ body: @MainActor () -> T) -> T {
  withoutActuallyEscaping(body) { body in
    unsafeBitCast(body, to: (() -> T).self)()
  }
}

/// The sounds of a scene, by the names of their files.
enum SceneSounds {
  static func player(_ name: String) -> AVAudioPlayer? {
    guard let url = Bundle.main.url(forResource: name, withExtension: nil) else {
      spriteWarning("There is no sound \"\(name)\".")
      return nil
    }
    return try? AVAudioPlayer(contentsOf: url)
  }
}

public typealias SKColor = UIColor
