import DeviceServices
public import SimulatedUI

/// A card that tells people what they can say to Siri.
///
/// On iOS it quotes the first phrase of the app's shortcut for the intent, here the intent's title.
public struct SiriTipView: View {
  private let title: LocalizedStringResource
  private let isVisible: Binding<Bool>?

  /// Tells of an intent.
  ///
  /// - Parameters:
  ///   - intent: The intent.
  ///   - isVisible: Whether the card is shown; with it, it has a button that closes it.
  public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) {
    title = Intent.title
    self.isVisible = isVisible
  }

  /// Picture, words, and the button that closes it.
  public var body: some View {
    if isVisible?.wrappedValue ?? true {
      HStack {
        Image(systemName: "siri").accessibilityHidden(true)
        Text("“\(Text(title))”")
        Spacer()
        if let isVisible {
          Button {
            isVisible.wrappedValue = false
          } label: {
            Image(systemName: "xmark")
          }
          .accessibilityLabel(SystemText.close.text)
        }
      }
      .padding()
    }
  }
}

/// How ``SiriTipView`` looks.
public struct SiriTipViewStyle: Sendable {
  /// As the interface is.
  public static let automatic = SiriTipViewStyle()
  /// Dark.
  public static let dark = SiriTipViewStyle()
  /// Light.
  public static let light = SiriTipViewStyle()
}

extension View {
  /// How tips about Siri look; no visible effect.
  public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }
}
