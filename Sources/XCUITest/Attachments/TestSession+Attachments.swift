import SessionProtocol

extension TestSession {
  /// Bytes of an attachment that are kept at most; of a larger one only its name is.
  private static let attachmentLimit = 32 << 20

  /// Keeps something for the test's report.
  func keep(_ attachment: XCTAttachment) {
    let name = attachment.shownName
    log(Wording.attachment(named: name))
    let payload = attachment.payload.flatMap { $0.count <= Self.attachmentLimit ? $0 : nil }
    report(
      .attachment(
        Attachment(
          name: name, uniformTypeIdentifier: attachment.uniformTypeIdentifier,
          isDeletedOnSuccess: attachment.lifetime == .deleteOnSuccess, payload: payload)))
  }
}
