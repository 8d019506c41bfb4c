import { flag, integer, type Keeper, keep, keptBy, listOf, type ModuleState, optional, record } from '@firegroup/kernel'
import { groupInPlay } from '../../groups/groups.ts'
import type { Card, UpfrontState } from '../../state.ts'

/** 45.4: a group that has declared Banzai against another. */
export interface Charge {
  readonly group: number
  readonly target: number
  /** The player turn in which it last played a Movement card, the declaring one included. */
  movedOn: number
  /** 45.47: it has come to close combat. */
  fought: boolean
  /** 45.47: the player turns in which it was last fired on, and last counter-attacked. */
  firedOn: number
  counteredOn: number
  /** 45.423: who has got through the Minefield on which the group stands. */
  through: { readonly man: number; readonly card: Card }[]
}

interface Ledger {
  readonly charges: Charge[]
}

const form = record({
  charges: listOf(
    record({
      group: integer(0, 40),
      target: integer(0, 40),
      movedOn: optional(integer(0)),
      fought: optional(flag()),
      firedOn: optional(integer(0)),
    }),
    { min: 1, max: 6 },
  ),
})

export const ledger: ModuleState<UpfrontState, Ledger> = {
  begin: () => undefined,
  clone: ({ charges }) => ({ charges: charges.map((each) => ({ ...each, through: each.through.map((man) => ({ ...man })) })) }),
  view: (kept) => ({ ...kept }),
  read(description, s) {
    const wrong = form.check(description, 'situation.kept.banzai')
    if (wrong) return { ok: false, problems: [{ message: wrong }] }
    const { charges } = description as { readonly charges: readonly Partial<Charge>[] }
    const nobody = charges.flatMap(({ group, target }) => [group!, target!]).find((id) => !groupInPlay(s, id))
    if (nobody !== undefined) return { ok: false, problems: [{ message: `situation.kept.banzai: there is no group ${nobody}.` }] }
    const nothing = { movedOn: 0, fought: false, firedOn: 0, counteredOn: 0 }
    return { ok: true, value: { charges: charges.map((each) => ({ ...nothing, ...each, through: [] }) as Charge) } }
  },
}

const keeper: Keeper<never, Ledger> = { id: 'banzai' }
const NOBODY: readonly Charge[] = []

export function chargesOf(s: UpfrontState): readonly Charge[] {
  return s.modules === undefined ? NOBODY : (keptBy(s, keeper)?.charges ?? NOBODY)
}

export function chargeOf(s: UpfrontState, group: number): Charge | undefined {
  return chargesOf(s).find((charge) => charge.group === group)
}

export function setCharges(s: UpfrontState, charges: readonly Charge[]): void {
  keep(s, keeper, charges.length > 0 ? { charges: [...charges] } : undefined)
}
