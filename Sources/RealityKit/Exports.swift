@_exported import ARKit
@_exported import Foundation
@_exported import simd
