import type { Sketch } from '@firegroup/hexmap/draw'

/**
 * A village around a crossroads. The church and the stone houses about Q6 command both streets, and every street is a field of fire.
 * Woods in the north-west and south-west lead to within three hexes of the first gardens, hedged orchards carry on from there. From
 * the east the mill pond forces a choice: the causeway under the guns of the churchyard wall, the lane through the northern woods, or
 * the grain and the southern orchard. The farms at D6 and DD4 are strongpoints, or jumping-off points for either side.
 */
export const alderCross: Sketch = {
  id: 'alder-cross',
  name: 'Alder Cross',
  description:
    'A village with a church at a crossroads, orchards and garden walls around it, a mill pond to its east and woods at every corner.',
  grid: { columns: 33, rows: 10, firstColumn: 'high' },
  ways: [
    { kind: 'paved-road', through: 'west B5 C5 D5 E5 F5 G5 I6 M6 N6 O6 P5 Q6 R6 S6 T6 V6 Y5 BB5 FF5 east' },
    { kind: 'paved-road', through: 'north I1 I2 L3 O4 P4 Q5 Q6 Q9 R9 S9 W9 X9 Y10 south' },
    { kind: 'dirt-road', through: 'south I10 I6' },
    { kind: 'dirt-road', through: 'north Y1 Y5' },
    { kind: 'dirt-road', through: 'Q9 O9 M9 K9 I8' },
    { kind: 'stream', through: 'X3 W4 V4' },
  ],
  buildings: [
    // Around the crossroads.
    { hexes: 'R5', material: 'stone', shape: 'church', along: [100, 6] },
    { hexes: 'P6', material: 'stone', shape: 'corner' },
    { hexes: 'R7 R8', material: 'stone', shape: 'row' },
    { hexes: 'O5', material: 'stone', shape: 'house' },
    { hexes: 'Q4', material: 'stone', shape: 'courtyard' },
    { hexes: 'P3', material: 'wooden', shape: 'house' },
    { hexes: 'P7', material: 'wooden', shape: 'cottage' },
    { hexes: 'S7', material: 'wooden', shape: 'house' },
    // The west street.
    { hexes: 'M5 N5', material: 'wooden', shape: 'row' },
    { hexes: 'N4', material: 'wooden', shape: 'cottage' },
    { hexes: 'O3', material: 'wooden', shape: 'house' },
    { hexes: 'N7', material: 'stone', shape: 'house' },
    { hexes: 'O7', material: 'wooden', shape: 'cottage' },
    { hexes: 'K7', material: 'wooden', shape: 'barn' },
    { hexes: 'K5', material: 'wooden', shape: 'house' },
    // The east street and the pond.
    { hexes: 'T5', material: 'wooden', shape: 'corner' },
    { hexes: 'U5', material: 'wooden', shape: 'house' },
    { hexes: 'T7', material: 'stone', shape: 'house' },
    { hexes: 'X6', material: 'stone', shape: 'house' },
    // The south street.
    { hexes: 'P8', material: 'wooden', shape: 'house' },
    { hexes: 'S8', material: 'wooden', shape: 'cottage' },
    { hexes: 'T8', material: 'wooden', shape: 'house' },
    // The farms.
    { hexes: 'C6 D6', material: 'stone', shape: 'courtyard' },
    { hexes: 'D7', material: 'wooden', shape: 'barn' },
    { hexes: 'CC4 DD3', material: 'wooden', shape: 'barn' },
    { hexes: 'DD4', material: 'stone', shape: 'corner' },
  ],
  areas: [
    { terrain: 'water', hexes: 'V4 V5 W5' },
    { terrain: 'marsh', hexes: 'W4 X3 X4' },
    { terrain: 'woods', hexes: 'C2-4 D1-3 E2-4 F1-3 G2-3' },
    { terrain: 'woods', hexes: 'K2-3 L1-3 M1-3 N2' },
    { terrain: 'woods', hexes: 'F8-9 G8-9 H7-9 I8-9 J8-9 G10' },
    { terrain: 'woods', hexes: 'S1-2 R1' },
    { terrain: 'woods', hexes: 'W2-3 X1-2 Y2-3 Z1-3 AA2-3' },
    { terrain: 'woods', hexes: 'BB7-9 CC8-9 DD7-9 EE8' },
    { terrain: 'woods', hexes: 'O10' },
    { terrain: 'orchard', hexes: 'R3 S3-4 T3-4' },
    { terrain: 'orchard', hexes: 'L7-8 M7-8 N8' },
    { terrain: 'orchard', hexes: 'U7-8 V7-8' },
    { terrain: 'orchard', hexes: 'E6-7' },
    { terrain: 'orchard', hexes: 'AA4 BB3-4' },
    { terrain: 'brush', hexes: 'B7-8 C8-9 D9 E9' },
    { terrain: 'brush', hexes: 'DD2 EE2-3' },
    { terrain: 'brush', hexes: 'EE7 FF6-8' },
    { terrain: 'brush', hexes: 'M10 N9' },
    { terrain: 'brush', hexes: 'U10 W10' },
    { terrain: 'grain', hexes: 'G4 H3-4 I4-5 J4', style: 'rows 20' },
    { terrain: 'grain', hexes: 'Z6-8 AA6-8 BB6', style: 'rows -35' },
    { terrain: 'grain', hexes: 'T2 U2-3 V1-2', style: 'rows 60' },
  ],
  fences: [
    { feature: 'wall', around: 'R4-5 S5', gates: 'R5/5 S5/3' },
    { feature: 'wall', around: 'C6-7 D6-7', gates: 'C6/0 C7/3 D7/2' },
    { feature: 'wall', sides: 'O3/5 O3/0 O3/1 N4/5 N4/4 P7/2 P7/3' },
    { feature: 'wall', around: 'CC4 DD3-4', gates: 'DD4/3 CC4/4 DD3/1' },
    { feature: 'hedge', around: 'L7-8 M7-8 N8', gates: 'L7/0 L8/3 M8/3 N8/1' },
    { feature: 'hedge', around: 'U7-8 V7-8', gates: 'U7/0 U7/1 V8/3 U8/4 V7/2' },
    { feature: 'hedge', sides: 'AA8/3 AA8/2 AA7/1 AA7/2 BB6/2 BB6/1 Z8/3 Z8/4' },
    { feature: 'hedge', sides: 'G4/5 G4/4 H3/0 H3/5 I4/0 I4/1 J4/1 J4/2' },
    { feature: 'hedge', sides: 'R3/5 R3/0 S3/0 T3/1 T4/1 T4/2' },
  ],
}
