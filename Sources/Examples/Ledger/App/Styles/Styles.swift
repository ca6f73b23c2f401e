import SwiftUI

struct ProminentButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundColor(.white)
      .padding(.vertical, 12)
      .frame(maxWidth: .infinity)
      .background(
        RoundedRectangle(cornerRadius: 12, style: .continuous)
          .fill(isEnabled ? Color.accentColor : Color.gray)
      )
      .opacity(configuration.isPressed ? 0.6 : 1)
      .scaleEffect(configuration.isPressed ? 0.97 : 1)
      .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == ProminentButtonStyle {
  static var prominent: ProminentButtonStyle { ProminentButtonStyle() }
}

struct Card: ViewModifier {
  func body(content: Content) -> some View {
    content
      .padding()
      .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 16))
      .shadow(color: .black.opacity(0.1), radius: 4, x: 0, y: 2)
  }
}

extension View {
  func card() -> some View {
    modifier(Card())
  }
}

/// The widest of several labels, so that they line up.
struct LabelWidthKey: PreferenceKey {
  static var defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}
