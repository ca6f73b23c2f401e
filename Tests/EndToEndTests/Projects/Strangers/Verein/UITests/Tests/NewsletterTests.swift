import XCTest

private extension KontoSeite {
  var bekommtNewsletter: Bool { newsletter.value as? String == "on" }
}

final class NewsletterTests: VereinTestCase {
  func testNewsletterIstVoreingestellt() {
    let konto = Tableiste(app: app).oeffneKonto()
    konto.warte(auf: konto.newsletter)

    XCTAssertTrue(konto.bekommtNewsletter)
  }
}
