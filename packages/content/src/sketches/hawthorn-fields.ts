import type { Sketch } from '@firegroup/hexmap/draw'

/**
 * Small fields, each with bocage around it and a gate or two, on both sides of a lane that leads to a farm. Nobody sees from one field into the next but over the
 * hedgerow before him, and who holds that sees the whole field; the lane is the only long view, and everybody has his gun on it. The ground rises gently before the
 * farm, so that its windows look over the last hedge.
 */
export const hawthornFields: Sketch = {
  id: 'hawthorn-fields',
  name: 'Hawthorn Fields',
  description: 'Small fields with bocage around them, a lane between, a walled farm on a gentle rise, an orchard and a copse.',
  grid: { columns: 17, rows: 10, firstColumn: 'high' },
  ways: [
    { kind: 'dirt-road', through: 'west B5 P5 east' },
    { kind: 'dirt-road', through: 'north I1 I5' },
    { kind: 'dirt-road', through: 'south I10 I5' },
  ],
  buildings: [
    { hexes: 'N6', material: 'stone', shape: 'courtyard' },
    { hexes: 'O7', material: 'wooden', shape: 'barn' },
    { hexes: 'N4', material: 'stone', shape: 'house' },
    { hexes: 'J6', material: 'wooden', shape: 'cottage' },
    { hexes: 'E4', material: 'wooden', shape: 'barn' },
  ],
  areas: [
    { terrain: 'woods', hexes: 'E8 E9' },
    { terrain: 'woods', hexes: 'O9 P8' },
    { terrain: 'woods', hexes: 'J2 J3' },
    { terrain: 'orchard', hexes: 'O2-3 P2-3' },
    { terrain: 'grain', hexes: 'C2-4 D2-3', style: 'rows 20' },
    { terrain: 'grain', hexes: 'L7-8 K8', style: 'rows -30' },
    { terrain: 'brush', hexes: 'G8 F8' },
  ],
  fences: [
    { feature: 'bocage', around: 'B2-3 C2-4 D2-3', gates: 'C4/3 D2/1' },
    { feature: 'bocage', around: 'F2-3 G2-4 H2-3', gates: 'G4/3 F2/5' },
    { feature: 'bocage', around: 'K2-4 L2-3 M2-4', gates: 'K4/3 M2/1' },
    { feature: 'bocage', around: 'B7-8 C7-9 D7-8', gates: 'C7/0 D8/2' },
    { feature: 'bocage', around: 'F7-8 G7-9 H7-8', gates: 'G7/0 F8/4' },
    { feature: 'bocage', around: 'K7-9 L7-8 M7-9', gates: 'K7/0 M9/3' },
    { feature: 'wall', around: 'N6 O7', gates: 'N6/0 O7/2' },
    { feature: 'hedge', sides: 'N4/4 N4/5 J6/5 J6/4' },
    { feature: 'slope', sides: 'M5/2 M6/1 M5/1 L4/2 L6/1' },
  ],
}
