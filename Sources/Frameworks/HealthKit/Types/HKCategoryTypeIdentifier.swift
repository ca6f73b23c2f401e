/// What is told of in kinds.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// One by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Of sleep analysis.
  public static let sleepAnalysis = Self(rawValue: "HKCategoryTypeIdentifierSleepAnalysis")
  /// Of apple stand hour.
  public static let appleStandHour = Self(rawValue: "HKCategoryTypeIdentifierAppleStandHour")
  /// Of cervical mucus quality.
  public static let cervicalMucusQuality = Self(
    rawValue: "HKCategoryTypeIdentifierCervicalMucusQuality")
  /// Of ovulation test result.
  public static let ovulationTestResult = Self(
    rawValue: "HKCategoryTypeIdentifierOvulationTestResult")
  /// Of menstrual flow.
  public static let menstrualFlow = Self(rawValue: "HKCategoryTypeIdentifierMenstrualFlow")
  /// Of intermenstrual bleeding.
  public static let intermenstrualBleeding = Self(
    rawValue: "HKCategoryTypeIdentifierIntermenstrualBleeding")
  /// Of sexual activity.
  public static let sexualActivity = Self(rawValue: "HKCategoryTypeIdentifierSexualActivity")
  /// Of mindful session.
  public static let mindfulSession = Self(rawValue: "HKCategoryTypeIdentifierMindfulSession")
  /// Of high heart rate event.
  public static let highHeartRateEvent = Self(
    rawValue: "HKCategoryTypeIdentifierHighHeartRateEvent")
  /// Of low heart rate event.
  public static let lowHeartRateEvent = Self(rawValue: "HKCategoryTypeIdentifierLowHeartRateEvent")
  /// Of irregular heart rhythm event.
  public static let irregularHeartRhythmEvent = Self(
    rawValue: "HKCategoryTypeIdentifierIrregularHeartRhythmEvent")
  /// Of audio exposure event.
  public static let audioExposureEvent = Self(
    rawValue: "HKCategoryTypeIdentifierAudioExposureEvent")
  /// Of toothbrushing event.
  public static let toothbrushingEvent = Self(
    rawValue: "HKCategoryTypeIdentifierToothbrushingEvent")
  /// Of pregnancy.
  public static let pregnancy = Self(rawValue: "HKCategoryTypeIdentifierPregnancy")
  /// Of lactation.
  public static let lactation = Self(rawValue: "HKCategoryTypeIdentifierLactation")
  /// Of contraceptive.
  public static let contraceptive = Self(rawValue: "HKCategoryTypeIdentifierContraceptive")
  /// Of environmental audio exposure event.
  public static let environmentalAudioExposureEvent = Self(
    rawValue: "HKCategoryTypeIdentifierEnvironmentalAudioExposureEvent")
  /// Of headphone audio exposure event.
  public static let headphoneAudioExposureEvent = Self(
    rawValue: "HKCategoryTypeIdentifierHeadphoneAudioExposureEvent")
  /// Of handwashing event.
  public static let handwashingEvent = Self(rawValue: "HKCategoryTypeIdentifierHandwashingEvent")
  /// Of low cardio fitness event.
  public static let lowCardioFitnessEvent = Self(
    rawValue: "HKCategoryTypeIdentifierLowCardioFitnessEvent")
  /// Of abdominal cramps.
  public static let abdominalCramps = Self(rawValue: "HKCategoryTypeIdentifierAbdominalCramps")
  /// Of acne.
  public static let acne = Self(rawValue: "HKCategoryTypeIdentifierAcne")
  /// Of appetite changes.
  public static let appetiteChanges = Self(rawValue: "HKCategoryTypeIdentifierAppetiteChanges")
  /// Of bloating.
  public static let bloating = Self(rawValue: "HKCategoryTypeIdentifierBloating")
  /// Of breast pain.
  public static let breastPain = Self(rawValue: "HKCategoryTypeIdentifierBreastPain")
  /// Of chills.
  public static let chills = Self(rawValue: "HKCategoryTypeIdentifierChills")
  /// Of constipation.
  public static let constipation = Self(rawValue: "HKCategoryTypeIdentifierConstipation")
  /// Of coughing.
  public static let coughing = Self(rawValue: "HKCategoryTypeIdentifierCoughing")
  /// Of diarrhea.
  public static let diarrhea = Self(rawValue: "HKCategoryTypeIdentifierDiarrhea")
  /// Of dizziness.
  public static let dizziness = Self(rawValue: "HKCategoryTypeIdentifierDizziness")
  /// Of fainting.
  public static let fainting = Self(rawValue: "HKCategoryTypeIdentifierFainting")
  /// Of fatigue.
  public static let fatigue = Self(rawValue: "HKCategoryTypeIdentifierFatigue")
  /// Of fever.
  public static let fever = Self(rawValue: "HKCategoryTypeIdentifierFever")
  /// Of headache.
  public static let headache = Self(rawValue: "HKCategoryTypeIdentifierHeadache")
  /// Of heartburn.
  public static let heartburn = Self(rawValue: "HKCategoryTypeIdentifierHeartburn")
  /// Of hot flashes.
  public static let hotFlashes = Self(rawValue: "HKCategoryTypeIdentifierHotFlashes")
  /// Of loss of smell.
  public static let lossOfSmell = Self(rawValue: "HKCategoryTypeIdentifierLossOfSmell")
  /// Of loss of taste.
  public static let lossOfTaste = Self(rawValue: "HKCategoryTypeIdentifierLossOfTaste")
  /// Of lower back pain.
  public static let lowerBackPain = Self(rawValue: "HKCategoryTypeIdentifierLowerBackPain")
  /// Of memory lapse.
  public static let memoryLapse = Self(rawValue: "HKCategoryTypeIdentifierMemoryLapse")
  /// Of mood changes.
  public static let moodChanges = Self(rawValue: "HKCategoryTypeIdentifierMoodChanges")
  /// Of nausea.
  public static let nausea = Self(rawValue: "HKCategoryTypeIdentifierNausea")
  /// Of night sweats.
  public static let nightSweats = Self(rawValue: "HKCategoryTypeIdentifierNightSweats")
  /// Of pelvic pain.
  public static let pelvicPain = Self(rawValue: "HKCategoryTypeIdentifierPelvicPain")
  /// Of rapid pounding or fluttering heartbeat.
  public static let rapidPoundingOrFlutteringHeartbeat = Self(
    rawValue: "HKCategoryTypeIdentifierRapidPoundingOrFlutteringHeartbeat")
  /// Of runny nose.
  public static let runnyNose = Self(rawValue: "HKCategoryTypeIdentifierRunnyNose")
  /// Of shortness of breath.
  public static let shortnessOfBreath = Self(rawValue: "HKCategoryTypeIdentifierShortnessOfBreath")
  /// Of sinus congestion.
  public static let sinusCongestion = Self(rawValue: "HKCategoryTypeIdentifierSinusCongestion")
  /// Of skipped heartbeat.
  public static let skippedHeartbeat = Self(rawValue: "HKCategoryTypeIdentifierSkippedHeartbeat")
  /// Of sleep changes.
  public static let sleepChanges = Self(rawValue: "HKCategoryTypeIdentifierSleepChanges")
  /// Of sore throat.
  public static let soreThroat = Self(rawValue: "HKCategoryTypeIdentifierSoreThroat")
  /// Of vomiting.
  public static let vomiting = Self(rawValue: "HKCategoryTypeIdentifierVomiting")
  /// Of wheezing.
  public static let wheezing = Self(rawValue: "HKCategoryTypeIdentifierWheezing")
}

/// What a person is.
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// One by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Of biological sex.
  public static let biologicalSex = Self(rawValue: "HKCharacteristicTypeIdentifierBiologicalSex")
  /// Of blood type.
  public static let bloodType = Self(rawValue: "HKCharacteristicTypeIdentifierBloodType")
  /// Of date of birth.
  public static let dateOfBirth = Self(rawValue: "HKCharacteristicTypeIdentifierDateOfBirth")
  /// Of fitzpatrick skin type.
  public static let fitzpatrickSkinType = Self(
    rawValue: "HKCharacteristicTypeIdentifierFitzpatrickSkinType")
  /// Of wheelchair use.
  public static let wheelchairUse = Self(rawValue: "HKCharacteristicTypeIdentifierWheelchairUse")
  /// Of activity move mode.
  public static let activityMoveMode = Self(
    rawValue: "HKCharacteristicTypeIdentifierActivityMoveMode")
}

/// What is told of together.
public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// One by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Of blood pressure.
  public static let bloodPressure = Self(rawValue: "HKCorrelationTypeIdentifierBloodPressure")
  /// Of food.
  public static let food = Self(rawValue: "HKCorrelationTypeIdentifierFood")
}
