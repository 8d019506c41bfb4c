import type { Rules } from '@firegroup/kernel'
import { detectHidden } from '../concealment/detection.ts'
import { concealOutOfSight } from '../concealment/gain.ts'
import { keepUnseen } from '../concealment/set-up.ts'
import type { Aslsk } from '../context.ts'
import { isPaved } from '../map/roads.ts'
import { placeOf } from '../map/terrain.ts'
import { arcToTheEnemy } from '../ordnance/arc.ts'
import { isBamboo } from '../pacific/bamboo.ts'
import { goApart } from '../pacific/marines.ts'
import { at, type Step } from '../sequence/step.ts'
import type { DeployedGroup } from '../setting.ts'
import { type AslskState, enemyOf, RESERVE, type Side } from '../state.ts'
import { isVehicle, weaponsOf } from '../units/units.ts'
import { type Deployment, deploy, placing } from './deployment.ts'

export const setupSteps: readonly Step[] = [{ key: 'setup.place', ...at('0.22'), run: setUp }]

/** 1.3: one side sets up, then the other in sight of it. */
function* setUp(g: Aslsk): Rules<void> {
  const { setsUpFirst } = g.state.setting.scenario
  for (const side of [setsUpFirst, enemyOf(setsUpFirst)]) {
    const groups = groupsToSetUp(g.state, side)
    if (groups.length === 0) continue
    yield* deploy(g, { side, groups }, { kind: 'setup', title: 'Where do your units set up?', rule: '1.3' })
    g.checkpoint()
  }
  concealOutOfSight(g)
  detectHidden(g)
}

/** 1.3: the groups of a side are placed on the map. */
export const setUpGroups = placing({
  kind: 'setup',
  rule: '1.3',
  verb: 'Set up',
  perform: (g, { side }, decision) => setUpSide(g, side, decision),
})

/** The groups that set up before play and have not done so. */
function groupsToSetUp(s: AslskState, side: Side): DeployedGroup[] {
  return s.setting.groups.filter(
    (group) => group.side === side && group.entersOn === 0 && group.units.some((unit) => s.units[unit]!.at === RESERVE),
  )
}

function setUpSide(g: Aslsk, side: Side, decision: Deployment): void {
  const s = g.state
  const units = decision.units.map(({ unit, hex }) => {
    const at = placeOf(s, hex)
    s.units[unit]!.at = at
    return { unit, at }
  })
  giveWeapons(s, decision)
  emplace(s, decision)
  faceVehicles(s, decision)
  keepUnseen(
    s,
    side,
    decision,
    units.map(({ unit }) => s.units[unit]!),
  )
  g.emit({ type: 'setUp', rule: '1.3', side, units })
  for (const unit of decision.apart ?? []) goApart(g, s.units[unit]!)
}

/** 6.3, 8.2.1: a Gun that is set up is Emplaced, but on a paved road or in bamboo. */
function emplace(s: AslskState, { weapons }: Deployment): void {
  for (const { weapon } of weapons) {
    const { ordnance, at } = s.weapons[weapon]!
    if (ordnance && ordnance.ca >= 0 && !isPaved(s, at) && !isBamboo(s, at)) ordnance.emplaced = true
  }
}

/** 1.2.7, 7.7: which way the hulls and turrets point, and whose hatches are open. What is mounted is where its vehicle is. */
export function faceVehicles(s: AslskState, decision: Deployment): void {
  for (const { unit: id, vca, tca, exposed } of decision.units) {
    const unit = s.units[id]!
    if (!isVehicle(unit)) continue
    unit.vehicle.vca = vca ?? arcToTheEnemy(s, unit.at >= 0 ? unit.at : unit.entry, unit.side)
    unit.vehicle.tca = tca ?? unit.vehicle.vca
    if (exposed !== undefined) unit.vehicle.exposed = exposed
    for (const weapon of weaponsOf(s, unit)) weapon.at = unit.at
  }
}

/** 4.0: whoever has a Weapon from the start. */
export function giveWeapons(s: AslskState, decision: Deployment): void {
  for (const { weapon, unit, ca } of decision.weapons) {
    const given = s.weapons[weapon]!
    given.owner = s.units[unit]!.id
    given.at = s.units[unit]!.at
    if (given.ordnance && given.ordnance.ca >= 0) given.ordnance.ca = ca ?? arcToTheEnemy(s, given.at, given.side)
  }
}
