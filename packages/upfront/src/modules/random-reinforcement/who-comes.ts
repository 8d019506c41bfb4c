import { integer, optional, type Problem, type Rules, refuse, text, variants } from '@firegroup/kernel'
import type { Upfront } from '../../context.ts'
import { machineOf } from '../../machines/machine.ts'
import type { UpfrontQuestion } from '../../questions.ts'
import type { Man, Side, UpfrontState } from '../../state.ts'
import { RESERVE } from './reserve.ts'

/** 48.31: a card of the player's choice, with a secondary weapon if it is a rifleman's. */
export interface Recruit {
  readonly type: 'recruit'
  readonly man: number
  readonly secondary?: string
}
export const recruitSchema = variants({ recruit: { man: integer(0), secondary: optional(text({ max: 30 })) } })

const SECONDARY = ['demolitionCharge', 'panzerfaust', 'ATMM'] as const
const ARMED_LIGHTLY = ['rifle', 'carbine', 'assaultRifle', 'machinePistol']

/** The cards of a side that are still in the box. */
function reserveOf(s: UpfrontState, side: Side): Man[] {
  return s.men.filter((man) => man.side === side && man.awaits === RESERVE)
}

/** 48.32: the man with that number; if he is in play already whoever has the same weapon and costs no more, then whoever costs no more; the dearest of them. */
export function standIn(s: UpfrontState, side: Side, number: number): Man | undefined {
  const { roster, pack, nation } = s.setting
  const reserve = reserveOf(s, side)
  const named = reserve.find((man) => roster[man.id]!.number === number)
  if (named) return named
  const cards = pack.nations[nation[side]]
  const printed = [...(cards?.men ?? []), ...(cards?.machines ?? [])].find((card) => card.number === number)
  if (!printed) return undefined
  const cheaper = reserve.filter((man) => roster[man.id]!.points <= printed.points && roster[man.id]!.points > 0)
  const alike = (man: Man) => {
    const card = roster[man.id]!
    return printed.machine ? card.machine?.type === printed.machine.type : !card.machine && card.weapon === printed.weapon
  }
  const onFoot = cheaper.filter((man) => machineOf(s, man) === undefined)
  return dearest(s, cheaper.filter(alike)) ?? dearest(s, onFoot)
}

function dearest(s: UpfrontState, men: readonly Man[]): Man | undefined {
  const points = (man: Man) => s.setting.roster[man.id]!.points
  return men.toSorted((a, b) => points(b) - points(a) || a.id - b.id)[0]
}

/** 48.31: asks for the card of his choice; nobody where the box is empty. */
export function* choose(g: Upfront, side: Side): Rules<Man | undefined> {
  const s = g.state
  if (!reserveOf(s, side).some((man) => mayChoose(s, man))) return undefined
  const { man: id, secondary } = yield* g.ask(side, recruitQuestion(s, side))
  const man = s.men[id]!
  if (secondary !== undefined) man.secondary = secondary
  return man
}

/** 48.31: no medium machine gun, no anti-tank gun, no vehicle. */
function mayChoose(s: UpfrontState, man: Man): boolean {
  const machine = machineOf(s, man)
  if (machine) return machine.type === 'gun' && !/anti-tank/.test(s.setting.roster[man.id]!.name)
  return s.setting.pack.weapons[man.weapon]?.class !== 'MMG'
}

function mayCarry(s: UpfrontState, side: Side, man: Man): readonly string[] {
  const { class: kind = '' } = s.setting.pack.weapons[man.weapon] ?? {}
  if (!ARMED_LIGHTLY.includes(kind)) return []
  return SECONDARY.filter((weapon) => weapon === 'demolitionCharge' || (weapon === 'panzerfaust') === (s.setting.nation[side] === 'German'))
}

function recruitQuestion(s: UpfrontState, side: Side): UpfrontQuestion<'recruit'> {
  const men = reserveOf(s, side).filter((man) => mayChoose(s, man))
  return {
    kind: 'recruit',
    title: 'Somebody of your choice is among them. Who?',
    rule: '48.31',
    schema: recruitSchema,
    about: { men: men.map(({ id }) => id) },
    *candidates() {
      for (const man of men) {
        yield { type: 'recruit', man: man.id }
        for (const secondary of mayCarry(s, side, man)) yield { type: 'recruit', man: man.id, secondary }
      }
    },
    problems: (answer) => recruitProblems(s, side, men, answer),
  }
}

function recruitProblems(s: UpfrontState, side: Side, men: readonly Man[], { man: id, secondary }: Recruit): readonly Problem[] {
  const man = men.find((each) => each.id === id)
  if (!man)
    return refuse('48.31', 'That card is not to be had: no medium machine gun, anti-tank gun or vehicle, and nobody who is in play.')
  return secondary === undefined || mayCarry(s, side, man).includes(secondary)
    ? []
    : refuse('48.31', 'Only a man with a rifle or a machine pistol brings a charge or an anti-tank weapon along.')
}
