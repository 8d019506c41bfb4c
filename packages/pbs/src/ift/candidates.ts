import type { Element, IftMemory } from '../memory.ts'
import type { Walk } from '../tree/walk.ts'
import { available, bestLeader, elementsOf, fpOf, fpWords, type Here, ledShot, nameOfFirer } from './firer.ts'

/** A candidate with what its place in the order depends on. */
interface Ranked {
  readonly here: Here
  readonly keys: readonly number[]
  readonly fp: number
}

/** PBS-SOP-18: every Location that could fire on the IFT, in the order in which they are asked. */
export function listCandidates(walk: Walk): void {
  const { ask, now, dice } = walk
  const heres = ask.firingPlaces().flatMap((at): Here[] => {
    const elements = ask.elementsAt(at)
    const isFirst = ({ weapon }: Element) => elements.find((other) => ask.areTogether(other.weapon, weapon))?.weapon ?? weapon
    const alone = elements.filter((element) => ask.isAlone(element) && isFirst(element) === element.weapon)
    const together: Here[] = elementsOf(ask, { at }).length > 0 ? [{ at }] : []
    return [...together, ...alone.map(({ weapon }) => ({ at, alone: weapon }))]
  })
  const ranked = heres.flatMap((here): Ranked[] => rank(walk, here) ?? [])
  const left: IftMemory['left'] = []
  for (const group of inGroups(ranked)) left.push(...dice.shuffled(group, 'which of equal firers').map(({ here }) => here))
  now.ift = { left: lowerFirst(left, ranked) }
  walk.note('PBS-SOP-18', 'who could fire', left.map((here) => nameOfFirer(walk, here)).join(', ') || 'nobody')
}

/** PBS-PRI-02 to PBS-PRI-05: attacks at -1 or better by their strength, then those who are seen, the closest, the smallest. */
function rank(walk: Walk, here: Here): Ranked[] | undefined {
  const { ask } = walk
  const set = available(walk, here)
  const shot = ledShot(ask, here.at, set)
  if (!shot) return undefined
  const good = shot.drm <= -1
  const units = [...new Set(set.map(({ unit }) => unit))].map((id) => ask.s.units[id]!)
  const concealed = units.every((unit) => unit.concealed || unit.hidden)
  // a vehicle that fires on the IFT counts, a leader does not
  const us = units.filter((unit) => unit.vehicle || ask.isMmc(unit)).reduce((sum, unit) => sum + ask.us(unit), 0)
  const quality = good ? [-shot.breaks, -shot.kills, -shot.fp64] : [0, 0, 0]
  return [{ here, fp: shot.fp64, keys: [good ? 0 : 1, ...quality, concealed ? 1 : 0, ask.range(here.at, ask.spent.at), us] }]
}

/** PBS-PRI-06: in order, those who are equal in everything together. */
function inGroups(ranked: readonly Ranked[]): Ranked[][] {
  const groups: Ranked[][] = []
  for (const each of ranked.toSorted((a, b) => compare(a.keys, b.keys))) {
    const last = groups.at(-1)
    if (last && compare(last[0]!.keys, each.keys) === 0) last.push(each)
    else groups.push([each])
  }
  return groups
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!
  return 0
}

/** PBS-PRI-08: those of one Location who can't fire together fire one after the other, the weaker first. */
function lowerFirst(left: IftMemory['left'], ranked: readonly Ranked[]): IftMemory['left'] {
  const fp = ({ at, alone }: Here) => ranked.find(({ here }) => here.at === at && here.alone === alone)!.fp
  const order: IftMemory['left'] = []
  for (const here of left)
    if (!order.some(({ at }) => at === here.at)) order.push(...left.filter(({ at }) => at === here.at).sort((a, b) => fp(a) - fp(b)))
  return order
}

/** The next one; what it has to fire with is looked at again, for much may have happened since they were listed (PBS-PRI-07). */
export function nextCandidate(walk: Walk): string {
  const { ask, now } = walk
  const memory = now.ift!
  delete memory.now
  const here = memory.left.shift()
  if (!here) return 'no'
  const set = available(walk, here)
  memory.now = { ...here, set: [...set], leader: bestLeader(ask, here.at, set), state: 'first' }
  walk.about(nameOfFirer(walk, here), here.at)
  if (set.length > 0) walk.note('PBS-SOP-18', 'FP', fpWords(fpOf(ask, here.at, set)))
  return 'yes'
}
