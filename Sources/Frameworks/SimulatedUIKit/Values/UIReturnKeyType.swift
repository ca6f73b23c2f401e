/// The word on a keyboard's return key.
public enum UIReturnKeyType: Int, Sendable {
  /// The words, as UIKit numbers them.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}
