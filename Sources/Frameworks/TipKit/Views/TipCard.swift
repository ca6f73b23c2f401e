import DeviceServices
import SimulatedUI

/// A tip as the system draws it: picture, title, message, buttons, and one that closes it.
struct TipCard: View {
  let configuration: TipViewStyleConfiguration

  var body: some View {
    HStack(alignment: .top) {
      if let image = configuration.image { image.font(.title) }
      VStack(alignment: .leading) {
        configuration.title?.font(.headline)
        configuration.message?.font(.subheadline)
        ForEach(configuration.actions) { action in
          Divider()
          Button(action: action.handler) { action.label() }.disabled(action.disabled)
        }
      }
      Spacer()
      Button {
        configuration.tip.invalidate(reason: .tipClosed)
      } label: {
        Image(systemName: "xmark")
      }
      .accessibilityLabel(SystemText.close.text)
    }
    .padding()
  }
}
