export { type Chance, chachaBlock, commitmentTo, GENERATOR, isKey, KeyedChance, keyFromSeed } from './chance.ts'
export {
  type Checkpoint,
  EngineFault,
  Game,
  type Keep,
  type LoggedDecision,
  type Origin,
  startGame,
  type Verdict,
} from './game.ts'
export { stateHash } from './hash.ts'
export { copyPlain, type Plain, plainProblem } from './plain.ts'
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
export { parseSave, restoreGame, type Save, saveGame, saveSchema, verifySave } from './save.ts'
export { type Described, flag, integer, listOf, oneOf, optional, plain, record, type Schema, text, variants } from './schema.ts'
export { type ScriptEntry, ScriptedChance, ScriptRanOut } from './scripted-chance.ts'
export { withoutSetting } from './setting.ts'
export { sha256Hex } from './sha256.ts'
export type { GameEvent, Outcome, System } from './system.ts'
