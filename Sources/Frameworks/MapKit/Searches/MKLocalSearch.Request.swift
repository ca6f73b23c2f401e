import CoreLocation

extension MKLocalSearch {
  /// What is looked for.
  open class Request: NSObject, NSCopying, @unchecked Sendable {
    /// The words.
    open var naturalLanguageQuery: String?
    /// Where; everywhere where its span is zero.
    open var region = MKCoordinateRegion()
    /// What kinds of results are wanted.
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    /// Which kinds of places are wanted; all where it is `nil`.
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    /// Creates an empty request.
    public override init() { super.init() }

    /// Creates a request for some words.
    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }

    /// Creates a request for some words in a region.
    public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.init(naturalLanguageQuery: naturalLanguageQuery)
      self.region = region
    }

    /// Creates a request for what a completer has proposed.
    public convenience init(completion: MKLocalSearchCompletion) {
      self.init(naturalLanguageQuery: "\(completion.title) \(completion.subtitle)")
    }

    /// Another request for the same.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Request()
      copy.naturalLanguageQuery = naturalLanguageQuery
      copy.region = region
      copy.resultTypes = resultTypes
      copy.pointOfInterestFilter = pointOfInterestFilter
      return copy
    }

    /// Whether a place is what is looked for.
    func wants(_ place: Place) -> Bool {
      let category = MKPointOfInterestCategory(of: place)
      guard resultTypes.contains(category == nil ? .address : .pointOfInterest),
        region.isUnset || region.contains(place.coordinate)
      else { return false }
      if let category, let filter = pointOfInterestFilter, filter.excludes(category) {
        return false
      }
      return place.matches(naturalLanguageQuery ?? "", in: Place.searchable)
    }
  }
}
