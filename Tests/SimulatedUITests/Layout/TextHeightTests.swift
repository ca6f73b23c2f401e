import ElementModel
import SwiftUI
import Testing

/// Heights of texts and the space between them, as dumps of iOS on GitHub have them.
@MainActor @Suite(.serialized) struct TextHeightTests {
  @Test(arguments: [
    (Font.body, 20.333), (.footnote, 15.667), (.largeTitle, 40.667), (.subheadline, 18),
    (.system(size: 16), 19.333), (.system(size: 11), 13.333),
  ])
  func aLineIsAsHighAsRecorded(font: Font, height: CGFloat) throws {
    let driver = AppDriver { Text("Books").font(font) }
    #expect(try #require(driver.find("Books")).frame.height.isNear(height))
  }

  @Test func textsFollowEachOtherAtTheirLeading() throws {
    // The row of a list of books: 209.0, 20.3 high; 232.0 and 250.3, each 15.7 high.
    let driver = AppDriver {
      VStack(alignment: .leading) {
        Text("Brave New World")
        Text("Author: Aldous huxley").font(.footnote)
        Text("Published on: 1932").font(.footnote).accessibilityIdentifier("date")
      }
    }
    let title = try #require(driver.find("Brave New World")).frame
    let author = try #require(driver.find("Author: Aldous huxley")).frame
    let date = try #require(driver.find("date")).frame
    #expect((author.minY - title.minY).isNear(23))
    #expect((date.minY - author.minY).isNear(18.333))
  }

  @Test func fontsOfNoStyleHaveNoLeadingAndOtherViewsKeepTheirDistance() throws {
    let driver = AppDriver {
      VStack {
        Text("one").font(.system(size: 16))
        Text("two").font(.system(size: 16))
        Button("three") {}
        Text("four")
        Text("five").padding(1)
      }
    }
    let frames = try ["one", "two", "three", "four", "five"].map {
      try #require(driver.find($0)).frame
    }
    let gaps = zip(frames, frames.dropFirst()).map { $1.minY - $0.maxY }
    #expect(zip(gaps, [0, 8, 8, 9]).allSatisfy { $0.isNear($1) })
  }
}
