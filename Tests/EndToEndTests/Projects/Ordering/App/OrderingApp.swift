import Combine
import Foundation
import SwiftUI

@main
struct OrderingApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
  }
}

@MainActor
final class Model: ObservableObject {
  @Published var slept = false
  @Published var timed = false
  @Published var delayed = false
  @Published var dispatched = false
  @Published var enabled = false
  @Published var price: String?
  private var cancellables: Set<AnyCancellable> = []
  private var timer: Timer?

  func sleepThenShow() {
    Task {
      try? await Task.sleep(for: .seconds(1.2))
      slept = true
    }
  }

  func startTimer() {
    timer = Timer.scheduledTimer(withTimeInterval: 1.3, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.timed = true }
    }
  }

  func delayWithCombine() {
    Just(true)
      .delay(for: .seconds(1.4), scheduler: DispatchQueue.main)
      .sink { [weak self] in self?.delayed = $0 }
      .store(in: &cancellables)
  }

  func dispatchLater() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { [weak self] in
      self?.dispatched = true
    }
  }

  func askForPrice() async throws {
    guard let url = URL(string: "https://api.orders.example/v1/price") else { return }
    let (data, _) = try await URLSession.shared.data(from: url)
    price = String(decoding: data, as: UTF8.self)
  }

  func load() async {
    await fetch()
    enabled = true
  }

  private func fetch() async {
    try? await Task.sleep(nanoseconds: 1_600_000_000)
  }
}

struct ContentView: View {
  @StateObject private var model = Model()
  @State private var isMoved = false
  @State private var isSheetShown = false

  var body: some View {
    VStack {
      Button("Sleep") { model.sleepThenShow() }
      Button("Timer") { model.startTimer() }
      Button("Combine") { model.delayWithCombine() }
      Button("Dispatch") { model.dispatchLater() }
      Button("Load") { Task { await model.load() } }
      Button("Price") { Task { try await model.askForPrice() } }
      Button("Move") {
        withAnimation(.easeInOut(duration: 0.8)) { isMoved = true } completion: { isSheetShown = true }
      }
      if model.price != nil { Text("Priced") }
      if model.slept { Text("Slept") }
      if model.timed { Text("Timed") }
      if model.delayed { Text("Delayed") }
      if model.dispatched { Text("Dispatched") }
      Button("Buy") {}.disabled(!model.enabled)
      if isMoved { Text("Moved") }
    }
    .sheet(isPresented: $isSheetShown) { Text("Sheet") }
  }
}
