/** What the bars above and below say of a game of the Starter Kit. */
import { type AslskEvent, type AslskState, isMounted, nationOf, PHASES, type Side } from '@firegroup/aslsk'
import type { ReactNode } from 'react'
import type { HexDraft } from '../../../play/controller/draft.ts'
import { PhaseRibbon, TurnRow } from '../../../play/parts/Ribbon.tsx'
import type { BarParts } from '../../game.ts'
import { PHASE_NAMES } from '../phase-names.ts'
import { facingActs, plannedArc, plannedStance } from './board/facing.ts'
import { hidingActs } from './board/hiding.ts'
import { chosenUnits } from './drafts/chosen.ts'
import { CombatDraft } from './drafts/combat-draft.ts'
import { OrdnanceDraft } from './drafts/ordnance-draft.ts'
import { UnitFace, WeaponFace } from './faces.tsx'
import type { AslskDesk } from './kinds.ts'
import { stepsShown } from './steps.ts'
import { sideName } from './words.ts'

const SHORT: Readonly<Record<string, string>> = {
  rally: 'Rally',
  prepFire: 'Prep Fire',
  movement: 'Move',
  defensiveFire: 'Def Fire',
  advancingFire: 'Adv Fire',
  rout: 'Rout',
  advance: 'Advance',
  closeCombat: 'CC',
}
const RIBBON = PHASES.map((id) => ({ id, name: PHASE_NAMES[id], short: SHORT[id] ?? '' }))

const END: Readonly<Record<string, string>> = {
  prepFire: 'End Prep Fire',
  defensiveFire: 'End Defensive Fire',
  advancingFire: 'End Advancing Fire',
  move: 'End Movement',
  rout: 'End Rout',
  advance: 'End Advance',
  closeCombat: 'No attack',
  restack: 'As they stand',
}
const NEWS: readonly string[] = ['attack', 'moves', 'eliminated', 'closeCombatAttack']

export const bars: BarParts<AslskState, AslskEvent, HexDraft> = {
  scenarioName: (s) => s.setting.scenario.name,
  where: (s) => `${sideName(s, s.attacker)}, turn ${s.turn} of ${s.setting.scenario.turns}`,
  palette: paletteOf,
  handOver: (s, seat) =>
    `You play the ${sideName(s, seat as Side)}. Turn ${s.turn} of ${s.setting.scenario.turns}, ${sideName(s, s.attacker)}: ${PHASE_NAMES[s.phase]}.`,
  isNews: ({ type }) => NEWS.includes(type),
  Turns: ({ s }) => <TurnRow turn={s.turn} turns={s.setting.scenario.turns} />,
  Ribbon: ({ s, asked }) => <PhaseRibbon phases={RIBBON} current={s.phase} palette={paletteOf(s, s.attacker)} asked={asked} />,
  steps: stepsShown,
  Chosen,
  acts: (desk) => {
    const { draft } = desk
    if (!(draft instanceof CombatDraft)) return undefined
    return [{ icon: 'all', label: 'All on one', key: 'c', act: () => desk.attempt(() => draft.allOnOne()) }]
  },
  more: (desk) => [...facingActs(desk), ...hidingActs(desk)],
  end: (kind) => END[kind] ?? 'Done',
  left: (count) => `${count === 1 ? 'One stack' : `${count} stacks`} can still act.`,
  outcomeNote: (s) =>
    `Casualty points: ${sideName(s, 'allied')} ${s.points.allied.casualties}, ${sideName(s, 'axis')} ${s.points.axis.casualties}.`,
}

function paletteOf(s: AslskState, seat: string): string {
  return nationOf(s.setting.scenario.sides[seat as Side].nation).id
}

function Chosen({ desk }: { readonly desk: AslskDesk }): ReactNode {
  const chosen = chosenUnits(desk)
  const gun = desk.draft instanceof OrdnanceDraft ? desk.draft.weapon : null
  return (
    chosen.length > 0 && (
      <div className="play-action-stack">
        {gun !== null && !isMounted(desk.s, desk.s.weapons[gun]!) && (
          <WeaponFace s={desk.s} id={gun} size={46} ca={plannedArc(desk.draft, gun)} />
        )}
        {chosen.slice(0, 5).map((id) => (
          <UnitFace key={id} s={desk.s} id={id} size={46} stance={plannedStance(desk.draft, desk.s.units[id]!)} />
        ))}
      </div>
    )
  )
}
