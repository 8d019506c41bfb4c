import { goalsOf, halves, objectivesOf, resultWords, type SideAim, type StandingParts } from '@firegroup/hexgame'
import { type Clock, OBSERVER, type Standing, type Viewer } from '@firegroup/kernel'
import { numberWord, verb } from '@firegroup/kernel/words'
import type { Setting } from '../setting.ts'
import { type AslskState, enemyOf, SIDES, type Side, type Unit } from '../state.ts'
import { knownTo, noticedBy } from '../units/units.ts'
import { kindItems, sidePeople, weaponKinds } from '../words/names.ts'
import { aheadIn } from './victory.ts'

/** What the game is about, from its Victory Conditions (1.3), and how that stands as a viewer may know it. */
export function standing(state: AslskState, viewer: Viewer): Standing {
  const s = asControlled(state, viewer)
  const aims = aimsOf(s.setting)
  const objectives = objectivesOf(s, viewer, aims, partsOf(s))
  const { side } = s.setting.scenario.victory
  return {
    objectives,
    goals: goalsOf(s, aims, objectives),
    otherwise: `Otherwise the ${sidePeople(s, enemyOf(side))} win.`,
    ahead: aheadIn(s),
    clock: clockOf(s, viewer),
  }
}

/** 2.0 Control: with what everybody holds as far as a viewer sees it; when all is over he sees all. */
function asControlled(s: AslskState, viewer: Viewer): AslskState {
  return s.controlSeen && s.winner === null ? { ...s, control: s.controlSeen[viewer as keyof typeof s.controlSeen] } : s
}

/** What decided a game that is over. */
export function result(s: AslskState): string {
  if (s.winner === null) return ''
  const winner = s.winner === 'draw' ? null : s.winner
  const aims = aimsOf(s.setting)
  const objectives = objectivesOf(s, OBSERVER, aims, partsOf(s))
  const people = (side: string) => sidePeople(s, side as Side)
  const told = resultWords({ s, turn: s.turn, winner, aims, objectives, people, enemyOf: (side) => enemyOf(side as Side) })
  return told === '' ? s.winReason : told
}

function aimsOf({ victory, scenario }: Setting): readonly SideAim<AslskState>[] {
  const atTheEnd = { side: scenario.victory.side, immediately: false, aim: victory.atTheEnd }
  return [atTheEnd, ...victory.immediately.map(({ side, aim }) => ({ side, immediately: true, aim }))]
}

function partsOf({ setting }: AslskState): StandingParts<AslskState> {
  return {
    names: setting.scenario.victory.names ?? {},
    hexName: (hex) => setting.map.grid.idOf(hex),
    present: (s, hexes, viewer) =>
      SIDES.flatMap((side) => {
        const isHere = (unit: Unit): boolean => unit.side === side && hexes.includes(unit.at)
        const units = knownTo(s, viewer).filter(isHere)
        // a "?" says that somebody is there, and neither who nor how many (8.3)
        const unknown = noticedBy(s, viewer as Side).filter(isHere).length > units.length ? ['unknown stack'] : []
        if (units.length + unknown.length === 0) return []
        const weapons = s.weapons.filter(({ owner }) => units.some(({ id }) => id === owner))
        return [{ seat: side, words: [...kindItems(s, units), ...weaponKinds(s, weapons), ...unknown].join(', ') }]
      }),
    isMelee: (s, hexes) => s.units.some(({ at, melee }) => melee && hexes.includes(at)),
  }
}

/** 3.9: Player Turns that are left, the one that is being played among them. */
function clockOf({ turn, attacker, setting }: AslskState, viewer: Viewer): Clock {
  const { turns, movesFirst, halfLastTurn = false } = setting.scenario
  const all = 2 * turns - (halfLastTurn ? 1 : 0)
  const left = all - 2 * (turn - 1) - (attacker === movesFirst ? 0 : 1)
  const own = Math.floor((left + (attacker === viewer ? 1 : 0)) / 2)
  const isPlayer = SIDES.some((side) => side === viewer)
  const moves = isPlayer ? `, ${numberWord(own)} ${verb(own, 'move', 'moves')} of yours` : ''
  return {
    unit: 'turn',
    now: turn,
    of: turns,
    halfLast: halfLastTurn,
    left: `${halves(left / 2)} ${left > 2 ? 'turns' : 'turn'} left${moves}`,
  }
}
