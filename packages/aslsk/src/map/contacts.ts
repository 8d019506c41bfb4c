import { compareRationals, type Depiction, type Rational, type TraceStep } from '@firegroup/hexmap'
import type { Setting } from '../setting.ts'
import type { Hex } from '../state.ts'
import { drawnEffect, type Hit, nameOfDrawn, type View } from './view.ts'

/** The hexes between, in order: entered, or touched at a hexside or corner. */
export function hexesBetween({ from, to, trace }: View): Hex[] {
  const found: Hex[] = []
  for (const step of trace.steps) {
    for (const hex of hexesOf(step)) if (hex >= 0 && hex !== from && hex !== to && !found.includes(hex)) found.push(hex)
  }
  return found
}

function hexesOf(step: TraceStep): readonly number[] {
  if (step.kind === 'hex') return [step.hex]
  if (step.kind === 'along') return [step.left, step.right]
  return step.kind === 'vertex' ? step.hexes : [step.from, step.to]
}

/** A drawn shape on the thread, in a hex between its ends. */
interface Contact extends Hit {
  readonly hand: 'left' | 'right' | 'both'
  readonly through: boolean
  readonly enter: Rational
  readonly exit: Rational
}

/** 3.2.1: drawn terrain counts where it shows on both sides of the thread: one shape that is crossed, or two that meet at the thread. Once a hex. */
export function drawnHits(view: View): Hit[] {
  const contacts = contactsOf(view)
  const hits = contacts.filter((one) => one.through || contacts.some((other) => facing(one, other)))
  return hits.filter((hit, index) => hits.findIndex(({ place, effect }) => place === hit.place && effect === hit.effect) === index)
}

function facing(one: Contact, other: Contact): boolean {
  if (one.effect !== other.effect || (one.hand === other.hand && one.hand !== 'both')) return false
  return compareRationals(one.enter, other.exit) <= 0 && compareRationals(other.enter, one.exit) <= 0
}

/** 3.2.1: everything drawn on the thread outside the two hexes at its ends. */
function contactsOf(view: View): Contact[] {
  const { setting, from, to, trace } = view
  const found: Contact[] = []
  for (const step of trace.steps) {
    const hexes = hexesOf(step)
    if (step.crossings.length === 0 || hexes.includes(from) || hexes.includes(to)) continue
    for (const { depiction, how, hand, enter, exit } of step.crossings) {
      const drawn = setting.map.depictions[depiction]!
      for (const place of step.kind === 'along' && hand !== 'both' ? [step[hand]] : homeFirst(setting, hexes, drawn)) {
        const effect = place < 0 ? 'none' : drawnEffect(view, drawn, place)
        if (effect !== 'none')
          found.push({ place, name: nameOfDrawn(setting, drawn), effect, hand, through: how === 'through', enter, exit })
      }
    }
  }
  return found
}

/** A shape that lies over a hexside is named after the hex of its own terrain. */
function homeFirst({ map }: Setting, hexes: readonly Hex[], { terrain }: Depiction): readonly Hex[] {
  const home = hexes.find((place) => place >= 0 && map.terrainOf(place) === terrain)
  return home === undefined ? hexes : [home, ...hexes.filter((place) => place !== home)]
}
