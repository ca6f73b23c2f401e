import Testing

extension Tag {
  @Tag static var money: Self
  @Tag static var slow: Self
}
