import { integer, LEGAL, type Problem, refuse } from '@firegroup/kernel'
import { listed, verb } from '@firegroup/kernel/words'
import { type AslskAct, ending } from '../acts.ts'
import type { Aslsk } from '../context.ts'
import { mustFire } from '../pacific/banzai/obliged.ts'
import { type AslskState, NOWHERE, type Weapon } from '../state.ts'
import { isGoodOrder, weaponTypeOf } from '../units/units.ts'
import { destroyWeapon } from '../weapons/breakdown.ts'
import { heldByMen, mountedProblem } from '../weapons/possession.ts'
import { heldBy, hexesOf, unitItems, unitList, weaponItems, weaponName } from '../words/names.ts'
import { fireCandidates } from './candidates.ts'
import { attackFrom, declarationProblems, type FireDeclaration, fireShape, type Occasion } from './declaration.ts'
import { fireAttack } from './fire-attack.ts'
import { FirePairs } from './fire-pairs.ts'
import { weaponLimitProblems } from './firers.ts'
import { forfeits } from './marks.ts'
import { ALL } from './offers.ts'
import { declarationPreview } from './preview.ts'

/** 3.2.2, 3.3.3: a fire attack, by one unit or a Fire Group. */
export const fire: AslskAct<Occasion, FireDeclaration> = {
  type: 'fire',
  rule: '3.2.2',
  fields: fireShape,
  candidates(s, occasion) {
    if (occasion.expenditure) return fireCandidates(s, occasion)
    const workOut = () => (s.units.length < MANY ? fireCandidates(s, occasion) : new FirePairs(s, occasion))
    return occasion.offers?.of<Iterable<FireDeclaration>>('fire', ALL, workOut) ?? workOut()
  },
  problems: declarationProblems,
  perform: (g, occasion, decision) => fireAttack(g, attackFrom(g.state, occasion, decision)),
  describe: fireWords,
  preview: declarationPreview,
}

/** What fewer units than these can fire at is listed sooner than one of it is found. */
const MANY = 45

export interface DestroyWeapon {
  readonly type: 'destroy'
  readonly weapon: number
}

/** 4.0: a unit destroys its own Weapon in the PFPh or DFPh, which counts as using it. */
export const destroyOwn: AslskAct<Occasion, DestroyWeapon> = {
  type: 'destroy',
  rule: '4.0',
  fields: { weapon: integer(0, 9999) },
  candidates(s, occasion) {
    const found: DestroyWeapon[] = []
    for (const { id } of heldByMen(s, occasion.side))
      if (destroyProblems(s, occasion, id).length === 0) found.push({ type: 'destroy', weapon: id })
    return found
  },
  problems: (s, occasion, { weapon }) => destroyProblems(s, occasion, weapon),
  perform(g, _, { weapon }) {
    destroy(g, g.state.weapons[weapon]!)
    return undefined
  },
  describe: (s, { weapon }) => `Destroy the ${weaponName(s, weapon)}${heldBy(s, weapon)}`,
}

export const endPrepFire = ending('end', '3.2', 'End Prep Fire')
export const endDefensiveFire = ending('end', '3.4', 'End Defensive Fire')
export const endAdvancingFire = ending('end', '3.5', 'End Advancing Fire')

/** 3.3.3; 8.1.8.7: not while those among whom a Banzai Charge has come must fire. */
export const holdFire: AslskAct<Occasion, { readonly type: 'hold' }> = {
  ...ending('hold', '3.3.3', 'Hold fire'),
  candidates: (s, { side, expenditure }) => (mustFire(s, side, expenditure) ? [] : [{ type: 'hold' }]),
  problems: (s, { side, expenditure }) =>
    mustFire(s, side, expenditure) ? refuse('8.1.8.7', 'A Banzai Charge has come among your units: they must fire at it.') : LEGAL,
}

function destroy(g: Aslsk, weapon: Weapon): void {
  const unit = g.state.units[weapon.owner]!
  destroyWeapon(g, weapon, '4.0')
  unit.firedWeapon = true
  if (forfeits(g.state, unit)) unit.forfeited = true
}

/** 4.0: why a Weapon can't be destroyed, or dealt with otherwise, instead of being fired. */
export function destroyProblems(s: AslskState, { when, side }: Occasion, id: number): readonly Problem[] {
  const weapon = s.weapons[id]
  if (!weapon || weapon.owner < 0 || s.units[weapon.owner]!.side !== side) return refuse('4.0', `Weapon ${id} is not in your possession.`)
  const mounted = mountedProblem(s, weapon)
  if (mounted) return [mounted]
  if (!isGoodOrder(s.units[weapon.owner]!)) return refuse('4.0', 'Only a Good Order unit can destroy its Weapon.')
  if (wasUsed(weapon)) return refuse('4.0', `The ${weaponTypeOf(s, weapon).name} has already been used in this Player Turn.`)
  const firer = { unit: weapon.owner, inherent: false, weapons: [id] }
  return weaponLimitProblems(s, s.units[weapon.owner]!, firer, { when, at: NOWHERE, expenditure: null })
}

function wasUsed(weapon: Weapon): boolean {
  return weapon.fire !== 'none' || weapon.keptRate
}

function fireWords(s: AslskState, { firers, directors, at }: FireDeclaration): string {
  const own = firers.filter(({ inherent, weapons }) => inherent || weapons.length === 0).map(({ unit }) => unit)
  const guns = firers.flatMap(({ weapons }) => weapons)
  const what = [...unitItems(s, own), ...weaponItems(s, guns)]
  const units = firers.map(({ unit }) => unit)
  const led = directors.length === 0 ? '' : `, ${unitList(s, directors)} ${verb(directors.length, 'directs', 'direct')}`
  return `Fire from ${listed(hexesOf(s, units))} with ${listed(what)} at ${at}${led}`
}
