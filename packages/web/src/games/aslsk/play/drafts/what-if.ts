/** The one addition to a fire attack that would help most: every one is tried on the engine, which says whether it is legal and what it does. */
import { type FireDeclaration, type FirePreview, typeOf } from '@firegroup/aslsk'
import { nameOf, unique } from '../../../../play/controller/draft.ts'
import type { AslskDesktop } from '../kinds.ts'
import { wholeStack } from './fire-parts.ts'

export interface WhatIf {
  readonly declared: FireDeclaration
  /** Who would join. */
  readonly units: readonly number[]
  readonly weapons: readonly number[]
  readonly hex: string
  readonly preview: FirePreview
}

interface Addition extends Pick<WhatIf, 'units' | 'weapons' | 'hex'> {
  readonly firers: FireDeclaration['firers']
  readonly directors: readonly number[]
}

/** So many additions are tried: those in the firing hexes, then the nearest. */
const ENOUGH = 12

export function whatIf(
  desk: AslskDesktop,
  now: FireDeclaration,
  preview: FirePreview,
  candidates: readonly FireDeclaration[],
): WhatIf | null {
  let best: WhatIf | null = null
  let tried = 0
  for (const { units, weapons, hex, firers, directors } of additions(desk, now, candidates)) {
    if (++tried > ENOUGH) break
    for (const led of unique([directors, now.directors])) {
      const declared: FireDeclaration = { ...now, firers: [...firers], directors: [...led] }
      if (desk.question.problems(declared).length > 0) continue
      const then = desk.question.preview(declared) as FirePreview | null
      if (then && then.anyEffect > (best?.preview ?? preview).anyEffect) best = { declared, units, weapons, hex, preview: then }
      break
    }
  }
  return best
}

/** Those in the firing hexes who are idle yet, then the other stacks from the nearest on. */
function* additions({ s, seat }: AslskDesktop, now: FireDeclaration, candidates: readonly FireDeclaration[]): Generator<Addition> {
  const taking = [...now.firers.map(({ unit }) => unit), ...now.directors]
  const places = unique(taking.map((id) => s.units[id]!.at))
  const { grid } = s.setting.map
  for (const unit of s.units) {
    if (unit.side !== seat || !places.includes(unit.at)) continue
    const hex = nameOf(s, unit.at)
    const firer = now.firers.find((each) => each.unit === unit.id) ?? { unit: unit.id, inherent: false, weapons: [] }
    const others = now.firers.filter((each) => each.unit !== unit.id)
    if (typeOf(s, unit).kind === 'leader') {
      if (!now.directors.includes(unit.id))
        yield { units: [unit.id], weapons: [], hex, firers: now.firers, directors: [...now.directors, unit.id] }
    } else if (!firer.inherent)
      yield { units: [unit.id], weapons: [], hex, firers: [...others, { ...firer, inherent: true }], directors: now.directors }
    for (const { id } of s.weapons.filter(({ owner }) => owner === unit.id))
      if (!firer.weapons.includes(id))
        yield {
          units: [],
          weapons: [id],
          hex,
          firers: [...others, { ...firer, weapons: [...firer.weapons, id] }],
          directors: now.directors,
        }
  }
  const far = (place: number): number => Math.min(...places.map((each) => grid.distance(each, place)))
  const elsewhere = unique(s.units.filter((unit) => unit.side === seat && unit.at >= 0).map((unit) => unit.at)).filter(
    (place) => !places.includes(place),
  )
  for (const place of elsewhere.sort((a, b) => far(a) - far(b))) {
    const stack = wholeStack(s, candidates, place, grid.indexOf(now.at))
    if (!stack) continue
    yield {
      units: [...stack.firers.map(({ unit }) => unit), ...stack.directors],
      weapons: [],
      hex: nameOf(s, place),
      firers: [...now.firers, ...stack.firers],
      directors: [...now.directors, ...stack.directors],
    }
  }
}
