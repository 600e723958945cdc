@_exported import SashCore
