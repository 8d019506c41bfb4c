import {
  explore,
  flag,
  integer,
  LEGAL,
  listOf,
  type Modifier,
  type Odds,
  optional,
  type Problem,
  type Rules,
  record,
  refuse,
  total,
} from '@firegroup/kernel'
import { canFightVehicle, type VehicleResult, vehicleCombat, vehicleResult } from '../armour/close-combat.ts'
import { functionOf } from '../cards/usable.ts'
import { shareOf } from '../closecombat/preview.ts'
import type { Upfront } from '../context.ts'
import { weaponOf } from '../crew/crew.ts'
import { positionIsRed } from '../data/cards.ts'
import { detonate } from '../demolition/charge.ts'
import { withWholeDeck } from '../draw/whole-deck.ts'
import type { UpfrontEvent } from '../events.ts'
import { BY_HAND } from '../fire/firepower.ts'
import { groupInPlay } from '../groups/groups.ts'
import { needsFord } from '../groups/stack.ts'
import { machineOf, vehicleOf } from '../machines/machine.ts'
import { heroCardProblems } from '../men/hero-question.ts'
import { makeHero } from '../men/hero-window.ts'
import { heavyWeaponsStay } from '../nations/heavy-weapons.ts'
import { isGuard } from '../prisoners/guard.ts'
import { isDecided } from '../scenario/victory.ts'
import { type Card, cloneState, type Group, type Man, type Side, type UpfrontState } from '../state.ts'
import { actOf } from '../turn/action.ts'
import { spendAction } from '../turn/spend.ts'
import { isMagneticMine } from '../weapons/secondary.ts'
import { isHurt } from '../wounds/hurt.ts'
import { type Attempt, attempt, lookForWay } from './attempt.ts'
import { infiltrationColumn } from './column.ts'
import { isTimeUp, playForMan } from './nerve.ts'
import { suggestInfiltration } from './suggest.ts'
import { cantInfiltrateFrom, cantInfiltrateInto } from './where.ts'

/** 20.2: men of a group try to get into enemy groups, in this order. Everything is said before the first of them tries. */
export interface InfiltrateAction {
  readonly type: 'infiltrate'
  readonly group: number
  readonly men: readonly Attempt[]
}

/** 4.24, 20.2: it is the action of their group. */
export const infiltrate = actOf<InfiltrateAction>({
  type: 'infiltrate',
  rule: '20.2',
  chapter: 20,
  fields: {
    group: integer(0),
    men: listOf(
      record({
        man: integer(0),
        into: integer(0),
        card: optional(integer(1)),
        leave: optional(flag()),
        charge: optional(flag()),
        hero: optional(integer(1)),
      }),
      { min: 1, max: 10 },
    ),
  },
  candidates: suggestInfiltration,
  problems: infiltrateProblems,
  perform: performInfiltrate,
  describe: (s, { men }) =>
    men
      .map(({ man, into, charge }) => {
        const how = charge ? ' with his charge' : ''
        return `${s.setting.roster[man]!.name} infiltrates the enemy’s group ${s.groups[into]!.letter}${how}.`
      })
      .join(' '),
  preview: previewInfiltration,
})

function infiltrateProblems(s: UpfrontState, side: Side, { group: id, men }: InfiltrateAction): readonly Problem[] {
  const group = s.groups[id]!
  const barred = cantInfiltrateFrom(s, group)
  if (barred.length > 0) return barred
  for (const [i, each] of men.entries()) {
    const wrong = attemptProblems(s, side, group, each)
    if (wrong.length > 0) return wrong
    for (let j = 0; j < i; j++) {
      const other = men[j]!
      if (other.man === each.man) return refuse('20.2', 'Each man tries once.')
      if (each.card !== undefined && other.card === each.card) return refuse('20.22', 'One Movement card for each man.')
      if (each.hero !== undefined && other.hero === each.hero) return refuse('10.4', 'You have that Hero once.')
      if (each.charge && other.charge && other.into === each.into)
        return refuse('21.3', 'A demolition charge must be the only attack of its group on that target.')
    }
  }
  return LEGAL
}

function attemptProblems(s: UpfrontState, side: Side, group: Group, attempted: Attempt): readonly Problem[] {
  const { man: id, into, card, leave, charge, hero } = attempted
  const man = group.men.includes(id) ? s.men[id]! : undefined
  if (!man) return refuse('20.2', 'That is no man of the group.')
  if (man.pinned) return refuse('20.2', 'A pinned man can’t infiltrate.')
  if (man.infiltrates >= 0) return refuse('20.2', 'He has infiltrated already.')
  if (machineOf(s, man)) return refuse('34.7', 'A gun or vehicle never infiltrates.')
  if (isGuard(man)) return refuse('32.21', 'He has prisoners to guard.')
  if (isHurt(s, man)) return refuse('33.5', 'A wounded man can’t infiltrate.')
  const target = cantInfiltrateInto(s, group, groupInPlay(s, into))
  if (target.length > 0) return target
  if (card !== undefined) {
    if (!s.sides[side].hand.includes(card)) return refuse('20.22', 'You don’t hold that card.')
    if (!functionOf(s, side, card, 'Movement')) return refuse('20.22', 'That is no Movement card for you.')
    const heavy = heavyWeaponsStay(s, group, 'move')
    if (heavy) return [heavy]
  } else if (needsFord(s, group)) return refuse('20.24', 'Out of a Stream one infiltrates only with a Movement card.')
  if (leave && !canLeave(s, man)) return refuse('20.23', 'He has neither a flamethrower nor a secondary weapon to leave.')
  if (vehicleOf(s, s.groups[into]!) && !canFightVehicle(man)) return refuse('28.8', 'He has nothing to attack a vehicle with.')
  if (hero !== undefined) {
    const wrong = heroProblems(s, side, man, s.groups[into]!, hero)
    if (wrong.length > 0) return wrong
  }
  if (charge && vehicleOf(s, s.groups[into]!) && isMagneticMine(man.secondary) && !leave) return LEGAL
  return charge ? chargeProblems(man, leave ?? false) : LEGAL
}

/** 28.81, 10.45: a Hero does something only for an attack on a vehicle, and once. */
function heroProblems(s: UpfrontState, side: Side, man: Man, target: Group, hero: Card): readonly Problem[] {
  const wrong = heroCardProblems(s, side, hero)
  if (wrong.length > 0) return wrong
  return vehicleOf(s, target) && man.heroic === 0 ? LEGAL : refuse('10.45', 'A Hero must do something: he is no use for that.')
}

function canLeave(s: UpfrontState, man: Man): boolean {
  return man.secondary !== '' || weaponOf(s, man)?.class === 'flamethrower'
}

/** 21.2: said beforehand; without it he keeps his charge for another time. */
function chargeProblems(man: Man, leave: boolean): readonly Problem[] {
  return man.secondary === 'demolitionCharge' && !leave ? LEGAL : refuse('21.2', 'He has no demolition charge with him.')
}

/** 20.2: the Movement cards are played before anybody tries; then one after the other, whatever comes of it. 21.3: charges go off when everyone has tried. */
function* performInfiltrate(g: Upfront, side: Side, { group: id, men }: InfiltrateAction): Rules<void> {
  const s = g.state
  const group = s.groups[id]!
  spendAction(g, group, men.every(({ card }) => card !== undefined) ? 'movement' : 'other')
  for (const { man, card } of men) if (card !== undefined) playForMan(g, s.men[man]!, card, '20.22')
  for (const { man, hero } of men) if (hero !== undefined) makeHero(g, s.men[man]!, hero)
  for (const each of men) {
    yield* attempt(g, side, group, each)
    if (isTimeUp(g)) return
  }
  for (const { man, into, charge } of men) {
    if (isDecided(g)) return
    const target = s.groups[into]!
    if (charge && s.men[man]!.infiltrates === into && target.men.length > 0 && !vehicleOf(s, target))
      yield* detonate(g, side, s.men[man]!, group, target)
  }
}

/** For each man, on how many cards of the whole deck he comes through; without the Morale Check and without a Concealed card. */
function previewInfiltration(s: UpfrontState, { group, men }: InfiltrateAction): InfiltrationPreview {
  const cards = withWholeDeck(s).deck.length
  return {
    cards,
    men: men.map((each) => {
      const { man, into } = each
      const { column, shifts } = infiltrationColumn(s, s.groups[group]!, s.groups[into]!)
      const red = oddsToPass(s, s.groups[group]!, each, column).outOf(cards, 'through')
      return { man, into, column, shifts, red, ...(vehicleOf(s, s.groups[into]!) ? { vehicle: vehicleOdds(s, each) } : {}) }
    }),
  }
}

/** 28.81: what his attack on the vehicle comes to once he is there, of 1 each. */
function vehicleOdds(s: UpfrontState, { man, into, charge = false, hero }: Attempt): VehicleFightOdds {
  const attacker = hero === undefined ? s.men[man]! : { ...s.men[man]!, heroic: BY_HAND }
  const modifiers = vehicleCombat(s, attacker, s.groups[into]!, charge)
  const sum = total(modifiers)
  const share = (result: VehicleResult) => shareOf(s, ({ rn, red }) => vehicleResult(sum + (red ? -rn : rn)) === result)
  return {
    modifiers,
    destroyed: share('destroyed'),
    immobilized: share('immobilized'),
    nothing: share('nothing'),
    attackerLost: share('attackerLost'),
  }
}

export type VehicleFightOdds = { readonly modifiers: readonly Modifier[] } & { readonly [R in VehicleResult]: number }

/** 20.3: what an infiltration may come to. */
export interface InfiltrationPreview {
  readonly cards: number
  readonly men: readonly {
    readonly man: number
    readonly into: number
    readonly column: number
    readonly shifts: readonly Modifier[]
    /** Of the cards. */
    readonly red: number
    readonly vehicle?: VehicleFightOdds
  }[]
}

/** The rule that lets him through, gone through for every card. */
function oddsToPass(s: UpfrontState, group: Group, { man, card }: Attempt, column: number): Odds {
  let isThrough = false
  return explore<UpfrontState, UpfrontEvent>({
    begin: () => withWholeDeck(cloneState(s)),
    rule(g) {
      const drawn = lookForWay(g, s.men[man]!, group, card, column)
      isThrough = drawn !== undefined && positionIsRed(drawn, column)
      return undefined
    },
    outcomes: () => [isThrough ? 'through' : 'not'],
    // what is read of the card: its column, and in a Stream its colour
    same: (drawn) => {
      const { red } = s.setting.cards[drawn as Card]!
      return `${red} ${positionIsRed(s.setting.cards[drawn as Card]!, column)}`
    },
  })
}
