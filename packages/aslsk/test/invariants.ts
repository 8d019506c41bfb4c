import { impossibilities } from '../src/situation/possible.ts'
import { type AslskState, EXITED } from '../src/state.ts'

/** What must be true of any state between two decisions; each breach as a sentence. What a situation may not say, play must not lead to. */
export function breaches(s: AslskState): string[] {
  return [...impossibilities(s).map(({ message }) => message), ...numberBreaches(s)]
}

function numberBreaches(s: AslskState): string[] {
  const units = s.units.flatMap((unit) => {
    const wrong: string[] = []
    if (s.units[unit.id] !== unit) wrong.push(`Unit ${unit.id} is not at the place of its number.`)
    if (unit.at < -4 || unit.at >= s.setting.map.size) wrong.push(`Unit ${unit.id} is at ${unit.at}.`)
    return wrong
  })
  const weapons = s.weapons.filter(({ owner, at }) => owner < 0 && at === EXITED)
  return [...units, ...weapons.map(({ id }) => `Weapon ${id} left the map alone.`)]
}
