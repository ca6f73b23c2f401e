extension ElementEmitter {
  /// Where a row is thought to be that is not built.
  ///
  /// - Parameter identity: Its identity in the data.
  /// - Returns: Its frame in points of the screen, and the lazy container.
  func place(ofRow identity: AnyHashable) -> (frame: CGRect, container: LayoutItem)? {
    root.place(ofRow: identity)
  }
}

extension LayoutItem {
  fileprivate func place(ofRow identity: AnyHashable) -> (frame: CGRect, container: LayoutItem)? {
    for child in children {
      guard let run = child.run else {
        if let place = child.place(ofRow: identity) { return place }
        continue
      }
      guard let offset = run.source.offset(of: identity, in: run.offsets),
        let span = run.source.rows?.spans.first(where: {
          $0.run?.source === run.source && $0.run?.offsets == run.offsets
        })
      else { continue }
      let start = span.start(of: offset) - span.start
      var frame = child.frame
      if run.source.rows?.isHorizontal ?? false {
        frame.origin.x += start
        frame.size.width = run.source.extent
      } else {
        frame.origin.y += start
        frame.size.height = run.source.extent
      }
      return (frame, self)
    }
    return nil
  }
}
