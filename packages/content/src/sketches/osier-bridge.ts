import type { Sketch } from '@firegroup/hexmap/draw'

/**
 * Open fields on both sides of a river. The road crosses it by the bridge at H5, and men and tanks who know the place cross it at the shallows (H9). East of it a
 * hamlet of stone houses looks down the road, with a low hill behind; west of it a farm stands in the fields, and the wheat hides who comes up from the south.
 * Nobody crosses the meadows by the water unseen: whoever wants the other bank needs something on this one that shoots.
 */
export const osierBridge: Sketch = {
  id: 'osier-bridge',
  name: 'Osier Bridge',
  description:
    'Open fields on both sides of a river with one bridge and a shallow place: a farm in the west, a hamlet and a low hill in the east.',
  grid: { columns: 15, rows: 10, firstColumn: 'low' },
  hills: [{ level: 1, hexes: 'M1-3 N1-3 L2' }],
  ways: [
    { kind: 'paved-road', through: 'west A5 B5 C5 D6 E5 F5 G5 H5 I5 J5 K5 L5 M5 N6 O6 east' },
    { kind: 'dirt-road', through: 'J5 K6 K8 J9 J10 south' },
    { kind: 'dirt-road', through: 'D6 D8 E8 E10 south' },
    { kind: 'stream', through: 'north H1 H10 south' },
  ],
  buildings: [
    // The hamlet.
    { hexes: 'J4', material: 'stone', shape: 'house' },
    { hexes: 'K4', material: 'stone', shape: 'corner' },
    { hexes: 'J6', material: 'stone', shape: 'house' },
    { hexes: 'L6', material: 'wooden', shape: 'cottage' },
    { hexes: 'L4', material: 'wooden', shape: 'barn' },
    // The farm.
    { hexes: 'D4', material: 'stone', shape: 'courtyard' },
    { hexes: 'E4', material: 'wooden', shape: 'barn' },
    { hexes: 'C7', material: 'wooden', shape: 'cottage' },
  ],
  areas: [
    { terrain: 'water', hexes: 'H1-4' },
    { terrain: 'water', hexes: 'H6-8' },
    { terrain: 'water', hexes: 'H10' },
    { terrain: 'woods', hexes: 'A1-2 B1-2 C1' },
    { terrain: 'woods', hexes: 'N8-10 O8-9 M9' },
    { terrain: 'light-woods', hexes: 'L8-9 M8' },
    { terrain: 'orchard', hexes: 'K2-3 J2' },
    { terrain: 'orchard', hexes: 'B3 C3' },
    { terrain: 'grain', hexes: 'C9-10 D9-10 E9 F9-10', style: 'rows 20' },
    { terrain: 'grain', hexes: 'N5 O4-5', style: 'rows -15' },
    { terrain: 'low-crops', hexes: 'A8-9 B8-9', style: 'rows 60' },
    { terrain: 'low-crops', hexes: 'L10 K9-10', style: 'rows 10' },
    { terrain: 'brush', hexes: 'F2-3 G3' },
    { terrain: 'brush', hexes: 'F7-8' },
    { terrain: 'brush', hexes: 'I7-8' },
    { terrain: 'brush', hexes: 'I2 I3' },
  ],
  fences: [
    { feature: 'wall', around: 'D4 E4', gates: 'D4/3 E4/2' },
    { feature: 'wall', sides: 'J4/5 J4/4 J6/4 J6/3' },
    { feature: 'hedge', around: 'C9-10 D9-10 E9', gates: 'D9/0 E9/1' },
    { feature: 'hedge', sides: 'K2/4 K2/5 J2/4 J2/5' },
  ],
}
