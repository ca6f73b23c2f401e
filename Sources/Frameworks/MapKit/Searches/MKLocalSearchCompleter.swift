import CoreLocation

/// Proposes places of the fixture while a person writes, 300 milliseconds of virtual time after the last
/// letter.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
  /// What kinds of results are wanted.
  public struct ResultType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Places without a category.
    public static let address = ResultType(rawValue: 1)
    /// Places with a category.
    public static let pointOfInterest = ResultType(rawValue: 2)
    /// Words to look for, which are never proposed here.
    public static let query = ResultType(rawValue: 4)
  }

  /// Told what is proposed.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// Where; everywhere where its span is zero.
  open var region = MKCoordinateRegion()
  /// What kinds of results are wanted.
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  /// Which kinds of places are wanted; all where it is `nil`.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// What is proposed.
  open private(set) var results: [MKLocalSearchCompletion] = []
  /// What the person has written.
  open var queryFragment = "" { didSet { ask() } }

  private var question: PlaceQuestion<[MKLocalSearchCompletion]>?
  private var number = 0

  /// Creates a completer.
  public override init() { super.init() }

  /// Whether an answer is to come.
  open var isSearching: Bool { question?.isOpen ?? false }

  /// Takes the question back; nobody is told.
  open func cancel() { number += 1 }

  private func ask() {
    number += 1
    guard !queryFragment.isEmpty else {
      results = []
      return
    }
    let asked = number
    let request = MKLocalSearch.Request(naturalLanguageQuery: queryFragment, region: region)
    request.resultTypes = MKLocalSearch.ResultType(rawValue: resultTypes.rawValue & 3)
    request.pointOfInterestFilter = pointOfInterestFilter
    question = PlaceQuestion(
      "search completion",
      answer: {
        guard let table = PlaceTable.current() else { return .failure(MKError(.serverFailure)) }
        return .success(table.places.filter(request.wants).map { MKLocalSearchCompletion($0) })
      },
      handler: { [weak self] result in
        // What was written since has made this question obsolete.
        guard let self, asked == self.number else { return }
        self.tell(result)
      })
  }

  private func tell(_ result: Result<[MKLocalSearchCompletion], any Error>) {
    switch result {
    case .success(let completions):
      results = completions
      delegate?.completerDidUpdateResults(self)
    case .failure(let error): delegate?.completer(self, didFailWithError: error)
    }
  }
}

/// A proposal of a completer.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  /// What the place is called.
  public let title: String
  /// Its address.
  public let subtitle: String

  init(_ place: Place) {
    title = place[.name] ?? place.street ?? ""
    subtitle = place.addressLine
  }
}

/// Told what is proposed.
public protocol MKLocalSearchCompleterDelegate: AnyObject {
  /// There are other proposals.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// There are none.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  /// Nothing is done.
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  /// Nothing is done.
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
