/** Fire without a To Hit roll in the one form that the dock has for it: of squads and their Weapons, of a vehicle's machine guns, of a light automatic Gun. */
import { type AslskState, type FireDeclaration, isVehicle, type MachineGunFire } from '@firegroup/aslsk'

/** 6.8. */
interface Spray {
  readonly type: 'ife'
  readonly weapon: number
  readonly at: string
  readonly ca?: number
}

type DirectFire = FireDeclaration | MachineGunFire | Spray

const TYPES: readonly string[] = ['fire', 'vehicleFire', 'ife']

export const isDirectFire = (decision: unknown): decision is DirectFire =>
  TYPES.includes((decision as { readonly type?: string }).type ?? '')

/** What is offered, by the form that stands for it: turned as it was offered. */
export class DirectFires {
  readonly #s: AslskState
  readonly #offered = new Map<string, DirectFire>()

  constructor(s: AslskState) {
    this.#s = s
  }

  /** As if everybody fired like a squad. The one that turns least comes first and counts. */
  formOf(decision: DirectFire): FireDeclaration {
    if (decision.type === 'fire') return decision
    const { at } = decision
    const firer =
      decision.type === 'ife'
        ? { unit: this.#s.weapons[decision.weapon]!.owner, inherent: false, weapons: [decision.weapon] }
        : { unit: decision.unit, inherent: false, weapons: [...decision.weapons] }
    const form: FireDeclaration = { type: 'fire', at, firers: [firer], directors: [] }
    const key = keyOf(form)
    if (!this.#offered.has(key)) this.#offered.set(key, decision)
    return form
  }

  /** What is decided, or asked about, by this form. */
  decisionOf(form: FireDeclaration): DirectFire {
    const known = this.#offered.get(keyOf(form))
    if (known) return known
    const [firer] = form.firers
    const unit = firer && this.#s.units[firer.unit]
    if (!firer || !unit || form.firers.length > 1 || !isVehicle(unit)) return form
    return { type: 'vehicleFire', unit: firer.unit, weapons: [...firer.weapons], at: form.at }
  }
}

const keyOf = ({ at, firers }: FireDeclaration): string =>
  `${at} ${firers.map(({ unit, inherent, weapons }) => `${unit} ${inherent} ${[...weapons].sort((a, b) => a - b).join()}`).join(';')}`
