/** The scenario's card of a game of the Starter Kit. */
import { type AslskState, type Side, typeOf, type Unit, type Weapon, weaponTypeOf } from '@firegroup/aslsk'
import { Counter } from '../../../counters/Counter.tsx'
import { byKind } from '../../../play/goal/kinds.ts'
import type { CardParts, ForceItem } from '../../game.ts'
import { faceWords, unitFace, weaponFace } from '../counters.ts'
import { modulesOf } from '../modules.ts'

/** Locations of those who left the map, and of those who are gone. */
const [EXITED, ELIMINATED, RESERVE] = [-3, -4, -2]
const SIZE = 44

export const card: CardParts<AslskState> = {
  where: ({ setting: { scenario } }) => [scenario.briefing.place, scenario.briefing.date].filter(Boolean).join(', '),
  story: ({ setting }) => setting.scenario.briefing.text,
  orders: ({ setting }, seat) => setting.scenario.briefing[seat as Side],
  wins: ({ setting: { scenario } }) => [
    scenario.victory.text,
    ...(scenario.victory.immediately ?? []).map(({ side, text }) => `The ${scenario.sides[side].name} win at once: ${text}`),
  ],
  special: ({ setting: { scenario } }) => [
    ...(scenario.rules ?? []).map(({ text }) => text),
    ...(scenario.halfLastTurn ? [`Turn ${scenario.turns} has only the half of the ${scenario.sides[scenario.movesFirst].name}.`] : []),
    ...(scenario.balanceFor ? [scenario.balance?.[scenario.balanceFor]?.text ?? ''] : []),
  ],
  inForce: (s) => [
    ...modulesOf(s),
    ...(s.setting.options.losChecks === 'declared'
      ? [{ name: 'Lines of sight', says: 'A line is traced only once the shot is declared.' }]
      : []),
    ...(s.setting.options.repairThenRally === 'no'
      ? [{ name: 'Repairs', says: 'A leader who has repaired rallies nobody in that phase.' }]
      : []),
    ...(s.setting.options.sffAfterWeapons === 'adjacent'
      ? [{ name: 'Subsequent First Fire after Weapons', says: 'What a squad gave up for its Weapons it has only against adjacent units.' }]
      : []),
    ...(s.setting.options.squadAfterKeptRate === 'no'
      ? [{ name: 'A kept rate', says: 'A squad whose machine gun kept its rate does not fire by itself at that target.' }]
      : []),
    ...(s.setting.options.flameToKill === 'equal'
      ? [{ name: 'Flame at armour', says: 'A flamethrower destroys with a roll that equals its number too.' }]
      : []),
    ...(s.setting.options.closeRangeVehicles === 'no'
      ? [{ name: 'Close range at vehicles', says: 'Vehicles one or two hexes away are not hit more easily.' }]
      : []),
  ],
  reinforcements: (s) =>
    s.setting.groups
      .filter(({ entersOn }) => entersOn > 0)
      .sort((a, b) => a.entersOn - b.entersOn)
      .map(({ name, entersOn, arrivesOn, units, side }) => ({
        when: String(entersOn),
        who: `${name}, ${s.setting.scenario.sides[side].name}`,
        stands: units.every((id) => s.units[id]!.at === RESERVE)
          ? arrivesOn < 6
            ? `${Math.round((arrivesOn / 6) * 100)} % each turn`
            : 'to come'
          : 'all in',
      })),
  forces: (s, seat) => itemsOf(s, seat as Side, (at) => at !== ELIMINATED && at !== EXITED),
  losses: (s, seat) => itemsOf(s, seat as Side, (at) => at === ELIMINATED),
  strength: (s, seat) => {
    const side = seat as Side
    const own = s.units.filter((unit) => unit.side === side)
    const left = own.filter(({ at }) => at !== ELIMINATED && at !== EXITED)
    const { casualties, exited } = s.points[side]
    const points = [casualties > 0 ? `${casualties} points lost` : '', exited > 0 ? `${exited} off the map` : '']
    return [`ELR ${s.setting.elr[side]}`, `${left.length} of ${own.length} units left`, ...points].filter(Boolean).join(', ')
  },
}

function itemsOf(s: AslskState, side: Side, where: (at: number) => boolean): ForceItem[] {
  const { pack } = s.setting
  const units = s.units.filter((unit) => unit.side === side && where(unit.at))
  const weapons = s.weapons.filter((weapon) => weapon.side === side && where(weapon.owner >= 0 ? s.units[weapon.owner]!.at : weapon.at))
  return [
    ...byKind(units, (unit: Unit) => ({
      id: `${unit.type}${unit.broken ? ' broken' : ''}`,
      face: <Counter face={unitFace(pack, unit)} size={SIZE} />,
      words: `${faceWords(unitFace(pack, unit))}${unit.broken ? ', broken' : ''}` || typeOf(s, unit).label,
    })),
    ...byKind(weapons, (weapon: Weapon) => ({
      id: `${weapon.type}${weapon.malfunctioned ? ' out' : ''}`,
      face: <Counter face={weaponFace(pack, weapon)} size={SIZE} />,
      words: weaponTypeOf(s, weapon).name,
    })),
  ]
}
