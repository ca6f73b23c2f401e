/// What is measured.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// One by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Of body mass index.
  public static let bodyMassIndex = Self(rawValue: "HKQuantityTypeIdentifierBodyMassIndex")
  /// Of body fat percentage.
  public static let bodyFatPercentage = Self(rawValue: "HKQuantityTypeIdentifierBodyFatPercentage")
  /// Of height.
  public static let height = Self(rawValue: "HKQuantityTypeIdentifierHeight")
  /// Of body mass.
  public static let bodyMass = Self(rawValue: "HKQuantityTypeIdentifierBodyMass")
  /// Of lean body mass.
  public static let leanBodyMass = Self(rawValue: "HKQuantityTypeIdentifierLeanBodyMass")
  /// Of waist circumference.
  public static let waistCircumference = Self(
    rawValue: "HKQuantityTypeIdentifierWaistCircumference")
  /// Of apple sleeping wrist temperature.
  public static let appleSleepingWristTemperature = Self(
    rawValue: "HKQuantityTypeIdentifierAppleSleepingWristTemperature")
  /// Of step count.
  public static let stepCount = Self(rawValue: "HKQuantityTypeIdentifierStepCount")
  /// Of distance walking running.
  public static let distanceWalkingRunning = Self(
    rawValue: "HKQuantityTypeIdentifierDistanceWalkingRunning")
  /// Of distance cycling.
  public static let distanceCycling = Self(rawValue: "HKQuantityTypeIdentifierDistanceCycling")
  /// Of distance wheelchair.
  public static let distanceWheelchair = Self(
    rawValue: "HKQuantityTypeIdentifierDistanceWheelchair")
  /// Of basal energy burned.
  public static let basalEnergyBurned = Self(rawValue: "HKQuantityTypeIdentifierBasalEnergyBurned")
  /// Of active energy burned.
  public static let activeEnergyBurned = Self(
    rawValue: "HKQuantityTypeIdentifierActiveEnergyBurned")
  /// Of flights climbed.
  public static let flightsClimbed = Self(rawValue: "HKQuantityTypeIdentifierFlightsClimbed")
  /// Of nike fuel.
  public static let nikeFuel = Self(rawValue: "HKQuantityTypeIdentifierNikeFuel")
  /// Of apple exercise time.
  public static let appleExerciseTime = Self(rawValue: "HKQuantityTypeIdentifierAppleExerciseTime")
  /// Of apple move time.
  public static let appleMoveTime = Self(rawValue: "HKQuantityTypeIdentifierAppleMoveTime")
  /// Of apple stand time.
  public static let appleStandTime = Self(rawValue: "HKQuantityTypeIdentifierAppleStandTime")
  /// Of push count.
  public static let pushCount = Self(rawValue: "HKQuantityTypeIdentifierPushCount")
  /// Of distance swimming.
  public static let distanceSwimming = Self(rawValue: "HKQuantityTypeIdentifierDistanceSwimming")
  /// Of swimming stroke count.
  public static let swimmingStrokeCount = Self(
    rawValue: "HKQuantityTypeIdentifierSwimmingStrokeCount")
  /// Of vo2 max.
  public static let vo2Max = Self(rawValue: "HKQuantityTypeIdentifierVo2Max")
  /// Of distance downhill snow sports.
  public static let distanceDownhillSnowSports = Self(
    rawValue: "HKQuantityTypeIdentifierDistanceDownhillSnowSports")
  /// Of walking speed.
  public static let walkingSpeed = Self(rawValue: "HKQuantityTypeIdentifierWalkingSpeed")
  /// Of walking step length.
  public static let walkingStepLength = Self(rawValue: "HKQuantityTypeIdentifierWalkingStepLength")
  /// Of walking asymmetry percentage.
  public static let walkingAsymmetryPercentage = Self(
    rawValue: "HKQuantityTypeIdentifierWalkingAsymmetryPercentage")
  /// Of walking double support percentage.
  public static let walkingDoubleSupportPercentage = Self(
    rawValue: "HKQuantityTypeIdentifierWalkingDoubleSupportPercentage")
  /// Of six minute walk test distance.
  public static let sixMinuteWalkTestDistance = Self(
    rawValue: "HKQuantityTypeIdentifierSixMinuteWalkTestDistance")
  /// Of stair ascent speed.
  public static let stairAscentSpeed = Self(rawValue: "HKQuantityTypeIdentifierStairAscentSpeed")
  /// Of stair descent speed.
  public static let stairDescentSpeed = Self(rawValue: "HKQuantityTypeIdentifierStairDescentSpeed")
  /// Of apple walking steadiness.
  public static let appleWalkingSteadiness = Self(
    rawValue: "HKQuantityTypeIdentifierAppleWalkingSteadiness")
  /// Of running speed.
  public static let runningSpeed = Self(rawValue: "HKQuantityTypeIdentifierRunningSpeed")
  /// Of running power.
  public static let runningPower = Self(rawValue: "HKQuantityTypeIdentifierRunningPower")
  /// Of running stride length.
  public static let runningStrideLength = Self(
    rawValue: "HKQuantityTypeIdentifierRunningStrideLength")
  /// Of running vertical oscillation.
  public static let runningVerticalOscillation = Self(
    rawValue: "HKQuantityTypeIdentifierRunningVerticalOscillation")
  /// Of running ground contact time.
  public static let runningGroundContactTime = Self(
    rawValue: "HKQuantityTypeIdentifierRunningGroundContactTime")
  /// Of cycling speed.
  public static let cyclingSpeed = Self(rawValue: "HKQuantityTypeIdentifierCyclingSpeed")
  /// Of cycling power.
  public static let cyclingPower = Self(rawValue: "HKQuantityTypeIdentifierCyclingPower")
  /// Of cycling cadence.
  public static let cyclingCadence = Self(rawValue: "HKQuantityTypeIdentifierCyclingCadence")
  /// Of heart rate.
  public static let heartRate = Self(rawValue: "HKQuantityTypeIdentifierHeartRate")
  /// Of body temperature.
  public static let bodyTemperature = Self(rawValue: "HKQuantityTypeIdentifierBodyTemperature")
  /// Of basal body temperature.
  public static let basalBodyTemperature = Self(
    rawValue: "HKQuantityTypeIdentifierBasalBodyTemperature")
  /// Of blood pressure systolic.
  public static let bloodPressureSystolic = Self(
    rawValue: "HKQuantityTypeIdentifierBloodPressureSystolic")
  /// Of blood pressure diastolic.
  public static let bloodPressureDiastolic = Self(
    rawValue: "HKQuantityTypeIdentifierBloodPressureDiastolic")
  /// Of respiratory rate.
  public static let respiratoryRate = Self(rawValue: "HKQuantityTypeIdentifierRespiratoryRate")
  /// Of resting heart rate.
  public static let restingHeartRate = Self(rawValue: "HKQuantityTypeIdentifierRestingHeartRate")
  /// Of walking heart rate average.
  public static let walkingHeartRateAverage = Self(
    rawValue: "HKQuantityTypeIdentifierWalkingHeartRateAverage")
  /// Of heart rate variability s d n n.
  public static let heartRateVariabilitySDNN = Self(
    rawValue: "HKQuantityTypeIdentifierHeartRateVariabilitySDNN")
  /// Of heart rate recovery one minute.
  public static let heartRateRecoveryOneMinute = Self(
    rawValue: "HKQuantityTypeIdentifierHeartRateRecoveryOneMinute")
  /// Of oxygen saturation.
  public static let oxygenSaturation = Self(rawValue: "HKQuantityTypeIdentifierOxygenSaturation")
  /// Of peripheral perfusion index.
  public static let peripheralPerfusionIndex = Self(
    rawValue: "HKQuantityTypeIdentifierPeripheralPerfusionIndex")
  /// Of blood glucose.
  public static let bloodGlucose = Self(rawValue: "HKQuantityTypeIdentifierBloodGlucose")
  /// Of number of times fallen.
  public static let numberOfTimesFallen = Self(
    rawValue: "HKQuantityTypeIdentifierNumberOfTimesFallen")
  /// Of electrodermal activity.
  public static let electrodermalActivity = Self(
    rawValue: "HKQuantityTypeIdentifierElectrodermalActivity")
  /// Of inhaler usage.
  public static let inhalerUsage = Self(rawValue: "HKQuantityTypeIdentifierInhalerUsage")
  /// Of insulin delivery.
  public static let insulinDelivery = Self(rawValue: "HKQuantityTypeIdentifierInsulinDelivery")
  /// Of blood alcohol content.
  public static let bloodAlcoholContent = Self(
    rawValue: "HKQuantityTypeIdentifierBloodAlcoholContent")
  /// Of number of alcoholic beverages.
  public static let numberOfAlcoholicBeverages = Self(
    rawValue: "HKQuantityTypeIdentifierNumberOfAlcoholicBeverages")
  /// Of forced vital capacity.
  public static let forcedVitalCapacity = Self(
    rawValue: "HKQuantityTypeIdentifierForcedVitalCapacity")
  /// Of forced expiratory volume1.
  public static let forcedExpiratoryVolume1 = Self(
    rawValue: "HKQuantityTypeIdentifierForcedExpiratoryVolume1")
  /// Of peak expiratory flow rate.
  public static let peakExpiratoryFlowRate = Self(
    rawValue: "HKQuantityTypeIdentifierPeakExpiratoryFlowRate")
  /// Of environmental audio exposure.
  public static let environmentalAudioExposure = Self(
    rawValue: "HKQuantityTypeIdentifierEnvironmentalAudioExposure")
  /// Of headphone audio exposure.
  public static let headphoneAudioExposure = Self(
    rawValue: "HKQuantityTypeIdentifierHeadphoneAudioExposure")
  /// Of uv exposure.
  public static let uvExposure = Self(rawValue: "HKQuantityTypeIdentifierUvExposure")
  /// Of time in daylight.
  public static let timeInDaylight = Self(rawValue: "HKQuantityTypeIdentifierTimeInDaylight")
  /// Of underwater depth.
  public static let underwaterDepth = Self(rawValue: "HKQuantityTypeIdentifierUnderwaterDepth")
  /// Of water temperature.
  public static let waterTemperature = Self(rawValue: "HKQuantityTypeIdentifierWaterTemperature")
  /// Of atrial fibrillation burden.
  public static let atrialFibrillationBurden = Self(
    rawValue: "HKQuantityTypeIdentifierAtrialFibrillationBurden")
  /// Of physical effort.
  public static let physicalEffort = Self(rawValue: "HKQuantityTypeIdentifierPhysicalEffort")
  /// Of dietary fat total.
  public static let dietaryFatTotal = Self(rawValue: "HKQuantityTypeIdentifierDietaryFatTotal")
  /// Of dietary fat polyunsaturated.
  public static let dietaryFatPolyunsaturated = Self(
    rawValue: "HKQuantityTypeIdentifierDietaryFatPolyunsaturated")
  /// Of dietary fat monounsaturated.
  public static let dietaryFatMonounsaturated = Self(
    rawValue: "HKQuantityTypeIdentifierDietaryFatMonounsaturated")
  /// Of dietary fat saturated.
  public static let dietaryFatSaturated = Self(
    rawValue: "HKQuantityTypeIdentifierDietaryFatSaturated")
  /// Of dietary cholesterol.
  public static let dietaryCholesterol = Self(
    rawValue: "HKQuantityTypeIdentifierDietaryCholesterol")
  /// Of dietary sodium.
  public static let dietarySodium = Self(rawValue: "HKQuantityTypeIdentifierDietarySodium")
  /// Of dietary carbohydrates.
  public static let dietaryCarbohydrates = Self(
    rawValue: "HKQuantityTypeIdentifierDietaryCarbohydrates")
  /// Of dietary fiber.
  public static let dietaryFiber = Self(rawValue: "HKQuantityTypeIdentifierDietaryFiber")
  /// Of dietary sugar.
  public static let dietarySugar = Self(rawValue: "HKQuantityTypeIdentifierDietarySugar")
  /// Of dietary energy consumed.
  public static let dietaryEnergyConsumed = Self(
    rawValue: "HKQuantityTypeIdentifierDietaryEnergyConsumed")
  /// Of dietary protein.
  public static let dietaryProtein = Self(rawValue: "HKQuantityTypeIdentifierDietaryProtein")
  /// Of dietary vitamin a.
  public static let dietaryVitaminA = Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminA")
  /// Of dietary vitamin b6.
  public static let dietaryVitaminB6 = Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminB6")
  /// Of dietary vitamin b12.
  public static let dietaryVitaminB12 = Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminB12")
  /// Of dietary vitamin c.
  public static let dietaryVitaminC = Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminC")
  /// Of dietary vitamin d.
  public static let dietaryVitaminD = Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminD")
  /// Of dietary vitamin e.
  public static let dietaryVitaminE = Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminE")
  /// Of dietary vitamin k.
  public static let dietaryVitaminK = Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminK")
  /// Of dietary calcium.
  public static let dietaryCalcium = Self(rawValue: "HKQuantityTypeIdentifierDietaryCalcium")
  /// Of dietary iron.
  public static let dietaryIron = Self(rawValue: "HKQuantityTypeIdentifierDietaryIron")
  /// Of dietary thiamin.
  public static let dietaryThiamin = Self(rawValue: "HKQuantityTypeIdentifierDietaryThiamin")
  /// Of dietary riboflavin.
  public static let dietaryRiboflavin = Self(rawValue: "HKQuantityTypeIdentifierDietaryRiboflavin")
  /// Of dietary niacin.
  public static let dietaryNiacin = Self(rawValue: "HKQuantityTypeIdentifierDietaryNiacin")
  /// Of dietary folate.
  public static let dietaryFolate = Self(rawValue: "HKQuantityTypeIdentifierDietaryFolate")
  /// Of dietary biotin.
  public static let dietaryBiotin = Self(rawValue: "HKQuantityTypeIdentifierDietaryBiotin")
  /// Of dietary pantothenic acid.
  public static let dietaryPantothenicAcid = Self(
    rawValue: "HKQuantityTypeIdentifierDietaryPantothenicAcid")
  /// Of dietary phosphorus.
  public static let dietaryPhosphorus = Self(rawValue: "HKQuantityTypeIdentifierDietaryPhosphorus")
  /// Of dietary iodine.
  public static let dietaryIodine = Self(rawValue: "HKQuantityTypeIdentifierDietaryIodine")
  /// Of dietary magnesium.
  public static let dietaryMagnesium = Self(rawValue: "HKQuantityTypeIdentifierDietaryMagnesium")
  /// Of dietary zinc.
  public static let dietaryZinc = Self(rawValue: "HKQuantityTypeIdentifierDietaryZinc")
  /// Of dietary selenium.
  public static let dietarySelenium = Self(rawValue: "HKQuantityTypeIdentifierDietarySelenium")
  /// Of dietary copper.
  public static let dietaryCopper = Self(rawValue: "HKQuantityTypeIdentifierDietaryCopper")
  /// Of dietary manganese.
  public static let dietaryManganese = Self(rawValue: "HKQuantityTypeIdentifierDietaryManganese")
  /// Of dietary chromium.
  public static let dietaryChromium = Self(rawValue: "HKQuantityTypeIdentifierDietaryChromium")
  /// Of dietary molybdenum.
  public static let dietaryMolybdenum = Self(rawValue: "HKQuantityTypeIdentifierDietaryMolybdenum")
  /// Of dietary chloride.
  public static let dietaryChloride = Self(rawValue: "HKQuantityTypeIdentifierDietaryChloride")
  /// Of dietary potassium.
  public static let dietaryPotassium = Self(rawValue: "HKQuantityTypeIdentifierDietaryPotassium")
  /// Of dietary caffeine.
  public static let dietaryCaffeine = Self(rawValue: "HKQuantityTypeIdentifierDietaryCaffeine")
  /// Of dietary water.
  public static let dietaryWater = Self(rawValue: "HKQuantityTypeIdentifierDietaryWater")
}
