import SwiftUI

/// Modifiers about texts, each in an ordinary way.
struct TextsSurface: View {
  var body: some View {
    VStack {
      part0
      part1
      part2
      part3
      part4
      part5
      part6
    }
  }

  private var part0: some View {
    Text("Texts 0")
      .allowsTightening(true)
      .baselineOffset(1)
      .bold()
      .font(.headline)
      .fontDesign(.rounded)
      .fontWeight(.semibold)
  }

  private var part1: some View {
    Text("Texts 1")
      .fontWidth(.condensed)
      .italic()
      .kerning(1)
      .lineLimit(2)
      .lineLimit(1...3)
      .lineSpacing(2)
  }

  private var part2: some View {
    Text("Texts 2")
      .minimumScaleFactor(0.5)
      .monospaced()
      .monospacedDigit()
      .multilineTextAlignment(.center)
      .strikethrough()
      .textCase(.uppercase)
  }

  private var part3: some View {
    Text("Texts 3")
      .textScale(.secondary)
      .textSelection(.enabled)
      .tracking(1)
      .truncationMode(.middle)
      .typesettingLanguage(.automatic)
      .underline()
  }

  private var part4: some View {
    Text("Texts 4")
      .dynamicTypeSize(.large)
      .autocapitalization(.none)
      .textInputAutocapitalization(.never)
      .autocorrectionDisabled()
      .disableAutocorrection(true)
      .keyboardType(.emailAddress)
  }

  private var part5: some View {
    Text("Texts 5")
      .textContentType(.emailAddress)
      .submitLabel(.done)
      .submitScope()
      .onSubmit { }
      .onSubmit(of: .search) { }
      .findDisabled()
  }

  private var part6: some View {
    Text("Texts 6")
      .replaceDisabled()
      .findNavigator(isPresented: .constant(false))
      .typeSelectEquivalent("x")
  }
}
