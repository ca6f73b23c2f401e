import Foundation
import Pictures
import SimulatedUI
import SimulatedUIKit
import SnapshotReferences
import Testing

@testable import ScreenSnapshots

/// What of a screen may change, each of which a picture of it shows.
enum Mutation: String, CaseIterable {
  case colour, offset, text, fontWeight = "font weight", corner, hidden, order, image, size,
    spacing, localisation, appearance

  /// Whether a test with a precision of 0.985 still passes, as the documentation's table says.
  var passesAtUsualPrecision: Bool {
    switch self {
    case .colour, .size, .spacing, .hidden, .appearance: false
    default: true
    }
  }
}

/// A screen of a phone, with one thing changed.
private struct ProfileScreen: View {
  var mutation: Mutation?

  private func pick<Value>(_ mutation: Mutation, _ changed: Value, _ usual: Value) -> Value {
    self.mutation == mutation ? changed : usual
  }

  private var rows: [String] {
    pick(.order, ["Orders", "Settings", "Help"], ["Settings", "Orders", "Help"])
  }

  var body: some View {
    VStack(spacing: pick(.spacing, 24, 16)) {
      Image(systemName: pick(.image, "person", "person.fill")).font(.largeTitle)
      Text(pick(.text, "Mina Sato", "Mina Saito")).font(.title)
        .fontWeight(pick(.fontWeight, .bold, .regular))
      Text(1234.5, format: .number)
        .environment(\.locale, Locale(identifier: pick(.localisation, "de_DE", "en_US")))
      ForEach(rows, id: \.self) { row in
        Text(row).frame(maxWidth: .infinity).frame(height: pick(.size, 46, 44))
          .background(
            RoundedRectangle(cornerRadius: pick(.corner, 12, 8))
              .fill(pick(.colour, Color.teal, Color.mint)))
      }
      if mutation != .hidden { Color.blue.frame(height: 60) }
      Button("Sign out") {}.offset(x: pick(.offset, 4, 0))
    }
    .padding()
    .preferredColorScheme(mutation == .appearance ? .dark : .light)
  }
}

@MainActor @Suite(.serialized) struct MutationTests {
  private func image(_ mutation: Mutation?) throws -> UIImage {
    var taken: UIImage?
    Snapshotting<ProfileScreen, UIImage>.image(
      layout: .device(config: .iPhone13), traits: UITraitCollection(displayScale: 3)
    ).snapshot(ProfileScreen(mutation: mutation)).run { taken = $0 }
    return try #require(taken)
  }

  private func reference() throws -> UIImage {
    try #require(UIImage(data: try image(nil).referenceData(), scale: 3))
  }

  @Test func nothingDiffersWhereNothingChanged() throws {
    let reference = try reference()
    let comparison = ImageComparison(
      old: reference, new: try image(nil), precision: 1, perceptualPrecision: 1)
    #expect(comparison.failure == nil)
  }

  @Test(arguments: Mutation.allCases)
  func eachFailsAndIsNamed(mutation: Mutation) throws {
    let (old, new) = (try reference(), try image(mutation))
    func failure(_ precision: Float) -> String? {
      ImageComparison(old: old, new: new, precision: precision, perceptualPrecision: 1).failure
    }
    let exact = try #require(failure(1))
    // In the dark all is drawn in other colours, of the same elements.
    #expect(exact.contains("What changed:\n- ") || mutation == .appearance, "\(exact)")
    #expect((failure(0.985) == nil) == mutation.passesAtUsualPrecision, "\(exact)")
  }
}
