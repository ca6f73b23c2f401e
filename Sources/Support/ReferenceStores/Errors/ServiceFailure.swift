/// Why S3 was not reached, or has refused.
package enum ServiceFailure: Error, Hashable, Sendable {
  /// There is no program `aws`.
  case programMissing
  /// The program is one without conditional writes.
  case programTooOld
  /// The program could not be started, in the system's words.
  case notStarted(String)
  /// It has not said anything for too long, in seconds.
  case silent(seconds: Int)
  /// It has said more than can be meant.
  case tooMuch
  /// It has found no credentials, or only a part of some.
  case noCredentials
  /// The service does not know the key, or its secret is another one.
  case wrongCredentials
  /// They were for a limited time, which is over.
  case expired
  /// The key is known, and may not do that.
  case denied
  /// There is no such bucket.
  case noBucket(String)
  /// The service cannot be reached, or has stopped to answer.
  case unreachable
  /// There is no room where the program has to write.
  case noRoom
  /// Something else, in the program's words.
  case other(String)
}

extension ServiceFailure {
  /// What is wrong and what to do.
  package var message: String {
    switch self {
    case .programMissing:
      "The store is in S3, and there is no program aws on the PATH. Install one: pip install awscli."
    case .programTooOld:
      "The aws on the PATH has no --if-match and --if-none-match in s3api put-object, without which "
        + "two uploads at once can lose one. Install a newer one: pip install --upgrade awscli."
    case .notStarted(let reason): "The program aws cannot be started: \(reason)."
    case .silent(let seconds):
      "The program aws has not got on for \(seconds) s and was ended. What was transferred stays; "
        + "type the command again to go on."
    case .tooMuch: "The program aws has said more than can be meant, and was ended."
    case .noCredentials:
      "The program aws finds no credentials. Set AWS_PROFILE, or type aws configure."
    case .wrongCredentials:
      "The store does not take the credentials that aws uses: the key is not known, or the secret is "
        + "another one. See aws configure list."
    case .expired:
      "The credentials that aws uses have expired. Sign in anew, as with aws sso login."
    case .denied:
      "The credentials that aws uses may not do that in the store. Ask for s3:ListBucket, "
        + "s3:GetObject, s3:PutObject and s3:DeleteObject."
    case .noBucket(let name): "There is no bucket \"\(name)\". Make it: aws s3 mb s3://\(name)."
    case .unreachable:
      "The store cannot be reached, or the connection was cut. What was transferred stays; type the "
        + "command again to go on."
    case .noRoom: "There is no room left on the disk for what aws fetches."
    case .other(let text): "The program aws has failed: \(text)"
    }
  }

  /// Understands what the program has said.
  ///
  /// - Parameters:
  ///   - text: Its standard error.
  ///   - bucket: The bucket that was asked for.
  init(saying text: String, bucket: String) {
    let kinds: [(words: [String], failure: ServiceFailure)] = [
      (["Unable to locate credentials", "Partial credentials", "config profile"], .noCredentials),
      (["SignatureDoesNotMatch", "InvalidAccessKeyId", "(InvalidToken)"], .wrongCredentials),
      (["ExpiredToken", "has expired", "RequestExpired"], .expired),
      (["NoSuchBucket"], .noBucket(bucket)),
      (["No space left", "Errno 28", "File too large", "Errno 27"], .noRoom),
      (["AccessDenied", "(403)", "Forbidden"], .denied),
      (
        [
          "Could not connect", "Connection was closed", "Connection reset", "timed out", "timeout",
          "Connection broken", "EndpointConnectionError", "Connection refused", "IncompleteRead",
          "Broken pipe", "(ServiceUnavailable)", "(SlowDown)", "(RequestTimeout)",
        ], .unreachable
      ),
    ]
    let known = kinds.first { kind in kind.words.contains { text.contains($0) } }
    self = known?.failure ?? .other(Self.lastLine(of: text))
  }

  /// The last line that says something, without what may be the name of a key.
  private static func lastLine(of text: String) -> String {
    let lines = text.split(whereSeparator: \.isNewline).filter { line in
      line.contains { !$0.isWhitespace }
    }
    let line = lines.last.map { String($0.prefix(300)) } ?? "it has not said why."
    return line.replacing(#/[A-Z0-9]{16,}/#, with: "…")
  }
}
