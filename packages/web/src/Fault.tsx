/** The last resort: something in the app broke. It says so, and what can be done, instead of a blank page. */
import { Component, type ReactNode } from 'react'

interface FaultProps {
  readonly children: ReactNode
}

interface FaultState {
  readonly reason: string | undefined
}

export class Fault extends Component<FaultProps, FaultState> {
  override state: FaultState = { reason: undefined }

  static getDerivedStateFromError(error: unknown): FaultState {
    return { reason: error instanceof Error ? error.message : String(error) }
  }

  override render(): ReactNode {
    const { reason } = this.state
    if (reason === undefined) return this.props.children
    return (
      <main className="ui-fault">
        <h1>This can’t be shown</h1>
        <p>{reason}</p>
        <p>Your games and your own files are untouched.</p>
        <button
          type="button"
          className="ui-button ui-button-main"
          onClick={() => {
            location.hash = '#/'
            this.setState({ reason: undefined })
          }}
        >
          Back to your games
        </button>
      </main>
    )
  }
}
