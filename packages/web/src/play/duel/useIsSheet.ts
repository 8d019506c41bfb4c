import { useFrame } from '../table/useFrame.ts'

/** On a phone the dock is the sheet, and what opens over the board elsewhere opens in it. */
export const useIsSheet = (): boolean => useFrame().phone
