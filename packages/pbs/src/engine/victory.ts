import type { AslskState, Condition, Side, Victory } from '@firegroup/aslsk'
import { buildingsIn } from '@firegroup/aslsk/queries'
import { placesOf } from '@firegroup/hexmap'
import type { VictoryKnowledge } from './questions.ts'

type Setting = AslskState['setting']

const known = new WeakMap<Setting, { readonly [S in Side]: VictoryKnowledge }>()

/** GAPS F7: what the Victory Conditions are about, for a side that attacks; never changes in a game. */
export function victoryFor({ setting }: AslskState, attacker: Side): VictoryKnowledge {
  let made = known.get(setting)
  if (!made) {
    made = { allied: read(setting, 'allied'), axis: read(setting, 'axis') }
    known.set(setting, made)
  }
  return made[attacker]
}

function read(setting: Setting, attacker: Side): VictoryKnowledge {
  const { victory, turns } = setting.scenario
  const places = new Set<number>()
  const found = { exit: false, casualties: false }
  for (const { side, condition } of conditionsOf(victory)) gather(setting, condition, side === attacker, places, found)
  return {
    places: [...places].sort((a, b) => a - b),
    exits: found.exit ? setting.exits[attacker] : [],
    casualties: found.casualties,
    exit: found.exit,
    turns,
  }
}

function conditionsOf(victory: Victory): readonly { readonly side: Side; readonly condition: Condition }[] {
  return [victory, ...(victory.immediately ?? [])]
}

/** Control counts whoever must have it: where the DEFENDER must hold, the ATTACKER takes. Exit counts for whoever must leave. */
function gather(
  setting: Setting,
  condition: Condition,
  own: boolean,
  places: Set<number>,
  found: { exit: boolean; casualties: boolean },
): void {
  switch (condition.type) {
    case 'control':
      add(places, placesOf(setting.map, { hexes: condition.hexes }))
      break
    case 'controlBuildings': {
      const buildings = buildingsIn(setting, condition.area, condition.stoneOnly === true)
      if (typeof buildings !== 'string') for (const building of buildings) add(places, setting.buildingHexes[building]!)
      break
    }
    case 'noEnemyIn':
      if (own) add(places, placesOf(setting.map, condition.area))
      break
    case 'exit':
      found.exit ||= own
      break
    case 'casualties':
    case 'casualtyRatio':
      found.casualties = true
      break
    default:
      for (const part of Array.isArray(condition.of) ? condition.of : [condition.of]) gather(setting, part, own, places, found)
  }
}

function add(places: Set<number>, more: readonly number[] | string): void {
  if (typeof more !== 'string') for (const place of more) places.add(place)
}
