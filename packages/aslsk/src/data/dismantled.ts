import type { WeaponType } from './counters.ts'

/** A9.8: how the counter of a dismantled Weapon is called. */
const MARK = ':dm'

/** A9.8: German machine guns that can be taken apart, which then fire as LMGs. The play aids, confidence high; what they weigh then is printed nowhere. */
export const DISMANTLED: readonly WeaponType[] = [
  { id: 'ge-MMG', pp: 3, repair: 2 },
  { id: 'ge-HMG', pp: 4, repair: 3 },
].map(({ id, pp, repair }) => ({
  id: id + MARK,
  nation: 'german',
  name: `dm ${id.slice(3)}`,
  kind: 'mg',
  mgClass: 'LMG',
  fp: 3,
  range: 8,
  rof: 1,
  breakdown: 12,
  xNumber: null,
  pp,
  repair,
  removal: 6,
  provenance: { kits: [], source: ['PA1504'], confidence: 'medium', note: 'FP, range and ROF of the LMG; the weight of the assembled gun' },
}))

/** What a counter is when it is put together. */
export function assembled(id: string): string {
  return id.endsWith(MARK) ? id.slice(0, -MARK.length) : id
}

/** What a counter becomes if it is taken apart or put together; null where it can't be. */
export function otherWay(id: string): string | null {
  if (id.endsWith(MARK)) return id.slice(0, -MARK.length)
  return DISMANTLED.some((type) => type.id === id + MARK) ? id + MARK : null
}
