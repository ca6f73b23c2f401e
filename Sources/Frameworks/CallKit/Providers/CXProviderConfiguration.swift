public import Foundation

/// How an app's calls are shown.
open class CXProviderConfiguration: NSObject, @unchecked Sendable {
  /// What the app is called.
  open private(set) var localizedName: String?
  /// The sound of a call that comes.
  open var ringtoneSound: String?
  /// The app's picture.
  open var iconTemplateImageData: Data?
  /// How many groups of calls there may be.
  open var maximumCallGroups = 2
  /// How many calls there may be in a group.
  open var maximumCallsPerCallGroup = 5
  /// Whether calls are listed afterwards.
  open var includesCallsInRecents = true
  /// Whether there are pictures.
  open var supportsVideo = false
  /// By what others are called.
  open var supportedHandleTypes: Set<CXHandle.HandleType> = []
  /// Whether sounds can be translated.
  open var supportsAudioTranslation = false

  /// Shows calls in the usual way.
  public override init() {}

  /// Shows calls of an app by its name.
  public init(localizedName: String) { self.localizedName = localizedName }
}
