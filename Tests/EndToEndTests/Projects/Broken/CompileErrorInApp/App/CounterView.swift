import SwiftUI

/// Does not compile: a number is no string.
struct CounterView: View {
  @State private var count = 0

  var body: some View {
    let title: String = count
    return Text(title)
  }
}
