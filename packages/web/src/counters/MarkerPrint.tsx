/** Markers that lie on a hex: a sign above a value, or the value alone and large. */
import type { ReactNode } from 'react'
import type { MarkerFace } from './face.ts'

export function MarkerPrint({ face }: { face: MarkerFace }): ReactNode {
  const word = face.value.length > 2 && !/\d/.test(face.value)
  return (
    <>
      <use href="#ctr-card" />
      {face.glyph === '' ? (
        <text x="50" y="72" className="counter-marker-alone">
          {face.value}
        </text>
      ) : (
        <>
          <use href={`#ctr-glyph-${face.glyph}`} className="counter-marker-glyph" transform="translate(50 34) scale(4.4)" />
          <text x="50" y="88" className={word ? 'counter-marker-word' : 'counter-marker-value'}>
            {face.value.replace('-', '−')}
          </text>
        </>
      )}
    </>
  )
}
