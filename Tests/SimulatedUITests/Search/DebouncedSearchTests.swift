import Combine
import Foundation
import SwiftUI
import Testing
import VirtualTime

@MainActor @Suite(.serialized) struct DebouncedSearchTests {
  private func advance(_ seconds: Double) {
    VirtualTime.run(until: VirtualTime.now + .seconds(seconds))
  }

  @Test func debouncingWaitsOnTheVirtualClock() {
    let service = MockSearchService()
    let model = SearchViewModel(searchService: service)
    model.searchText = "a"
    advance(0.2)
    model.searchText = "ap"
    advance(0.2)
    model.searchText = "app"
    advance(0.29)
    #expect(service.searchCallCount == 0)
    advance(0.02)
    #expect(service.searchCallCount == 1)
    #expect(model.results.isEmpty)
    advance(0.1)
    #expect(model.results.map(\.title) == ["app 0", "app 1", "app 2"])
  }
}
