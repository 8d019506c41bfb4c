import { type AslskState, type FirePreview, isVehicle, type MachineGunFire, type Side, weaponTypeOf } from '@firegroup/aslsk'
import { canSee, IFT_COLUMNS, nameOf, type Occasion } from '@firegroup/aslsk/queries'
import type { Element } from '../memory.ts'
import { breaking } from './ift-shot.ts'
import type { IftQuestions, IftShot } from './questions.ts'

/** The range of a light automatic gun on the IFT. */
const IFE_RANGE = 16

interface IfeFire {
  readonly type: 'ife'
  readonly weapon: number
  readonly at: string
  readonly ca?: number
}

/** Fire on the IFT that is declared otherwise than that of men: the MGs of a vehicle (PBS-FF-05), and light automatic guns (PBS-SPF-02). */
export interface MountedQuestions {
  /** A MG of a vehicle. */
  isMounted(element: Element): boolean
  /** A light automatic gun, which fires on the IFT without a TH roll. */
  isIfe(element: Element): boolean
  isAntiTankRifle(element: Element): boolean
  /** Whether these two always fire together: MGs of one vehicle. */
  areTogether(weapon: number, other: number): boolean
}

/** The same questions, answered for vehicles and light automatic guns too. */
export function withMounted<Q extends IftQuestions>(ask: Q, s: AslskState, side: Side): Q & MountedQuestions {
  const rows = s.setting.acts.firstFire
  const occasion: Occasion = { when: 'firstFire', side, expenditure: s.move!.spent! }
  const at = nameOf(s, occasion.expenditure!.at)
  const sprays = [...rows.of({ type: 'ife' }).candidates(s, occasion)] as unknown as readonly IfeFire[]
  const bursts = [...rows.of({ type: 'vehicleFire' }).candidates(s, occasion)] as unknown as readonly MachineGunFire[]
  const isMounted = ({ unit, weapon }: Element) => weapon >= 0 && isVehicle(s.units[unit]!)
  const isIfe = ({ weapon }: Element) => sprays.some((spray) => spray.weapon === weapon)
  const own = (place: number): Element[] => {
    const found: Element[] = []
    for (const { weapon } of sprays)
      if (s.units[s.weapons[weapon]!.owner]!.at === place) found.push({ unit: s.weapons[weapon]!.owner, weapon })
    for (const { unit, weapons } of bursts)
      for (const weapon of weapons)
        if (s.units[unit]!.at === place && !found.some((each) => each.weapon === weapon)) found.push({ unit, weapon })
    return found
  }
  const shown = (decision: { readonly type: string }): IftShot | null => {
    if (rows.problems(s, occasion, decision as never).length > 0) return null
    const preview = rows.preview(s, occasion, decision as never) as FirePreview | null
    if (!preview) return null
    const { fp64, column, drm, modifiers, results } = preview
    return { declaration: decision, fp64, column: IFT_COLUMNS.indexOf(column), drm, modifiers, ...breaking(results) }
  }
  /** As its vehicle points, or turned as it would be to fire any of them. */
  const burst = (set: readonly Element[]): IftShot | null => {
    const [{ unit }] = set as [Element]
    const weapons = set.map(({ weapon }) => weapon)
    const turns = [
      {},
      ...bursts.flatMap(({ unit: by, vca, tca }) =>
        by === unit ? [{ ...(vca === undefined ? {} : { vca }), ...(tca === undefined ? {} : { tca }) }] : [],
      ),
    ]
    for (const turn of turns) {
      const shot = shown({ type: 'vehicleFire', unit, weapons, at, ...turn } as { type: string })
      if (shot) return shot
    }
    return null
  }
  const { elementsAt, firingPlaces, ift, isAlone, isMachineGun, stateOf, normalRange, printedFp } = bound(ask)
  return Object.assign(ask, {
    isMounted,
    isIfe,
    isAntiTankRifle: ({ weapon }: Element) => weapon >= 0 && weaponTypeOf(s, s.weapons[weapon]!).kind === 'atr',
    areTogether: (weapon: number, other: number) => {
      const owner = s.weapons[weapon]?.owner
      return owner !== undefined && owner === s.weapons[other]?.owner && s.units[owner]?.vehicle !== undefined
    },
    elementsAt: (place: number) => [...elementsAt(place), ...own(place)],
    firingPlaces: () => {
      const places = new Set(firingPlaces())
      for (const { weapon } of sprays) places.add(s.units[s.weapons[weapon]!.owner]!.at)
      for (const { unit } of bursts) places.add(s.units[unit]!.at)
      return [...places].filter((place) => canSee(s, place, occasion.expenditure!.at)).sort((a, b) => a - b)
    },
    ift: (set: readonly Element[], leader: number) => {
      const [first] = set
      if (!first || !(isMounted(first) || isIfe(first)))
        return set.some((element) => isMounted(element) || isIfe(element)) ? null : ift(set, leader)
      if (leader >= 0 || set.some(({ unit }) => unit !== first.unit)) return null
      if (isMounted(first)) return burst(set)
      return set.length === 1 ? shown(sprays.find(({ weapon }) => weapon === first.weapon)!) : null
    },
    isAlone: (element: Element) => isMounted(element) || isIfe(element) || isAlone(element),
    isMachineGun: (element: Element) => isMounted(element) || isMachineGun(element),
    stateOf: (element: Element) => (isMounted(element) || isIfe(element) ? 'first' : stateOf(element)),
    normalRange: (element: Element) => (isIfe(element) ? IFE_RANGE : normalRange(element)),
    printedFp: (element: Element) => (isIfe(element) ? (weaponTypeOf(s, s.weapons[element.weapon]!).barrel?.ife ?? 0) : printedFp(element)),
  })
}

/** What it answered before, as plain functions. */
function bound(ask: IftQuestions) {
  return {
    elementsAt: ask.elementsAt.bind(ask),
    firingPlaces: ask.firingPlaces.bind(ask),
    ift: ask.ift.bind(ask),
    isAlone: ask.isAlone.bind(ask),
    isMachineGun: ask.isMachineGun.bind(ask),
    stateOf: ask.stateOf.bind(ask),
    normalRange: ask.normalRange.bind(ask),
    printedFp: ask.printedFp.bind(ask),
  }
}
