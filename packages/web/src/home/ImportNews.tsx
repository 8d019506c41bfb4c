/** What came of a file that was brought in. */
import type { ReactNode } from 'react'
import { addressOf } from '../app/route.ts'
import { Icon } from '../icons.tsx'

export type News =
  | { readonly kind: 'reading'; readonly file: string }
  | { readonly kind: 'imported'; readonly id: string; readonly name: string; readonly decisions: number; readonly over: boolean }
  | { readonly kind: 'refused'; readonly file: string; readonly problems: readonly string[] }

export function ImportNews({ news, onClose }: { readonly news: News | undefined; readonly onClose: () => void }): ReactNode {
  return (
    <div aria-live="assertive">
      {news?.kind === 'reading' && <p className="home-note">Checking {news.file} …</p>}
      {news?.kind === 'imported' && (
        <div className="home-import-news">
          <p>
            <strong>{news.name}</strong> is here, with all {news.decisions} decisions checked.
          </p>
          <a
            className="ui-button ui-button-main"
            href={addressOf(news.over ? { place: 'result', id: news.id } : { place: 'play', id: news.id })}
          >
            {news.over ? 'See the result' : 'Play on'}
          </a>
          <button type="button" className="ui-button" onClick={onClose}>
            Later
          </button>
        </div>
      )}
      {news?.kind === 'refused' && (
        <div className="ui-refusal" data-testid="refusal">
          <h2>{news.file} was not imported</h2>
          <ul>
            {news.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
          <p>Nothing was changed: your games are as they were.</p>
          <button type="button" className="ui-button" onClick={onClose}>
            <Icon name="close" /> Close
          </button>
        </div>
      )}
    </div>
  )
}
