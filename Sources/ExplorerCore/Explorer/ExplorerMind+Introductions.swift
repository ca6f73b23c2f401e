/// Pages that say once what they are.
extension ExplorerMind {
  /// Says what the page in front is where a person sees it for the first time.
  mutating func introducePage() -> [ExplorerEffect] {
    // What was just said goes first; the page is told of when it is opened again.
    guard notice == nil, let id = pages.front?.id,
      preferences.introductions?.isNew(id.name) == true,
      let page = frontPage, let guidance = Swift.type(of: page).guidance
    else { return [] }
    preferences.introductions?.meet(id.name)
    let key = preferences.way(to: .help)
    notice = language.say(
      "\(guidance.what.english) \(key) tells more.", ja: "\(guidance.what.japanese)（\(key) で説明）")
    return [.remember(page: id.name)]
  }
}
