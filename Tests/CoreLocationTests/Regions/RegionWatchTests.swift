import Testing

@testable import CoreLocation

/// Regions whose boundaries the device crosses.
struct RegionWatchTests {
  private let home = CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)
  private let away = CLLocationCoordinate2D(latitude: 52.6, longitude: 13.4)
  private var region: CLCircularRegion {
    CLCircularRegion(center: home, radius: 200, identifier: "home")
  }

  @Test func comingAndGoingAreCrossings() {
    var watch = RegionWatch()
    watch.add(region, away)
    #expect(watch.move(to: home).map(\.crossing) == [.entered])
    #expect(watch.move(to: home).isEmpty)
    #expect(watch.move(to: away).map(\.crossing) == [.left])
  }

  @Test func toBeInARegionAtFirstIsNoCrossing() {
    var watch = RegionWatch()
    watch.add(region, home)
    #expect(watch.move(to: home).isEmpty)
  }

  @Test func aRegionOfTheSameNameTakesTheOthersPlace() {
    var watch = RegionWatch()
    watch.add(region, away)
    watch.add(CLCircularRegion(center: away, radius: 10, identifier: "home"), away)
    #expect(watch.regions.count == 1)
    watch.remove(region)
    #expect(watch.regions.isEmpty)
  }
}
