import { impossibilities } from '../src/situation/possible.ts'
import { type LnltState, MERGED } from '../src/state.ts'

/** What must be true of any state between two decisions; each breach as a sentence. What a situation may not say, play must not lead to. */
export function breaches(s: LnltState): string[] {
  return [...impossibilities(s).map(({ message }) => message), ...numberBreaches(s)]
}

/** 4.0: nobody moves but in an impulse of his side. */
function numberBreaches(s: LnltState): string[] {
  const wrong = s.units.flatMap((unit) => {
    const of: string[] = []
    if (s.units[unit.id] !== unit) of.push(`Unit ${unit.id} is not at the place of its number.`)
    if (unit.at < MERGED) of.push(`Unit ${unit.id} is at ${unit.at}.`)
    if (unit.at >= 0 && !s.setting.locations.some((places) => places.includes(unit.at)))
      of.push(`Unit ${unit.id} is where there is no place.`)
    return of
  })
  const apart = s.weapons.filter(({ owner, at }) => owner >= 0 && s.units[owner]?.at !== at)
  wrong.push(...apart.map(({ id, owner }) => `Weapon ${id} is not with unit ${owner}, which has it.`))
  if (s.move?.units.some((id) => s.units[id]!.side !== s.impulse?.side)) wrong.push('Somebody moves out of turn.')
  return wrong
}
