import type { CounterType } from './pack.ts'

/**
 * 1.1.1: how an order of battle calls a Squad or Half-Squad: IFP-Range-MF, with the mark of Assault Movement, Morale and Shaken Morale as far as they are
 * needed to tell it from others of its side.
 */
export function designationOf(type: CounterType, among: readonly CounterType[]): string {
  for (const form of FORMS) {
    const name = form(type)
    if (among.every((other) => other === type || form(other) !== name)) return name
  }
  return fullDesignation(type)
}

const assault = ({ assaultMove }: CounterType): string => (assaultMove ? '(AM)' : '')
const shaken = ({ morale, shakenMorale }: CounterType): string => (shakenMorale === morale ? '' : `/${shakenMorale}`)

function fullDesignation(type: CounterType): string {
  return `${type.label}${assault(type)}-${type.morale}${shaken(type)}`
}

const FORMS: readonly ((type: CounterType) => string)[] = [
  ({ label }) => label,
  (type) => `${type.label}${assault(type)}`,
  (type) => `${type.label}-${type.morale}`,
  (type) => `${type.label}-${type.morale}${shaken(type)}`,
  fullDesignation,
]

/** 22.0: a designation read: what it says, and null for what it leaves open; null if it is none. */
export interface Designation {
  readonly fp: number
  readonly range: number
  readonly movement: number
  readonly assaultMove: boolean | null
  readonly morale: number | null
  readonly shakenMorale: number | null
}

const WRITTEN = /^(\d+)-(\d+)-(\d+)(\(AM\))?(?:-(\d+)(?:\/(\d+))?)?$/

export function readDesignation(text: string): Designation | null {
  const found = WRITTEN.exec(text)
  if (!found) return null
  const [, fp, range, movement, am, morale, shakenMorale] = found
  return {
    fp: Number(fp),
    range: Number(range),
    movement: Number(movement),
    assaultMove: am === undefined ? null : true,
    morale: morale === undefined ? null : Number(morale),
    shakenMorale: shakenMorale === undefined ? null : Number(shakenMorale),
  }
}

/** 22.0: whether a counter is what an order of battle calls so. */
export function isDesignated(type: CounterType, { fp, range, movement, assaultMove, morale, shakenMorale }: Designation): boolean {
  return (
    type.inherent &&
    type.fp === fp &&
    type.range === range &&
    type.movement === movement &&
    (assaultMove === null || type.assaultMove === assaultMove) &&
    (morale === null || type.morale === morale) &&
    (shakenMorale === null || type.shakenMorale === shakenMorale)
  )
}
