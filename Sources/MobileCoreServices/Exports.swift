@_exported import SashFoundation
