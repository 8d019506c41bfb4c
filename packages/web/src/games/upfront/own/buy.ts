/** What a click on something that can be bought does to a force. */
import { type Bought, type Design, isAvailable, ourPack, type Side } from '@firegroup/upfront'

/** A line of the shop: what it is, what it costs, and the force with it. */
export interface Offer {
  readonly id: string
  readonly name: string
  readonly note: string
  readonly points: number
  readonly kind: 'men' | 'machines' | 'extras'
  readonly with: Bought
}

type Secondary = NonNullable<Bought['secondaryWeapons']>[number]['weapon']
const EXTRAS: readonly { readonly weapon: Secondary; readonly name: string; readonly points: number }[] = [
  { weapon: 'ATMM', name: 'Magnetic mine', points: 7 },
  { weapon: 'panzerfaust', name: 'Panzerfaust', points: 25 },
  { weapon: 'radio', name: 'Radio, strength 5', points: 0 },
  { weapon: 'demolitionCharge', name: 'Demolition charge', points: 50 },
]

export function offersFor({ halfYear, sides }: Design, side: Side, price: (force: Bought) => number): readonly Offer[] {
  const bought = sides[side]
  const { men, machines = [], secondaryWeapons = [], nation } = bought
  const pack = ourPack()
  const roster = pack.nations[nation]
  const before = price(bought)
  const offer = (kind: Offer['kind'], id: string, name: string, note: string, force: Bought): Offer => ({
    id,
    kind,
    name,
    note,
    points: price(force) - before,
    with: force,
  })
  const there = (card: { readonly available?: string }) => isAvailable(card.available, halfYear)
  return [
    ...(roster?.men ?? [])
      .filter((card) => !men.includes(card.number) && there(card))
      .map((card) =>
        offer(
          'men',
          `man-${card.number}`,
          card.name,
          `${pack.weapons[card.weapon]?.label ?? 'unarmed'}, ${card.morale} ${card.panic} ${card.kia}`,
          {
            ...bought,
            men: [...men, card.number],
          },
        ),
      ),
    ...(roster?.machines ?? [])
      .filter((card) => !machines.includes(card.number) && there(card))
      .map((card) =>
        offer('machines', `machine-${card.number}`, card.name, card.machine?.type === 'gun' ? 'gun with its crew' : 'vehicle', {
          ...bought,
          machines: [...machines, card.number],
        }),
      ),
    ...EXTRAS.flatMap(({ weapon, name }) => {
      const carrier = men.find((number) => canCarry(bought, number))
      if (carrier === undefined) return []
      const one = weapon === 'radio' ? ({ weapon, carrier, strength: 5 } as const) : { weapon, carrier }
      const who = roster?.men.find((card) => card.number === carrier)?.name ?? ''
      return [offer('extras', weapon, name, `carried by ${who}`, { ...bought, secondaryWeapons: [...secondaryWeapons, one] })]
    }),
    ...((bought.snipers ?? 0) < 2
      ? [
          offer('extras', 'sniper', bought.snipers ? 'A second Sniper' : 'Sniper', 'plays Sniper cards', {
            ...bought,
            snipers: (bought.snipers ?? 0) + 1,
          }),
        ]
      : []),
  ]
}

/** A rifleman or the like, with nothing besides his weapon. */
function canCarry({ nation, secondaryWeapons = [] }: Bought, number: number): boolean {
  const pack = ourPack()
  const card = pack.nations[nation]?.men.find((man) => man.number === number)
  const free = !secondaryWeapons.some(({ carrier }) => carrier === number)
  return card !== undefined && card.role === null && free && pack.weapons[card.weapon]?.sw === true
}

/** The force without a card, and without what that man carried. */
export function without(bought: Bought, number: number): Bought {
  return {
    ...bought,
    men: bought.men.filter((each) => each !== number),
    machines: (bought.machines ?? []).filter((each) => each !== number),
    secondaryWeapons: (bought.secondaryWeapons ?? []).filter(({ carrier }) => carrier !== number),
  }
}
