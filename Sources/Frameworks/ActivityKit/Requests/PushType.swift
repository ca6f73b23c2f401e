/// How a server changes an activity.
///
/// The device is reached by no server: no token ever comes.
public struct PushType: Equatable, Sendable {
  private let name: String

  /// By a token of the activity's own.
  public static let token = PushType(name: "token")

  /// By a channel that many devices listen to.
  public static func channel(_ channelId: String) -> PushType { PushType(name: channelId) }
}
