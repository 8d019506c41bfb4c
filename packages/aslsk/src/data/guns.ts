import type { Problem } from '@firegroup/kernel'
import type { Provenance } from './counters.ts'
import { nationOf } from './nations.ts'
import type { GunEntry } from './ordnance-file.ts'

/** 1.2.6: the printed values of a Gun. */
export interface GunType extends Omit<GunEntry, keyof Provenance> {
  readonly kind: 'gun'
  /** As printed: '75L', '81*'. */
  readonly label: string
  /** Its name without the nation, as the counter has it. */
  readonly counterName: string
  readonly provenance: Provenance
}

/** The size of a barrel as it is printed. Calibres are whole millimetres: 12 is the heavy machine gun's 12.7. */
export function barrelLabel({ caliber, length }: { readonly caliber: number; readonly length: string }): string {
  return `${caliber === 12 ? '12.7' : caliber}${length}`
}

export function gun({ kits, source, confidence, note, ...printed }: GunEntry): GunType {
  return {
    ...printed,
    kind: 'gun',
    name: `${nationOf(printed.nation).adjective} ${printed.name}`,
    counterName: printed.name,
    label: barrelLabel(printed),
    provenance: { kits, source, confidence, ...(note === undefined ? {} : { note }) },
  }
}

export function gunProblems({ id, role, minRange, maxRange, he, ap, ammunition }: GunEntry): readonly Problem[] {
  const problems: Problem[] = []
  if (maxRange !== null && maxRange < minRange) problems.push({ rule: '1.2.6', message: `${id}.maxRange is less than its minRange.` })
  if (role === 'MTR' && ap) problems.push({ rule: '6.1', message: `${id}.ap: a mortar has no AP.` })
  if (!he && !ap && ammunition.length === 0) problems.push({ rule: '3.2.4', message: `${id} has nothing to fire.` })
  return problems
}
