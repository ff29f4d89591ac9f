import { Component, type ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { toastError } from '../ui/toast.ts'

type Props = { onRetry: () => void; children: ReactNode }

/** The interests to choose from did not come: the profile around them stands (specification §8). */
export class FalhaDosInteresses extends Component<Props, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override componentDidCatch() {
    toastError('Erro ao carregar interesses')
  }
  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <Notice
        tone="danger"
        title="Erro ao carregar interesses"
        actions={
          <Button look="secondary" shape="compact" onClick={this.props.onRetry}>
            Tentar novamente
          </Button>
        }
      />
    )
  }
}
