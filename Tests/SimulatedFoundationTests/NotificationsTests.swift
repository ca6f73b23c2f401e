import Foundation
import Testing

@testable import SimulatedFoundation

/// Notifications that tasks wait for.
struct NotificationsTests {
  private let center = NotificationCenter()
  private let name = Notification.Name("tents")

  @Test func whoeverWaitsGetsWhatIsPostedInItsOrder() async {
    var tents = center.notifications(named: name).makeAsyncIterator()
    center.post(name: Notification.Name("ropes"), object: nil)
    for count in 1...2 { center.post(name: name, object: nil, userInfo: ["count": count]) }
    #expect(await tents.next()?.userInfo?["count"] as? Int == 1)
    #expect(await tents.next()?.userInfo?["count"] as? Int == 2)
  }

  @Test func onlyWhatTheObjectPostsCounts() async {
    let (mine, other) = (NSObject(), NSObject())
    var tents = center.notifications(named: name, object: mine).makeAsyncIterator()
    center.post(name: name, object: other)
    center.post(name: name, object: nil)
    center.post(name: name, object: mine)
    #expect(await tents.next()?.object as? NSObject === mine)
  }

  @Test func aTaskThatIsCancelledGoesThroughNoMore() async {
    let (center, name) = (center, name)
    let (started, signal) = AsyncStream<Void>.makeStream()
    let task = Task {
      var count = 0
      for await _ in center.notifications(named: name) {
        count += 1
        signal.yield()
      }
      return count
    }
    // Posted until the task listens.
    let poster = Task {
      while !Task.isCancelled {
        center.post(name: name, object: nil)
        await Task.yield()
      }
    }
    for await _ in started { break }
    poster.cancel()
    task.cancel()
    #expect(await task.value > 0)
  }
}
