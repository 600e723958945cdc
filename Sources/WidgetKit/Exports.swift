@_exported import AppIntents
@_exported import Foundation
@_exported import SashCore
