/** A position with Guns and Mortars, for tests: Germans on the right, Russians who hold or come on the left. */
import { boards } from '@firegroup/content'

const map = boards.find(({ id }) => id === 'alder-cross')!

export const gunSituation = (more: object = {}): object => ({
  map,
  attacker: 'axis',
  phase: 'prepFire',
  year: 1943,
  allied: { nation: 'russian' },
  axis: { nation: 'german' },
  units: [
    { side: 'axis', type: 'ge-crew-2-2-8', at: 'BB4' },
    { side: 'axis', type: 'ge-4-6-7', at: 'CC4' },
    { side: 'axis', type: 'ge-L-9-1', at: 'CC5' },
    { side: 'axis', type: 'ge-crew-2-2-8', at: 'EE6' },
    { side: 'axis', type: 'ge-4-6-7', at: 'CC5' },
    { side: 'allied', type: 'ru-4-4-7', at: 'Y5' },
    { side: 'allied', type: 'ru-4-4-7', at: 'Y5' },
    { side: 'allied', type: 'ru-L-8-1', at: 'Y5' },
    { side: 'allied', type: 'ru-4-4-7', at: 'Y8' },
    { side: 'allied', type: 'ru-4-4-7', at: 'W6' },
    { side: 'allied', type: 'ru-crew-2-2-8', at: 'W7' },
  ],
  weapons: [
    { side: 'axis', type: 'ge-AT50L', owner: 0, ca: 4 },
    { side: 'axis', type: 'ge-MTR81s', owner: 3, ca: 5 },
    { side: 'axis', type: 'ge-MTR50', owner: 4 },
    { side: 'allied', type: 'ru-AT45L', owner: 10, ca: 1 },
  ],
  ...more,
})
