public import Foundation

/// Sends a message.
open class INSendMessageIntent: INIntent, @unchecked Sendable {
  /// Who gets it.
  public let recipients: [INPerson]?
  /// How it was written.
  public let outgoingMessageType: INOutgoingMessageType
  /// The text.
  public let content: String?
  /// What the group is called.
  public let speakableGroupName: INSpeakableString?
  /// What the app calls the conversation.
  public let conversationIdentifier: String?
  /// What the app calls the service.
  public let serviceName: String?
  /// Who sends it.
  public let sender: INPerson?
  /// What comes with it.
  public let attachments: [INSendMessageAttachment]?

  /// Creates an intent.
  public init(
    recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType = .unknown,
    content: String?, speakableGroupName: INSpeakableString?, conversationIdentifier: String?,
    serviceName: String?, sender: INPerson?, attachments: [INSendMessageAttachment]? = nil
  ) {
    self.recipients = recipients
    self.outgoingMessageType = outgoingMessageType
    self.content = content
    self.speakableGroupName = speakableGroupName
    self.conversationIdentifier = conversationIdentifier
    self.serviceName = serviceName
    self.sender = sender
    self.attachments = attachments
    super.init()
  }
}

/// How a message was written.
public enum INOutgoingMessageType: Int, Sendable {
  /// The cases as Intents numbers them.
  case unknown, outgoingMessageText, outgoingMessageAudio
}

/// What comes with a message.
open class INSendMessageAttachment: NSObject, @unchecked Sendable {
  /// Creates a recording.
  public convenience init(audioMessageFile: INFile) { self.init() }
}

/// A file of an intent.
open class INFile: NSObject, @unchecked Sendable {
  /// What is in it.
  public let data: Data
  /// What it is called.
  open var filename: String
  /// What it is.
  public let typeIdentifier: String?
  /// Where it is.
  public let fileURL: URL?

  /// A file of data.
  public init(data: Data, filename: String, typeIdentifier: String?) {
    self.data = data
    self.filename = filename
    self.typeIdentifier = typeIdentifier
    fileURL = nil
  }

  /// A file at an address.
  public init(fileURL: URL, filename: String?, typeIdentifier: String?) {
    data = (try? Data(contentsOf: fileURL)) ?? Data()
    self.filename = filename ?? fileURL.lastPathComponent
    self.typeIdentifier = typeIdentifier
    self.fileURL = fileURL
  }
}

/// What an app answers when it was to send a message.
open class INSendMessageIntentResponse: INIntentResponse, @unchecked Sendable {
  /// How it ended.
  public let code: INSendMessageIntentResponseCode

  /// Creates an answer.
  public init(code: INSendMessageIntentResponseCode, userActivity: NSObject?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}

/// How sending a message ended.
public enum INSendMessageIntentResponseCode: Int, Sendable {
  /// The cases as Intents numbers them.
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
  /// There is no service.
  case failureMessageServiceNotAvailable
}

/// Sends messages.
public protocol INSendMessageIntentHandling: AnyObject {
  /// Sends one.
  func handle(
    intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
}
