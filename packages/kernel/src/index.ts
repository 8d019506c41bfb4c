export { rememberBeginnings } from './beginnings.ts'
export { type Chance, chachaBlock, commitmentTo, GENERATOR, isKey, KeyedChance, keyFromSeed } from './chance.ts'
export { Game, type Listener, startGame, type Verdict } from './game.ts'
export { stateHash } from './hash.ts'
export { type Checkpoint, decisionFor, EngineFault, type Keep, type LoggedDecision, type Origin } from './history.ts'
export { hooksWith, type Module, modulesNamed } from './modules.ts'
export { copyPlain, freezePlain, isFrozenPlain, type Plain, plainProblem } from './plain.ts'
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
  text,
  variants,
} from './schema.ts'
export { type ScriptEntry, ScriptedChance, ScriptImpossible, ScriptRanOut } from './scripted-chance.ts'
export { type Course, inSequence, playSequence, type Step, standAt } from './sequence.ts'
export { withoutSetting } from './setting.ts'
export { sha256Hex } from './sha256.ts'
export { Slate } from './slate.ts'
export type { GameEvent, Measure, Outcome, System, Telling, Trace, Variant, Words } from './system.ts'
