export { type Arena, type ArenaFacts, arena } from './arena.ts'
export { type Comparison, compared } from './comparison.ts'
export { beginsAt, begunAt, type Lesson, learnedCourse, usualCourse } from './courses.ts'
export { type Departure, departuresOf } from './departures.ts'
export { duration } from './duration.ts'
export { type Encounter, type Rating, ratings } from './elo.ts'
export { seriesCsv, seriesJson } from './formats.ts'
export type { Heat } from './heat.ts'
export { type Ladder, type LadderPlan, ladderJson, ladderOf, ladderTasks } from './ladder.ts'
export { type Measured, measuredOf, measuringTasks, SEAL_GAMES, scenarioSealOf, sealOf } from './measured.ts'
export type { Meeting } from './meetings.ts'
export { openingChance, shareWon } from './openings.ts'
export type { GameRecord, Outlook, Standing } from './record.ts'
export { type Reliability, reliabilityOf, reliabilitySum, reliabilityWith } from './reliability.ts'
export { bookOf, nextTrials, ranking, type SideWays } from './repertoire.ts'
export { type Account, accountOf, type Entry, inHundredths } from './review/account.ts'
export type { Judged, ToldWay } from './review/choices.ts'
export { bestWay, type Drill, type DrillTheme, type DrillWay, markOf, openDrill } from './review/drill.ts'
export { drillAgain, drillAt, weighDrill } from './review/find-drills.ts'
export { type Effort, type Review, type ReviewNews, type ReviewParts, type RollRow, review } from './review/review.ts'
export { OTHER, type Roll, type RollOf } from './review/rolls.ts'
export { paired } from './review/trials.ts'
export { sealed } from './seal.ts'
export { type Series, type SeriesPlan, seriesOf, seriesTasks } from './series.ts'
export { type Share, type Spread, shareOf } from './statistics.ts'
export { type OutlookSpread, type PlayerSummary, type SeatSummary, type SeriesSummary, summarize } from './summary.ts'
export {
  type Gathering,
  type Trial,
  type Tuner,
  type Tuning,
  type TuningPlan,
  tuner,
  tuningOf,
  tuningTasks,
  withWeights,
} from './tuning.ts'
export { type Batch, type FromWorker, type Orders, playBatch, type Task, Workload } from './work.ts'
