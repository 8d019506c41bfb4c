import { isStopped } from '../definitions/mover.ts'
import { node, step, test } from '../tree/walk.ts'
import { canReachMinimum, isActivated, isInNormalRange, machineGunRoll, machineGuns, machineGunsFire } from './activation.ts'
import { attack, mayFireAgain } from './again.ts'
import { anotherFirer } from './another.ts'
import { listCandidates, nextCandidate } from './candidates.ts'
import { holdsFire, isCheckNeeded } from './cfftc.ts'
import { firerNow } from './firer.ts'
import { isFpfForbidden, passesFpfCheck } from './fpf.ts'
import { chooseSmallest, isDoctrineEnforced, isHeldWithoutRoll } from './hold-fire.ts'
import { chooseLeader } from './leader.ts'
import { fireState, isRollNeeded, sffOverride, sffRoll, stillMeets, sustainGuns, weaponOrder } from './second-shots.ts'

/** PBS-FF-05: fire on the IFT, Location by Location. */
export const iftNodes = {
  I0: step(listCandidates),
  I1: node(['no', 'yes'], nextCandidate),
  I2: node(['nothing left to fire', 'else'], (walk) => (firerNow(walk).set.length === 0 ? 'nothing left to fire' : 'else')),
  I3: test(({ ask }) => ask.movers().some(({ vehicle }) => vehicle !== undefined)),
  I4: test(isInNormalRange),
  I5: test(isActivated),
  I6: node(['no such weapon', '<=0', '=+1', '>=+2'], machineGuns),
  I7: test(machineGunRoll),
  I8: step(machineGunsFire),
  I9: test(canReachMinimum),
  I10: test(({ now }) => now.attacks > 0),
  I11: test(anotherFirer),
  I12: test(isCheckNeeded),
  I13: node(['DR+DRM <= 7', 'DR+DRM > 7'], (walk) => (holdsFire(walk) ? 'DR+DRM <= 7' : 'DR+DRM > 7')),
  I14: test(isHeldWithoutRoll),
  I15: test(isDoctrineEnforced),
  I16: step(chooseSmallest),
  I17: step(() => {}),
  I18: step(chooseLeader),
  I19: node(
    ['unmarked: First Fire', 'marked First Fire: would be SFF', 'marked Final Fire and target adjacent/same hex: would be FPF'],
    fireState,
  ),
  I20: node(
    [
      'bumped and DR 5 gives less than K',
      'DC placement may be stopped',
      'adjacent ATTACKER IFP >= own IFP',
      'nobody left to move could be attacked',
      'none',
    ],
    sffOverride,
  ),
  I21: test(isRollNeeded),
  I22: test(sffRoll),
  I24: node(['a First Fire option meets Minimum FP: use it', 'LATW/mortar OFTC passed', 'else SFF'], weaponOrder),
  I25: node(['done'], (walk) => {
    sustainGuns(walk)
    return 'done'
  }),
  I26: test(stillMeets),
  I27: test(isFpfForbidden),
  I28: node(['passed', 'failed'], (walk) => (passesFpfCheck(walk) ? 'passed' : 'failed')),
  I26F: test(stillMeets),
  I30: node(['always'], attack),
  I31: test(({ ask }) => isStopped(ask)),
  I32: node(['no', 'yes, ROF weapon', 'yes, SFF', 'yes, FPF'], mayFireAgain),
}
