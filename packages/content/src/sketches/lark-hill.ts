import type { Sketch } from '@firegroup/hexmap/draw'

/**
 * A long hill above a valley road. Whoever holds the chapel on the crest (P3) sees the whole south, but nothing of the foot of his own
 * slopes: brush in the south-west and the gully behind the farm lead up unseen, the sunken lane in the west carries a
 * column past under cover of its hedges, and woods wait on the reverse slope. The farm in the hill's lap is the key to the crest; the lower
 * eastern hill looks into its yard.
 */
export const larkHill: Sketch = {
  id: 'lark-hill',
  name: 'Lark Hill',
  description:
    'A three-level hill above a valley road: a chapel on its crest, a farm in its lap, grain at its foot and hedged lanes sunk between the fields.',
  grid: { columns: 33, rows: 10, firstColumn: 'high' },
  hills: [
    { level: 1, hexes: 'K3-5 L2-6 M2-7 N1-7 O2-8 P1-7 Q2-7 R1-6 S2-7 T1-6 U2-7 V2-5 W3-5' },
    { level: 2, hexes: 'M4-5 N2-5 O3-7 P2-6 Q3-5 R2-4 S3-4 T2-3 U3-4' },
    { level: 3, hexes: 'N4 O4-5 P3-4 Q4' },
    { level: 1, hexes: 'AA2-4 BB1-4 CC2-4 DD2-4 EE3' },
    { level: 2, hexes: 'BB2-3 CC3' },
    { level: 1, hexes: 'C7-9 D7-8 E7-9 F7-8 G8-9' },
  ],
  ways: [
    { kind: 'dirt-road', through: 'west B5 F6 J8 K9 P9 Q9 R8 S8 T7 U8 V7 W7 X6 Y6 FF5 east' },
    { kind: 'dirt-road', through: 'north I1 I6 J8' },
    { kind: 'dirt-road', through: 'south I10 J8' },
    { kind: 'dirt-road', through: 'north Y1 Y4 X4 X6' },
    { kind: 'dirt-road', through: 'south Y10 Y6' },
    { kind: 'dirt-road', through: 'R8 R7 S7 S6 T5' },
    { kind: 'path', through: 'T5 S4 R4 Q4 P3' },
  ],
  buildings: [
    { hexes: 'T6', material: 'stone', shape: 'courtyard' },
    { hexes: 'S5', material: 'wooden', shape: 'barn' },
    { hexes: 'U5', material: 'wooden', shape: 'cottage' },
    { hexes: 'P3', material: 'stone', shape: 'cottage' },
    { hexes: 'K8', material: 'stone', shape: 'corner' },
    { hexes: 'H6', material: 'wooden', shape: 'house' },
    { hexes: 'K10', material: 'wooden', shape: 'cottage' },
    { hexes: 'W8', material: 'stone', shape: 'house' },
    { hexes: 'AA5', material: 'wooden', shape: 'barn' },
    { hexes: 'EE5', material: 'wooden', shape: 'cottage' },
  ],
  areas: [
    { terrain: 'woods', hexes: 'D2-4 E2-4 F2-3 C3' },
    { terrain: 'woods', hexes: 'L2-3 M2-3 N1-2 O2' },
    { terrain: 'woods', hexes: 'U3-4 V3-4 W4 V2' },
    { terrain: 'woods', hexes: 'L8 M8-9 N8' },
    { terrain: 'woods', hexes: 'AA8-9 BB7-9 CC8-9 DD8' },
    { terrain: 'woods', hexes: 'CC2 DD2-3 EE3' },
    { terrain: 'woods', hexes: 'D8 E8-9 F8' },
    { terrain: 'orchard', hexes: 'U6 V5-6' },
    { terrain: 'orchard', hexes: 'H8-9' },
    { terrain: 'brush', hexes: 'K4-5 L5-6 M6-7' },
    { terrain: 'brush', hexes: 'P6-7 Q6-7' },
    { terrain: 'brush', hexes: 'R1-2 S2 T2' },
    { terrain: 'brush', hexes: 'B7 C7-8' },
    { terrain: 'brush', hexes: 'W1-2 X2' },
    { terrain: 'brush', hexes: 'AA4 BB4' },
    { terrain: 'brush', hexes: 'FF7-8 EE8' },
    { terrain: 'grain', hexes: 'R9 S9 T8-9 U9 S10', style: 'rows 10' },
    { terrain: 'grain', hexes: 'F4 G4-5 H3-5', style: 'rows -40' },
    { terrain: 'grain', hexes: 'V9 W9 X8-9', style: 'rows 75' },
    { terrain: 'grain', hexes: 'Z6-7 AA7 BB6 CC7 DD6', style: 'rows 30' },
    { terrain: 'grain', hexes: 'K1-2 L1', style: 'rows 0' },
  ],
  fences: [
    { feature: 'wall', around: 'S5 T5-6 U5', gates: 'T6/3 T5/0 S5/5' },
    { feature: 'wall', sides: 'M5/3 N5/4 N5/3 O6/4 O7/4 O7/3 O7/2 P6/2' },
    { feature: 'hedge', sides: 'I2/5 I2/4 I3/5 I3/4 I4/5 I4/4 I5/5 I5/4 I3/1 I3/2 I4/1 I4/2 I5/1 I5/2 I6/1' },
    { feature: 'hedge', around: 'R9 S9-10 T8-9 U9', gates: 'R9/3 R9/4 T8/0 U9/1' },
    { feature: 'hedge', sides: 'Y7/1 Y7/2 Y8/1 Y8/2 Y8/4 Y8/5 Y9/4 Y9/5 Y7/4' },
    { feature: 'hedge', sides: 'Z7/3 Z7/4 Z6/4 AA7/3 CC7/3 CC7/2 DD6/2 DD6/3' },
  ],
}
