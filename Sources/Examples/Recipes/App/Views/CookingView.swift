import SwiftUI

struct CookingView: View {
  let recipe: Recipe
  @Binding var isActive: Bool

  @State private var step = 0
  @State private var seconds = 0
  @State private var isRunning = false
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack(spacing: 24) {
      ProgressView(value: Double(step), total: Double(recipe.steps.count))
        .padding(.horizontal)
      Text("cooking.step \(min(step + 1, recipe.steps.count)) \(recipe.steps.count)")
        .font(.caption)
      Spacer()
      if step < recipe.steps.count {
        Text(recipe.steps[step])
          .font(.title)
          .multilineTextAlignment(.center)
          .id(step)
          .transition(
            .asymmetric(
              insertion: .move(edge: .trailing), removal: .move(edge: .leading))
          )
          .accessibility(identifier: "step_text")
      } else {
        Text("cooking.done")
          .font(.title)
      }
      ZStack {
        Circle()
          .stroke(Color(.systemGray5), lineWidth: 8)
        Circle()
          .trim(from: 0, to: CGFloat(seconds % 60) / 60)
          .stroke(Color.orange, style: StrokeStyle(lineWidth: 8, lineCap: .round))
          .rotationEffect(.degrees(-90))
        Text(String(format: "%02d:%02d", seconds / 60, seconds % 60))
          .font(.system(.title2, design: .monospaced))
          .accessibility(identifier: "timer_label")
      }
      .frame(width: 120, height: 120)
      .onTapGesture { isRunning.toggle() }
      .onLongPressGesture { seconds = 0 }
      Spacer()
      HStack {
        Button("cooking.back") {
          withAnimation { step -= 1 }
        }
        .disabled(step == 0)
        Spacer()
        if step < recipe.steps.count {
          Button("cooking.next") {
            withAnimation(.spring()) { step += 1 }
          }
        } else {
          Button("cooking.finish") { isActive = false }
        }
      }
      .padding()
    }
    .navigationBarTitle("cooking.title", displayMode: .inline)
    .navigationBarBackButtonHidden(true)
    .navigationBarItems(leading: Button("cancel") { isActive = false })
    .onReceive(timer) { _ in
      if isRunning { seconds += 1 }
    }
  }
}
