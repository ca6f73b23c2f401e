/// Solves matrices, row by row.
enum Elimination {
  /// The matrix that undoes another; what is not a number where there is none.
  static func inverse(_ rows: [[Double]]) -> [[Double]] {
    let count = rows.count
    var work = rows.enumerated().map { number, row in
      row + (0..<count).map { $0 == number ? 1 : 0 }
    }
    for place in 0..<count {
      let best = (place..<count).max { abs(work[$0][place]) < abs(work[$1][place]) } ?? place
      work.swapAt(place, best)
      let pivot = work[place][place]
      work[place] = work[place].map { $0 / pivot }
      for row in 0..<count where row != place {
        let factor = work[row][place]
        work[row] = zip(work[row], work[place]).map { $0 - factor * $1 }
      }
    }
    return work.map { Array($0.suffix(count)) }
  }

  /// How much a matrix enlarges.
  static func determinant(_ rows: [[Double]]) -> Double {
    var work = rows
    var result = 1.0
    for place in rows.indices {
      let best = (place..<rows.count).max { abs(work[$0][place]) < abs(work[$1][place]) } ?? place
      if best != place {
        work.swapAt(place, best)
        result = -result
      }
      let pivot = work[place][place]
      guard pivot != 0 else { return 0 }
      result *= pivot
      for row in (place + 1)..<max(rows.count, place + 1) {
        let factor = work[row][place] / pivot
        work[row] = zip(work[row], work[place]).map { $0 - factor * $1 }
      }
    }
    return result
  }
}
