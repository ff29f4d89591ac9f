import { Button } from '../ui/form/Button.tsx'
import { Failure } from './Failure.tsx'

/** The last error boundary, for an error of the shell itself. Only a reload helps. */
export const RootError = () => (
  <main>
    <Failure title="Algo deu errado" sentence="A página encontrou um problema inesperado.">
      <Button onClick={() => window.location.reload()}>Recarregar a página</Button>
    </Failure>
  </main>
)
