import Foundation
import SashCore

/// Lets a person choose a picture from the folder of pictures. There is no camera.
///
/// - Missing: films, editing, the camera.
@MainActor @preconcurrency
open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  public enum CameraDevice: Int, Sendable { case rear, front }
  public enum CameraCaptureMode: Int, Sendable { case photo, video }
  /// Names what is known of a choice.
  public struct InfoKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
  }
  /// Whether there is such a source: there are pictures, and no camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }
  /// Traps if there is no such source: ask `isSourceTypeAvailable(_:)` first.
  open var sourceType: SourceType = .photoLibrary {
    willSet {
      precondition(
        UIImagePickerController.isSourceTypeAvailable(newValue),
        "Source type \(newValue.rawValue) not available")
    }
  }
  open var mediaTypes = ["public.image"]
  /// It is kept: pictures are given as they are.
  open var allowsEditing = false
  open var allowsImageEditing = false
  open var cameraDevice: CameraDevice = .rear
  open var cameraCaptureMode: CameraCaptureMode = .photo
  open var showsCameraControls = true
  /// How a camera would be used. There is none, so nothing is taken: `isSourceTypeAvailable(_:)` says so.
  public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }
  open var cameraFlashMode = CameraFlashMode.auto
  open var cameraOverlayView: UIView?
  open var cameraViewTransform = CGAffineTransform.identity
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }
  open func takePicture() { hasNoEffect("UIImagePickerController.takePicture()") }
  @discardableResult
  open func startVideoCapture() -> Bool { false }
  open func stopVideoCapture() {}
  /// How films would be taken. There is no camera, so they are kept.
  open var videoMaximumDuration: TimeInterval = 600
  open var videoQuality = QualityType.typeMedium
  open var videoExportPreset = ""
  public enum QualityType: Int, Sendable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }
  public convenience init() {
    self.init(nibName: nil, bundle: nil)
    setViewControllers([PictureGrid(picker: self)], animated: false)
  }
  /// The delegate of the navigation hears of the choice, if it wants to.
  private var listener: (any UIImagePickerControllerDelegate)? {
    delegate as? any UIImagePickerControllerDelegate
  }
  func choose(_ url: URL) {
    guard let image = UIImage(contentsOfFile: url.path) else {
      runtimeWarning("\(url.lastPathComponent) cannot be read as a picture.")
      return
    }
    let info: [InfoKey: Any] = [.originalImage: image, .imageURL: url, .mediaType: "public.image"]
    if let listener {
      listener.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    } else {
      dismiss(animated: true)
    }
  }
  func cancel() {
    if let listener { listener.imagePickerControllerDidCancel(self) } else { dismiss(animated: true) }
  }
}

/// Hears of what a person chooses.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}
extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { picker.dismiss(animated: true) }
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}

/// Pictures in four columns.
private final class PictureGrid: UICollectionViewController {
  private weak var picker: UIImagePickerController?
  private let pictures = PictureFolder.files(of: .image)

  init(picker: UIImagePickerController) {
    self.picker = picker
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.25)),
      subitems: [item])
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: row)))
    title = "Photos"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.picker?.cancel() })
  }
  required init?(coder: NSCoder) { fatalError("PictureGrid is made with a picker.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(PictureCell.self, forCellWithReuseIdentifier: "picture")
    if pictures.isEmpty {
      let text = UILabel()
      text.text = "There are no pictures in the folder of pictures."
      text.textAlignment = .center
      text.textColor = .secondaryLabel
      text.numberOfLines = 0
      collectionView.backgroundView = text
    }
  }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    pictures.count
  }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
    (cell as? PictureCell)?.picture.image = UIImage(contentsOfFile: pictures[indexPath.item].path)
    return cell
  }
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    picker?.choose(pictures[indexPath.item])
  }
}
private final class PictureCell: UICollectionViewCell {
  let picture = UIImageView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.frame = contentView.bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(picture)
  }
  required init?(coder: NSCoder) { fatalError("PictureCell is made with a frame.") }
}
