import Foundation
import SimulatedFoundation

extension HKSample: KeyReadable {
  /// What samples are sorted by.
  package func readValue(forKey key: String) -> Any? {
    switch key {
    case HKSampleSortIdentifierStartDate: startDate
    case HKSampleSortIdentifierEndDate: endDate
    default: nil
    }
  }
}
