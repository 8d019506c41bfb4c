import { goalsOf, objectivesOf, resultWords, type StandingParts } from '@firegroup/hexgame'
import { type Clock, OBSERVER, type Standing, type Viewer } from '@firegroup/kernel'
import { numberWord } from '@firegroup/kernel/words'
import { hexOf } from '../map/location.ts'
import { enemyOf, type LnltState, SIDES, type Side } from '../state.ts'
import { kindItems, sidePeople, weaponKinds } from '../words/names.ts'
import { verdict } from './victory.ts'

/** What the game is about, from its Victory Objectives (22.0), and how that stands. 1.3: all stacks are open to both. */
export function standing(s: LnltState, viewer: Viewer): Standing {
  const { victory, scenario } = s.setting
  const objectives = objectivesOf(s, viewer, victory, partsOf(s))
  const { otherwise } = scenario.victory
  const now = s.winner ?? verdict(s).winner
  return {
    objectives,
    goals: goalsOf(s, victory, objectives),
    otherwise: otherwise === undefined ? 'Otherwise nobody wins.' : `Otherwise the ${sidePeople(s, otherwise)} win.`,
    ahead: now === 'draw' ? null : now,
    clock: clockOf(s),
  }
}

/** What decided a game that is over. */
export function result(s: LnltState): string {
  if (s.winner === null) return ''
  const { victory: aims } = s.setting
  const objectives = objectivesOf(s, OBSERVER, aims, partsOf(s))
  const winner = s.winner === 'draw' ? null : s.winner
  const people = (side: string) => sidePeople(s, side as Side)
  const told = resultWords({ s, turn: s.turn, winner, aims, objectives, people, enemyOf: (side) => enemyOf(side as Side) })
  return told === '' ? s.winReason : told
}

function partsOf({ setting }: LnltState): StandingParts<LnltState> {
  return {
    names: setting.scenario.victory.names ?? {},
    hexName: (hex) => setting.map.grid.idOf(hex),
    present: (s, hexes) =>
      SIDES.flatMap((side) => {
        const units = s.units.filter((unit) => unit.side === side && unit.at >= 0 && hexes.includes(hexOf(unit.at)))
        if (units.length === 0) return []
        const weapons = s.weapons.filter(({ owner }) => units.some(({ id }) => id === owner))
        return [{ seat: side, words: [...kindItems(s, units), ...weaponKinds(s, weapons)].join(', ') }]
      }),
    isMelee: (s, hexes) =>
      s.units.some(
        (unit) =>
          unit.at >= 0 && hexes.includes(hexOf(unit.at)) && s.units.some((other) => other.side !== unit.side && other.at === unit.at),
      ),
  }
}

/** 2.0: the turn that is being played counts among those that are left. */
function clockOf({ turn, setting }: LnltState): Clock {
  const of = setting.scenario.turns
  const left = of - turn + 1
  return {
    unit: 'turn',
    now: turn,
    of,
    halfLast: false,
    left: left === 1 ? 'the last turn' : `${numberWord(left)} turns left with this one`,
  }
}
