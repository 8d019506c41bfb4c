/** Games of Lock 'n Load gone through again. */
import {
  describeDecision,
  describeStack,
  hexOf,
  type LnltEvent,
  type LnltState,
  lnlt,
  locationNamed,
  locationsIn,
  type Side,
  sidePeople,
} from '@firegroup/lnlt'
import { type ReactNode, useMemo } from 'react'
import { HexStill } from '../../../matches/replay/HexStill.tsx'
import { sameList, sameOr } from '../../../matches/replay/sharing.ts'
import type { GameRecord, StillProps, When } from '../../record.ts'
import { glossary } from '../learn/glossary.ts'
import { PHASE_NAMES } from '../phase-names.ts'
import { asItStands, stacksOf } from '../play/board/stacks.ts'
import { tell } from '../play/words.ts'
import { oddsOf } from './odds.ts'
import { deed, Scene } from './Scene.tsx'
import { tables } from './tables.ts'

export const record: GameRecord<LnltState, LnltEvent> = {
  system: lnlt,
  glossary,
  tell,
  describe: describeDecision,
  sideName: (s, seat) => sidePeople(s, seat as Side),
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
  crop: {
    type: 'map',
    map: ({ setting }) => setting.map,
    stacks: (s) => stacksOf(s, asItStands(s)),
    place: (s, name) => {
      const found = locationNamed(s.setting, name)
      return found < 0 ? -1 : hexOf(found)
    },
  },
  aim: ({ setting }) => setting.scenario.victory.text,
  nation: ({ setting }, seat) => setting.scenario.sides[seat as Side].nation,
  setting: ({ setting: { scenario } }) => [scenario.briefing.place, scenario.briefing.date],
  standing: ({ turn, phase, setting }) =>
    phase === 'setup' ? PHASE_NAMES.setup : `Turn ${turn} of ${setting.scenario.turns}, ${PHASE_NAMES[phase]}`,
  scenarioId: ({ setting }) => setting.scenario.id,
  tables,
  note: 'A fair die comes to 3.5 on average. In attacks high dice are good for whoever rolls them, in Morale and Damage Checks low ones.',
}

function when({ turn, phase, setting: { scenario } }: LnltState): When {
  const name = PHASE_NAMES[phase]
  return {
    turn,
    half: `${turn}`,
    phase,
    title: phase === 'setup' ? name : `Turn ${turn}, ${name}`,
    place: phase === 'setup' ? name : `Turn ${turn} of ${scenario.turns}, ${name}`,
    numbered: true,
  }
}

function Still({ name, moment: { state }, first, places, shown, chips, onChip }: StillProps<LnltState, LnltEvent>): ReactNode {
  const stacks = useMemo(() => stacksOf(state, asItStands(state)), [state])
  const areas = first.state.setting.groups.flatMap(({ area }) => area)
  const middle = areas[Math.floor(areas.length / 2)]
  return (
    <HexStill
      name={name}
      map={state.setting.map}
      stacks={stacks}
      describe={(hex) =>
        locationsIn(state.setting, hex)
          .map((at) => describeStack(state, at))
          .join(' ')
      }
      places={places}
      opening={middle === undefined ? undefined : hexOf(middle)}
      shown={shown}
      chips={chips}
      onChip={onChip}
    />
  )
}
