import Foundation
import FoundationNetworking

extension URLError {
  /// Why a network was not used.
  public enum NetworkUnavailableReason: Int, Hashable, Sendable { case cellular, expensive, constrained }
  /// Why a network was not used; nil where that was not the cause. Networks are never held back here.
  public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}
