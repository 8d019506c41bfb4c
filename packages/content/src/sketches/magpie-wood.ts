import type { Sketch } from '@firegroup/hexmap/draw'

/**
 * A wooded ridge above a manor. The bare crest (G2 to H3) sees the manor and both roads, but not the orchard at the foot of its own slope; the forest on the western
 * slope lets a company climb unseen, and the lane from the north brings another over the shoulder. The manor (I7, J7, K6) has two floors and a walled garden: a fortress
 * against the fields, and a trap once the ridge is lost. The wheat in the south-west is the covered way to it from that side. The marsh in the south-east is slow, and
 * for that reason nobody watches it.
 */
export const magpieWood: Sketch = {
  id: 'magpie-wood',
  name: 'Magpie Wood',
  description:
    'A wooded ridge with a bare crest, a walled manor of two floors in the fields below it, hedged lanes, and a marsh that nobody watches.',
  grid: { columns: 15, rows: 10, firstColumn: 'low' },
  hills: [
    { level: 1, hexes: 'C2-3 D2-4 E1-4 F1-4 G0-4 H1-4 I0-3 J1-3 K1-3 L2-3' },
    { level: 2, hexes: 'F2-3 G1-3 H2-3 I2' },
  ],
  ways: [
    { kind: 'dirt-road', through: 'west A5 B6 C6 D6 E5 F6 G6 H7 I6 J6 K5 L5 M5 N6 O5 east' },
    { kind: 'dirt-road', through: 'south H10 H9 G8 G7 H7' },
    { kind: 'dirt-road', through: 'north H1 I1 J2 K2 K4 L5' },
    { kind: 'path', through: 'H1 H3 G3' },
  ],
  buildings: [
    { hexes: 'I7 J7 K6', material: 'stone', shape: 'courtyard' },
    { hexes: 'L7', material: 'wooden', shape: 'barn' },
    { hexes: 'I8', material: 'wooden', shape: 'cottage' },
    // Along the lanes.
    { hexes: 'F7', material: 'wooden', shape: 'house' },
    { hexes: 'D5', material: 'stone', shape: 'house' },
    { hexes: 'C5', material: 'wooden', shape: 'barn' },
    { hexes: 'M4', material: 'stone', shape: 'corner' },
    { hexes: 'L4', material: 'wooden', shape: 'barn' },
    { hexes: 'N5', material: 'wooden', shape: 'cottage' },
    { hexes: 'J1', material: 'wooden', shape: 'cottage' },
    { hexes: 'F9', material: 'wooden', shape: 'house' },
  ],
  areas: [
    { terrain: 'woods', hexes: 'B2-4 C2-4 D2-4 E2-3' },
    { terrain: 'woods', hexes: 'M1-2 N1-2' },
    { terrain: 'light-woods', hexes: 'E1 F1 G0-1' },
    { terrain: 'light-woods', hexes: 'E4 F4-5' },
    { terrain: 'light-woods', hexes: 'J3 K3 L2-3' },
    { terrain: 'light-woods', hexes: 'M7 N7-8 O7' },
    { terrain: 'light-woods', hexes: 'H8' },
    { terrain: 'marsh', hexes: 'K9 L9 M8-9 N9' },
    { terrain: 'orchard', hexes: 'H5 I4-5 J4-5', style: 'rows 30' },
    { terrain: 'grain', hexes: 'B7-8 C7-8 D7-9 E6-8', style: 'rows -20' },
    { terrain: 'grain', hexes: 'M3 N3-4 O3', style: 'rows 40' },
    { terrain: 'low-crops', hexes: 'D10 E9 F10', style: 'rows 15' },
    { terrain: 'low-crops', hexes: 'I9 J9-10 I10', style: 'rows 60' },
    { terrain: 'brush', hexes: 'G4-5 H4' },
    { terrain: 'brush', hexes: 'A7-9 B9' },
    { terrain: 'brush', hexes: 'B5 A4' },
    { terrain: 'brush', hexes: 'L6 M6' },
  ],
  fences: [
    { feature: 'wall', around: 'I7 J7-8 K6-7', gates: 'J7/0 K7/2 J8/3' },
    { feature: 'wall', around: 'C5 D5', gates: 'D5/3 C5/3 C5/0' },
    { feature: 'wall', sides: 'M4/0 M4/1 M4/5 L4/5 L4/0' },
    { feature: 'hedge', around: 'B7-8 C7-8 D7-9 E6-8', gates: 'C7/0 E6/1 E8/2 C8/3 B8/5' },
    { feature: 'hedge', around: 'H5 I4-5 J4-5', gates: 'I5/3 H5/0 J4/1 J5/2' },
    { feature: 'hedge', sides: 'K4/1 K4/4 K4/5 K3/1 K3/2' },
    { feature: 'hedge', sides: 'H8/1 H8/2 I9/0 I9/1 J9/0 J9/1' },
    { feature: 'hedge', sides: 'M3/3 M3/2 N4/3 N4/2 N4/4' },
  ],
}
