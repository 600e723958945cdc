@_exported import CoreData
@_exported import Foundation
@_exported import Observation
