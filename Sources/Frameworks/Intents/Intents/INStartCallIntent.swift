/// Calls somebody.
open class INStartCallIntent: INIntent, @unchecked Sendable {
  /// Who is called.
  public let contacts: [INPerson]?
  /// Where the sound goes.
  public let audioRoute: INCallAudioRoute
  /// What kind of destination it is.
  public let destinationType: INCallDestinationType
  /// With sound only, or with pictures.
  public let callCapability: INCallCapability

  /// Creates an intent.
  public init(
    audioRoute: INCallAudioRoute, destinationType: INCallDestinationType, contacts: [INPerson]?,
    recordTypeForRedialing: INCallRecordType = .unknown, callCapability: INCallCapability
  ) {
    self.audioRoute = audioRoute
    self.destinationType = destinationType
    self.contacts = contacts
    self.callCapability = callCapability
    super.init()
  }
}

/// Calls somebody, in the older form.
open class INStartAudioCallIntent: INIntent, @unchecked Sendable {
  /// Who is called.
  public let contacts: [INPerson]?

  /// Creates an intent.
  public init(contacts: [INPerson]?) {
    self.contacts = contacts
    super.init()
  }
}

/// Calls somebody with pictures, in the older form.
open class INStartVideoCallIntent: INIntent, @unchecked Sendable {
  /// Who is called.
  public let contacts: [INPerson]?

  /// Creates an intent.
  public init(contacts: [INPerson]?) {
    self.contacts = contacts
    super.init()
  }
}

/// Where the sound of a call goes.
public enum INCallAudioRoute: Int, Sendable {
  /// The cases as Intents numbers them.
  case unknown, speakerphoneAudioRoute, bluetoothAudioRoute
}

/// What kind of destination a call has.
public enum INCallDestinationType: Int, Sendable {
  /// The cases as Intents numbers them.
  case unknown, normal, emergency, voicemail, redial, callBack
}

/// With sound only, or with pictures.
public enum INCallCapability: Int, Sendable {
  /// The cases as Intents numbers them.
  case unknown, audioCall, videoCall
}

/// Which calls were before.
public enum INCallRecordType: Int, Sendable {
  /// The cases as Intents numbers them.
  case unknown, outgoing, missed, received, latest, voicemail, ringing, inProgress, onHold
}
