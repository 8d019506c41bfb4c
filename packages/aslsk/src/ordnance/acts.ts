import { spinesBetween } from '@firegroup/hexmap'
import { integer, LEGAL, type Problem, refuse } from '@firegroup/kernel'
import type { AslskAct } from '../acts.ts'
import { exposeInSight } from '../concealment/reveal.ts'
import { AMMO_NAMES } from '../data/ammunition.ts'
import type { Occasion } from '../fire/declaration.ts'
import { isBamboo } from '../pacific/bamboo.ts'
import type { AslskState } from '../state.ts'
import { isGoodOrder, weaponTypeOf } from '../units/units.ts'
import { heldBy, unitLabel, weaponName } from '../words/names.ts'
import { loseAcquisition } from './acquisition.ts'
import { SPINES } from './arc.ts'
import { shotCandidates } from './candidates.ts'
import { isTurnedAway, turn } from './handling.ts'
import { hasPushed } from './manned.ts'
import { shotPreview } from './preview.ts'
import { shotProblems } from './problems.ts'
import { fireOrdnance } from './resolve.ts'
import { pointsAt, type Shooter, type ShotDeclaration, shooterOf, shotFrom, shotShape } from './shot.ts'
import { ShotPairs } from './shot-pairs.ts'

/** 3.2.4: a Gun or Mortar fires: it must hit before it has an effect. */
export const ordnance: AslskAct<Occasion, ShotDeclaration> = {
  type: 'ordnance',
  rule: '3.2.4',
  fields: shotShape,
  candidates: (s, occasion) => (occasion.expenditure ? shotCandidates(s, occasion) : new ShotPairs(s, occasion)),
  problems: shotProblems,
  perform: (g, occasion, declared) => fireOrdnance(g, shotFrom(g.state, occasion, declared)!),
  describe: shotWords,
  preview: shotPreview,
}

export interface TurnGun {
  readonly type: 'turn'
  readonly weapon: number
  readonly ca: number
}

/** 3.2.4: at the end of its side's fire phase a Gun that could still fire is turned instead. */
export const turnGun: AslskAct<Occasion, TurnGun> = {
  type: 'turn',
  rule: '3.2.4',
  fields: { weapon: integer(0, 9999), ca: integer(0, 5) },
  candidates(s, occasion) {
    const found: TurnGun[] = []
    for (const weapon of s.weapons) {
      if (!weapon.ordnance || weapon.ordnance.ca < 0 || weapon.owner < 0) continue
      for (let ca = 0; ca < 6; ca++)
        if (turnProblems(s, occasion, { type: 'turn', weapon: weapon.id, ca }).length === 0)
          found.push({ type: 'turn', weapon: weapon.id, ca })
    }
    return found
  },
  problems: turnProblems,
  perform(g, _, { weapon, ca }) {
    const by = shooterOf(g.state, weapon)!
    exposeInSight(g, [by.crew], '8.3')
    turn(g, by, ca, spinesBetween(pointsAt(by), ca))
    by.weapon.ordnance.turnedIdle = true
    loseAcquisition(by.weapon)
    return undefined
  },
  describe: (s, { weapon, ca }) => `Turn the ${weaponName(s, weapon)}${heldBy(s, weapon)} to the ${SPINES[ca]}`,
}

function turnProblems(s: AslskState, { side }: Occasion, { weapon: id, ca }: TurnGun): readonly Problem[] {
  const by: Shooter | null = shooterOf(s, id)
  if (by?.kind !== 'weapon' || by.crew.side !== side || pointsAt(by) < 0) return refuse('3.2.4', 'None of your units mans such a Gun.')
  const { weapon, crew } = by
  const { name } = weaponTypeOf(s, weapon)
  if (!isGoodOrder(crew)) return refuse('3.2.4', 'Only a Good Order unit turns its Gun.')
  if (crew.pinned) return refuse('3.2.3', 'A pinned unit may not change the Covered Arc of its Gun.')
  if (weapon.malfunctioned) return refuse('6.12', `The ${name} is malfunctioned.`)
  if (hasPushed(s, crew)) return refuse('6.5', `The ${name} has been pushed in this Player Turn.`)
  if (isTurnedAway(weapon)) return refuse('3.2.4', `The ${name} has been turned in this phase.`)
  if ((weapon.fire !== 'none' && !weapon.keptRate) || weapon.ordnance.intensive) return refuse('3.2.4', `The ${name} could fire no more.`)
  if (crew.fire !== 'none' && !crew.forfeited) return refuse('3.2.4', 'Its crew has used its own firepower.')
  if (by.kind === 'weapon' && isBamboo(s, crew.at) && (weapon.fire !== 'none' || weapon.keptRate))
    return refuse('8.2.1', 'In bamboo a Gun can’t be turned and fired in the same Player Turn.')
  return ca === pointsAt(by) ? refuse('3.2.4', `The ${name} points there already.`) : LEGAL
}

function shotWords(
  s: AslskState,
  { weapon, at, target, vehicle, asMortar, ca, vca, intensive, ammo, careful, leader }: ShotDeclaration,
): string {
  const which = vehicle === undefined ? ' as a vehicle' : `, at the ${unitLabel(s, vehicle)}`
  const how = [
    target === 'att' ? ' as an area' : target === 'vtt' ? which : '',
    asMortar ? ', as a Mortar' : '',
    ammo === undefined || (ammo === 'he' && target !== 'vtt') ? '' : ` with ${AMMO_NAMES[ammo]}`,
    vca === undefined ? '' : `, its hull turned to the ${SPINES[vca]}`,
    ca === undefined ? '' : `, turned to the ${SPINES[ca]}`,
    intensive ? ', as Intensive Fire' : '',
    careful ? ', with care for the backblast' : '',
    leader === undefined ? '' : `, ${unitLabel(s, leader)} directs`,
  ]
  return `Fire the ${weaponName(s, weapon)}${heldBy(s, weapon)} at ${at}${how.join('')}`
}
