/** What a check for a Panzerfaust and a flamethrower turned on a vehicle come to. */
import type { AslskState, FlameAtVehicle, KillBranch, PanzerfaustCheck, PanzerfaustPreview, Place, ShotDeclaration } from '@firegroup/aslsk'
import type { KnownQuestion } from '../../../../play/controller/known-question.ts'
import { shotOption } from './shot-parts.ts'

export type Special = PanzerfaustCheck | FlameAtVehicle

/** One that the engine offers, with what it would do. */
export interface SpecialOption {
  readonly declared: Special
  /** Who does it, and where he stands. */
  readonly unit: number
  readonly place: Place
  /** That a Panzerfaust is found; null for a flamethrower, and where nothing may be told. */
  readonly found: number | null
  /** That the target is then destroyed or harmed, of 1; null where nothing may be told. */
  readonly effect: number | null
}

const TYPES: readonly string[] = ['panzerfaust', 'flame']

export function isSpecial(decision: unknown): decision is Special {
  return TYPES.includes((decision as { readonly type?: string }).type ?? '')
}

export function specialOption(s: AslskState, declared: Special, question: Pick<KnownQuestion, 'preview'>): SpecialOption {
  const unit = declared.type === 'flame' ? s.weapons[declared.weapon]!.owner : declared.unit
  const place = s.units[unit]!.at
  if (declared.type === 'flame') {
    const kill = question.preview(declared) as KillBranch | null
    return { declared, unit, place, found: null, effect: kill && destroyedBy(kill) }
  }
  const preview = question.preview(declared) as PanzerfaustPreview | null
  const { destroys, harm } = shotOption(s, checkForm(declared), preview?.shot ?? null)
  const found = preview && preview.fires / 6
  return { declared, unit, place, found, effect: found === null ? null : found * (destroys ?? harm ?? 0) }
}

export const outcomeOf = ({ vehicle }: Special): string => (vehicle === undefined ? 'harmed' : 'destroyed')

/** 4.2: of 1. */
const destroyedBy = ({ results }: KillBranch): number => (results.find(({ result }) => result === 'destroyed')?.rolls ?? 0) / 36

/** The shot that follows a check, as other shots are declared; its Weapon is not there before it is found. */
export function checkForm({ at, vehicle, leader }: PanzerfaustCheck): ShotDeclaration {
  const target = vehicle === undefined ? ({ target: 'itt' } as const) : ({ target: 'vtt', vehicle } as const)
  return { type: 'ordnance', weapon: -1, at, ...target, ...(leader === undefined ? {} : { leader }) }
}
