/** Why somebody can't fire, tried out on the engine. */
import { type AslskState, type FireDeclaration, type Place, typeOf, type Unit, weaponTypeOf } from '@firegroup/aslsk'
import type { Problem } from '@firegroup/kernel'
import { nameOf, unique } from '../../../../play/controller/draft.ts'
import type { AslskDesktop } from '../kinds.ts'

interface Attack {
  readonly at: Place | null
  readonly firers: FireDeclaration['firers']
  readonly directors: readonly number[]
}

/** Why a unit can't join the attack. */
export function whyUnitNot(desk: AslskDesktop, attack: Attack, unit: Unit): Problem | null {
  const at = attack.at ?? anyTarget(desk)
  if (at === null) return null
  const isLeader = isLeading(desk.s, unit)
  const firers = isLeader ? attack.firers : [...attack.firers, { unit: unit.id, inherent: true, weapons: [] }]
  const directors = isLeader ? [...attack.directors, unit.id] : attack.directors
  if (firers.length === 0) return null
  return desk.question.problem({ type: 'fire', at: nameOf(desk.s, at), firers, directors }) ?? null
}

/** Why a hex can't fire (at the target). */
export function whyNot(desk: AslskDesktop, target: Place | null, place: Place): Problem | null {
  const at = target ?? anyTarget(desk)
  if (at === null) return { message: 'There is no enemy on the map to fire at.' }
  const silent = whyGunNot(desk, at, place)
  if (silent) return silent
  for (const unit of desk.s.units) {
    if (unit.at !== place || unit.side !== desk.seat || isLeading(desk.s, unit)) continue
    const problem = alone(desk, unit, at)
    if (problem) return problem
  }
  return { message: `Nobody in ${nameOf(desk.s, place)} can fire now.` }
}

/** Why what must hit first can't fire from there, be it turned or not: that its crew reaches no farther is beside the point. */
function whyGunNot({ s, seat, question }: AslskDesktop, at: Place, place: Place): Problem | null {
  for (const weapon of s.weapons) {
    const owner = s.units[weapon.owner]
    if (!weapon.ordnance || owner?.at !== place || owner.side !== seat) continue
    const isTank = s.units.some((unit) => unit.at === at && unit.side !== seat && unit.vehicle)
    const target = weaponTypeOf(s, weapon).barrel?.role === 'MTR' ? 'att' : isTank ? 'vtt' : 'itt'
    const shot = { type: 'ordnance', weapon: weapon.id, at: nameOf(s, at), target } as const
    const problems = [question.problem(shot), ...SPINES.map((ca) => (weapon.ordnance!.ca < 0 ? null : question.problem({ ...shot, ca })))]
    const found = problems.filter((problem) => problem !== null)
    const why = found.find(({ message }) => !message.includes('Covered Arc')) ?? found[0]
    if (why) return why
  }
  return null
}

const SPINES = [0, 1, 2, 3, 4, 5] as const

/** Own hexes besides these from which nobody can answer a move into this one, the nearest first. */
export function whyOthersNot(desk: AslskDesktop, at: Place, able: readonly Place[]): readonly { place: Place; problem: Problem }[] {
  const { grid } = desk.s.setting.map
  return unique(desk.s.units.filter((unit) => unit.at >= 0 && unit.side === desk.seat).map((unit): Place => unit.at))
    .filter((place) => !able.includes(place))
    .sort((a, b) => grid.distance(a, at) - grid.distance(b, at))
    .flatMap((place) => {
      const problem = whyNot(desk, at, place)
      return problem ? [{ place, problem }] : []
    })
}

/** Why no answer to a move goes there. */
export function whyNotThere(desk: AslskDesktop, place: Place): Problem | null {
  const any = desk.s.units.find(({ side, at }) => side === desk.seat && at >= 0)
  const firers = any ? [{ unit: any.id, inherent: true, weapons: [] }] : []
  return desk.question.problems({ type: 'fire', at: nameOf(desk.s, place), firers, directors: [] })[0] ?? null
}

/** Why nobody can fire at this hex. */
export function whyNobody(desk: AslskDesktop, place: Place): Problem | null {
  for (const unit of desk.s.units) {
    if (unit.side !== desk.seat || unit.at < 0 || unit.broken || isLeading(desk.s, unit)) continue
    const problem = alone(desk, unit, place)
    if (problem) return problem
  }
  return { message: 'Nobody of yours can fire at it.' }
}

function alone({ s, question }: AslskDesktop, unit: Unit, at: Place): Problem | null {
  const firers = [{ unit: unit.id, inherent: true, weapons: [] }]
  return question.problem({ type: 'fire', at: nameOf(s, at), firers, directors: [] })
}

const isLeading = (s: AslskState, unit: Unit): boolean => typeOf(s, unit).kind === 'leader'

const anyTarget = ({ s, seat }: AslskDesktop): Place | null => s.units.find((unit) => unit.at >= 0 && unit.side !== seat)?.at ?? null
