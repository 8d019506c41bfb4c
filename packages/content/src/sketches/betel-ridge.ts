import type { Sketch } from '@firegroup/hexmap/draw'

/**
 * A ridge in the jungle with a track over its saddle (I4). South of it the ground is open enough to be shot at: a burnt clearing, grass, a few huts. The ridge
 * itself is rock under trees, and what a scenario digs into it looks down on the clearing from three sides. West and east the jungle reaches the foot of the
 * slope, so that whoever has time comes up unseen; the palms in the middle are the only cover for whoever has none.
 */
export const betelRidge: Sketch = {
  id: 'betel-ridge',
  name: 'Betel Ridge',
  description: 'A jungle ridge with a track over its saddle, grass and palms before it, huts in a clearing, thickets on both flanks.',
  grid: { columns: 17, rows: 10, firstColumn: 'high' },
  hills: [
    { level: 1, hexes: 'D2-4 E2-5 F2-4 G2-5 H2-4 I2-5 J2-4 K2-5 L2-4 M2-5 N2-4' },
    { level: 2, hexes: 'E3 F3 G3-4 K3-4 L3 M3' },
  ],
  ways: [{ kind: 'dirt-road', through: 'north I1 I4 I6 J7 J8 I9 I10 south' }],
  buildings: [
    { hexes: 'H7', material: 'wooden', shape: 'huts' },
    { hexes: 'K7', material: 'wooden', shape: 'huts' },
    { hexes: 'G8', material: 'wooden', shape: 'huts' },
    { hexes: 'K2', material: 'wooden', shape: 'huts' },
  ],
  areas: [
    { terrain: 'woods', hexes: 'A2-5 B2-6 C3-6 D4-6' },
    { terrain: 'woods', hexes: 'E2-3 F2 G3' },
    { terrain: 'woods', hexes: 'K3-4 L2 M3 L3' },
    { terrain: 'woods', hexes: 'N4-6 O4-6 P3-6 Q4-6' },
    { terrain: 'woods', hexes: 'B9 C9-10 A9' },
    { terrain: 'woods', hexes: 'O9-10 P9 Q9' },
    { terrain: 'orchard', hexes: 'F6-7 G6' },
    { terrain: 'orchard', hexes: 'L6-7 M7' },
    { terrain: 'orchard', hexes: 'H3 H2 J2-3' },
    { terrain: 'brush', hexes: 'E5 F4 E6' },
    { terrain: 'brush', hexes: 'K5 L4 M5' },
    { terrain: 'brush', hexes: 'C8 D8 E9' },
    { terrain: 'brush', hexes: 'M9 N8 N9' },
    { terrain: 'grain', hexes: 'H5-6 G5' },
    { terrain: 'grain', hexes: 'J5-6 K6' },
    { terrain: 'grain', hexes: 'E8 F8-9 G9' },
    { terrain: 'grain', hexes: 'K8-9 L8-9' },
  ],
  fences: [],
}
