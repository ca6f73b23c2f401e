import Foundation
import SimulatedUI
import Testing

@testable import Charts

@MainActor struct MarkLayoutTests {
  private func layOut(
    _ settings: ChartSettings = ChartSettings(), width: CGFloat = 200, height: CGFloat = 100,
    @ChartContentBuilder _ content: () -> some ChartContent
  ) -> MarkFigure {
    var marks = MarkCollection()
    content().addMarks(to: &marks, style: MarkStyle())
    var layout = MarkLayout(
      ChartModel(marks, settings), size: CGSize(width: width, height: height))
    return layout.layOut()
  }

  @Test func barsStandOnTheAxis() {
    let figure = layOut {
      BarMark(x: .value("Name", "a"), y: .value("Amount", 5), width: 20)
      BarMark(x: .value("Name", "b"), y: .value("Amount", 10), width: .ratio(0.5))
    }
    #expect(
      figure.frames == [
        CGRect(x: 40, y: 50, width: 20, height: 50), CGRect(x: 125, y: 0, width: 50, height: 100),
      ])
    #expect(figure.shapes.count == 2)
  }

  @Test func barsOfNamesOnTheVerticalAxisGrowToTheRight() {
    let figure = layOut {
      BarMark(x: .value("Amount", 5), y: .value("Name", "a"), height: .fixed(10))
      BarMark(x: .value("Amount", 10), y: .value("Name", "b"), height: .inset(5))
    }
    #expect(
      figure.frames == [
        CGRect(x: 0, y: 20, width: 100, height: 10), CGRect(x: 0, y: 55, width: 200, height: 40),
      ])
  }

  @Test func barsOfOnePlaceStandSideBySide() throws {
    let figure = layOut {
      ForEach(["one", "two"], id: \.self) { name in
        BarMark(x: .value("Name", "a"), y: .value("Amount", 10))
          .position(by: .value("Group", name), axis: .horizontal, span: .ratio(1))
      }
    }
    let frames = figure.frames.compactMap { $0 }
    #expect(frames.map(\.midX) == [50, 150])
    #expect(frames.allSatisfy { $0.height == 100 })
  }

  @Test func daysAreAsWideAsDaysAre() throws {
    let start = try #require(
      Calendar.current.date(from: DateComponents(year: 2024, month: 5, day: 6)))
    let figure = layOut {
      ForEach(0..<4) { day in
        BarMark(
          x: .value("Day", start.addingTimeInterval(Double(day) * 86400 + 5000), unit: .day),
          y: .value("Amount", 1), width: .ratio(1))
      }
    }
    #expect(figure.frames.map { $0?.minX.rounded() } == [0, 50, 100, 150])
    #expect(figure.frames.allSatisfy { $0?.width.rounded() == 50 })
  }

  @Test func linesAndAreasAreOneShapeASeries() {
    let figure = layOut {
      ForEach(["one", "two"], id: \.self) { name in
        ForEach(0..<3) { index in
          LineMark(
            x: .value("Index", index), y: .value("Amount", index * 5),
            series: .value("Name", name))
          AreaMark(x: .value("Index", index), y: .value("Amount", 1))
            .foregroundStyle(by: .value("Name", name))
        }
      }
    }
    #expect(figure.shapes.count == 4)
    #expect(figure.shapes.filter { $0.stroke != nil }.count == 2)
  }

  @Test func whatIsFurtherInFrontIsDrawnLater() {
    let figure = layOut {
      RuleMark(y: .value("Limit", 5)).zIndex(1)
      PointMark(x: .value("Index", 1), y: .value("Amount", 10))
    }
    #expect(figure.shapes.map { $0.stroke == nil } == [true, false])
  }

  @Test func sectorsShareACircle() throws {
    let figure = layOut {
      SectorMark(angle: .value("Amount", 1))
      SectorMark(angle: .value("Amount", 3))
    }
    let quarter = try #require(figure.frames[0])
    #expect(abs(quarter.minX - 100) < 0.01 && abs(quarter.width - 50) < 0.01)
    #expect(abs(quarter.minY) < 0.01 && abs(quarter.height - 50) < 0.01)
    let rest = try #require(figure.frames[1])
    #expect(abs(rest.width - 100) < 0.1 && abs(rest.height - 100) < 0.1)
  }

  @Test func rulesGoFromSideToSide() {
    let figure = layOut {
      PointMark(x: .value("Index", 10), y: .value("Amount", 10))
      RuleMark(x: .value("Index", 5))
      RuleMark(xStart: 20, y: .value("Amount", 10))
    }
    #expect(figure.frames[1] == CGRect(x: 100, y: 0, width: 0, height: 100))
    #expect(figure.frames[2] == CGRect(x: 20, y: 0, width: 180, height: 0))
  }

  @Test func aDomainIsWhatTheAppSays() {
    var settings = ChartSettings()
    settings.y.domain = { (0...20).read(for: $0) }
    let figure = layOut(settings) {
      BarMark(x: .value("Name", "a"), y: .value("Amount", 5))
    }
    #expect(figure.frames[0]?.height == 25)
  }

  @Test func nothingIsNoTrouble() {
    let figure = layOut {
      if Bool(false) { PointMark(x: .value("Index", 1), y: .value("Amount", 1)) }
    }
    #expect(figure.shapes.isEmpty)
    let odd = layOut {
      PointMark(x: .value("Index", Double.nan), y: .value("Amount", Double.infinity))
      BarMark(x: .value("Name", "a"), y: .value("Amount", -Double.infinity))
    }
    #expect(odd.frames.count == 2)
  }
}
