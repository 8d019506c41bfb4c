import type { Sketch } from '@firegroup/hexmap/draw'

/**
 * Rolling farmland with a net of roads, for things on wheels and tracks. Nothing here is safe for long: four low swells break the view along the main road into
 * stretches of seven or eight hexes, each with a flank that can be reached unseen behind the next swell. The hamlet at the crossroads is the only place with
 * walls; the lanes that leave it climb over a swell each and meet the outer roads behind it, so that a column can be met from two sides. Copses, hedges
 * and the reeds about the brook's pond give men on foot a way to come close to what drives past.
 */
export const longFurrow: Sketch = {
  id: 'long-furrow',
  name: 'Long Furrow',
  description:
    'Rolling farmland with a net of roads: four low swells with lanes over them, a hamlet at the crossroads, copses, a brook, hedges and wide fields.',
  grid: { columns: 33, rows: 10, firstColumn: 'high' },
  hills: [
    { level: 1, hexes: 'D2-3 E2-4 F1-4 G2-4 H2-3' },
    { level: 2, hexes: 'F2-3' },
    { level: 1, hexes: 'J7-8 K7-9 L7-9 M7-9 N7-8 O8-9' },
    { level: 2, hexes: 'L8 M8' },
    { level: 1, hexes: 'S2-3 T1-3 U2-4 V1-3 W2-4 X2-3' },
    { level: 2, hexes: 'U3 V2-3' },
    { level: 1, hexes: 'AA7-8 BB6-8 CC7-9 DD6-8 EE7-8' },
    { level: 2, hexes: 'CC8' },
  ],
  ways: [
    { kind: 'paved-road', through: 'west B5 C5 E5 G5 H5 I6 L6 O6 P5 Q6 R5 S6 T5 U5 W5 Y6 AA6 BB5 CC5 FF5 east' },
    { kind: 'dirt-road', through: 'north I1 I6' },
    { kind: 'dirt-road', through: 'south I10 I6' },
    { kind: 'dirt-road', through: 'north Y1 Y6' },
    { kind: 'dirt-road', through: 'south Y10 Y6' },
    // Over the northern swell to the east, and over the southern one, behind its copse, to the west.
    { kind: 'dirt-road', through: 'Q6 Q3 R2 S2 T1 U2 V1 W2 X1 Y2' },
    { kind: 'dirt-road', through: 'Q6 Q8 P8 O9 N8 M9 L9 K9 J9 I9' },
    { kind: 'dirt-road', through: 'Q8 R8 S9 T9 U9 V8 W9 X8 Y8' },
    { kind: 'stream', through: 'south U10 V9 W9 W8' },
  ],
  buildings: [
    { hexes: 'P4', material: 'stone', shape: 'corner' },
    { hexes: 'R4', material: 'stone', shape: 'house' },
    { hexes: 'P6', material: 'wooden', shape: 'house' },
    { hexes: 'R6', material: 'wooden', shape: 'barn' },
    { hexes: 'S5', material: 'wooden', shape: 'cottage' },
    { hexes: 'R7', material: 'wooden', shape: 'cottage' },
    { hexes: 'G7', material: 'stone', shape: 'courtyard' },
    { hexes: 'H7', material: 'wooden', shape: 'barn' },
    { hexes: 'Z3', material: 'stone', shape: 'house' },
    { hexes: 'AA4', material: 'wooden', shape: 'barn' },
    { hexes: 'DD4', material: 'wooden', shape: 'cottage' },
    { hexes: 'C7', material: 'wooden', shape: 'cottage' },
  ],
  areas: [
    { terrain: 'woods', hexes: 'B8-9 C9 D8' },
    { terrain: 'woods', hexes: 'F1 G2 H2' },
    { terrain: 'woods', hexes: 'L2-3 M3 N2' },
    { terrain: 'woods', hexes: 'J8 K8 L8' },
    { terrain: 'woods', hexes: 'T7-8 U8' },
    { terrain: 'woods', hexes: 'W2-3 X2' },
    { terrain: 'woods', hexes: 'BB2 CC2-3' },
    { terrain: 'woods', hexes: 'EE7-8 DD8' },
    { terrain: 'water', hexes: 'W8' },
    { terrain: 'orchard', hexes: 'F6-7 G8' },
    { terrain: 'orchard', hexes: 'N4 O4-5' },
    { terrain: 'orchard', hexes: 'AA3 Z2' },
    { terrain: 'brush', hexes: 'S8 R9-10' },
    { terrain: 'brush', hexes: 'V7 W7 X7' },
    { terrain: 'brush', hexes: 'E4 F4 G4' },
    { terrain: 'brush', hexes: 'N8 O8-9' },
    { terrain: 'brush', hexes: 'AA7 BB8' },
    { terrain: 'brush', hexes: 'S3 T3' },
    { terrain: 'grain', hexes: 'B2-3 C2-4 D4', style: 'rows 25' },
    { terrain: 'grain', hexes: 'J2-4 K3-4 K2', style: 'rows -20' },
    { terrain: 'grain', hexes: 'D6-7 E7-8', style: 'rows 70' },
    { terrain: 'grain', hexes: 'S7 T6 U7 V6', style: 'rows 15' },
    { terrain: 'grain', hexes: 'M4-5 L4 K5', style: 'rows 50' },
    { terrain: 'grain', hexes: 'AA1 BB1 AA2 Z1', style: 'rows -60' },
    { terrain: 'grain', hexes: 'W10 X9 V10', style: 'rows 5' },
    { terrain: 'grain', hexes: 'EE2-4 FF2-3 DD3', style: 'rows 35' },
  ],
  fences: [
    { feature: 'wall', around: 'G7', gates: 'G7/0 G7/5' },
    { feature: 'wall', around: 'Z3 AA4', gates: 'Z3/4 AA4/3' },
    { feature: 'hedge', sides: 'I2/4 I2/5 I3/4 I3/5 I2/1 I2/2 I3/1 I3/2' },
    { feature: 'hedge', sides: 'Y8/1 Y8/2 Y9/1 Y9/2 Y8/4 Y8/5 Y9/4 Y9/5' },
    { feature: 'hedge', around: 'S7 T6 U7 V6', gates: 'S7/0 T6/0 V6/1' },
    { feature: 'hedge', around: 'J2-4 K2-4', gates: 'J2/0 K4/3' },
  ],
}
