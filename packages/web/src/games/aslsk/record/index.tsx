/** Games of the Starter Kit gone through again. */
import { type AslskEvent, type AslskState, aslsk, describeDecision, describeEvents, describePlace, type Side } from '@firegroup/aslsk'
import { type ReactNode, useMemo } from 'react'
import { HexStill } from '../../../matches/replay/HexStill.tsx'
import { sameList, sameOr } from '../../../matches/replay/sharing.ts'
import { placeOf } from '../../../play/controller/draft.ts'
import type { GameRecord, StillProps, When } from '../../record.ts'
import { glossary } from '../learn/glossary.ts'
import { PHASE_NAMES } from '../phase-names.ts'
import { oddsOf } from './odds.ts'
import { deed, Scene } from './Scene.tsx'
import { stacksOf } from './stacks.ts'
import { tables } from './tables.ts'

export const record: GameRecord<AslskState, AslskEvent> = {
  system: aslsk,
  glossary,
  tell: describeEvents,
  describe: describeDecision,
  sideName: (s, seat) => s.setting.scenario.sides[seat as Side].name,
  sharing: (state, before) => ({
    ...state,
    units: state.units.map((unit, id) => sameOr(unit, before.units[id])),
    weapons: state.weapons.map((weapon, id) => sameOr(weapon, before.weapons[id])),
    control: sameList(state.control, before.control) ? before.control : state.control,
  }),
  isLoss: ({ type }) => type === 'eliminated',
  when,
  Still,
  Scene,
  deed,
  oddsOf,
  crop: { type: 'map', map: ({ setting }) => setting.map, stacks: stacksOf, place: placeOf },
  aim: ({ setting }) => setting.scenario.victory.text,
  nation: ({ setting }, seat) => setting.scenario.sides[seat as Side].nation,
  setting: ({ setting: { scenario } }) => [scenario.briefing.place, scenario.briefing.date],
  standing: ({ turn, phase, setting }) => `Turn ${turn} of ${setting.scenario.turns}, ${PHASE_NAMES[phase]}`,
  scenarioId: ({ setting }) => setting.scenario.id,
  tables,
  note: 'Two fair dice come to 7 on average. Low dice are good for whoever rolls them.',
}

function when({ turn, attacker, phase, setting: { scenario } }: AslskState): When {
  const [side, name] = [scenario.sides[attacker].name, PHASE_NAMES[phase]]
  return {
    turn,
    half: attacker,
    phase,
    title: phase === 'setup' ? name : `Turn ${turn}, ${side}, ${name}`,
    place: `Turn ${turn} of ${scenario.turns}, ${side}, ${name}`,
    numbered: attacker === scenario.movesFirst,
  }
}

function Still({ name, moment: { state }, first, places, shown, chips, onChip }: StillProps<AslskState, AslskEvent>): ReactNode {
  const stacks = useMemo(() => stacksOf(state), [state])
  const areas = first.state.setting.groups.flatMap(({ area }) => area)
  return (
    <HexStill
      name={name}
      map={state.setting.map}
      stacks={stacks}
      describe={(hex) => describePlace(state, hex)}
      places={places}
      opening={areas[Math.floor(areas.length / 2)]}
      shown={shown}
      chips={chips}
      onChip={onChip}
    />
  )
}
