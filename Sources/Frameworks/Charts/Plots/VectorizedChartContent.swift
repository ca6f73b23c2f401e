public import Foundation
public import SimulatedUI

/// Marks for all elements of a collection, whose looks are read off the elements.
@MainActor @preconcurrency
public protocol VectorizedChartContent<DataElement>: ChartContent {
  /// The type of the elements.
  associatedtype DataElement
}

/// Marks for all elements of a collection.
struct VectorizedMarks<DataElement>: VectorizedChartContent, PrimitiveChartContent {
  /// The elements.
  let data: [DataElement]
  /// Makes the mark of one.
  let mark: (DataElement) -> Mark
  /// Changes the look of the mark of one.
  var change: (DataElement, inout MarkStyle) -> Void = { _, _ in }

  func collect(into marks: inout MarkCollection, style: MarkStyle) {
    for element in data {
      var mark = mark(element)
      mark.style = style
      change(element, &mark.style)
      marks.marks.append(mark)
    }
  }
}

/// Marks for all elements, by the type of what makes them.
@MainActor protocol VectorizedSource: VectorizedChartContent {
  /// The marks.
  var marks: VectorizedMarks<DataElement> { get }
}

extension VectorizedSource {
  /// The marks, if the elements are of a type.
  fileprivate func marks<Element>(of type: Element.Type) -> VectorizedMarks<Element>? {
    marks as? VectorizedMarks<Element>
  }
}

extension VectorizedMarks: VectorizedSource {
  var marks: VectorizedMarks<DataElement> { self }
}

extension VectorizedChartContent {
  /// Changes the look of each mark by its element.
  private func changingEach(
    _ change: @escaping (DataElement, inout MarkStyle) -> Void
  ) -> some VectorizedChartContent<DataElement> {
    var marks =
      (self as? any VectorizedSource)?.marks(of: DataElement.self)
      ?? VectorizedMarks(data: []) { _ in Mark(kind: .point) }
    let before = marks.change
    marks.change = { element, style in
      change(element, &style)
      before(element, &style)
    }
    return marks
  }

  /// Paints each mark in a style of its element.
  public func foregroundStyle<S: ShapeStyle>(
    _ style: KeyPath<DataElement, S>
  ) -> some VectorizedChartContent<DataElement> {
    changingEach { $1.foreground = AnyShapeStyle($0[keyPath: style]) }
  }

  /// Paints each mark in a colour that stands for a value of its element.
  public func foregroundStyle<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    changingEach { $1.foregroundBy = value.datum($0) }
  }

  /// Draws each point in a shape that stands for a value of its element.
  public func symbol<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    changingEach { $1.symbol.by = value.datum($0) }
  }

  /// Draws each point of a size that stands for a value of its element.
  public func symbolSize<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    changingEach { $1.symbol.sizeBy = value.datum($0) }
  }

  /// Draws each point of a size of its element, in square points.
  public func symbolSize(
    _ area: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> {
    changingEach { element, style in
      let side = max(0, element[keyPath: area]).squareRoot()
      style.symbol.size = CGSize(width: side, height: side)
    }
  }

  /// Lets what is behind be seen through each mark as its element says.
  public func opacity(
    _ opacity: KeyPath<DataElement, Double>
  ) -> some VectorizedChartContent<DataElement> {
    changingEach { $1.opacity *= $0[keyPath: opacity] }
  }

  /// Sets what VoiceOver calls each mark.
  public func accessibilityLabel(
    _ label: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> {
    changingEach { $1.speech.label = $0[keyPath: label].plainText }
  }

  /// Sets what VoiceOver calls each mark.
  public func accessibilityLabel<S: StringProtocol>(
    _ label: KeyPath<DataElement, S>
  ) -> some VectorizedChartContent<DataElement> {
    changingEach { $1.speech.label = String($0[keyPath: label]) }
  }

  /// Sets the value that VoiceOver reads of each mark.
  public func accessibilityValue(
    _ value: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> {
    changingEach { $1.speech.value = $0[keyPath: value].plainText }
  }

  /// Sets the value that VoiceOver reads of each mark.
  public func accessibilityValue<S: StringProtocol>(
    _ value: KeyPath<DataElement, S>
  ) -> some VectorizedChartContent<DataElement> {
    changingEach { $1.speech.value = String($0[keyPath: value]) }
  }

  /// Sets what tests call each mark.
  public func accessibilityIdentifier<S: StringProtocol>(
    _ identifier: KeyPath<DataElement, S>
  ) -> some VectorizedChartContent<DataElement> {
    changingEach { $1.speech.identifier = String($0[keyPath: identifier]) }
  }
}
