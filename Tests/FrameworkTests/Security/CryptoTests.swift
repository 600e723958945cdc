import CryptoKit
import Testing

@Suite("CryptoKit as code for Apple's platforms writes it")
struct CryptoTests {
  @Test("Digests, codes and seals")
  func values() throws {
    let digest = SHA256.hash(data: Data("abc".utf8)).map { String(format: "%02x", $0) }.joined()
    #expect(digest == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      CryptoKit.Insecure.MD5.hash(data: Data()).description
        == "MD5 digest: d41d8cd98f00b204e9800998ecf8427e")
    let key = SymmetricKey(size: .bits256)
    let box = try AES.GCM.seal(Data("text".utf8), using: key)
    #expect(try AES.GCM.open(AES.GCM.SealedBox(combined: box.combined!), using: key) == Data("text".utf8))
    let code = HMAC<SHA256>.authenticationCode(for: Data([1]), using: key)
    #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data([1]), using: key))
  }

  @Test("There is no Secure Enclave, and whoever asks anyway is told")
  func enclave() {
    #expect(!SecureEnclave.isAvailable)
    #expect(throws: (any Error).self) { try SecureEnclave.P256.Signing.PrivateKey() }
  }
}
