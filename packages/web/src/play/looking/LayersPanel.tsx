/** What the board shows, to be left out and brought back. */
import type { ReactNode } from 'react'
import { Icon } from '../../icons.tsx'
import { LAYERS, type Layer } from './layers.ts'

interface LayersPanelProps {
  readonly hidden: readonly Layer[]
  readonly onHide: (hidden: readonly Layer[]) => void
  readonly onClose: () => void
}

export function LayersPanel({ hidden, onHide, onClose }: LayersPanelProps): ReactNode {
  const toggle = (layer: Layer): void => onHide(hidden.includes(layer) ? hidden.filter((each) => each !== layer) : [...hidden, layer])
  return (
    <section className="play-layers" aria-label="What the board shows" data-panel>
      <header>
        <h2>Layers</h2>
        <button type="button" className="ui-icon-button" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {(Object.keys(LAYERS) as Layer[]).map((layer) => (
        <label key={layer} className="ui-switch">
          <span>{LAYERS[layer]}</span>
          <input
            type="checkbox"
            role="switch"
            checked={!hidden.includes(layer)}
            aria-checked={!hidden.includes(layer)}
            onChange={() => toggle(layer)}
          />
        </label>
      ))}
    </section>
  )
}
