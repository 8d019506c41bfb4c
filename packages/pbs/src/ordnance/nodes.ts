import type { AimedFire } from '@firegroup/aslsk'
import type { FirerKind } from '../data/ordnance-tables.ts'
import { isStopped } from '../definitions/mover.ts'
import type { Ordnance } from '../engine/ordnance.ts'
import { goesOn } from '../ift/another.ts'
import { node, step, test, type Walk } from '../tree/walk.ts'
import { classCRoll, motionWay } from '../vehicles/threat.ts'
import { passesOftc } from './check.ts'
import { isWorthwhile } from './classes.ts'
import { closeFirst } from './close-first.ts'
import { fallsBack } from './crew.ts'
import { infantryGateFacts, vehicleGateFacts } from './facts.ts'
import { infantryGate, vehicleGate } from './gates.ts'
import { intensiveRoll } from './intensive.ts'
import { chosenShot, classFor, strengthOf, tablesOf, weaponNow } from './look.ts'
import { inOrder } from './order.ts'
import { firersOf } from './segments.ts'
import { triggerOf } from './triggers.ts'

/** PBS-OFT-02, PBS-SOP-28: ordnance is tested one weapon at a time, each by its own OFTC. */
export const ordnanceNodes = {
  O0: step((walk) => {
    const kinds = walk.now.segment as readonly FirerKind[]
    const left = inOrder(walk, firersOf(walk, kinds))
    walk.now.ordnance = { ...walk.now.ordnance, left: left.map(({ key }) => key) }
    walk.note('PBS-OFT-01', 'weapons that see it', left.map((weapon) => called(walk, weapon)).join(', ') || 'none')
  }),
  O1: node(['no', 'yes'], (walk) => {
    const memory = walk.now.ordnance!
    const key = memory.left.find((each) => walk.ask.ordnanceOf(each))
    memory.left = key === undefined ? [] : memory.left.slice(memory.left.indexOf(key) + 1)
    if (key === undefined) {
      delete memory.now
      return 'no'
    }
    memory.now = key
    walk.about(called(walk, weaponNow(walk)), weaponNow(walk).at)
    return 'yes'
  }),
  O2: test((walk) => {
    const weapon = weaponNow(walk)
    const rule = triggerOf(walk, weapon, chosenShot(walk, weapon))
    if (rule) walk.note(rule, 'what makes it look', walk.ask.spent.kind)
    return rule !== null
  }),
  O3: test((walk) => walk.now.ordnanceFired !== undefined),
  /** PBS-OFT-12 to 15 */
  O4: test((walk) => {
    const fired = walk.now.ordnanceFired!
    const shot = chosenShot(walk, weaponNow(walk))
    const flags = walk.now.flags!
    const strength = shot ? strengthOf(walk, shot) : -1
    walk.note('PBS-OFT-12', `its strength, against ${fired.strength}`, strength)
    if (flags.threatens.length > 0) walk.note('PBS-OFT-13', 'threatens a Victory Location', 'yes')
    if (flags.bump >= 0) walk.note('PBS-OFT-14', 'means to enter', walk.ask.nameOf(flags.bump))
    return strength > fired.strength || flags.threatens.length > 0 || flags.bump >= 0
  }),
  O5: node(['infantry', 'vehicle'], ({ ask }) => (ask.movingVehicle() ? 'vehicle' : 'infantry')),
  O6: node(['open', 'closed'], (walk) => {
    const weapon = weaponNow(walk)
    const shot = chosenShot(walk, weapon)
    if (!shot) {
      walk.note('PBS-SPF-09', 'it may not fire at them', 'out of its arc or range, or nothing but armour-piercing shot')
      return 'closed'
    }
    const rule = infantryGate(infantryGateFacts(walk, weapon), tablesOf(walk), walk.options.switches)
    if (rule) walk.note(rule, 'it looks at men', 'yes')
    return rule ? 'open' : 'closed'
  }),
  O7: test(fallsBack),
  O8: node(['NONE', 'DI_OR_MOTION', 'DI', 'OFTC'], (walk) => {
    const weapon = weaponNow(walk)
    if (!chosenShot(walk, weapon)) return 'NONE'
    const facts = vehicleGateFacts(walk, weapon)
    const { way, rule } = vehicleGate(facts, walk.options.switches)
    walk.note('PBS-DEF-01', 'Target Class', facts.targetClass)
    if (facts.byVehicle) walk.note('PBS-OFV-02', 'it would harm the firer on', facts.harmToFirer)
    walk.note(rule, 'the gate', way === 'NONE' ? 'nothing' : way === 'MOTION' ? 'Motion' : 'OFTC')
    return way === 'MOTION' ? 'DI_OR_MOTION' : way
  }),
  O9: node(
    [
      'target non-stopped beyond 6 hexes',
      'HIP/concealed, Class D',
      'HIP/concealed, Class C',
      'Motion not legal in the base game and cfg.motionIllegal = OFTC',
      'Motion not legal in the base game and cfg.motionIllegal = NOTHING',
      'Class D',
      'Class C',
    ],
    motionWay,
  ),
  O9b: step((walk) => {
    const { unit } = weaponNow(walk)
    if (!walk.now.motion.includes(unit)) walk.now.motion.push(unit)
    walk.note('PBS-MOT-02', 'marked for a Motion Attempt', 'yes')
  }),
  O9c: node(['<=6', '>=7'], classCRoll),
  O9e: node(['<=6', '>=7'], classCRoll),
  /** There is no Deliberate Immobilization in the Starter Kit. */
  O9d: step(() => {}),
  O10: node(['not MG/LATW, or neither case', 'allowed', 'not allowed'], closeFirst),
  O11: step((walk) => {
    const shot = chosenShot(walk, weaponNow(walk))!
    if (shot.type === 'ordnance') walk.note('PBS-OFT-24', 'fired', `${shot.target}${shot.ammo ? ` ${shot.ammo}` : ''}`)
  }),
  /** PBS-OFT-16, B27: never at men. */
  O12: node(['no', 'yes, target Class B or better', 'yes, other'], (walk) => {
    const weapon = weaponNow(walk)
    if (!isIntensive(chosenShot(walk, weapon)!)) return 'no'
    const vehicle = walk.ask.movingVehicle()
    const found = vehicle ? classFor(walk, weapon, vehicle) : null
    walk.note('PBS-OFT-16', 'Intensive Fire, at Class', found ?? 'men')
    return found && isWorthwhile(found) ? 'yes, target Class B or better' : 'yes, other'
  }),
  O13: test((walk) => walk.now.attacks > 0),
  O14: test((walk) => goesOn(walk, walk.ask.toHit(chosenShot(walk, weaponNow(walk))!).drm)),
  O15: test((walk) => {
    const weapon = weaponNow(walk)
    return passesOftc(walk, weapon, chosenShot(walk, weapon)!)
  }),
  O16: node(['firer in Motion', 'Gun crew/mortar vs infantry', 'other'], (walk) => {
    const weapon = weaponNow(walk)
    const firer = walk.ask.s.units[weapon.unit]!
    if (walk.ask.movingVehicle()) return firer.vehicle?.motion ? 'firer in Motion' : 'other'
    return firer.vehicle ? 'other' : 'Gun crew/mortar vs infantry'
  }),
  O17: test((walk) => isIntensive(chosenShot(walk, weaponNow(walk))!)),
  O18: node(['passed', 'failed'], (walk) => (intensiveRoll(walk) ? 'passed' : 'failed')),
  O19: node(['always'], (walk) => {
    const weapon = weaponNow(walk)
    const shot = chosenShot(walk, weapon)!
    walk.now.attacks++
    walk.now.ordnanceFired = { weapon: weapon.key, strength: strengthOf(walk, shot) }
    return { decision: shot, on: 'always' }
  }),
  O20: test(({ ask }) => isStopped(ask)),
  /** PBS-CON-04: the same weapon goes on as long as it may, without another OFTC (PBS-CON-06). */
  O21: node(['ROF kept', 'Intensive Fire, Class B or better', 'no'], (walk) => {
    const key = walk.now.ordnance!.now!
    const weapon = walk.ask.ordnanceOf(key)
    const shot = weapon && chosenShot(walk, weapon)
    if (!weapon || !shot) return 'no'
    if (!isIntensive(shot)) return 'ROF kept'
    const vehicle = walk.ask.movingVehicle()
    return vehicle && isWorthwhile(classFor(walk, weapon, vehicle)) ? 'Intensive Fire, Class B or better' : 'no'
  }),
}

function isIntensive(shot: AimedFire): boolean {
  return shot.type === 'ordnance' && shot.intensive === true
}

function called({ ask }: Walk, { name, at }: Ordnance): string {
  return `${name}, ${ask.nameOf(at)}`
}
