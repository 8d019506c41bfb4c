/**
 * The comparisons of the rulebook, each in one place: its printed signs have lost underlines here and there, so that some are rulings. `result` is the final
 * modified number, `rn` a Random Number as drawn.
 */

/** 6.51 */
export const isKilled = (result: number, kia: number): boolean => result >= kia
/** 6.52, 10.1 */
export const isPinned = (result: number, morale: number): boolean => result >= morale
/** 6.53, 10.13 */
export const panics = (result: number, panic: number): boolean => result >= panic
/** 6.53: panic that counts as KIA; 6.531: otherwise rout. The sign at equality is a ruling. */
export const panicIsKia = (routColumn: number, rout: number): boolean => routColumn <= rout
/** 14.4: the colour is tested apart. A ruling: a Sniper's 6 could never be matched otherwise. */
export const sniperCheckSucceeds = (rn: number, sniper: number): boolean => rn >= sniper
/** 24.4, 24.5: the colours are tested apart. Both signs at equality are rulings. */
export const minesStir = (rn: number, second: number): boolean => rn >= second
export const clearsMines = (rn: number, strength: number): boolean => rn >= strength
/** 20.21: a ruling, as in fire, where Morale equalled pins. */
export const passesMoraleCheck = (rn: number, morale: number): boolean => rn < morale
/** 20.9 */
export const goesBerserk = (routColumn: number, panic: number): boolean => routColumn <= panic
/** 20.73 */
export const keepsInfiltration = (wonBy: number): boolean => wonBy >= 3
/** 5.6: the sum of two range chits folds back beyond this. */
export const isBehind = (sum: number): boolean => sum > 5
/** 5.7 */
export const isBlocked = (sum: number): boolean => sum > 5
/** 5.51 */
export const retreatTooFar = (trueRange: number): boolean => trueRange < 0
/** 17.62 */
export const breaksEncirclement = (range: number): boolean => range <= 1
/** 17.62, 17.63: who stands at RR 5 has not come round to the front yet. */
export const isInFront = (sum: number): boolean => sum < 5
/** 16.5: losses out of a force, against a nation's fraction. */
export const isBroken = (losses: number, force: number, fraction: { lost: number; of: number; atLeast: boolean }): boolean =>
  fraction.atLeast ? losses * fraction.of >= force * fraction.lost : losses * fraction.of > force * fraction.lost
/** 45.45: a ruling: 8 is the last number that may wound a man who charges. */
export const isBanzaiWound = (result: number): boolean => result < 9
