public import Foundation

/// Something of an app's own to do with what is shared; it is not offered.
@MainActor @preconcurrency
open class UIActivity: NSObject {
  /// Creates something to do.
  nonisolated public override init() { super.init() }

  /// Which kind it is.
  open var activityType: ActivityType? { nil }
  /// What it is called.
  open var activityTitle: String? { nil }
  /// Its picture.
  open var activityImage: UIImage? { nil }
  /// A screen of its own.
  open var activityViewController: UIViewController? { nil }
  /// Where it stands.
  open class var activityCategory: Category { .action }
  /// Whether it can be done with some things.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Gets ready to be done with some things.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Does it.
  open func perform() {}
  /// Says that it is done.
  open func activityDidFinish(_ completed: Bool) {}

  /// Where something to do stands.
  public enum Category: Int, Sendable {
    case action
    case share
  }

  /// What can be done with what is shared.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a type from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    private init(system name: String) { rawValue = "com.apple.UIKit.activity.\(name)" }

    /// Copying it.
    public static let copyToPasteboard = ActivityType(system: "CopyToPasteboard")
    /// Printing it.
    public static let print = ActivityType(system: "Print")
    /// Sending it by mail.
    public static let mail = ActivityType(system: "Mail")
    /// Sending it as a message.
    public static let message = ActivityType(system: "Message")
    /// Saving it to the photos.
    public static let saveToCameraRoll = ActivityType(system: "SaveToCameraRoll")
    /// Sending it to a device nearby.
    public static let airDrop = ActivityType(system: "AirDrop")
    /// Giving it to a person of the contacts.
    public static let assignToContact = ActivityType(system: "AssignToContact")
    /// Reading it later.
    public static let addToReadingList = ActivityType(system: "AddToReadingList")
    /// Keeping it among books.
    public static let openInIBooks = ActivityType(system: "OpenInIBooks")
    /// Making a document of it.
    public static let markupAsPDF = ActivityType(system: "MarkupAsPDF")
    /// Publishing it there.
    public static let postToFacebook = ActivityType(system: "PostToFacebook")
    /// Publishing it there.
    public static let postToTwitter = ActivityType(system: "PostToTwitter")
    /// Publishing it there.
    public static let postToFlickr = ActivityType(system: "PostToFlickr")
    /// Publishing it there.
    public static let postToVimeo = ActivityType(system: "PostToVimeo")
    /// Publishing it there.
    public static let postToWeibo = ActivityType(system: "PostToWeibo")
    /// Publishing it there.
    public static let postToTencentWeibo = ActivityType(system: "TencentWeibo")
  }
}
