import Foundation
import SimulatedUI
import Testing

@testable import Charts

@MainActor struct MarkWordsTests {
  private func words(@ChartContentBuilder _ content: () -> some ChartContent) -> [[String]] {
    var marks = MarkCollection()
    content().addMarks(to: &marks, style: MarkStyle())
    return marks.marks.map { mark in
      let words = MarkWords(mark)
      return [words.label, words.value]
    }
  }

  @Test func aMarkIsCalledByItsPlaceAndWorthItsAmount() {
    let words = words {
      BarMark(x: .value("Shape", "Cube"), y: .value("Count", 5))
      BarMark(x: .value("Count", 1234.5), y: .value("Shape", "Ball"))
      PointMark(x: .value("Width", 2), y: .value("Height", 3))
    }
    #expect(words == [["Cube", "5"], ["Ball", "1,234.5"], ["2", "3"]])
  }

  @Test func whatItsLookStandsForIsSaidToo() {
    let words = words {
      LineMark(x: .value("Day", "Mon"), y: .value("Steps", 5))
        .foregroundStyle(by: .value("Person", "Ada")).symbol(by: .value("Person", "Ada"))
      SectorMark(angle: .value("Share", 30)).foregroundStyle(by: .value("Party", "Green"))
      BarMark(x: .value("Shape", "Cube"), y: .value("Count", 5))
        .foregroundStyle(by: .value("Shape", "Cube"))
    }
    #expect(words == [["Mon, Ada", "5"], ["Green", "30"], ["Cube", "5"]])
  }

  @Test func rulesAreCalledByWhatTheyAreOf() {
    let words = words {
      RuleMark(y: .value("Limit", 8))
      BarMark(x: .value("Job", "A"), yStart: .value("From", 1), yEnd: .value("To", 4))
    }
    #expect(words == [["Limit", "8"], ["A", "1 to 4"]])
  }

  @Test func theWholeIsDescribedByAxesAndSeries() {
    var marks = MarkCollection()
    let content = ForEach(["Ada", "Bo"], id: \.self) { name in
      BarMark(x: .value("Day", "Mon"), y: .value("Steps", 5))
        .foregroundStyle(by: .value("Person", name))
    }
    content.addMarks(to: &marks, style: MarkStyle())
    #expect(
      ChartModel(marks, ChartSettings()).audioGraph.text
        == "The X axis is Day. The Y axis is Steps. There are 2 data series.")
    #expect(
      ChartModel(MarkCollection(), ChartSettings()).audioGraph.text == "There's one data series.")
  }

  @Test func theAppHasTheLastWord() {
    let words = words {
      Plot {
        PointMark(x: .value("Width", 2), y: .value("Height", 3)).accessibilityLabel("One")
        PointMark(x: .value("Width", 2), y: .value("Height", 3))
      }
      .accessibilityLabel("Many")
      .accessibilityValue(Text("of them"))
    }
    #expect(words == [["One", "of them"], ["Many", "of them"]])
  }
}
