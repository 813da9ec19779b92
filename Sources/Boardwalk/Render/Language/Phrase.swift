/// Everything the program says on pages, in feeds and in calendars; the words are in the files of the languages, under the same
/// names with hyphens: `pageOf` is `page-of`.
enum Phrase: Int, CaseIterable, Sendable {
  // Days
  case today, yesterday, aheadToday, aheadTomorrow, aheadDays, postedOn, closesOn, closesAhead, closedOn

  // Menus and the foot of pages
  case jobs, search, referrals, searches, people, sources, feed, calendar, jsonIndex, dataFrom, dataFromOn, notFound

  // Lists
  case pageOf, titleOfPage, openJobs, openJobNoun, openOfferNoun, openJobCount, openCount, newCount, newToday, listOf
  case noneOpen, noneOpenHere, organizations, organizationNoun, allOrganizations, organizationsLede, places, placeNoun
  case allPlaces, placesLede, jobsIn, remoteJobs, fields, fieldNoun, allFields, fieldsLede

  // Filters
  case filterWorkplace, filterKind, filterCategory, filterSchedule, filterOrganization, filterGrade, filterSource
  case filterHiringPath, filterClearance, filterTravel, filterTimeZone, filterSponsorship
  case remote, telework, hybridOrTelework, onSite, job, referral

  // A saved search in words
  case savedSearches, savedSearchNoun, searchesLede, searchesDescription, nothingMatches, either, withinOf, gradeIs
  case notRemote, conditionIs, atLeast, atMost, postedWithin, jobsOnly, referralsOnly, fromSource

  // A job
  case factPay, factGrade, factSchedule, factAppointment, factPlace, factOpenings, factPosted, factCloses, factUntil
  case notStated, organizationNotStated
  case payNotStated, endOfDay, dayAhead, teleworkPossible, jobClosed, jobLost, jobUnasked, jobUnconfirmed
  case closesEarly, applyAt, seeAt, itsSource, sourceIs, announcement, similar, alsoAbout, quoted, both, sameField
  case sameOrganization, remoteIn, postingRemote, locations, andPlaces, multipleLocations, locationNegotiable,
    sectionSummary
  case sectionDuties, sectionRequirements, sectionQualifications, sectionEducation, sectionSkills, sectionEvaluation
  case sectionHowToApply, sectionWhatNext, sectionDocuments, sectionBenefits, sectionOther, scheduleFullTime
  case schedulePartTime, scheduleShifts, scheduleIntermittent, scheduleJobSharing, scheduleMultiple, scheduleContract

  // Pay
  case payCompared, payFrom, payUpTo, payAnHour, payADay, payAWeek, payTwoWeeks, payAMonth, payAYear, paySchoolYear,
    payAPiece
  case payAsFee, payAsStipend, payUnpaid, unpaid, stipend, fee, piece

  // Referrals and people
  case openReferralNoun, referralCount, referralsLede, referralsDescription, referralsFeed, noneReferred
  case referralEnded, referralsBy, peopleDescription, personNoun

  // Sources
  case sourcesLede, sourcesDescription, countElsewhere, sourceUnasked, sourceComplete, sourcePartial, sourceNewest,
    sourceSuspect
  case sourceFailed, sourceFailedSince, lastAsked, lastAskedGave, mayPassOn, mayNotPassOn, linksThere, appliesThere
  case excerptOnly, noLogo, askedOnceInHours, askedOnceInMinutes, askedOnceInSeconds

  // What the visitor keeps
  case favourites, favouritesDescription, saved, savedDescription, applications, applicationsDescription, profile
  case profileDescription, activity, activityDescription, backup, backupDescription, offline, offlineDescription

  // Feeds and calendars
  case feedDescription, feedHow, closesEvent, fromLink

  /// Its name in the file of a language.
  var key: String {
    "\(self)".reduce(into: "") { key, letter in key += letter.isUppercase ? "-\(letter.lowercased())" : String(letter) }
  }
}
