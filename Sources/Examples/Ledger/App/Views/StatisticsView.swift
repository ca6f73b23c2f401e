import SwiftUI

struct StatisticsView: View {
  @StateObject private var viewModel: StatisticsViewModel
  @AppStorage(SettingsKey.budget) private var budget = 500.0
  @State private var labelWidth: CGFloat = 0

  init(store: ExpenseStore) {
    _viewModel = StateObject(wrappedValue: StatisticsViewModel(store: store))
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 24) {
          summary.card()
          if viewModel.slices.isEmpty {
            Text("statistics.empty")
          } else {
            PieChart(slices: viewModel.slices)
              .frame(height: 180)
              .card()
            bars.card()
          }
          Text("statistics.updated \(viewModel.secondsSinceUpdate)")
            .font(.footnote)
            .foregroundColor(.secondary)
            .accessibilityIdentifier("statistics.updated")
        }
        .padding()
      }
      .navigationTitle("statistics.title")
    }
  }

  private var summary: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("statistics.total")
        .font(.caption)
        .textCase(.uppercase)
      AmountText(viewModel.total)
        .font(.title.bold())
        .accessibilityIdentifier("statistics.total")
      ProgressView(value: min(viewModel.total, budget), total: budget) {
        Text("statistics.budget")
      } currentValueLabel: {
        AmountText(budget - viewModel.total)
      }
      .tint(viewModel.total > budget ? .red : .green)
      .accessibilityIdentifier("statistics.budget")
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var bars: some View {
    VStack(alignment: .leading, spacing: 12) {
      ForEach(viewModel.slices) { slice in
        HStack {
          Text(slice.category.title)
            .background(
              GeometryReader { proxy in
                Color.clear.preference(key: LabelWidthKey.self, value: proxy.size.width)
              }
            )
            .frame(minWidth: labelWidth, alignment: .leading)
          BarView(share: slice.share, color: slice.category.color)
          Text(slice.share, format: .percent.precision(.fractionLength(0)))
            .font(.caption)
        }
        .accessibilityElement(children: .combine)
        .accessibilityIdentifier("bar.\(slice.category.rawValue)")
      }
    }
    .onPreferenceChange(LabelWidthKey.self) { labelWidth = $0 }
  }
}
