import { LEGAL, openWindow, type Rules, refuse, text } from '@firegroup/kernel'
import { type AslskAct, askFor } from '../../acts.ts'
import { endStuns } from '../../armour/damage.ts'
import { exposeAmbusher, exposeFighters, isFoughtUnseen, placeHiddenFighters } from '../../concealment/combat.ts'
import type { Aslsk } from '../../context.ts'
import { nameOf, placeOf } from '../../map/terrain.ts'
import { markHandToHand } from '../../pacific/hand-to-hand.ts'
import { at, type Step } from '../../sequence/step.ts'
import { type AslskState, defender, enemyOf, type Location, type Side } from '../../state.ts'
import { lockInMelee } from '../../units/melee.ts'
import { whileStill } from '../../units/still.ts'
import { hasInfantry, hasUnits, isInfantry } from '../../units/units.ts'
import { rollForAmbush } from './ambush.ts'
import { designate } from './designation.ts'
import { exchangeBlows, hasVehicle } from './exchange.ts'
import { resolveInTurn } from './resolution.ts'
import { placeLeaders, usualStacks } from './stacks.ts'
import { canStrike } from './vehicle-weapons.ts'

export interface HexDecision {
  readonly type: 'hex'
  readonly hex: string
}

/** 3.8: the Close Combat Phase. */
export const closeCombatSteps: readonly Step[] = [
  { key: 'closeCombat.hidden', ...at('8.11'), run: placeHiddenFighters },
  { key: 'closeCombat.combat', ...at('8.12'), run: closeCombat },
  { key: 'closeCombat.end', ...at('8.43'), run: removePins },
  { key: 'closeCombat.stuns', ...at('8.431'), run: endStuns },
]

/** 3.8: hex after hex in the order that the ATTACKER wants, each to its end before the next. */
function* closeCombat(g: Aslsk): Rules<void> {
  for (;;) {
    if (g.state.combat) yield* combatInHex(g)
    const places = whileStill(g.state, () => combatPlaces(g.state))
    if (places.length === 0) return
    if (places.length === 1) beginCombat(g, places[0]!)
    else yield* chooseHex(g, { places })
  }
}

/** 3.8: the hexes whose Close Combat is still to be fought. */
export interface Waiting {
  readonly places: readonly Location[]
}

/** 3.8: the ATTACKER says where Close Combat is fought next. */
export const combatHex: AslskAct<Waiting, HexDecision> = {
  type: 'hex',
  rule: '3.8',
  fields: { hex: text({ max: 24 }) },
  candidates: (s, { places }) => places.map((place) => ({ type: 'hex', hex: nameOf(s, place) })),
  problems: (s, { places }, { hex }) => (places.includes(placeOf(s, hex)) ? LEGAL : refuse('3.8', `No Close Combat is waiting in ${hex}.`)),
  perform(g, _, { hex }) {
    beginCombat(g, placeOf(g.state, hex))
    return undefined
  },
  describe: (_, { hex }) => `Fight in ${hex} next`,
}

const HEX_HEAD = { kind: 'closeCombatHex', title: 'In which hex shall Close Combat be fought next?', rule: '3.8' } as const

function* chooseHex(g: Aslsk, waiting: Waiting): Rules<void> {
  g.checkpoint()
  const acts = g.state.setting.acts.closeCombatHex
  const decision = yield* askFor(g, g.state.attacker, acts.question(g.state, waiting, HEX_HEAD))
  acts.perform(g, waiting, decision)
}

/** 3.8: hexes with units of both sides, any of them unbroken, that have not fought yet. */
function combatPlaces(s: AslskState): Location[] {
  const places: Location[] = []
  for (const unit of s.units) {
    if (unit.at < 0 || unit.broken || places.includes(unit.at) || s.foughtIn.includes(unit.at)) continue
    if (isInfantry(unit) ? hasUnits(s, enemyOf(unit.side), unit.at) : canStrike(s, unit) && hasInfantry(s, enemyOf(unit.side), unit.at))
      places.push(unit.at)
  }
  return places.sort((a, b) => a - b)
}

function beginCombat(g: Aslsk, at: Location): void {
  const stacks = usualStacks(g.state, at)
  g.state.combat = { at, restacked: [], stacks, ambushRolled: false, ambusher: null, designated: [], attacks: [] }
  g.emit({ type: 'closeCombat', rule: '3.8', at })
}

/** 3.8: leaders find their places, ambush is rolled for, then both sides designate and fight. */
function* combatInHex(g: Aslsk): Rules<void> {
  const combat = g.state.combat!
  if (combat.ambushRolled || !isFoughtUnseen(g.state, combat.at)) yield* placeAllLeaders(g)
  if (!combat.ambushRolled) {
    combat.ambusher = rollForAmbush(g, combat.at)
    combat.ambushRolled = true
    markHandToHand(g, combat.at)
    exposeFighters(g, combat.at, combat.ambusher)
  }
  yield* placeAllLeaders(g)
  if (!combat.exchange && combat.designated.length === 0)
    yield* openWindow(g, g.state.setting.windows.combatBegins, { at: combat.at }, NEVER)
  if (combat.exchange || hasVehicle(g.state, combat.at)) yield* exchangeBlows(g)
  else if (combat.ambusher) yield* oneAfterTheOther(g, combat.ambusher)
  else yield* atTheSameTime(g)
  yield* openWindow(g, g.state.setting.windows.combatEnds, { at: combat.at }, NEVER)
  lockInMelee(g, combat.at)
  g.state.foughtIn.push(combat.at)
  g.state.combat = null
}

const NEVER = () => false

function* placeAllLeaders(g: Aslsk): Rules<void> {
  yield* placeLeaders(g, g.state.attacker)
  yield* placeLeaders(g, defender(g.state))
}

/** 3.8: the ATTACKER designates all his attacks, then the DEFENDER; then they are resolved in that order, whatever becomes of the attackers. */
function* atTheSameTime(g: Aslsk): Rules<void> {
  for (const side of [g.state.attacker, defender(g.state)]) yield* designate(g, side)
  yield* resolveInTurn(g, g.state.combat!.attacks)
}

/** 3.8 Ambush: the ambusher designates and resolves all his attacks first; then the survivors. */
function* oneAfterTheOther(g: Aslsk, ambusher: Side): Rules<void> {
  for (const side of [ambusher, enemyOf(ambusher)]) {
    if (g.state.combat!.designated.includes(side)) continue
    yield* designate(g, side)
    yield* resolveInTurn(
      g,
      g.state.combat!.attacks.filter((attack) => attack.side === side),
    )
    if (side === ambusher) exposeAmbusher(g, g.state.combat!.at, ambusher)
  }
}

/** 3.8: at the end of the phase all Pin counters come off. */
function removePins(g: Aslsk): undefined {
  const pinned = g.state.units.filter((unit) => unit.pinned)
  for (const unit of pinned) unit.pinned = false
  if (pinned.length > 0) g.emit({ type: 'unpinned', rule: '3.8', units: pinned.map((unit) => unit.id) })
}
