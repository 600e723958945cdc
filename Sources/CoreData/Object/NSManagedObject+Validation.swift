import Foundation

/// Checks of values against the model; they run at save. The methods that subclasses override are in the class.
enum Validation {
  /// What is wrong with a value of a property, nil if nothing is.
  static func error(_ value: Any?, _ property: NSPropertyDescription, of object: NSManagedObject) -> NSError?
  {
    func make(_ code: Int, _ text: String) -> NSError {
      var info: [String: Any] = [
        NSValidationObjectErrorKey: object, NSValidationKeyErrorKey: property.name,
        NSLocalizedDescriptionKey: text,
      ]
      if let value { info[NSValidationValueErrorKey] = value }
      return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: info)
    }
    if let relationship = property as? NSRelationshipDescription {
      return count(value, relationship, make)
    }
    if let composite = property as? NSCompositeAttributeDescription,
      let parts = PredicateValues.plain(value) as? [String: Any]
    {
      for element in composite.elements {
        if let error = Self.error(parts[element.name], element, of: object) { return error }
      }
      return nil
    }
    guard let value = PredicateValues.plain(value) else {
      return property.isOptional
        ? nil : make(NSValidationMissingMandatoryPropertyError, "\(property.name) is a required value.")
    }
    for (index, predicate) in property.validationPredicates.enumerated()
    where !predicate.evaluate(with: value) {
      let warning =
        property.validationWarnings.indices.contains(index) ? property.validationWarnings[index] : ""
      let isText = value is String
      switch warning as? String {
      case "small":
        return make(
          isText ? NSValidationStringTooShortError : NSValidationNumberTooSmallError,
          "\(property.name) is too small.")
      case "large":
        return make(
          isText ? NSValidationStringTooLongError : NSValidationNumberTooLargeError,
          "\(property.name) is too large.")
      case "pattern":
        return make(NSValidationStringPatternMatchingError, "\(property.name) does not match its pattern.")
      default: return make(NSManagedObjectValidationError, "\(property.name) is not valid: \(warning)")
      }
    }
    return nil
  }

  private static func count(
    _ value: Any?, _ relationship: NSRelationshipDescription, _ make: (Int, String) -> NSError
  )
    -> NSError?
  {
    let name = relationship.name
    guard relationship.isToMany else {
      return value == nil && !relationship.isOptional
        ? make(NSValidationMissingMandatoryPropertyError, "\(name) is a required value.") : nil
    }
    let count = PredicateValues.members(value)?.count ?? 0
    if count == 0, relationship.isOptional { return nil }
    if count < max(relationship.minCount, relationship.isOptional ? 0 : 1) {
      return make(NSValidationRelationshipLacksMinimumCountError, "\(name) has too few objects.")
    }
    if relationship.maxCount > 0, count > relationship.maxCount {
      return make(NSValidationRelationshipExceedsMaximumCountError, "\(name) has too many objects.")
    }
    return nil
  }

  static func all(of object: NSManagedObject) throws {
    var errors: [Error] = []
    for property in object.entity.lookup.properties.values.sorted(by: { $0.name < $1.name }) {
      // Worked out when it is written, or fetched.
      if property is NSDerivedAttributeDescription || property is NSFetchedPropertyDescription { continue }
      // A relationship to many that nobody touched is as it was.
      if let relationship = property as? NSRelationshipDescription, relationship.isToMany,
        !object.insertedState,
        object.many[relationship.name]?.isChanged != true
      {
        continue
      }
      var value = object.primitiveValue(forKey: property.name)
      do { try object.validateValue(&value, forKey: property.name) } catch { errors.append(error) }
    }
    try combine(errors)
  }

  static func combine(_ errors: [Error]) throws {
    if errors.count == 1 { throw errors[0] }
    if errors.isEmpty { return }
    throw NSError(
      domain: NSCocoaErrorDomain, code: NSValidationMultipleErrorsError,
      userInfo: [
        NSDetailedErrorsKey: errors, NSLocalizedDescriptionKey: "Multiple validation errors occurred.",
      ])
  }
}
