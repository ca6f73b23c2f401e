import SwiftUI

/// Controls with a value that is adjusted.
struct PickersView: View {
  @State private var volume = 0.5
  @State private var quantity = 1
  @State private var fruit = "Apple"
  @State private var size = "M"
  @State private var city = "東京"
  @State private var day = Date(timeIntervalSince1970: 1_767_225_600)

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Slider(value: $volume, in: 0...1) {
        Text("Volume")
      }
      .accessibilityIdentifier("volume")
      Readout("volume readout", "\(Int((volume * 100).rounded()))")
      Stepper("Quantity", value: $quantity, in: 0...3)
        .accessibilityIdentifier("quantity")
      Readout("quantity readout", "\(quantity)")
      Picker("Fruit", selection: $fruit) {
        ForEach(["Apple", "Pear", "梨"], id: \.self) { Text($0) }
      }
      .pickerStyle(.menu)
      .accessibilityIdentifier("fruit")
      Picker("Size", selection: $size) {
        ForEach(["S", "M", "L"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
      .accessibilityIdentifier("size")
      Picker("City", selection: $city) {
        ForEach(["東京", "大阪", "Osaka", "Kyoto", "Sapporo"], id: \.self) { Text($0) }
      }
      .pickerStyle(.wheel)
      .accessibilityIdentifier("city")
      Readout("choice", "\(fruit), \(size), \(city)")
      DatePicker("Day", selection: $day, displayedComponents: .date)
        .accessibilityIdentifier("day")
      Menu("Actions") {
        Button("Reset") { (volume, quantity) = (0, 0) }
        Button("Maximum") { (volume, quantity) = (1, 3) }
      }
    }
    .padding()
  }
}
