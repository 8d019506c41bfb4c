import type { Sketch } from '@firegroup/hexmap/draw'

/**
 * A creek between two masses of jungle, for the Pacific: drawn as ordinary terrain, it is played as woods, brush, orchards and grain, or as jungle, bamboo, palms
 * and kunai where a scenario says so. The track joins three villages of huts. Where it runs under the trees it is a path on which men come close unseen; between
 * them lie kunai clearings that nobody crosses in the open without being hindered, and nobody leaves without being shot at. The lagoon stops everybody, the
 * creek nobody. Bamboo closes the short ways round: whoever goes through it arrives late.
 */
export const sagoCreek: Sketch = {
  id: 'sago-creek',
  name: 'Sago Creek',
  description:
    'Jungle on both sides of a creek: three villages of huts on a track, kunai clearings, bamboo thickets, palms around a lagoon.',
  grid: { columns: 33, rows: 10, firstColumn: 'high' },
  hills: [
    { level: 1, hexes: 'U2-3 V1-3 W2-4 X1-3' },
    { level: 2, hexes: 'W2-3' },
    { level: 1, hexes: 'C8-9 D7-9 E8-9' },
  ],
  ways: [
    {
      kind: 'dirt-road',
      through: 'west B5 C5 D5 E6 F6 G7 H6 I6 J5 K5 L4 M4 N4 O5 P5 Q6 R6 S6 T5 U5 V4 W5 X4 Y5 Z5 AA6 BB6 CC6 DD5 EE5 FF5 east',
    },
    { kind: 'dirt-road', through: 'north I1 I6' },
    { kind: 'dirt-road', through: 'south I10 I6' },
    { kind: 'dirt-road', through: 'north Y1 Y5' },
    { kind: 'dirt-road', through: 'south Y10 Y5' },
    { kind: 'stream', through: 'north Q1 Q3 P4 P6 Q7 Q8 R8' },
  ],
  buildings: [
    { hexes: 'Q5', material: 'wooden', shape: 'huts' },
    { hexes: 'R5', material: 'wooden', shape: 'huts' },
    { hexes: 'R4', material: 'wooden', shape: 'huts' },
    { hexes: 'S5', material: 'wooden', shape: 'huts' },
    { hexes: 'S7', material: 'wooden', shape: 'huts' },
    { hexes: 'H7', material: 'wooden', shape: 'huts' },
    { hexes: 'J6', material: 'wooden', shape: 'huts' },
    { hexes: 'J7', material: 'wooden', shape: 'huts' },
    { hexes: 'H5', material: 'wooden', shape: 'huts' },
    { hexes: 'AA5', material: 'wooden', shape: 'huts' },
    { hexes: 'BB5', material: 'wooden', shape: 'huts' },
    { hexes: 'AA7', material: 'wooden', shape: 'huts' },
    { hexes: 'CC7', material: 'wooden', shape: 'huts' },
  ],
  areas: [
    { terrain: 'woods', hexes: 'B2-4 C2-5 D1-5 E2-6 F1-3 G2-3 H2 I3-4' },
    { terrain: 'woods', hexes: 'B7-9 C7-9 D6-9 E7-9 F8' },
    { terrain: 'woods', hexes: 'I2 J1-4 K2-4 L1-4 M2-5 N1-4 O2-4 P2' },
    { terrain: 'woods', hexes: 'K8-9 L7-8 M8-9 N7-8 O8-9' },
    { terrain: 'woods', hexes: 'U2-3 V1-4 W2-4 X1-4 Y2-3 Z2-3' },
    { terrain: 'woods', hexes: 'V7-9 W7-9 X6-9 Y7-9 Z7-9 AA9' },
    { terrain: 'woods', hexes: 'CC2-3 DD1-4 EE2-4 FF2-3' },
    { terrain: 'woods', hexes: 'CC9 DD7-9 EE7-9 FF8' },
    { terrain: 'brush', hexes: 'F7 G8-9' },
    { terrain: 'brush', hexes: 'K6-7 L6' },
    { terrain: 'brush', hexes: 'S2-3 T2' },
    { terrain: 'brush', hexes: 'U7-8 V6' },
    { terrain: 'brush', hexes: 'BB8 CC8' },
    { terrain: 'brush', hexes: 'AA2-3' },
    { terrain: 'grain', hexes: 'F4-5 G4-6 H3-4' },
    { terrain: 'grain', hexes: 'M6-7 N5-6 O6-7' },
    { terrain: 'grain', hexes: 'S4 T3-4 T6-7 U4 U6' },
    { terrain: 'grain', hexes: 'Z4 AA4 BB2-4 CC4-5' },
    { terrain: 'grain', hexes: 'DD6 EE6 CC1' },
    { terrain: 'grain', hexes: 'J8-9 H9' },
    { terrain: 'water', hexes: 'R8-9 S8-9 S10' },
    { terrain: 'orchard', hexes: 'P8-9 Q9-10 P7' },
    { terrain: 'orchard', hexes: 'T8-9 U9-10' },
    { terrain: 'orchard', hexes: 'R2-3 S1' },
    { terrain: 'orchard', hexes: 'G10 F9-10' },
    { terrain: 'orchard', hexes: 'Z6 BB7' },
  ],
  fences: [],
}
