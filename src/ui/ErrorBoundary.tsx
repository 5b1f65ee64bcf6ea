import { Component, type ReactNode } from 'react'

/** Catches what a screen throws while it renders, and draws the fallback instead; `resetKey` (the address) starts it anew. */
export class ErrorBoundary extends Component<
  { fallback: (retry: () => void) => ReactNode; resetKey: string; children: ReactNode },
  { failedAt: string | null }
> {
  override state: { failedAt: string | null } = { failedAt: null }

  override componentDidCatch(): void {
    this.setState({ failedAt: this.props.resetKey })
  }

  static getDerivedStateFromError(): { failedAt: string } {
    return { failedAt: '' }
  }

  override componentDidUpdate(previous: { resetKey: string }): void {
    if (this.state.failedAt !== null && previous.resetKey !== this.props.resetKey) this.setState({ failedAt: null })
  }

  override render(): ReactNode {
    return this.state.failedAt === null
      ? this.props.children
      : this.props.fallback(() => this.setState({ failedAt: null }))
  }
}
