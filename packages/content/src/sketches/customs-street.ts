import type { Sketch } from '@firegroup/hexmap/draw'

/**
 * A border town of our own time: a customs house of two floors at the crossing, workshops and flats along one paved street, waste ground around. Nothing
 * grows that would hide a man from above; whoever comes by air finds open ground for his feet in the west, behind the market and on the playing field.
 */
export const customsStreet: Sketch = {
  id: 'customs-street',
  name: 'Customs Street',
  description: 'A modern border town: a customs house of two floors, flats and workshops along a paved street, waste ground and walls.',
  grid: { columns: 15, rows: 10, firstColumn: 'low' },
  ways: [
    { kind: 'paved-road', through: 'west A6 B5 C5 D5 E5 F6 G5 H6 I5 J6 K5 L5 M5 N6 O6 east' },
    { kind: 'paved-road', through: 'north H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 south' },
  ],
  buildings: [
    { hexes: 'I2-4', material: 'stone', shape: 'factory' },
    { hexes: 'G4', material: 'stone', shape: 'corner' },
    { hexes: 'G6', material: 'stone', shape: 'courtyard' },
    { hexes: 'I7', material: 'stone', shape: 'house' },
    { hexes: 'K6', material: 'stone', shape: 'house' },
    { hexes: 'E4', material: 'stone', shape: 'house' },
    { hexes: 'L4', material: 'wooden', shape: 'house' },
    { hexes: 'M6', material: 'wooden', shape: 'barn' },
    { hexes: 'K3', material: 'wooden', shape: 'cottage' },
    { hexes: 'F7', material: 'wooden', shape: 'house' },
    { hexes: 'D6', material: 'wooden', shape: 'cottage' },
    { hexes: 'G8', material: 'wooden', shape: 'barn' },
    { hexes: 'J8', material: 'wooden', shape: 'house' },
  ],
  areas: [
    { terrain: 'brush', hexes: 'B2-3 C2 C3' },
    { terrain: 'brush', hexes: 'E1-2 F2' },
    { terrain: 'brush', hexes: 'E8-9 F9' },
    { terrain: 'brush', hexes: 'B8-9 C8' },
    { terrain: 'brush', hexes: 'L8-9 M8' },
    { terrain: 'brush', hexes: 'M2-3 N3' },
  ],
  fences: [
    { feature: 'wall', sides: 'I4/2 I4/3' },
    { feature: 'wall', sides: 'G4/4 G4/5 G6/3 G6/4' },
    { feature: 'wall', sides: 'E4/5 E4/0 D6/3 D6/4' },
    { feature: 'wall', sides: 'L4/0 L4/1 K6/2 K6/3' },
  ],
}
