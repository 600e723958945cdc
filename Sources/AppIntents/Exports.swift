@_exported import Foundation
@_exported import SashCore
@_exported import SashFoundation
