import { LEGAL, type Rules, refuse, text } from '@firegroup/kernel'
import type { Opening, Reaction, Window } from '../acts.ts'
import type { Lnlt } from '../context.ts'
import { locationNamed, nameOf } from '../map/location.ts'
import { seesLocation } from '../map/obstacles.ts'
import { activateOpening } from '../operations/activation.ts'
import type { LnltState, Location, Side } from '../state.ts'
import { unitList } from '../words/names.ts'
import { showUp } from './appear.ts'
import { areaOf, hidingIn, hidingPlaces, hidingUnits } from './hiding.ts'

export interface Appear {
  readonly type: 'appear'
  readonly at: string
}

const fields = { at: text({ max: 40 }) }
const idle = ({ setting }: LnltState) => !setting.hides

/** SSR: those who hide in a place show themselves in an impulse of their side: it is the one that is activated. */
export const appearOpening: Opening<Appear> = {
  type: 'appear',
  rule: '22.0',
  fields,
  idle,
  candidates: appearing,
  problems: (s, side, decision) => problemsOf(s, side, decision),
  *perform(g: Lnlt, side: Side, { at: name }: Appear): Rules<void> {
    const s = g.state
    const at = locationNamed(s.setting, name)
    const ids = hidingIn(s, side, at).map(({ id }) => id)
    yield* showUp(g, side, at, 'chose')
    s.impulse!.acted = true
    const places = [...new Set(ids.map((id) => nameOf(s.setting, s.units[id]!.at)))]
    const rules = activateOpening.perform(g, side, { type: 'activate', at: [places.includes(name) ? name : places[0]!] })
    if (rules) yield* rules
  },
  describe,
}

/** SSR, 5.3: or when the enemy moves; then they may fire as those who stood there. It is no attack by itself. */
export const appearReaction: Reaction<Appear> = {
  type: 'appear',
  rule: '22.0',
  fields,
  idle,
  candidates: (s, window) => (mightWatch(s, window) ? appearing(s, window.side) : []),
  problems: (s, window, decision) =>
    mightWatch(s, window)
      ? problemsOf(s, window.side, decision)
      : refuse('22.0', 'Nobody who hides could see them: they have no reason to show themselves.'),
  *perform(g: Lnlt, { side }: Window, { at }: Appear): Rules<Location> {
    yield* showUp(g, side, locationNamed(g.state.setting, at), 'chose')
    return NO_ATTACK
  },
  describe,
}

const NO_ATTACK: Location = -1

/** Whether somebody who hides might see the movers, as far as everybody knows where he could be: so that being asked tells nobody that he does. */
function mightWatch(s: LnltState, { side, at, missile }: Window): boolean {
  if (!s.setting.hides || missile) return false
  const areas = new Set(hidingUnits(s, side).map((unit) => areaOf(s, unit)))
  return [...areas].some((area) => area.some((place) => seesLocation(s, place, at)))
}

function appearing(s: LnltState, side: Side): readonly Appear[] {
  return hidingPlaces(s, side).map((at) => ({ type: 'appear', at: nameOf(s.setting, at) }))
}

function problemsOf(s: LnltState, side: Side, { at }: Appear) {
  return hidingIn(s, side, locationNamed(s.setting, at)).length === 0 ? refuse('22.0', `Nobody of yours hides in ${at}.`) : LEGAL
}

function describe(s: LnltState, { at }: Appear): string {
  const place = locationNamed(s.setting, at)
  const units = s.units.filter(({ hidesAt }) => hidesAt === place).map(({ id }) => id)
  return `Let ${unitList(s, units)} show themselves in ${at}`
}
