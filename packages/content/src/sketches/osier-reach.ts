import type { Sketch } from '@firegroup/hexmap/draw'

/**
 * The river a mile below the bridge, one hex wide from north to south, and nothing crosses it: the ferry lies on the bottom. Reeds and willows on both banks hide who
 * waits there; the landing in the middle is open. East of it the ferryman's houses look over the water, with an orchard and a wood behind them; west of it
 * a brickyard stands on the road that leads to the landing.
 */
export const osierReach: Sketch = {
  id: 'osier-reach',
  name: 'Osier Reach',
  description:
    'A river without a crossing between reeds and willows: a brickyard in the west, a ferryman’s hamlet and an orchard in the east.',
  grid: { columns: 14, rows: 9, firstColumn: 'low' },
  ways: [
    { kind: 'dirt-road', through: 'west A5 B5 C5 D5 E5 F5 G5' },
    { kind: 'dirt-road', through: 'I5 J5 K5 L5 M5 N5 east' },
    { kind: 'stream', through: 'north H1 H9 south' },
  ],
  buildings: [
    // The ferryman's hamlet.
    { hexes: 'J3', material: 'stone', shape: 'house' },
    { hexes: 'J6', material: 'stone', shape: 'house' },
    { hexes: 'K4', material: 'stone', shape: 'corner' },
    { hexes: 'L7', material: 'wooden', shape: 'barn' },
    // The brickyard.
    { hexes: 'C4', material: 'stone', shape: 'courtyard' },
    { hexes: 'D6', material: 'wooden', shape: 'barn' },
    { hexes: 'B7', material: 'wooden', shape: 'cottage' },
  ],
  areas: [
    { terrain: 'water', hexes: 'H1-9' },
    { terrain: 'brush', hexes: 'G1-3' },
    { terrain: 'brush', hexes: 'G7-9' },
    { terrain: 'brush', hexes: 'I1-2' },
    { terrain: 'brush', hexes: 'I7-9' },
    { terrain: 'light-woods', hexes: 'F2-3' },
    { terrain: 'light-woods', hexes: 'F7-8' },
    { terrain: 'woods', hexes: 'A1-2 B1' },
    { terrain: 'woods', hexes: 'M1-2 N1-3 N2' },
    { terrain: 'woods', hexes: 'M8-9 N8-9' },
    { terrain: 'orchard', hexes: 'L2-3 K2' },
    { terrain: 'grain', hexes: 'A8-9 B9 C8-9', style: 'rows 25' },
    { terrain: 'low-crops', hexes: 'K8-9 J8-9', style: 'rows 70' },
  ],
  fences: [
    { feature: 'wall', sides: 'J3/4 J3/3 K4/4 J6/4 J6/5' },
    { feature: 'hedge', sides: 'L2/4 L2/5 K2/4 K2/5' },
    { feature: 'wall', around: 'C4', gates: 'C4/2 C4/3' },
  ],
}
