/** State tabs on a counter's top edge. On a chip too small for words they are coloured strips. */
import type { ReactNode } from 'react'
import type { Bearing, Detail } from './face.ts'
import { placeTabs, TAB_HEIGHT, TABS, type TabName } from './tabs.ts'

interface TabsProps {
  readonly names: readonly TabName[]
  readonly below: readonly TabName[]
  /** Where arrows stand on the rim. */
  readonly arrows: readonly Bearing[]
  readonly detail: Detail
}

export function Tabs({ names: own, below, arrows, detail }: TabsProps): ReactNode {
  if (detail === 'full') return placeTabs(own, below, arrows).map((tab) => <WordTab key={tab.name} {...tab} />)
  const names = [...own, ...below]
  const width = 96 / Math.max(2, names.length)
  return names.map((name, i) => (
    <g key={name} transform={`translate(${2 + i * width} -20)`}>
      <rect className="counter-tab-card" width={width - 3} height="28" rx="6" fill={TABS[name].colour} />
      {names.length < 3 && (
        <use
          href={`#ctr-glyph-${TABS[name].glyph}`}
          className="counter-tab-glyph"
          transform={`translate(${width / 2 - 1.5} 14) scale(2.1)`}
        />
      )}
    </g>
  ))
}

function WordTab({ look, x, y, width, short }: ReturnType<typeof placeTabs>[number]): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="counter-tab-card" width={width} height={TAB_HEIGHT} rx="5" fill={look.colour} />
      <use href={`#ctr-glyph-${look.glyph}`} className="counter-tab-glyph" transform={`translate(11.6 ${TAB_HEIGHT / 2}) scale(1.22)`} />
      {!short && (
        <text x="20.4" y="17.4" className="counter-tab-word">
          {look.word}
        </text>
      )}
    </g>
  )
}
