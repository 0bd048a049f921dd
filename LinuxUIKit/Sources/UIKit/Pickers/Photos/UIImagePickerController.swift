/// A navigation controller in which the user chooses one of the pictures in the folder for pictures.
///
/// ```swift
/// guard UIImagePickerController.isSourceTypeAvailable(.photoLibrary) else { return }
/// let picker = UIImagePickerController()
/// picker.delegate = self
/// present(picker, animated: true)
/// ```
///
/// The pictures are the PNG and JPEG files in the user's folder for pictures and the folders in it, the
/// last modified one first: the folder `XDG_PICTURES_DIR` of the file `user-dirs.dirs`, or else
/// `~/Pictures`. The delegate dismisses the controller.
///
/// - Note: Not implemented: the camera, movies, live photos, and a screen to choose the crop of an
///   edited image.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  /// The origin of the pictures.
  public enum SourceType: Int, Sendable {
    /// All pictures.
    case photoLibrary = 0
    /// The camera, which is never available.
    case camera = 1
    /// The saved pictures, which are all pictures here.
    case savedPhotosAlbum = 2
  }

  /// The keys of the values that the delegate receives with a picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The type of the picture, a `String`: "public.image".
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture, a `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The cropped picture, a `UIImage`, if editing is allowed.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The rectangle of the cropped picture in the original one in points, a `CGRect`, if editing is
    /// allowed.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The file of the picture, a `URL`.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  /// Returns whether there are pictures: whether the user's folder for pictures has readable ones.
  ///
  /// The camera is never available. The search ends after 10,000 files.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
    sourceType != .camera && PicturesFolder.current?.hasPictures == true
  }

  /// Returns the types of the pictures: "public.image"; `nil` for a source that isn't available.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? [PickedPicture.mediaType] : nil
  }

  /// The origin of the pictures.
  ///
  /// The default is `.photoLibrary`. Setting the camera has no effect, and is reported on standard error;
  /// Apple's raises an exception.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      guard sourceType == .camera else { return }
      sourceType = oldValue == .camera ? .photoLibrary : oldValue
      FileHandle.standardError.write(Data("UIKit: there is no camera to pick images from.\n".utf8))
    }
  }

  /// The types of media to choose from.
  ///
  /// The default is "public.image". Without it, no pictures are displayed.
  open var mediaTypes = [PickedPicture.mediaType]

  /// Whether the delegate receives a cropped picture, too: the square in the center of the original.
  ///
  /// The default is `false`.
  open var allowsEditing = false

  open override func viewDidLoad() {
    super.viewDidLoad()
    setViewControllers([PhotoGridController(of: self)], animated: false)
  }

  private var pickingDelegate: (any UIImagePickerControllerDelegate)? {
    delegate as? any UIImagePickerControllerDelegate
  }

  /// Reports the picture to the delegate.
  func finish(with picture: PickedPicture) {
    pickingDelegate?.imagePickerController(self, didFinishPickingMediaWithInfo: picture.info)
  }

  /// Reports to the delegate that the user canceled.
  func cancel() {
    pickingDelegate?.imagePickerControllerDidCancel(self)
  }
}

/// The methods that an image picker calls when the user has chosen or canceled; both are optional.
///
/// The delegate dismisses the picker. It conforms to `UINavigationControllerDelegate` as well.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Called after the user chose a picture, with its values.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])

  /// Called after the user canceled.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// The default implementation does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}

  /// The default implementation does nothing.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
