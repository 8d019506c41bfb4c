import type { AslskEvent } from '../src/events.ts'
import type { TargetOdds } from '../src/fire/target-odds.ts'
import { isLeader } from '../src/units/units.ts'
import type { AslskTable } from './table.ts'

type AttackEvent = Extract<AslskEvent, { type: 'attack' }>

/**
 * A fire attack, to be decided or refused: `shotOf(t, 'P5', 'a b+m +n', 'l')`: squad a with its own FP, b with its own and the Weapon m, Weapon n alone,
 * directed by l. A leader who is named fires only the Weapon after him, or helps with another's.
 */
export function shotOf(t: AslskTable, at: string, firers: string, directors = '') {
  return {
    type: 'fire',
    at,
    firers: firers.split(' ').map((word) => {
      const [own, ...guns] = word.split('+') as [string, ...string[]]
      const weapons = guns.map((name) => t.weapon(name))
      const unit = own === '' ? t.state.weapons[weapons[0]!]!.owner : t.unit(own)
      return { unit, inherent: own !== '' && !isLeader(t.state, t.state.units[unit]!), weapons }
    }),
    directors: directors === '' ? [] : directors.split(' ').map((name) => t.unit(name)),
  }
}

/** Whoever is asked fires so. Dice follow with `rolls`. */
export function shoot(t: AslskTable, at: string, firers: string, directors = ''): AslskTable {
  return t.answer(t.asked.kind, shotOf(t, at, firers, directors))
}

/** The side that is asked may not fire so. */
export function mayNot(
  t: AslskTable,
  at: string,
  firers: string,
  because: { rule?: string; message?: RegExp },
  directors = '',
): AslskTable {
  return t.refuses(t.asked.seat, shotOf(t, at, firers, directors), because)
}

/** All attacks so far. */
export function attacks(t: AslskTable): AttackEvent[] {
  return t.game.events.flatMap(({ event }) => (event.type === 'attack' ? [event] : []))
}

/** The last attack: FP, column, DRM by label, final DR and result, for comparing at a glance. */
export function last(t: AslskTable) {
  const attack = attacks(t).at(-1)!
  return {
    fp: attack.fp64 / 64,
    column: attack.column,
    drm: attack.modifiers.reduce((sum, { value }) => sum + value, 0),
    labels: attack.modifiers.map(({ label, value }) => `${label} ${value > 0 ? '+' : ''}${value}`),
    final: attack.final,
    result: attack.result,
    cowered: attack.cowered,
  }
}

/** The checks that units took, as 'NMC 9 breaks', in order. */
export function checks(t: AslskTable): string[] {
  return t.game.events.flatMap(({ event }) => (event.type === 'check' ? [`${event.what} ${event.final} ${event.result}`] : []))
}

/** The rows of the open question's preview. */
export function preview(t: AslskTable, at: string, firers: string, directors = '') {
  return t.game.open[0]!.question.preview!(shotOf(t, at, firers, directors)) as {
    fp64: number
    column: number
    drm: number
    cowers: number
    anyEffect: number
    results: readonly { dr: number; rolls: number; result: string }[]
    modifiers: readonly { label: string; value: number; tags?: readonly string[] }[]
    targets: readonly { unit: number; odds: TargetOdds }[]
  }
}
