/** Defensive First Fire by standing orders (3.3.3). */
import {
  type AslskState,
  type FirePreview,
  isVehicle,
  type KillBranch,
  type PanzerfaustPreview,
  PHASES,
  type ReactionPreview,
  type ShotPreview,
  SIDES,
  type Side,
  sidePeople,
  sight,
  typeOf,
  weaponTypeOf,
} from '@firegroup/aslsk'
import type { Modifier } from '@firegroup/kernel'
import type { Askable, OrdersAdapter, Reaction, Who } from '@firegroup/table'
import { problems, stacks, standing, type Watched, zone } from './on-map.ts'

/** What of the reactions is an attack whose odds the engine tells; the others a player makes himself. */
const ATTACKS: readonly string[] = ['fire', 'ordnance', 'smallArms', 'ife', 'vehicleFire', 'flame', 'panzerfaust', 'reaction']

interface Attack {
  readonly type: string
  readonly firers?: readonly { readonly unit: number; readonly inherent: boolean; readonly weapons: readonly number[] }[]
  readonly directors?: readonly number[]
  readonly weapon?: number
  readonly weapons?: readonly number[]
  readonly leader?: number
  readonly unit?: number
  readonly by?: readonly number[]
}

const map: Watched<AslskState> = {
  hexOf: (s, unit) => s.units[unit]?.at ?? -1,
  isOwn: (s, seat, unit) => s.units[unit]?.side === seat,
  isOut: (s, unit) => s.units[unit]!.broken,
  own: (s, seat) => s.units.filter(({ side, at, broken }) => side === seat && at >= 0 && !broken).map(({ id }) => id),
  // 3.2.1: where lines are checked only by firing, nobody is told of one
  sees: (s, from, to) => s.setting.options.losChecks === 'declared' || sight(s, from, to).blocked === null,
  isOpen: (s, hex) => s.setting.terrain[hex]?.openGround === true,
  label: (s, unit) => typeOf(s, s.units[unit]!).label,
  weapons: (s, unit) =>
    s.weapons
      .filter(({ owner, malfunctioned }) => owner === unit && !malfunctioned)
      .map((each) => ({ id: each.id, name: weaponTypeOf(s, each).name })),
  grid: (s) => s.setting.map.grid,
}

export const orders: OrdersAdapter<AslskState> = {
  by: 'fire',
  reactions: [{ kind: 'firstFire', happens: 'enters' }],
  occasion(s, _seat, question) {
    const { at, units } = question.about as { readonly at: string; readonly units: readonly number[] }
    const { grid } = s.setting.map
    const target = grid.indexOf(at)
    const candidates = [...question.candidates()] as Attack[]
    const attacks = candidates.filter(({ type }) => ATTACKS.includes(type)).map((attack) => reactionOf(s, question, attack))
    const firing = [...new Set(attacks.flatMap(({ reaction }) => reaction.units))]
    return {
      kind: question.kind,
      place: at,
      who: whoOf(s, units),
      open: isOpen(s, target, attacks),
      near: firing.map((unit) => ({ unit, distance: grid.distance(s.units[unit]!.at, target) })),
      reactions: attacks.map(({ reaction }) => reaction),
      ...holdOf(candidates),
    }
  },
  // 1.2.4.1: a rate that was kept is used; 3.2.2: a Fire Group that comes together again fires together
  followUp: ({ kind }) => (kind === 'keepRate' ? { keep: true } : kind === 'regroup' ? { together: true } : undefined),
  period: (s, seat) => (isMovementOver(s, enemyOf(seat)) ? s.turn + 1 : s.turn),
  periodWords: (s, seat) => `the move of the ${sidePeople(s, enemyOf(seat))} in turn ${orders.period(s, seat)}`,
  standing: (s, seat, order) => standing(map, s, seat, order),
  stacks: (s, seat) => stacks(map, s, seat),
  problems: (s, seat, order) => problems(map, s, seat, order),
  zone: (s, seat, order) => zone(map, s, seat, order),
}

const enemyOf = (seat: string): Side => SIDES.find((side) => side !== seat)!

/** 3.0, 3.9: whether this side has moved in the turn that goes on. */
function isMovementOver({ phase, attacker, setting }: AslskState, side: Side): boolean {
  if (phase === 'setup') return false
  return attacker === side ? PHASES.indexOf(phase) > PHASES.indexOf('movement') : side === setting.scenario.movesFirst
}

interface Told {
  readonly reaction: Reaction
  /** 3.2.3: it counts as moving in the open. */
  readonly ffmo: boolean
}

function reactionOf(s: AslskState, question: Askable, attack: Attack): Told {
  const preview = (question.preview?.(attack as never) ?? null) as AttackPreview | null
  const chance = preview && chanceOf(preview)
  const weapons = [
    ...(attack.firers ?? []).flatMap((firer) => firer.weapons),
    ...(attack.weapons ?? []),
    ...(attack.weapon === undefined ? [] : [attack.weapon]),
  ]
  const named = attack.firers?.map(({ unit }) => unit) ?? attack.by ?? (attack.unit === undefined ? [] : [attack.unit])
  const firers = named.length > 0 ? named : weapons.map((weapon) => s.weapons[weapon]!.owner)
  const led = [...(attack.directors ?? []), ...(attack.leader === undefined ? [] : [attack.leader])]
  const inherent = attack.firers?.filter((firer) => firer.inherent).length ?? 0
  const modifiers = preview ? modifiersOf(preview) : []
  return {
    // 3.2.2: who directs fires nothing himself, and is free to
    reaction: {
      decision: attack,
      units: [...new Set([...firers, ...led])],
      weapons,
      chance,
      size: Math.max(1, inherent + weapons.length),
      worth: chance ?? 0,
    },
    ffmo: modifiers.some(({ tags }) => tags?.includes('ffmo')),
  }
}

/** What the engine tells of an attack before it is made. */
type AttackPreview = FirePreview | ShotPreview | PanzerfaustPreview | KillBranch | ReactionPreview

const modifiersOf = (preview: AttackPreview): readonly Modifier[] =>
  'anyEffect' in preview ? preview.modifiers : 'groups' in preview ? (preview.groups[0]?.modifiers ?? []) : []

/** The figures that dock and board show: any effect of fire, how likely a shot harms whoever is most in danger, and that a vehicle is destroyed. */
function chanceOf(preview: AttackPreview): number {
  if ('anyEffect' in preview) return preview.anyEffect / 36
  if ('groups' in preview) return harmOf(preview)
  // 4.4.2: it has to be found first
  if ('shot' in preview) return preview.shot ? (preview.fires / 6) * harmOf(preview.shot) : 0
  if ('results' in preview) return (preview.results.find(({ result }) => result === 'destroyed')?.rolls ?? 0) / 36
  const { paatc, attack } = preview
  return (paatc ? paatc.passes / paatc.of : 1) * ((attack.eliminated + attack.reduced + (attack.immobilized ?? 0)) / attack.of)
}

const harmOf = ({ odds }: ShotPreview): number => Math.max(0, ...odds.targets.map(({ odds: own }) => 1 - own.unharmed / own.of))

/** 3.2.1: where nothing is told before the shot, the ground is what everybody sees. */
function isOpen(s: AslskState, hex: number, attacks: readonly Told[]): boolean {
  const isTold = attacks.some(({ reaction }) => reaction.chance !== null)
  return isTold ? attacks.some(({ ffmo }) => ffmo) : map.isOpen(s, hex)
}

/** 8.3: whoever is concealed is nobody in particular. */
function whoOf(s: AslskState, units: readonly number[]): readonly Who[] {
  const kinds = units.flatMap((id): Who[] => {
    const unit = s.units[id]
    if (!unit || unit.unknown) return []
    return [isVehicle(unit) ? 'vehicle' : typeOf(s, unit).kind === 'leader' ? 'leader' : 'men']
  })
  return [...new Set(kinds)]
}

/** 8.1.8.7: a charge must be fired at; then there is no holding. */
function holdOf(candidates: readonly { readonly type: string }[]): { readonly hold?: unknown } {
  const hold = candidates.find(({ type }) => type === 'hold')
  return hold ? { hold } : {}
}
