import Foundation

/// Small files of pages for tests.
enum PDFFiles {
  /// A file of one page of 200 × 300 points, turned by `rotate` degrees, with content and what it names.
  static func page(
    _ content: String, resources: String = "", more: String = "", objects: [String] = [],
    size: String = "200 300"
  ) -> Data {
    var text = "%PDF-1.4\n"
    var places: [Int] = []
    func add(_ object: String) {
      places.append(text.utf8.count)
      text += "\(places.count) 0 obj\n\(object)\nendobj\n"
    }
    add("<< /Type /Catalog /Pages 2 0 R /Outlines 6 0 R >>")
    add("<< /Type /Pages /Kids [3 0 R] /Count 1 >>")
    add(
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 \(size)] /Contents 4 0 R /Resources << /Font << /F << /Type /Font "
        + "/Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >> >> \(resources) >> \(more) >>")
    add("<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream")
    add("<< /Title (A title) /Author <FEFF00C4> /CreationDate (D:20240131120000+01'00') >>")
    add("<< /First 7 0 R /Last 7 0 R /Count 1 >>")
    add("<< /Title (First) /Parent 6 0 R /Dest [3 0 R /XYZ 10 200 null] >>")
    for object in objects { add(object) }
    let table = text.utf8.count
    text += "xref\n0 \(places.count + 1)\n0000000000 65535 f \n"
    for place in places { text += String(format: "%010d", place) + " 00000 n \n" }
    text += "trailer\n<< /Size \(places.count + 1) /Root 1 0 R /Info 5 0 R >>\nstartxref\n\(table)\n%%EOF\n"
    return Data(text.utf8)
  }
  /// A file whose objects, table and content are compressed; a red rectangle and the words "Packed words".
  static let packed = Data(
    base64Encoded:
      "JVBERi0xLjUKNCAwIG9iago8PC9MZW5ndGggNjkvRmlsdGVyL0ZsYXRlRGVjb2RlPj5zdHJlYW0KeNozVDAAwqJ0BUMDEDI2UDAC"
      + "clMV0ricQhT03RQMjRRC0hRMDRTMDBRCUhQ0AhKTs1NTFMrzi1KKNRVCshRcQwD0SxBjCmVuZHN0cmVhbQplbmRvYmoKNSAwIG9i"
      + "ago8PC9UeXBlL09ialN0bS9OIDMvRmlyc3QgMTQvTGVuZ3RoIDE1NC9GaWx0ZXIvRmxhdGVEZWNvZGU+PnN0cmVhbQp42l2MQQvC"
      + "MAyF/0r+QVLrYYfRwwYiiCDT29ihbmEMxjrWVvTfmxb1YA4J7718TwHBDjSBhqKAssTba2WsbbCzG/FiR/aSEzTG/NLs4mkafKtT"
      + "1GHt4hJA4ZmHyVbu2VKqJQJF1P2RsjaW79wq5BJEedhn2bB3cevZC3GQKJ0vnDRe4z0kkRyFlfWc7SPPDw5Tb81n4A2jV0GuCmVu"
      + "ZHN0cmVhbQplbmRvYmoKNiAwIG9iago8PC9UeXBlL1hSZWYvU2l6ZSA3L1dbMSAyIDFdL1Jvb3QgMSAwIFIvRmlsdGVyL0ZsYXRl"
      + "RGVjb2RlL0RlY29kZVBhcm1zPDwvUHJlZGljdG9yIDEyL0NvbHVtbnMgND4+L0xlbmd0aCAzNT4+c3RyZWFtCnjaY2JgYPjPxMTA"
      + "ysgEZEGJ/wws/4CsdgYmBsZvDAA/yASXCmVuZHN0cmVhbQplbmRvYmoKc3RhcnR4cmVmCjM5MAolJUVPRgo=")!
  /// The same, encrypted by RC4 with 128 bits; the passwords are "user" and "owner".
  static let rc4 = Data(
    base64Encoded:
      "JVBERi0xLjMKJeLjz9MKMSAwIG9iago8PAovVHlwZSAvQ2F0YWxvZwovUGFnZXMgMiAwIFIKPj4KZW5kb2JqCjIgMCBvYmoKPDwK"
      + "L1R5cGUgL1BhZ2VzCi9LaWRzIFsgMyAwIFIgXQovQ291bnQgMQovTWVkaWFCb3ggWyAwIDAgMjAwIDEwMCBdCj4+CmVuZG9iagoz"
      + "IDAgb2JqCjw8Ci9UeXBlIC9QYWdlCi9QYXJlbnQgMiAwIFIKL0NvbnRlbnRzIDQgMCBSCi9SZXNvdXJjZXMgPDwKL0ZvbnQgPDwK"
      + "L0YgPDwKL1R5cGUgL0ZvbnQKL1N1YnR5cGUgL1R5cGUxCi9CYXNlRm9udCAvSGVsdmV0aWNhCj4+Cj4+Cj4+Ci9NZWRpYUJveCBb"
      + "IDAgMCAyMDAgMTAwIF0KPj4KZW5kb2JqCjQgMCBvYmoKPDwKL0ZpbHRlciAvRmxhdGVEZWNvZGUKL0xlbmd0aCA2OQo+PgpzdHJl"
      + "YW0KYTlY0qWUytym/IZESWW0wNJP2rAcOBwni1RZKoBim06YJFqYufr4wGtPX+LycezenjekXDdcU/Fny/DvXwhTBd2Bdn1bCmVu"
      + "ZHN0cmVhbQplbmRvYmoKNSAwIG9iago8PAovViAyCi9SIDMKL0xlbmd0aCAxMjgKL1AgNDI5NDk2NzI5MgovRmlsdGVyIC9TdGFu"
      + "ZGFyZAovTyA8MGJhMzgzNWY4OGY5MDM4OGU3NGU1NDU4NDEyNWNlMTQyYmUwZGUyNGM2YjBkMzc3NDZlMDc1Yjg5MTc1NjY3MT4K"
      + "L1UgPGE2NzhjZmRkZTA4NDY1ZmQ2OTYwN2M5MGEzMmJlZjVhMjhiZjRlNWU0ZTc1OGE0MTY0MDA0ZTU2ZmZmYTAxMDg+Cj4+CmVu"
      + "ZG9iagp4cmVmCjAgNgowMDAwMDAwMDAwIDY1NTM1IGYgCjAwMDAwMDAwMTUgMDAwMDAgbiAKMDAwMDAwMDA2NCAwMDAwMCBuIAow"
      + "MDAwMDAwMTQ5IDAwMDAwIG4gCjAwMDAwMDAzMjUgMDAwMDAgbiAKMDAwMDAwMDQ2NSAwMDAwMCBuIAp0cmFpbGVyCjw8Ci9TaXpl"
      + "IDYKL1Jvb3QgMSAwIFIKL0lEIFsgPDk3NGI2MTkyZjMzNzFiNWEwYzM0ODFmNDUzMmZjNjI3PiA8OTc0YjYxOTJmMzM3MWI1YTBj"
      + "MzQ4MWY0NTMyZmM2Mjc+IF0KL0VuY3J5cHQgNSAwIFIKPj4Kc3RhcnR4cmVmCjY4MAolJUVPRgo=")!
  /// The same by AES.
  static let aes = Data(
    base64Encoded:
      "JVBERi0xLjMKJeLjz9MKMSAwIG9iago8PAovVHlwZSAvQ2F0YWxvZwovUGFnZXMgMiAwIFIKPj4KZW5kb2JqCjIgMCBvYmoKPDwK"
      + "L1R5cGUgL1BhZ2VzCi9LaWRzIFsgMyAwIFIgXQovQ291bnQgMQovTWVkaWFCb3ggWyAwIDAgMjAwIDEwMCBdCj4+CmVuZG9iagoz"
      + "IDAgb2JqCjw8Ci9UeXBlIC9QYWdlCi9QYXJlbnQgMiAwIFIKL0NvbnRlbnRzIDQgMCBSCi9SZXNvdXJjZXMgPDwKL0ZvbnQgPDwK"
      + "L0YgPDwKL1R5cGUgL0ZvbnQKL1N1YnR5cGUgL1R5cGUxCi9CYXNlRm9udCAvSGVsdmV0aWNhCj4+Cj4+Cj4+Ci9NZWRpYUJveCBb"
      + "IDAgMCAyMDAgMTAwIF0KPj4KZW5kb2JqCjQgMCBvYmoKPDwKL0ZpbHRlciAvRmxhdGVEZWNvZGUKL0xlbmd0aCA5Ngo+PgpzdHJl"
      + "YW0K3owMbBfOVPA4NVbFlmq77NGB7InBHLcGnBy0zE+sBa8dNxIDF0eqnOf8ijvCb/DFxeW6zB9LOjGAGjWQP3iXQh8b7hwqLPR8"
      + "Te0epoVFENAhqHsYMWrJ79ofTwaiwGpACmVuZHN0cmVhbQplbmRvYmoKNSAwIG9iago8PAovViA0Ci9SIDQKL0xlbmd0aCAxMjgK"
      + "L1AgNDI5NDk2NzI5MgovRmlsdGVyIC9TdGFuZGFyZAovTyA8MGJhMzgzNWY4OGY5MDM4OGU3NGU1NDU4NDEyNWNlMTQyYmUwZGUy"
      + "NGM2YjBkMzc3NDZlMDc1Yjg5MTc1NjY3MT4KL1UgPGQ1NGJmYWJhZjk0NDBmMzc4ZTVkYTY3NDhmNzQ1ZGEwMjhiZjRlNWU0ZTc1"
      + "OGE0MTY0MDA0ZTU2ZmZmYTAxMDg+Ci9DRiA8PAovU3RkQ0YgPDwKL0F1dGhFdmVudCAvRG9jT3BlbgovQ0ZNIC9BRVNWMgovTGVu"
      + "Z3RoIDE2Cj4+Cj4+Ci9TdG1GIC9TdGRDRgovU3RyRiAvU3RkQ0YKPj4KZW5kb2JqCnhyZWYKMCA2CjAwMDAwMDAwMDAgNjU1MzUg"
      + "ZiAKMDAwMDAwMDAxNSAwMDAwMCBuIAowMDAwMDAwMDY0IDAwMDAwIG4gCjAwMDAwMDAxNDkgMDAwMDAgbiAKMDAwMDAwMDMyNSAw"
      + "MDAwMCBuIAowMDAwMDAwNDkyIDAwMDAwIG4gCnRyYWlsZXIKPDwKL1NpemUgNgovUm9vdCAxIDAgUgovSUQgWyA8OGMwNDM5MjJj"
      + "ODVjZDliNDBlODZjYjgwNzkyZTE4ZmY+IDw4YzA0MzkyMmM4NWNkOWI0MGU4NmNiODA3OTJlMThmZj4gXQovRW5jcnlwdCA1IDAg"
      + "Ugo+PgpzdGFydHhyZWYKNzk5CiUlRU9GCg==")!
}
