import type { Sketch } from '@firegroup/hexmap/draw'

/**
 * A village of weavers around a mill. The mill (I3 to I5 with its wing at J5) has two floors and looks down both streets and over the church; whoever
 * holds it holds the crossing, and whoever comes at it crosses a street. No street runs straight for long: each bend is a corner to fight for, and the gardens
 * behind the houses lead from one to the next. Forest in the north-west and light woods in the south-east come close to the outer houses, the
 * wheat in the south-west hides an approach as long as nobody stands up in it, and from the east the churchyard wall is the first cover after the beet field.
 */
export const weaversEnd: Sketch = {
  id: 'weavers-end',
  name: 'Weaver’s End',
  description:
    'A village around a weaving mill of two floors: crooked streets, garden walls, a church with its graves, wheat and woods at the corners.',
  grid: { columns: 15, rows: 10, firstColumn: 'low' },
  ways: [
    { kind: 'paved-road', through: 'west A5 B5 C4 D5 E5 F6 G5 H6 I6 J6 K5 L5 M4 N5 O5 east' },
    { kind: 'paved-road', through: 'north H1 H2 G2 G3 H4 H6 H7 I7 I8 H9 H10 south' },
    { kind: 'dirt-road', through: 'H2 I2 J3 K3 K5' },
    { kind: 'dirt-road', through: 'E5 E7 F8 G8 H9' },
  ],
  buildings: [
    // The mill.
    { hexes: 'I3-5', material: 'stone', shape: 'factory' },
    { hexes: 'I5 J5', material: 'stone', shape: 'row' },
    // The crossing.
    { hexes: 'G4', material: 'stone', shape: 'corner' },
    { hexes: 'G6', material: 'stone', shape: 'courtyard' },
    { hexes: 'J7', material: 'stone', shape: 'church', along: [100, 10] },
    { hexes: 'G7', material: 'wooden', shape: 'house' },
    { hexes: 'H8', material: 'wooden', shape: 'cottage' },
    { hexes: 'I1', material: 'wooden', shape: 'house' },
    // The west street.
    { hexes: 'E4 F5', material: 'wooden', shape: 'row' },
    { hexes: 'D4', material: 'wooden', shape: 'cottage' },
    { hexes: 'C5 D6', material: 'stone', shape: 'corner' },
    { hexes: 'F7', material: 'wooden', shape: 'house' },
    { hexes: 'B4', material: 'wooden', shape: 'barn' },
    // The east street.
    { hexes: 'L4', material: 'stone', shape: 'house' },
    { hexes: 'L6', material: 'wooden', shape: 'house' },
    { hexes: 'M5', material: 'wooden', shape: 'cottage' },
    { hexes: 'N4', material: 'wooden', shape: 'barn' },
    // The back lanes.
    { hexes: 'L3', material: 'wooden', shape: 'cottage' },
    { hexes: 'G9', material: 'wooden', shape: 'barn' },
  ],
  areas: [
    { terrain: 'cemetery', hexes: 'K6-7 J8' },
    { terrain: 'woods', hexes: 'A1-3 B1-3 C1-2 D1' },
    { terrain: 'light-woods', hexes: 'C3 D2-3' },
    { terrain: 'light-woods', hexes: 'L8-9 M7-8 N8-9 M9 O8' },
    { terrain: 'orchard', hexes: 'M1-2 N2-3 L2' },
    { terrain: 'grain', hexes: 'A7-8 B8-9 C7-9 D8-9', style: 'rows 25' },
    { terrain: 'grain', hexes: 'F1 F2 E1-2', style: 'rows -30' },
    { terrain: 'low-crops', hexes: 'M6 N6-7 O6-7', style: 'rows 10' },
    { terrain: 'low-crops', hexes: 'F9-10 E9', style: 'rows 70' },
    { terrain: 'brush', hexes: 'F3-4' },
    { terrain: 'brush', hexes: 'J1-2 K1' },
    { terrain: 'brush', hexes: 'J9-10 K9' },
    { terrain: 'brush', hexes: 'O2-3' },
  ],
  fences: [
    { feature: 'wall', around: 'J7-8 K6-7', gates: 'J7/0 K6/0 J8/3 K7/3' },
    { feature: 'wall', sides: 'H5/1 H5/2 J4/1 J4/2 J4/0' },
    { feature: 'wall', around: 'C5 D6', gates: 'D6/3 C5/0' },
    { feature: 'wall', sides: 'L4/0 L4/1 L4/5 M5/1 M5/2' },
    { feature: 'hedge', around: 'A7-8 B8-9 C7-9 D8-9', gates: 'C7/0 D8/1 B8/5 C9/3' },
    { feature: 'hedge', sides: 'F4/5 F4/4 F3/5 F3/0 E3/0 E3/1' },
    { feature: 'hedge', around: 'L2 M1-2 N2-3', gates: 'L2/3 M2/3 N3/4' },
    { feature: 'hedge', sides: 'F9/0 F9/1 F9/5 E9/0 N6/0 N6/1 M6/5 M6/4' },
  ],
}
