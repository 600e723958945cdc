@_exported import Foundation
@_exported import SashFoundation
@_exported import os
