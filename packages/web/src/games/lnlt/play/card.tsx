/** The scenario's card of a game of Lock 'n Load. */
import { type LnltState, type Side, typeOf, type Unit, type Weapon } from '@firegroup/lnlt'
import { Counter } from '../../../counters/Counter.tsx'
import { byKind } from '../../../play/goal/kinds.ts'
import type { CardParts, ForceItem } from '../../game.ts'
import { nameWithLabel, unitFace, weaponFace, weaponWords } from '../counters/index.tsx'
import { RULINGS } from '../shelf/rulings.ts'

/** Locations of those who are not on the map. */
const [RESERVE, EXITED, ELIMINATED, MERGED] = [-2, -3, -4, -5]
const SIZE = 44

export const card: CardParts<LnltState> = {
  where: ({ setting: { scenario } }) => [scenario.briefing.place, scenario.briefing.date].filter(Boolean).join(', '),
  story: ({ setting }) => setting.scenario.briefing.text,
  orders: ({ setting }, seat) => setting.scenario.briefing[seat as Side],
  wins: ({ setting }) => [setting.scenario.victory.text],
  special: ({ setting: { scenario } }) => [
    ...(scenario.rules ?? []).map(({ text }) => text),
    ...(scenario.events ? ['Event markers lie on the map; nobody knows yet what they bring.'] : []),
  ],
  inForce: ({ setting: { modules, options } }) => [
    ...modules.map(({ title, sentence }) => ({ name: title, says: sentence })),
    ...RULINGS.flatMap(({ id, name, choices }) => {
      const chosen = choices.find(({ value }) => value === options[id])
      return chosen && chosen !== choices[0] ? [{ name, says: `${chosen.name}. ${chosen.note}` }] : []
    }),
  ],
  reinforcements: (s) =>
    s.setting.groups
      .filter(({ entersOn }) => entersOn > 0 || entersOn === -1)
      .sort((a, b) => a.entersOn - b.entersOn)
      .map(({ name, entersOn, units, side }) => ({
        when: entersOn > 0 ? String(entersOn) : '?',
        who: `${name}, ${s.setting.scenario.sides[side].name}`,
        stands: units.every((id) => s.units[id]!.at === RESERVE) ? (entersOn > 0 ? 'to come' : 'with an Event') : 'all in',
      })),
  forces: (s, seat) => itemsOf(s, seat as Side, (at) => at !== ELIMINATED && at !== EXITED && at !== MERGED),
  losses: (s, seat) => itemsOf(s, seat as Side, (at) => at === ELIMINATED),
  strength: (s, seat) => {
    const left = s.units.filter(({ side, at }) => side === seat && at !== ELIMINATED && at !== EXITED && at !== MERGED).length
    const lost = s.losses[seat as Side] / 2
    return [`${left} ${left === 1 ? 'unit' : 'units'}`, lost > 0 ? `${lost} ${lost === 1 ? 'Squad' : 'Squads'} lost` : '']
      .filter(Boolean)
      .join(', ')
  },
}

function itemsOf(s: LnltState, side: Side, where: (at: number) => boolean): ForceItem[] {
  const { pack } = s.setting
  const units = s.units.filter((unit) => unit.side === side && where(unit.at))
  const ids = new Set(s.units.filter((unit) => unit.side === side).map(({ id }) => id))
  const weapons = s.weapons.filter((weapon) => ids.has(weapon.owner) && where(s.units[weapon.owner]!.at))
  return [
    ...byKind(units, (unit: Unit) => ({
      id: `${unit.type}${unit.shaken ? ' shaken' : ''}`,
      face: <Counter face={unitFace(pack, unit)} size={SIZE} />,
      words: `${nameWithLabel(typeOf(s, unit))}${unit.shaken ? ', Shaken' : ''}`,
    })),
    ...byKind(weapons, (weapon: Weapon) => ({
      id: `${weapon.type}${weapon.jammed ? ' jammed' : ''}`,
      face: <Counter face={weaponFace(pack, weapon)} size={SIZE} />,
      words: weaponWords(pack, weapon),
    })),
  ]
}
