import type { Layout } from '../../useLayout.ts'
import { useLayout } from '../../useLayout.ts'

/** Where the board has no room for a card, what opens over it elsewhere opens in the dock. */
export const inSheetOn = (layout: Layout): boolean => layout === 'phone' || layout === 'landscape'

export const useIsSheet = (): boolean => inSheetOn(useLayout())
