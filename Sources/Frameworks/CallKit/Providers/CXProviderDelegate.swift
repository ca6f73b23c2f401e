public import AVFoundation

/// Told what is to be done with an app's calls.
public protocol CXProviderDelegate: AnyObject {
  /// All calls are over.
  func providerDidReset(_ provider: CXProvider)
  /// It begins.
  func providerDidBegin(_ provider: CXProvider)
  /// Some actions are to be done; says whether they are.
  func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool
  /// A call is to begin.
  func provider(_ provider: CXProvider, perform action: CXStartCallAction)
  /// A call is to be taken.
  func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
  /// A call is to end.
  func provider(_ provider: CXProvider, perform action: CXEndCallAction)
  /// A call is to wait, or to go on.
  func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
  /// A call is to be heard, or not.
  func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
  /// Calls are to be put together.
  func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction)
  /// Keys are to be pressed.
  func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction)
  /// An action took too long: none does, here.
  func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
  /// The sound is the call's.
  func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession)
  /// The sound is no longer the call's.
  func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession)
}

extension CXProviderDelegate {
  /// Nothing is done.
  public func providerDidBegin(_ provider: CXProvider) {}
  /// They are not.
  public func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool { false }
  /// It cannot be done.
  public func provider(_ provider: CXProvider, perform action: CXStartCallAction) { action.fail() }
  /// It cannot be done.
  public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) { action.fail() }
  /// It cannot be done.
  public func provider(_ provider: CXProvider, perform action: CXEndCallAction) { action.fail() }
  /// It cannot be done.
  public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {
    action.fail()
  }
  /// It cannot be done.
  public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) {
    action.fail()
  }
  /// It cannot be done.
  public func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction) {
    action.fail()
  }
  /// It cannot be done.
  public func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction) {
    action.fail()
  }
  /// Nothing is done.
  public func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) {}
  /// Nothing is done.
  public func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession) {}
  /// Nothing is done.
  public func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession) {}
}
