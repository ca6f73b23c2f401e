import XCTest

final class RueckmeldungTests: VereinTestCase {
  func testRueckmeldungWirdVerschickt() {
    let seite = Tableiste(app: app).oeffneKonto().oeffneRueckmeldung()
    seite.schreibe("Mehr Yoga am Abend, bitte.").sende()

    XCTAssertEqual(seite.hinweis.label, "Danke für deine Nachricht!")
  }
}
