import SwiftUI

/// What one feature is about.
struct FeatureDetailView: View {
  let feature: Feature

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: feature.systemImage)
        .font(.largeTitle)
      Text(feature.summary)
        .accessibilityIdentifier("com.example.stores.featureSummary")
      Spacer()
    }
    .padding()
    .navigationTitle(feature.title)
  }
}
