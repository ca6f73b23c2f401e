/// Whether the person has typed it.
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
/// What an app calls it.
public let HKMetadataKeyExternalUUID = "HKExternalUUID"
/// Where it was.
public let HKMetadataKeyIndoorWorkout = "HKIndoorWorkout"
/// The time zone.
public let HKMetadataKeyTimeZone = "HKTimeZone"
/// What an app tells it from others by.
public let HKMetadataKeySyncIdentifier = "HKMetadataKeySyncIdentifier"
/// Which of several versions it is.
public let HKMetadataKeySyncVersion = "HKMetadataKeySyncVersion"
/// What is eaten.
public let HKMetadataKeyFoodType = "HKFoodType"
/// Of which brand a training is.
public let HKMetadataKeyWorkoutBrandName = "HKWorkoutBrandName"
/// What the weather was like.
public let HKMetadataKeyWeatherCondition = "HKWeatherCondition"
/// How humid it was.
public let HKMetadataKeyWeatherHumidity = "HKWeatherHumidity"
/// How warm it was.
public let HKMetadataKeyWeatherTemperature = "HKWeatherTemperature"
/// How far up it went.
public let HKMetadataKeyElevationAscended = "HKElevationAscended"
/// How far down it went.
public let HKMetadataKeyElevationDescended = "HKElevationDescended"
/// How fast it was on average.
public let HKMetadataKeyAverageSpeed = "HKAverageSpeed"
/// How fast it was at most.
public let HKMetadataKeyMaximumSpeed = "HKMaximumSpeed"
/// How hard it was on average.
public let HKMetadataKeyAverageMETs = "HKAverageMETs"
/// Where a person swims.
public let HKMetadataKeySwimmingLocationType = "HKSwimmingLocationType"
/// How long a lane is.
public let HKMetadataKeyLapLength = "HKLapLength"
/// Whether somebody taught.
public let HKMetadataKeyCoachedWorkout = "HKCoachedWorkout"
/// Whether it was with others.
public let HKMetadataKeyGroupFitness = "HKGroupFitness"
