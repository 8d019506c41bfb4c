import type { Problem } from '@firegroup/kernel'
import { ANTI_TANK, ANTI_TANK_LIMIT, AVAILABLE_FROM, type HalfYear, SITUATIONS } from '../data/dyo.ts'
import { ourPack, type Pack } from '../data/pack.ts'
import type { Personality } from '../data/personality-file.ts'
import { TROOPS } from '../data/troops.ts'
import { SIDES, type Side } from '../state.ts'
import { mostCharges, squadsOf } from '../weapons/capacity.ts'
import { type Bought, type Design, designSchema } from './design.ts'
import { billOf, cardsOf } from './price.ts'

/** 43: everything that is wrong with a design; nothing if it can be played. What comes from a file is looked at first. */
export function designProblems(json: unknown, pack: Pack = ourPack()): readonly Problem[] {
  const malformed = designSchema.check(json, 'design')
  if (malformed) return [{ message: malformed }]
  const design = json as Design
  const problems: Problem[] = []
  const attacks = SITUATIONS[design.situation - 1]!.kind === 'attack'
  if (attacks && design.attacker === undefined) problems.push({ rule: '43.33', message: 'Somebody must attack in this situation.' })
  for (const side of SIDES) problems.push(...boughtProblems(design, side, pack))
  return problems
}

/** Whether a side defends: it may use Snipers and what is laid for it without paying. */
export function defends({ situation, attacker }: Design, side: Side): boolean {
  return SITUATIONS[situation - 1]!.kind === 'attack' && attacker !== side
}

function boughtProblems(design: Design, side: Side, pack: Pack): Problem[] {
  const bought = design.sides[side]
  const { nation, men, machines = [], reinforcements } = bought
  const problems: Problem[] = []
  const no = (rule: string, message: string) => problems.push({ rule, message: `${side}: ${message}` })
  const roster = cardsOf(pack, nation)
  const all = [...men, ...machines, ...(reinforcements?.men ?? []), ...(reinforcements?.machines ?? [])]
  all.forEach((each, i) => {
    const card = roster.get(each)
    if (!card) no('43.2', `there is no ${nation} card ${each}.`)
    else if (all.indexOf(each) !== i) no('43.2', `${card.name} is bought twice.`)
    else if (!isAvailable(card.available, design.halfYear)) no('43.2', `${card.name} is not to be had before ${card.available}.`)
  })
  const { total } = billOf(pack, bought, defends(design, side))
  if (total > design.budget[side]) no('43.2', `the force costs ${total} points, and there are ${design.budget[side]}.`)
  if (men.length + machines.length < 2) no('3.2', 'two cards make the smallest force.')
  const force = all.flatMap((each) => roster.get(each) ?? [])
  leaderProblems(design, bought, force, no)
  gradeProblems(bought, roster, force, no)
  weaponProblems(design, bought, roster, no)
  // 43.41, 28.1: cards are counted, guns and vehicles like men
  const later = reinforcements ? reinforcements.men.length + (reinforcements.machines?.length ?? 0) : 0
  if (later * 2 > men.length + machines.length) no('43.41', 'reinforcements are half the force at most.')
  return problems
}

type Complain = (rule: string, message: string) => void

/** 43.2: one SL and one ASL, a Commissar in place of either; 37.1: partisans have one leader at most. */
function leaderProblems({ replay }: Design, { troopType }: Bought, force: readonly Personality[], no: Complain): void {
  const count = (role: Personality['role']) => force.filter((card) => card.role === role).length
  const [leaders, seconds, commissars] = [count('SL'), count('ASL'), count('COMMISSAR')]
  if (troopType === 'Partisans' && leaders + seconds + commissars > 1) no('37.1', 'partisans have one leader at most.')
  const right = leaders + seconds + commissars === 2 && leaders <= 1 && seconds <= 1 && commissars <= 1
  if (replay && troopType !== 'Partisans' && !right) no('43.2', 'there is one SL and one ASL, or a Commissar for either.')
}

const LEAST_ELITE = 2
const MOST_SECOND = 4

/** 39.8: who is too timid for the elite, or too good for the second line; leaders come from the end of the list that fits. */
function gradeProblems(
  { nation, troopType, machines = [] }: Bought,
  roster: ReadonlyMap<number, Personality>,
  force: readonly Personality[],
  no: Complain,
): void {
  if (troopType === undefined) return
  const troops = TROOPS[troopType]
  if (!troops) {
    no('39', `there are no ${troopType}.`)
    return
  }
  if (!troops.of.includes(nation)) {
    no(troops.rule, `${troopType} are not ${nation} troops.`)
    return
  }
  if (troops.grade === 'partisan' && machines.length > 0) no('37.1', 'partisans have neither guns nor vehicles.')
  const fits = ({ morale }: Personality) => (troops.grade === 'elite' ? morale >= LEAST_ELITE : morale <= MOST_SECOND)
  if (troops.grade === 'partisan') return
  const leaders = [...roster.values()].filter((card) => card.role === 'SL' && fits(card))
  const best = Math[troops.grade === 'elite' ? 'max' : 'min'](...leaders.map(({ morale }) => morale))
  for (const card of force) {
    // 39.8: vehicles keep what is printed
    if (card.machine?.type === 'afv') continue
    if (card.role === 'SL' && card.morale !== best) no('39.8', `${card.name} does not lead ${troopType}.`)
    else if (!fits(card)) no('39.8', `${card.name} with morale ${card.morale} does not belong to ${troopType}.`)
  }
}

/** 21.11, 43.7, 53: who carries what, how much of it there is, and since when. */
function weaponProblems(
  design: Design,
  { nation, men, secondaryWeapons = [] }: Bought,
  roster: ReadonlyMap<number, Personality>,
  no: Complain,
): void {
  const pack = ourPack()
  for (const { weapon, carrier } of secondaryWeapons) {
    const man = roster.get(carrier)
    if (!man || !men.includes(carrier)) no('21.1', `nobody with the number ${carrier} is there to carry anything.`)
    else if (man.weapon !== '' && !pack.weapons[man.weapon]?.sw) no('21.1', `${man.name}’s own weapon leaves him no hand for another.`)
    if (!isAvailable(AVAILABLE_FROM[weapon], design.halfYear)) no('43.7', `there is no ${weapon} before ${AVAILABLE_FROM[weapon]}.`)
  }
  if (new Set(secondaryWeapons.map(({ carrier }) => carrier)).size < secondaryWeapons.length)
    no('21.1', 'a man carries one secondary weapon.')
  const charges = secondaryWeapons.filter(({ weapon }) => weapon === 'demolitionCharge').length
  if (charges > mostCharges(nation, men.length))
    no('21.11', `there is one demolition charge for a squad, here ${mostCharges(nation, men.length)}.`)
  const tubes = secondaryWeapons.filter(({ weapon }) => ANTI_TANK.includes(weapon)).length
  const most = ANTI_TANK_LIMIT[nation] * squadsOf(nation, men.length)
  if (tubes > most) no('53', `there are ${most} anti-tank weapons for that force, not ${tubes}.`)
}

/** 43.2: a card with a date is there from the half-year in which it falls. */
export function isAvailable(from: string | undefined, halfYear: HalfYear): boolean {
  if (from === undefined) return true
  const end = `${halfYear.slice(0, 4)}-${halfYear.endsWith('a') ? '06' : '12'}`
  return from <= end
}
