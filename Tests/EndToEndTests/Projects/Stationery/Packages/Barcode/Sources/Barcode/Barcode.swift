import CBarcode

public enum Barcode {
  public static func text(of number: Int) -> String {
    let edge = String(UnicodeScalar(UInt8(barcode_edge())))
    return edge + String(number) + edge
  }
}
