import { paths } from '../paths.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useRouteExists } from '../ui/routeExists.ts'

/** The banner of a student whose profile says that no transcript was imported. */
export const AvisoDeHistorico = () => {
  const routeExists = useRouteExists()
  const importar = paths.importarHistorico()
  return (
    <Notice
      tone="warning"
      title="Seu histórico acadêmico ainda não foi importado"
      actions={
        routeExists(importar) ? (
          <LinkButton to={importar} look="secondary" shape="compact">
            Importar histórico
          </LinkButton>
        ) : null
      }
    >
      Sem ele, as recomendações usam apenas os seus interesses.
    </Notice>
  )
}
