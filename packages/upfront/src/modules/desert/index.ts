import { integer, type Modifier } from '@firegroup/kernel'
import { removeCard, takeFromHand } from '../../cards/piles.ts'
import type { Upfront } from '../../context.ts'
import type { ActionCard, CardFunction } from '../../data/cards.ts'
import { passesMoraleCheck } from '../../data/comparisons.ts'
import { drawNumber } from '../../draw/draw.ts'
import { isMined, mineEveryone, minefieldUnder } from '../../fortifications/minefield.ts'
import { discardBeneath, place } from '../../groups/place.ts'
import { lastTerrain, movesOnTop, terrainOf } from '../../groups/stack.ts'
import { gunWith, vehicleOf } from '../../machines/machine.ts'
import { pin } from '../../men/pin.ts'
import { cantEnter } from '../../movement/terrain.ts'
import type { Card, Group, Man, Side, UpfrontState } from '../../state.ts'
import { actOf } from '../../turn/action.ts'
import { spendAction } from '../../turn/spend.ts'
import { groupName } from '../../words/names.ts'
import type { UpfrontModule } from '../module.ts'

/** 52.13 to 52.17: what stands for what; a -3 Buildings card for nothing. Values that the desert changes are its own. */
function asDesert(printed: CardFunction): readonly CardFunction[] {
  if (printed.type !== 'Terrain') return [printed]
  switch (printed.terrain) {
    case 'Stream':
      return [{ ...printed, called: 'Wadi', against: -1, from: 0 }]
    case 'Marsh':
      return [{ ...printed, called: 'Soft Sand', against: 0, from: 0 }]
    case 'Buildings':
      return isHouse(printed.against) ? [] : [{ ...printed, called: 'Escarpment' }]
    case 'Woods':
      return [{ ...printed, called: 'Oasis' }]
    case 'Walls':
      return [{ ...printed, called: 'Ridge' }]
    case 'Minefield':
      return [{ ...printed, always: true }]
    default:
      return [printed]
  }
}

const isHouse = (against: number): boolean => against <= -3
/** 52.14, 52.16: cards that leave the game as they are met. */
const LEAVES = 'what the desert has not'

/** 52.1: removals of Buildings, Woods, Stream and Minefields don't count here; houses and Woods go whenever they are met. */
function removedAs({ functions }: ActionCard, type: string): string {
  for (const printed of functions) {
    if (printed.type !== 'Terrain') continue
    if (printed.terrain === 'Woods' || (printed.terrain === 'Buildings' && isHouse(printed.against))) return LEAVES
    if (printed.terrain === 'Buildings' || printed.terrain === 'Stream' || printed.terrain === 'Minefield') return ''
  }
  return type
}

interface OasisAction {
  readonly type: 'oasis'
  readonly group: number
  readonly card: Card
}

/** 52.16: a Woods card is tried: black it is an Oasis, red it was never there. */
const oasis = actOf<OasisAction>({
  type: 'oasis',
  rule: '52.16',
  chapter: 0,
  fields: { group: integer(0), card: integer(1) },
  candidates(s, side, group, out) {
    if (cantEnter(s, group, 'Woods').length > 0) return
    for (const card of s.sides[side].hand) if (isWoods(s, card)) out.push({ type: 'oasis', group: group.id, card })
  },
  problems(s, side, { group, card }) {
    if (!s.sides[side].hand.includes(card) || !isWoods(s, card))
      return [{ rule: '52.16', message: 'An Oasis is looked for with a Woods card of yours.' }]
    return cantEnter(s, s.groups[group]!, 'Woods')
  },
  perform(g, side, { group: id, card }) {
    const s = g.state
    const group = s.groups[id]!
    const mines = isMined(s, group) ? minefieldUnder(s, group) : undefined
    spendAction(g, group)
    takeFromHand(s, side, card)
    const found = !drawNumber(g, 'an oasis').red
    g.emit({ type: 'desert:oasis', rule: '52.16', group: id, facts: { card, found } }, { reveals: true })
    if (!found) {
      removeCard(g, card)
      return undefined
    }
    discardBeneath(s, group, place(s, group, card, 'terrain', side))
    for (const tell of s.setting.hooks.terrainPlayed) tell(g, group, { card, by: side, how: 'played' })
    // 24.4: out of the mines like any other terrain
    return mines && mineEveryone(g, group, mines)
  },
  describe: (s, { group }) => `Group ${s.groups[group]!.letter} makes for what may be an Oasis.`,
})

function isWoods(s: UpfrontState, card: Card): boolean {
  return s.setting.cards[card]!.functions.some((printed) => printed.type === 'Terrain' && printed.terrain === 'Woods')
}

/** 52.16: water makes men steadier. */
function atTheWell(s: UpfrontState, _man: Man, group: Group): Modifier | undefined {
  return terrainOf(s, group) === 'Woods' ? { rule: '52.16', label: 'Oasis', value: 1 } : undefined
}

/** 52.15: a gun in Soft Sand tries its crew, when it gets there and with every Movement card that is played in it: a Morale Check, or they are pinned. */
function strains(g: Upfront, group: Group): void {
  const s = g.state
  const gun = lastTerrain(s, group) === 'Marsh' ? gunWith(s, group) : undefined
  // with two cards on it the group was out of it
  if (!gun || gun.pinned || movesOnTop(group) > 2) return
  const { rn } = drawNumber(g, 'Soft Sand')
  if (!passesMoraleCheck(rn, s.setting.roster[gun.id]!.morale)) pin(g, gun, '52.15')
}

/** 52.4: a red 6 when a Deck has passed ends it; the points decide. */
function sandstorm(g: Upfront): void {
  const s = g.state
  if (s.timeUp) return
  const { red, rn } = drawNumber(g, 'the weather')
  const below = s.groups.find(({ gone }) => !gone)
  if (!red || rn < STORM || !below) return
  s.timeUp = true
  g.emit({ type: 'desert:storm', rule: '52.4', group: below.id })
}

const STORM = 6

/** 52.2, 52.12: a 1, and on a Hill a black one. */
function digs(s: UpfrontState, group: Group, { rn, red }: ActionCard): boolean {
  return rn === 1 && !(red && terrainOf(s, group) === 'Hill')
}

type Looked = { readonly group: number; readonly facts: { readonly found: boolean } }

/** 52: the Western Desert. */
export const desert: UpfrontModule = {
  id: 'desert',
  title: 'Desert',
  sentence:
    'Wadis, soft sand, escarpments and oases that may be mirages; mines that may be fakes, weapons that jam sooner, and sandstorms.',
  cardIn(card) {
    const functions = card.functions.flatMap(asDesert)
    return { ...card, functions: functions.length > 0 ? functions : [{ type: 'Cower' }] }
  },
  removedAs,
  removals: { [LEAVES]: 99 },
  acts: { act: [oasis] },
  hooks: {
    arid: [true],
    // 52.15: what bursts in soft sand does less
    cover: [
      (s, target, _from, { indirect, anywhere }) =>
        (indirect || anywhere) && terrainOf(s, target) === 'Marsh'
          ? { rule: '52.15', label: 'Soft Sand', value: -1, tags: ['terrain'] }
          : undefined,
    ],
    rejectionForbidden: [
      (_s, _group, terrain) => (terrain === 'Marsh' ? { rule: '52.15', message: 'Soft Sand can’t be rejected.' } : undefined),
    ],
    terrainForbidden: [
      (s, group, terrain) =>
        terrain === 'Buildings' && vehicleOf(s, group) ? { rule: '52.14', message: 'No vehicle gets up an Escarpment.' } : undefined,
    ],
    overrunForbidden: [
      (s, target) => (terrainOf(s, target) === 'Buildings' ? { rule: '52.14', message: 'No vehicle gets up an Escarpment.' } : undefined),
    ],
    terrainPlayed: [
      (g, group, { how }) => {
        if (how === 'played' || how === 'accepted') strains(g, group)
      },
    ],
    movementPlayed: [
      (g, group, { placed }) => {
        if (placed) strains(g, group)
      },
    ],
    morale: [atTheWell],
    panic: [atTheWell],
    deckPassed: [sandstorm],
    digs: [digs],
  },
  tellers: {
    'desert:oasis': (s, { group, facts: { found } }: Looked) => ({
      text: found ? `${groupName(s, group)} reaches an Oasis.` : `${groupName(s, group)} has followed a mirage.`,
    }),
    'desert:storm': () => ({ text: 'A sandstorm: nobody sees anything any more.' }),
    'desert:mines': (s, { group, facts: { found } }: Looked) => ({
      text: found ? `The mines around ${groupName(s, group)} are real.` : `The Minefield around ${groupName(s, group)} is a fake.`,
    }),
  },
  advice: { oasis: (s: UpfrontState, _side: Side, { group }: OasisAction) => TRY * s.groups[group]!.men.length },
  glossary: [
    {
      id: 'desert',
      name: 'Desert',
      rules: ['52.1', '52.11', '52.12', '52.13', '52.14', '52.15', '52.16', '52.17', '52.2', '52.3', '52.4'],
      text: 'Streams are Wadis, Marshes Soft Sand, weak Buildings Escarpments, Woods perhaps an Oasis. Minefields may be refused, and may be fakes. Weapons jam one number sooner, digging takes a 1, and a red 6 at the end of a Deck is a sandstorm that ends everything.',
      also: ['Wadi', 'Oasis', 'sandstorm', 'Escarpment', 'Soft Sand'],
      see: ['terrain'],
    },
  ],
}

const TRY = 0.15
