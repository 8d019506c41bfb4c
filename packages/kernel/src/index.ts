export { type Act, type ActDecision, type ActQuestion, type ActRows, Acts, actsWith, type DecidedBy, type Head } from './acts.ts'
export { rememberBeginnings } from './beginnings.ts'
export { type Chance, chachaBlock, commitmentTo, GENERATOR, isKey, KeyedChance, keyFromSeed } from './chance.ts'
export type { ComesTo } from './explore/branches.ts'
export { BUDGET, type Budget, type Exploration, explore } from './explore/explore.ts'
export type { Odds, Shares } from './explore/odds.ts'
export { outcomesOf } from './explore/outcomes.ts'
export { Game, type Listener, startGame, type Verdict } from './game.ts'
export { stateHash } from './hash.ts'
export { type Checkpoint, decisionFor, EngineFault, type Keep, type LoggedDecision, type Origin } from './history.ts'
export { readJson } from './json.ts'
export {
  beginModules,
  cloneModules,
  type Keeper,
  keep,
  keptBy,
  type ModuleState,
  type ModuleStates,
  readModules,
  resampleModules,
  viewModules,
  type WithModules,
} from './module-state.ts'
export {
  type GlossaryEntry,
  hooksWith,
  type Module,
  type ModuleCard,
  modulesNamed,
  policiesWith,
  type Terms,
  tableWith,
  withNeeded,
} from './modules.ts'
export { Late, type Part, Parts } from './parts.ts'
export { canonicalText, copyPlain, freezePlain, isFrozenPlain, type Plain, plainProblem } from './plain.ts'
export {
  type AboutIn,
  type AnswerTo,
  type ByKind,
  byKind,
  type DecisionIn,
  type DecisionWords,
  type OpenIn,
  type PreviewIn,
  type PutQuestion,
  type QuestionIn,
  type QuestionMap,
  type QuestionOf,
  type QuestionTable,
  type SentenceWords,
  typed,
} from './questions.ts'
export { Recent } from './recent.ts'
export { Remembered } from './remembered.ts'
export {
  LEGAL,
  type Modifier,
  OBSERVER,
  type OpenQuestion,
  type Problem,
  type Question,
  type Reading,
  type RuleRef,
  type Rules,
  refuse,
  type Seat,
  total,
  type Viewer,
} from './rules.ts'
export { canDecide, eventFor, type RecordedEvent, Runtime } from './runtime.ts'
export { restoreGame, saveGame, type Verification, verifySave } from './save.ts'
export { parseSave, type Save, saveSchema } from './save-format.ts'
export {
  type Described,
  dictionary,
  either,
  flag,
  integer,
  listOf,
  type Optional,
  oneOf,
  optional,
  plain,
  record,
  type Schema,
  type Shape,
  text,
  variants,
} from './schema.ts'
export { type ScriptEntry, ScriptedChance, ScriptImpossible, ScriptRanOut } from './scripted-chance.ts'
export {
  type CounterLife,
  type Course,
  inSequence,
  type Lives,
  livesByStep,
  playSequence,
  playSteps,
  type Step,
  standAt,
} from './sequence.ts'
export { withoutSetting, withSettingOf } from './setting.ts'
export { sha256Hex } from './sha256.ts'
export { Slate } from './slate.ts'
export { SlotRows, Slots } from './slots.ts'
export { SplicedChance } from './spliced-chance.ts'
export type { Clock, Goal, Objective, Pip, Standing, Track } from './standing.ts'
export type { Audience, GameEvent, Measure, NameList, Outcome, System, Telling, Trace, Variant, Words } from './system.ts'
export { openWindow, type Reaction, windowsWith } from './windows.ts'
