/** How the Starter Kit's questions become drafts, and its events reports. */
import { type AslskEvent, type AslskState, describeDecision, isVehicle } from '@firegroup/aslsk'
import { type HexDraft, nameOf } from '../../../play/controller/draft.ts'
import { ListDraft, type ListWords } from '../../../play/controller/list-draft.ts'
import { diceLanding } from '../../../play/controller/report.ts'
import type { DeskParts } from '../../game.ts'
import { hasControl } from './controls.ts'
import { AdvanceDraft } from './drafts/advance-draft.ts'
import { CombatDraft } from './drafts/combat-draft.ts'
import { DriveDraft } from './drafts/drive-draft.ts'
import { FireDraft } from './drafts/fire-draft.ts'
import { type Carry, MoveDraft } from './drafts/move-draft.ts'
import { OrdnanceDraft } from './drafts/ordnance-draft.ts'
import { pick } from './drafts/pick.ts'
import { PushDraft } from './drafts/push-draft.ts'
import { RoutDraft } from './drafts/rout-draft.ts'
import { SetupDraft } from './drafts/setup-draft.ts'
import { isShot } from './drafts/shot-parts.ts'
import { isOwnAct } from './drafts/small-arms.ts'
import { SpecialDraft } from './drafts/special-draft.ts'
import { isSpecial } from './drafts/special-parts.ts'
import type { AslskDesktop } from './kinds.ts'
import { passes } from './passes.ts'
import { placesOf } from './words.ts'

const FIRE: readonly string[] = ['prepFire', 'defensiveFire', 'advancingFire', 'firstFire']
/** Dice that are an act of their own; those of checks belong to what brought them about. */
const HEADS: readonly string[] = [
  'attack',
  'toHit',
  'toKill',
  'recuperation',
  'rallyAttempt',
  'closeCombatAttack',
  'repair',
  'recovery',
  'smokeGrenades',
  'ambush',
  'dud',
  'noLos',
  'reinforcementRoll',
]
/** Expenditures of a plan, after which it goes on. */
const GOES_ON: readonly string[] = ['step', 'push', 'start', 'pivot', 'drive']
/** What is decided from a list, in few words: the list has the rest. */
const DEEDS: Readonly<Record<string, string>> = {
  recover: 'Try to pick it up',
  repair: 'Try to repair it',
  selfRally: 'Try to rally',
  rally: 'Try to rally',
  transfer: 'Hand it over',
  charge: 'Charge',
  deploy: 'Deploy',
  recombine: 'Recombine',
  boreSight: 'Lay the Gun on it',
  spot: 'Let it spot',
  assignDc: 'Give the order',
  claimWall: 'Claim the wall',
  dropWall: 'Give up the wall',
}
const words: ListWords<AslskState> = {
  describe: describeDecision,
  places: placesOf,
  name: nameOf,
  isWish,
  deed: (decision) => DEEDS[typeOf(decision)] ?? 'Do this',
}

export const desk: DeskParts<AslskState, AslskEvent, HexDraft> = {
  draft,
  hasControl,
  words,
  carry: (made, decision) => (made instanceof MoveDraft && GOES_ON.includes(typeOf(decision)) ? made.carry : null),
  isReaction: (kind) => kind === 'firstFire',
  // 3.3.2: not while a vehicle must still spend its MP
  endOf: (kind) => (kind === 'move' ? { type: 'end' } : null),
  passes,
  turn: (s, seat) => (keepsSecrets(s) ? seat : ''),
  pick,
  role: ({ type }) =>
    HEADS.includes(type) ? 'begins' : type === 'phase' || type === 'turn' ? 'between' : type === 'check' ? 'joinsOrBegins' : 'joins',
  dice,
  landing: diceLanding,
}

/** 6.4, 8.3: there is, or may be in the set-up, something that the other player must not see: then the screen is handed over. */
function keepsSecrets({ phase, units, setting }: AslskState): boolean {
  return setting.fog && (phase === 'setup' || units.some(({ concealed, hidden, at }) => (concealed || hidden) && at >= HIDDEN_AT))
}

/** A hidden enemy is nowhere on the map for whoever looks. */
const HIDDEN_AT = -2

function draft(desktop: AslskDesktop, carried: unknown): HexDraft {
  const { kind } = desktop.question
  if (FIRE.includes(kind)) return fireDraft(desktop).begin()
  switch (kind) {
    case 'move':
      return moveDraft(desktop).begin(carried as Carry | null)
    case 'advance':
      return new AdvanceDraft(desktop)
    case 'rout':
      return new RoutDraft(desktop)
    case 'closeCombat':
      return new CombatDraft(desktop)
    case 'setup':
    case 'enter':
      return new SetupDraft(desktop)
    default:
      return new ListDraft(desktop, words)
  }
}

/** Where Guns can fire, or men may find a Panzerfaust, that is planned, too. */
function fireDraft(desktop: AslskDesktop): FireDraft {
  const offered = desktop.question.candidates()
  if (offered.some(isSpecial)) return new SpecialDraft(desktop)
  return offered.some(isGunnery) ? new OrdnanceDraft(desktop) : new FireDraft(desktop)
}

/** What is aimed, or turned. */
const isGunnery = (decision: unknown): boolean => isShot(decision) || isOwnAct(decision) || TURNS.includes(typeOf(decision))
const TURNS: readonly string[] = ['turn', 'turnVehicle']

/** Where there are vehicles their ways are planned, too. */
const moveDraft = (desktop: AslskDesktop): MoveDraft => (desktop.s.units.some(isVehicle) ? new DriveDraft(desktop) : new PushDraft(desktop))

/** 3.1d, 3.7, 8.3, 4.0: weapons change hands, or are given up, and what is unseen shows itself only if one wants it. */
function isWish(decision: unknown): boolean {
  return WISHES.includes(typeOf(decision))
}

const WISHES: readonly string[] = ['transfer', 'reveal', 'destroy', 'drop']

type Rolled = Extract<AslskEvent, { dice: readonly [number, number] } | { die: number }>

function dice(event: AslskEvent): readonly number[] {
  if (event.type === 'ambush') return event.rolls.map(({ die }) => die)
  const rolled = event as Partial<{ dice: readonly [number, number]; die: number }> & Rolled
  if ('dice' in rolled && rolled.dice) return rolled.dice
  return 'die' in rolled && rolled.die !== undefined ? [rolled.die] : []
}

const typeOf = (decision: unknown): string => (decision as { readonly type?: string }).type ?? ''
