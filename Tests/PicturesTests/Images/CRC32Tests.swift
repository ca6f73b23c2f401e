import Pictures
import Testing

@Suite struct CRC32Tests {
  @Test func itIsTheOneThatFormatsMean() {
    // The check value that every description of CRC-32 gives.
    #expect(CRC32.checksum(of: Array("123456789".utf8)) == 0xCBF4_3926)
    #expect(CRC32.checksum(of: [UInt8]()) == 0)
  }
}
