import Foundation
import FoundationNetworking

// What a request is for. Nothing here is sent sooner for it.
extension NSURLRequest.NetworkServiceType {
  public static var responsiveData: Self { .default }
  public static var avStreaming: Self { .video }
  public static var responsiveAV: Self { .video }
  public static var callSignaling: Self { .voice }
}
