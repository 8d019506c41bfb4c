import type { Modifier } from '@firegroup/kernel'
import { AT_TRACKS, closeRange, shellChange } from '../../data/to-hit.ts'
import type { Shot } from '../../ordnance/shot.ts'
import { type AimedAt, isCloseRange } from '../../ordnance/to-hit.ts'
import { isWoodsBuildingOrRubble } from '../../places/rubble.ts'
import type { AslskState, Unit } from '../../state.ts'
import { statusOf } from '../../units/statuses.ts'
import {
  CASE_LETTERS,
  CASES_BY_LABEL,
  CASES_BY_TAG,
  DOUBLED_IN_COVER,
  FIRER_ROWS,
  HARD_CORE,
  NOT_AT_AREAS,
  NOT_IN_OWN_HEX,
  TARGET_ROWS,
} from './data.ts'

/** C4: what the shell changes of the To Hit number. */
export function byShell(_: AslskState, { ammo, range }: Shot): number {
  return ammo === 'apcr' || ammo === 'apds' ? shellChange(HARD_CORE, range) : 0
}

/** C6.3: what the Starter Kit has in its number for close range is Case L here. */
export function withoutCloseRange(s: AslskState, shot: Shot): number {
  return -pointBlank(s, shot)
}

function pointBlank(s: AslskState, shot: Shot): number {
  return shot.by.barrel.shaped || !isCloseRange(s, shot) ? 0 : closeRange(shot.range)
}

/** C5, C6: every DRM by its letter, with the rows that the Starter Kit leaves out and without those that do not count. */
export function lettered(s: AslskState, shot: Shot, rows: readonly AimedAt[]): readonly AimedAt[] {
  const common = ofFirer(s, shot)
  return rows.map(({ unit, modifiers }) => ({
    unit,
    modifiers: reviewed(s, shot, [...modifiers.map(named), ...common, ...(unit ? ofTarget(s, shot, unit) : [])]),
  }))
}

/** C5, C6: the letter of a modifier; nothing for what has none. */
function letterOf({ label }: Modifier): string | undefined {
  return /^Case ([A-R][1-4]?):/.exec(label)?.[1]
}

function tagged(tags: Modifier['tags']): string | undefined {
  return CASES_BY_TAG.find(({ tag }) => tags?.includes(tag))?.letter
}

function named(modifier: Modifier): Modifier {
  const [, number, rest] = /^Case (\d+): (.*)$/.exec(modifier.label) ?? []
  const letter =
    number === undefined
      ? (CASES_BY_LABEL.find(({ begins }) => modifier.label.startsWith(begins))?.letter ?? tagged(modifier.tags))
      : CASE_LETTERS[Number(number)]
  return letter === undefined ? modifier : { ...modifier, label: `Case ${letter}: ${rest ?? modifier.label}` }
}

function ofFirer(s: AslskState, shot: Shot): Modifier[] {
  const found: Modifier[] = []
  if (shot.immobilizing && !shot.by.barrel.shaped)
    found.push({ rule: 'C5.7', label: 'Case G: Deliberate Immobilization', value: AT_TRACKS.drm, tags: ['outside'] })
  const blank = pointBlank(s, shot)
  if (blank > 0) found.push({ rule: 'C6.3', label: 'Case L: point blank', value: -blank })
  for (const { status, label, value, ift } of rowsFor(shot, FIRER_ROWS))
    add(found, shot, 'C5', label, value * statusOf(s, shot.by.crew, status), ift)
  return found
}

/** What men carry has a card of its own. */
function rowsFor<T>({ by: { barrel } }: Shot, rows: readonly T[]): readonly T[] {
  return barrel.shaped || barrel.smallArms ? [] : rows
}

function ofTarget(s: AslskState, shot: Shot, unit: Unit): Modifier[] {
  const found: Modifier[] = []
  for (const { status, label, value, ift } of rowsFor(shot, TARGET_ROWS))
    add(found, shot, 'C6', label, value * statusOf(s, unit, status), ift)
  return found
}

function add(found: Modifier[], { target }: Shot, rule: string, label: string, value: number, ift = false): void {
  if (value !== 0 && !(ift && target === 'vtt')) found.push({ rule, label, value })
}

/** C5.1, C5.5, C6: which count twice, and which do not count at all. */
function reviewed(s: AslskState, shot: Shot, modifiers: readonly Modifier[]): readonly Modifier[] {
  const has = (letter: string) => modifiers.some((modifier) => letterOf(modifier) === letter)
  const isIn = has('E')
  const isSlow = has('J3') || has('J4')
  const inCover = isWoodsBuildingOrRubble(s, shot.by.crew.at)
  return modifiers.flatMap((modifier) => {
    const letter = letterOf(modifier)
    if (letter === undefined) return [modifier]
    if (shot.target === 'att' && NOT_AT_AREAS.includes(letter)) return []
    if (isIn && NOT_IN_OWN_HEX.includes(letter)) return []
    if (letter === 'J' && isSlow) return []
    return inCover && DOUBLED_IN_COVER.includes(letter) ? [{ ...modifier, value: 2 * modifier.value }] : [modifier]
  })
}
